import { defaultOptions, sideBetween, stepBetween } from '@club-route/engine';
import { board, BRIDGES, cellOf, labelOf, SITE } from '../src/data/board.ts';
import { numberOf, UNIT_NAMES } from '../src/data/units.ts';
import { optionsSchema, type DescentOptions } from '../src/options.ts';
import { layOut } from '../src/phases/set-up.ts';
import { ALLIED_OWNER, GONE, NONE, type DescentState, type ImpulseKind } from '../src/state.ts';

/** Positions set up by hand. */

export const usualRules = defaultOptions(optionsSchema);

export interface Plan {
  readonly options?: Partial<DescentOptions>;
  readonly turn?: number;
  readonly side?: 'allied' | 'german';
  readonly impulse?: ImpulseKind;
  /** Unit -> hex and, behind it, what is not usual: `reduced`, `moved`, `span 1022`. */
  readonly units?: Readonly<Record<string, string>>;
  /** Bridges that the Allies control, and that are blown. */
  readonly allied?: readonly string[];
  readonly blown?: readonly string[];
  /** Cities and airfields that the Allies control, by hex. */
  readonly taken?: readonly string[];
  /** Hexes of Air Supply markers. */
  readonly markers?: readonly string[];
}

/** Nobody is on the map but those named. Default: the road impulse of an Allied player turn on the fifth day. */
export function position(plan: Plan): DescentState {
  const state = layOut({ ...usualRules, ...plan.options });
  state.turn = plan.turn ?? 5;
  state.side = plan.side ?? 'allied';
  state.impulse = plan.impulse ?? 'road';
  state.unitCell.fill(GONE);
  for (const [id, text] of Object.entries(plan.units ?? {})) stand(state, id, text);
  for (const id of plan.allied ?? []) state.bridgeOwner[bridge(id)] = ALLIED_OWNER;
  for (const id of plan.blown ?? []) state.bridgeBlown[bridge(id)] = 1;
  for (const hex of plan.taken ?? []) state.siteOwner[SITE[cellOf(hex)]] = ALLIED_OWNER;
  for (const [marker, hex] of (plan.markers ?? []).entries()) state.markerCell[marker] = cellOf(hex);
  return state;
}

function stand(state: DescentState, id: string, text: string): void {
  const unit = numberOf(id);
  const [hex, ...words] = text.split(' ');
  state.unitCell[unit] = cellOf(hex);
  if (words.includes('reduced')) state.unitSteps[unit] = 1;
  if (words.includes('moved')) state.unitMoved[unit] = 1;
  const span = words.indexOf('span');
  state.unitSpan[unit] = span < 0 ? NONE : side(hex, words[span + 1]);
}

export function bridge(id: string): number {
  const found = BRIDGES.findIndex((one) => one.id === id);
  if (found < 0) throw new Error(`there is no bridge ${id}`);
  return found;
}

export function side(from: string, to: string): number {
  return sideBetween(board, cellOf(from), cellOf(to));
}

export function step(from: string, to: string): number {
  return stepBetween(board, cellOf(from), cellOf(to));
}

export function labels(cells: readonly number[]): string {
  return cells.map(labelOf).toSorted().join(' ');
}

export function names(units: readonly number[]): readonly string[] {
  return units.map((unit) => UNIT_NAMES[unit]);
}
