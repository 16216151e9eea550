import { NO_OFFER, pressableUnits, roundOfUnits, traysBy } from '@club-route/engine';
import { airChoices } from '../choices/air.ts';
import type { DescentAction } from '../actions.ts';
import { AIRFIELDS, cellOf, forEachNeighbour } from '../data/board.ts';
import { ALLIED_POOL, ALLIED_POOL_NAMES } from '../data/units.ts';
import { cellName, counted, dateOf, formationName, hexsideName, listed, unitName } from '../language/names.ts';
import { forecastDrop } from '../forecast/drop.ts';
import { costOf, landsByPlane, refuseDrop } from '../phases/drop.ts';
import { WAITING, type DescentState } from '../state.ts';
import { impulseName, moversOffer } from './pick.ts';
import type { DescentButton, DescentGroup, DescentOffer } from './types.ts';

/** H-08: before the first move the Allies flip bridging units back, roll for the weather and drop. */
export function airOffer(state: DescentState): DescentOffer {
  const found = airChoices(state);
  const drops = found.flatMap(({ draft }) => (draft?.kind === 'drop' ? [draft] : []));
  const flying: DescentOffer['units'] = pressableUnits(
    drops.map(({ unit }) => unit),
    () => undefined,
    (unit) => ({ draft: { kind: 'drop', unit } }),
  );
  const { transportPoints, landers } = state;
  const rest = dropRest(
    state,
    drops.map(({ unit }) => unit),
  );
  const many: readonly DescentGroup[] =
    rest.length === 0 ? [] : [{ title: 'Several at once', kind: 'list', choices: rest }];
  // Whoever moves ends the air phase, so that nobody is lit for it.
  const movers = landers.length === 0 ? moversOffer(state, 'allied', 'still') : undefined;
  return {
    ...NO_OFFER,
    ...movers,
    entries: [],
    units: new Map([...(movers?.units ?? []), ...flying]),
    head: {
      title: `Air transport, ${impulseName(state).toLowerCase()}, ${dateOf(state.turn)}`,
      words: `${counted(transportPoints, 'transport point')} left. ${weatherWords(state)}`,
    },
    hint: hintOf(drops.length > 0, landers.length > 0),
    trays: traysBy(
      [...flying.keys()],
      (unit) => `${formationName(ALLIED_POOL_NAMES[ALLIED_POOL[unit]])}, ${counted(costOf({ unit }), 'point')} each`,
    ),
    groups: [
      ...many,
      {
        title: 'Before the first move',
        kind: 'works',
        choices: found.flatMap(({ action, draft }) => buttonOf(state, action ?? draft)),
      },
    ],
    end: {
      label: landers.length === 0 ? 'End the air phase' : landLabel(state),
      left: drops.length === 0 || transportPoints === 0 ? '' : `${counted(transportPoints, 'transport point')} left.`,
      grave: 'Allied Airborne Operations',
      action: { kind: 'end' },
    },
    place: (unit) => (movers?.units.has(unit) ? movers.place(unit) : { at: goalOf(state, unit), around: [] }),
    round: roundOfUnits(flying),
  };
}

function hintOf(canDrop: boolean, hasDropped: boolean): string {
  if (canDrop)
    return 'Select a unit, then the hex where it lands. All units land together when you end the air phase. Your first move also ends it.';
  return hasDropped ? 'All units land together.' : 'Your first move also ends the air phase.';
}

function weatherWords({ weather }: DescentState): string {
  return weather === 'unknown' ? 'You do not know the weather yet.' : `The weather is ${weather}.`;
}

/** A few hexes by their names; many by their number, because a button is no list. */
function landLabel({ landers }: DescentState): string {
  const cells = [...new Set(landers.map(({ cell }) => cell))];
  return cells.length > NAMED ? `Land at ${cells.length} hexes` : `Land at ${listed(cells.map(cellName))}`;
}
const NAMED = 3;

/** Where each division was meant to land. */
const GOALS: Readonly<Record<string, number>> = {
  '1 Abn XX': cellOf('2105'),
  'Polish X': cellOf('2105'),
  '82 Abn XX': cellOf('1910'),
  '101 Abn XX': cellOf('1021'),
};

/** Where the eye goes for a unit that may drop: to those of its division in the air, or to its goal; where it is safe. */
function goalOf(state: DescentState, unit: number): number {
  const friend = state.landers.findLast(
    (lander) => lander.unit !== undefined && ALLIED_POOL[lander.unit] === ALLIED_POOL[unit],
  );
  const goal = friend?.cell ?? GOALS[ALLIED_POOL_NAMES[ALLIED_POOL[unit]]] ?? AIRFIELDS[0];
  return landsByPlane({ unit }) ? goal : (cellsAround(goal).find((cell) => isSafe(state, unit, cell)) ?? goal);
}

/** So far from its goal a unit may be set down rather than into known fire. */
const FARTHEST = 4;

/** Hexes round a goal, the nearest first. */
function cellsAround(goal: number): readonly number[] {
  let cells: readonly number[] = [goal];
  for (let ring = 0; ring < FARTHEST; ring++) {
    const further = new Set(cells);
    for (const cell of cells) forEachNeighbour(cell, (near) => void further.add(near));
    cells = [...further];
  }
  return cells;
}

/** Whether nothing that is known can hurt a unit that drops there. */
function isSafe(state: DescentState, unit: number, cell: number): boolean {
  if (refuseDrop(state, { unit }, cell) !== undefined) return false;
  const { reduced, lost } = forecastDrop(state, { unit }, cell);
  return reduced === 0 && lost === 0;
}

/** 1.7: whoever is left of a division drops near its goal, where nothing known can hurt, as far as the points go. */
function dropRest(state: DescentState, units: readonly number[]): readonly DescentButton[] {
  return [...new Set(units.map((unit) => ALLIED_POOL[unit]))].flatMap((pool): DescentButton[] => {
    const those = units.filter((unit) => ALLIED_POOL[unit] === pool && !landsByPlane({ unit }));
    const cells = those.length < 2 ? [] : cellsAround(goalOf(state, those[0]));
    const room = new Map(cells.map((cell) => [cell, ROOM - landersAt(state, cell)]));
    let points = state.transportPoints;
    const orders = those.flatMap((unit): DescentAction[] => {
      const cell = cells.find((one) => room.get(one)! > 0 && isSafe(state, unit, one));
      if (cell === undefined || costOf({ unit }) > points) return [];
      points -= costOf({ unit });
      room.set(cell, room.get(cell)! - 1);
      return [{ kind: 'drop', unit, cell }];
    });
    const [action, ...further] = orders;
    if (action === undefined || further.length === 0) return [];
    return [
      {
        label: `Drop the rest of ${formationName(ALLIED_POOL_NAMES[pool])}`,
        note: `${counted(orders.length, 'unit')}, away from known antiaircraft fire`,
        press: { action, further },
      },
    ];
  });
}

/** 6.7: so many units fit into a hex. */
const ROOM = 3;

function landersAt({ landers }: DescentState, cell: number): number {
  return landers.filter((lander) => lander.cell === cell && lander.unit !== undefined).length;
}

function landingMarkers({ landers }: DescentState): number {
  return landers.filter(({ marker }) => marker !== undefined).length;
}

type Found = ReturnType<typeof airChoices>[number];

function buttonOf(state: DescentState, made: Found['action'] | Found['draft']): readonly DescentButton[] {
  switch (made?.kind) {
    case 'flip':
      return [
        {
          label: `Dismantle the bridge of ${unitName(made.unit)}`,
          note: hexsideName(state.unitSpan[made.unit]),
          press: { action: made },
        },
      ];
    case 'weather':
      return [{ label: 'Roll for the weather', note: '1–2 poor, 3–4 marginal, 5–6 good', press: { action: made } }];
    case 'supply':
      return 'cell' in made
        ? []
        : [
            {
              label: 'Drop air supplies',
              note: `${costOf({ marker: 0 })} points, ${state.markerCell.filter((cell) => cell === WAITING).length - landingMarkers(state)} left`,
              press: { draft: made },
            },
          ];
    default:
      return [];
  }
}
