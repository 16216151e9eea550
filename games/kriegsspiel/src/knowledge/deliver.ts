import { IN_REACH } from '../data/structures.ts';
import { neighboursOf } from '../data/board.ts';
import type { Command } from '../data/headquarters.ts';
import { commanderOf } from '../data/organisation.ts';
import { UNITS } from '../data/units.ts';
import type { UnitClass } from '../data/rows.ts';
import { record, rollBetween, type Moment, type Note } from '../clock/moment.ts';
import { reportGetsThrough } from '../rules/communication.ts';
import { enemiesSeen, isInContact } from '../rules/contacts.ts';
import { isRuin, structureStateOf } from '../rules/truth.ts';
import { companiesNow, isEngaged, stateOf } from '../rules/units.ts';
import { WAITING, type CampaignState } from '../state.ts';
import { COMBAT_MINUTES } from '../data/times.ts';
import {
  REPORT_EVENTS,
  type Dispatch,
  type Recipient,
  type ReportedState,
  type SeenKind,
  type Sighting,
  type SightingLevel,
  type Size,
  type UnitReport,
} from './dispatch.ts';
import { learn } from './learn.ts';

/** A dispatch arrives: it lies in the receiver's mail, and he knows what it says. */
export function deliver(moment: Moment, to: Recipient, dispatch: Dispatch): void {
  if (to === 'umpire' || !keepBack(moment, to, dispatch)) handOver(moment, to, dispatch);
}

/** 25: the umpire keeps it, if he has said so. */
function keepBack(moment: Moment, to: Command, dispatch: Dispatch): boolean {
  const { state } = moment;
  if (!isWithheld(state, to, dispatch)) return false;
  const id = ++state.heldSoFar;
  state.held = [...state.held, { id, to, dispatch }];
  record(moment, { kind: 'held', minute: state.minute, id, to, dispatch, discloses: true });
  return true;
}

/** 25: what the umpire may keep back: reports and messages, nothing that counts squadrons. */
function isWithheld(state: CampaignState, to: Command, dispatch: Dispatch): boolean {
  if (dispatch.kind !== 'report' && dispatch.kind !== 'message' && dispatch.kind !== 'air recce') return false;
  const unit = dispatch.kind === 'report' ? dispatch.unit : undefined;
  return state.withheld.some((one) => ('unit' in one ? one.unit === unit : one.command === to));
}

/** Whatever the umpire thinks of it. */
export function handOver({ state, reports }: Moment, to: Recipient, dispatch: Dispatch): void {
  state[`${to}Mail`].push(dispatch);
  if (to !== 'umpire') learn(state, to, dispatch);
  reports?.push({ kind: 'dispatch', to, dispatch, discloses: true });
}

/** Phase 7: units report, one message each, and some messages go missing (5.4, G27). */
export function sendReports(moment: Moment): void {
  const { state } = moment;
  const units = [...new Set(moment.notes.map(({ unit }) => unit))];
  const brought: UnitReport[] = [];
  for (const unit of units) {
    const notes = moment.notes.filter((note) => note.unit === unit);
    const alive = stateOf(state, unit) !== 'merged' && stateOf(state, unit) !== 'destroyed';
    if (!alive) continue;
    if (notes.every(({ certain }) => certain !== true) && !reportGetsThrough(moment, unit)) continue;
    const report = reportOf(moment, unit, notes);
    if (!keepBack(moment, commanderOf(state, unit), report)) brought.push(report);
    state.toReport = state.toReport.with(unit, []);
  }
  moment.notes.length = 0;
  // They come by number: the order in which things happened depends on enemies whom nobody sees.
  for (const report of brought.toSorted((one, two) => one.unit - two.unit))
    handOver(moment, commanderOf(state, report.unit), report);
}

function reportOf(moment: Moment, unit: number, notes: readonly Note[]): UnitReport {
  const { state } = moment;
  const cell = state.unitCell[unit];
  const main = notes.toSorted((one, two) => rank(one) - rank(two))[0];
  const levels = new Map(notes.flatMap((note) => [...(note.levels ?? [])]));
  const combat = state.combats.find(({ fights }) =>
    fights.some((fight) => fight.attacker === unit || fight.target === unit),
  );
  const ref = main.ref ?? state.chains[unit]?.ref ?? undefined;
  return {
    kind: 'report',
    minute: state.minute,
    unit,
    event: main.event,
    cell: cell < 0 ? WAITING : cell,
    state: reportedState(state, unit),
    strength: state.unitStrength[unit],
    supplied: state.unitSupplied[unit] === 1,
    sightings: bySquare(
      enemiesSeen(state, unit).map((enemy) => sightingOf(moment, enemy, levels.get(enemy) ?? 'seen')),
    ),
    structures:
      cell < 0 ? [] : IN_REACH[cell].map((structure) => [structure, structureStateOf(state, structure)] as const),
    ruins: cell < 0 ? [] : [cell, ...neighboursOf(cell)].filter((near) => isRuin(state, near)),
    lost: state.toReport[unit],
    ...(combat === undefined ? {} : { next: combat.opened + COMBAT_MINUTES }),
    ...(ref === undefined ? {} : { ref }),
  };
}

/** In the order of their squares: that of their numbers would tell who of them is who. */
export function bySquare(sightings: readonly Sighting[]): readonly Sighting[] {
  return sightings.toSorted((one, two) => one.cell - two.cell);
}

/** The gravest event gives the report its name. */
function rank({ event }: Note): number {
  return GRAVITY.indexOf(event);
}
const GRAVITY = ['combat', 'contact', 'bombarded', 'bridge', 'impossible', 'enemy in sight'].concat(REPORT_EVENTS);

function reportedState(state: CampaignState, unit: number): ReportedState {
  const now = stateOf(state, unit);
  if (now === 'merged' || now === 'destroyed') return 'lost';
  if (now === 'in battle') return 'engaged';
  if (now !== 'halted' && now !== 'moving') return now;
  if (isEngaged(state, unit)) return 'engaged';
  return isInContact(state, unit) ? 'contact' : now;
}

const SEEN_AS: Readonly<Record<UnitClass, SeenKind>> = {
  infantry: 'infantry',
  para: 'infantry',
  glider: 'infantry',
  polish: 'infantry',
  mech: 'armour',
  armor: 'armour',
  recon: 'recce',
  engineer: 'engineers',
  artillery: 'artillery',
  'sp artillery': 'artillery',
  'glider artillery': 'artillery',
};

/** R9: what an observer can say of an enemy. */
export function sightingOf(moment: Moment, enemy: number, level: SightingLevel): Sighting {
  const { state } = moment;
  const seen = { cell: state.unitCell[enemy], kind: SEEN_AS[UNITS[enemy].kind], level };
  const companies = companiesNow(state, enemy);
  switch (level) {
    case 'seen':
      return { ...seen, size: sizeOf(companies) };
    case 'engaged':
      // R76, G112: one off at most, and never below one.
      return { ...seen, companies: Math.max(1, companies + rollBetween(moment, -1, 1, 'estimate of companies')) };
    case 'close':
      return { ...seen, companies, unit: enemy };
  }
}

function sizeOf(companies: number): Size {
  if (companies <= 3) return 'small';
  return companies <= 6 ? 'medium' : 'large';
}
