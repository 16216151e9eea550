import type { Dice } from '@club-route/engine';
import type { ReportEvent, SightingLevel } from '../knowledge/dispatch.ts';
import type { CampaignReport, TrueEvent } from '../report.ts';
import type { CampaignState } from '../state.ts';

/** One minute being worked out: the state, the dice, and what is still to come in a later phase of it (G28). */
export interface Moment {
  readonly state: CampaignState;
  readonly dice: Dice;
  readonly reports: ReportSink | undefined;
  /** Units that have something to report in phase 7. */
  readonly notes: Note[];
  /** Units that must open a combat in phase 5: they came into contact, or their orders begin there. */
  readonly obliged: Set<number>;
  /** Units whose orders have come now. */
  readonly ordered: Set<number>;
}

/** Takes what is reported, in the order in which it is seen. */
export interface ReportSink {
  push(report: CampaignReport): unknown;
}

export interface Note {
  readonly unit: number;
  readonly event: ReportEvent;
  /** Enemies of which it knows more than that they are there. */
  readonly levels?: ReadonlyMap<number, SightingLevel>;
  readonly ref?: string | null | undefined;
  /** G34: known to the headquarters without a roll. */
  readonly certain?: true;
}

export function momentOf(state: CampaignState, dice: Dice, reports: ReportSink | undefined): Moment {
  return { state, dice, reports, notes: [], obliged: new Set(), ordered: new Set() };
}

/** What units have still to report, and who must still fight, when a minute or a turn goes on. */
export function takeUp({ state, notes, obliged }: Moment): void {
  for (const { unit, event, levels, ref, certain } of state.saved)
    notes.push({ unit, event, levels: new Map(levels), ref, ...(certain ? { certain: true as const } : {}) });
  for (const unit of state.obliged) obliged.add(unit);
  if (state.saved.length > 0) state.saved = [];
}

/** Puts away what is left to do, until the next action. */
export function putAway(moment: Moment): void {
  const { state, notes } = moment;
  state.saved = notes.map(({ unit, event, levels, ref, certain }) => ({
    unit,
    event,
    levels: [...(levels ?? [])],
    ref: ref ?? null,
    certain: certain === true,
  }));
  notes.length = 0;
  putOff(moment);
}

/** The same of combats alone. */
export function putOff({ state, obliged }: Moment): void {
  if (obliged.size > 0 || state.obliged.length > 0) state.obliged = [...obliged].toSorted((one, two) => one - two);
}

/** Dice that nobody sees but the umpire. */
const UMPIRE_ONLY = ['umpire'];

export function roll({ dice }: Moment, purpose: string): number {
  return dice.d6(purpose, UMPIRE_ONLY);
}

export function rollAverage({ dice }: Moment, purpose: string): number {
  return dice.average(purpose, UMPIRE_ONLY);
}

export function rollBetween({ dice }: Moment, low: number, high: number, purpose: string): number {
  return dice.between(low, high, purpose, UMPIRE_ONLY);
}

/** Two dice, rolled again as long as they are equal. */
export function rollOff(moment: Moment, purpose: string): readonly [number, number] {
  for (;;) {
    const own = roll(moment, purpose);
    const other = roll(moment, purpose);
    if (own !== other) return [own, other];
  }
}

/** G115: one of several, in the order of their numbers; nothing is drawn where there is one. */
export function pickOne<T>(moment: Moment, list: readonly T[], purpose: string): T {
  return list.length === 1 ? list[0] : list[rollBetween(moment, 1, list.length, purpose) - 1];
}

/** Something true happened: it stands in the umpire's record. */
export function record({ state, reports }: Moment, event: TrueEvent): void {
  state.events.push(event);
  reports?.push(event);
}

/** A unit has something to report at the end of this minute. */
export function note(moment: Moment, unit: number, event: ReportEvent, more: Omit<Note, 'unit' | 'event'> = {}): void {
  moment.notes.push({ unit, event, ...more });
}
