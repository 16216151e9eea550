import type { Seat } from '@club-route/engine';
import {
  airSideOf,
  CHIEF,
  commandsOf,
  defaultPlan,
  distance,
  ENTRIES,
  ENTRY_OF,
  isCommander,
  isReserve,
  labelOf,
  optionsOf,
  organisationOf,
  REPORTED_STATES,
  SIDE_OF_COMMAND,
  STRUCTURES,
  structureName,
  UNITS,
  unitsUnder,
  type CampaignState,
  type Command,
  ZONES,
} from '@club-route/kriegsspiel';
import type { CampaignController } from '../types.ts';

export interface Template {
  readonly name: string;
  readonly text: string;
}

/** Letters to begin with, for a unit where one is selected. */
export function templatesFor(
  { now: state, seat, module }: CampaignController,
  chosen: number | undefined,
): readonly Template[] {
  if (!isCommander(seat)) return umpireTemplates(state);
  const unit = UNITS[chosen ?? unitToName(state, seat) ?? -1]?.id;
  const isLift = organisationOf(state).lift === seat;
  return [
    ...(unit === undefined ? [] : unitTemplates(unit)),
    ...(airSideOf(state, seat) === undefined
      ? []
      : [
          { name: 'Air patrol', text: 'TO AIR\nPATROL ' },
          { name: 'Air recce', text: 'TO AIR\nAIR RECCE ' },
        ]),
    ...(isLift && state.plan !== null
      ? [
          {
            name: 'The landing plan, to change it',
            text: module.language.write(state, { kind: 'plan', ...state.plan }),
          },
        ]
      : []),
    ...othersOf(state, seat).map((other) => ({ name: `Message to ${other} HQ`, text: `TO ${other} HQ\nMESSAGE: ` })),
    { name: 'Letter to the umpire', text: 'LETTER: ' },
  ];
}

/** What an empty letter shows: an order to a unit of the seat, or what a seat without units writes. */
export function exampleFor({ now: state, seat }: CampaignController): string {
  if (!isCommander(seat)) return 'SET WEATHER POOR BECAUSE it rains';
  const unit = unitToName(state, seat);
  if (unit !== undefined)
    return `TO ${UNITS[unit].id}\nMOVE TO ${bridgeNear(state, seat, unit)} BY ROAD\nIF CONTACT ATTACK`;
  return airSideOf(state, seat) === undefined
    ? 'LETTER: When does the next lift fly?'
    : 'TO AIR\nAIR RECCE 3845 TO 4048';
}

/** The bridges of the one road, from south to north. */
const ON_CLUB_ROUTE = ['son-bridge', 'veghel-bridge', 'grave-bridge', 'nijmegen-bridge', 'arnhem-bridge'].map((id) =>
  STRUCTURES.findIndex((structure) => structure.id === id),
);
/** Who comes up that road. */
const COMES_UP_IT: ReadonlySet<Seat> = new Set(['xxx', 'guards', 'div43', 'corps']);

/**
 * The nearest road bridge at which the unit does not stand already, as orders write it; for who comes up Club Route the next
 * one on it.
 */
function bridgeNear(state: CampaignState, seat: Seat, unit: number): string {
  const from = placeOf(state, unit);
  const ahead = ON_CLUB_ROUTE.find((structure) =>
    STRUCTURES[structure].banks.every((bank) => rowOf(bank) > rowOf(from)),
  );
  if (COMES_UP_IT.has(seat) && ahead !== undefined) return nameInOrders(ahead);
  const away = (structure: number): number =>
    Math.min(...STRUCTURES[structure].banks.map((bank) => distance(from, bank)));
  const bridges = [...STRUCTURES.keys()].filter((structure) => {
    const { kind, banks } = STRUCTURES[structure];
    return kind !== 'rail' && kind !== 'ferry' && !banks.includes(from);
  });
  const nearest = bridges.reduce((best, structure) => (away(structure) < away(best) ? structure : best));
  return nameInOrders(nearest);
}

function nameInOrders(structure: number): string {
  return structureName(structure).replaceAll('-', ' ');
}

/** Squares are numbered from the south. */
function rowOf(cell: number): number {
  return Number(labelOf(cell).slice(2));
}

/** Where it was last reported, else where it will land or enter. */
function placeOf(state: CampaignState, unit: number): number {
  if (state.knownCell[unit] >= 0) return state.knownCell[unit];
  if (ENTRY_OF[unit] >= 0) return ENTRIES[ENTRY_OF[unit]].cells[0];
  const { landing } = state.plan ?? defaultPlan(optionsOf(state).supply1Abn);
  return ZONES[landing[unit]]?.cell ?? 0;
}

/** A unit to write to: one that has reported where it is, else one that is still to come. */
function unitToName(state: CampaignState, seat: Command): number | undefined {
  const units = unitsUnder(state, seat).filter(
    (unit) => !isReserve(unit) && REPORTED_STATES[state.knownState[unit]] !== 'lost',
  );
  return units.find((unit) => state.knownCell[unit] >= 0) ?? units[0];
}

function unitTemplates(unit: string): readonly Template[] {
  return [
    { name: 'Move by road and hold', text: `TO ${unit}\nMOVE TO \nIF CONTACT HOLD\nHOLD` },
    { name: 'Attack at a time, with guns', text: `TO ${unit}\nAT +30\nATTACK \nWITH GUNS ` },
    { name: 'Wait, then move', text: `TO ${unit}\nWAIT UNTIL 18 0600\nMOVE TO ` },
    { name: 'Ask for a report', text: `TO ${unit}\nREPORT ALL` },
    { name: 'Cancel all orders', text: `TO ${unit}\nCANCEL ALL` },
  ];
}

/** The headquarters of the other seats of his side. */
function othersOf(state: CampaignState, seat: Seat & Command): readonly string[] {
  const own = SIDE_OF_COMMAND[seat];
  return commandsOf(state)
    .filter((other) => other !== seat && SIDE_OF_COMMAND[other] === own)
    .map((other) => CHIEF[other]);
}

/** 25: what an umpire may write, each as it is typed. */
function umpireTemplates(state: CampaignState): readonly Template[] {
  const command = commandsOf(state)[0].toUpperCase();
  return [
    { name: 'Write to a commander', text: `WRITE ${command}: ` },
    { name: 'Set the weather', text: 'SET WEATHER GOOD BECAUSE ' },
    { name: 'Set the strength of a unit', text: 'SET STRENGTH OF 1/506 TO 80 BECAUSE ' },
    { name: 'Move a unit to a square', text: 'SET SQUARE OF 1/506 TO 0910 BECAUSE ' },
    { name: 'Set a bridge', text: 'SET STATE OF SON-BRIDGE TO DESTROYED BECAUSE ' },
    { name: 'Lay a town in ruins', text: 'SET RUIN OF 0910 TO YES BECAUSE ' },
    { name: 'Set squadrons', text: 'SET SQUADRONS OF ALLIED TO 3 BECAUSE ' },
    { name: 'Set the lift', text: 'SET LIFT OF 18 TO 6 BECAUSE ' },
    { name: 'Set points', text: 'SET POINTS OF ALLIED TO 10 BECAUSE ' },
    { name: 'Add a unit', text: 'ADD UNIT 1/506 AT 0910 BECAUSE ' },
    { name: 'Force an order', text: `FORCE ${command} BECAUSE the corps orders it\nTO 1/506\nMOVE TO 0910` },
    { name: 'Veto the orders of a unit', text: 'VETO 1/506 BECAUSE ' },
    { name: 'Hold reports back', text: `HOLD REPORTS TO ${command} BECAUSE ` },
    { name: 'Let reports go again', text: `RESUME REPORTS TO ${command} BECAUSE ` },
    { name: 'Forge a report', text: 'FORGE REPORT OF 1/506 AT 0910 STATE HALTED STRENGTH 90 BECAUSE ' },
    { name: 'Forge a message', text: `FORGE MESSAGE TO ${command} FROM AIRBORNE HQ BECAUSE a rumour\n` },
    { name: 'Roll dice', text: 'ROLL 2 FOR ' },
  ];
}
