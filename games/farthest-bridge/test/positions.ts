import { defaultOptions, isRefusal, ScriptedDice, sideBetween, type Seat } from '@club-route/engine';
import type { FarthestBridgeAction, FarthestBridgeDraft } from '../src/actions.ts';
import { board, BRIDGES, cellOf, labelOf } from '../src/data/board.ts';
import { MARKER_KINDS, type MarkerKind } from '../src/data/support.ts';
import { unitNamed } from '../src/data/units.ts';
import { farthestBridge } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import type { FarthestBridgeOptions } from '../src/options.ts';
import type { FarthestBridgeReport } from '../src/report.ts';
import { rebuildOccupancy } from '../src/rules/occupancy.ts';
import { GONE, WAITING, type FarthestBridgeState, type Phase } from '../src/state.ts';

/** Positions set up by hand, played by typed orders with dice laid out beforehand. */

export const usualRules = defaultOptions(farthestBridge.options);

export interface Plan {
  readonly phase?: Phase;
  readonly turn?: number;
  /** Unit → hex, `2620` or `2620 depleted`. Every unit that is not named anywhere is out of the game. */
  readonly units?: Readonly<Record<string, string>>;
  /** Units that are still to come. */
  readonly waiting?: readonly string[];
  /** Bridges that are demolished. */
  readonly down?: readonly string[];
  /** The hexside that the engineers bridge, such as `2621/2721`, named `spanAge` turns ago. */
  readonly span?: string;
  readonly spanAge?: number;
  readonly markers?: Partial<Record<MarkerKind, number>>;
  readonly options?: Partial<FarthestBridgeOptions>;
  /** Whether a pair of mobile enemies stands in the far corner, so that no phase ends for want of anything to do. */
  readonly bystanders?: boolean;
}

/** Apart while units move, face to face while they fight. */
function bystandersIn(phase: Phase): Readonly<Record<string, string>> {
  return { '3/29': phase === 'alliedCombat' || phase === 'germanCombat' ? '0123' : '0122', Hnke: '0124' };
}

/** Default: Allied movement of turn 5, no support fire, every bridge standing. */
export function position(plan: Plan): FarthestBridgeState {
  const { phase = 'alliedMove', turn = 5, units = {}, waiting = [], down = [], span, spanAge = 0 } = plan;
  const { markers = {}, options = {}, bystanders = true } = plan;
  const state = farthestBridge.setup({ ...usualRules, ...options, scenario: 'historic' }, new ScriptedDice([]));
  state.turn = turn;
  state.phase = phase;
  state.unitCell.fill(GONE);
  for (const id of waiting) state.unitCell[unit(id)] = WAITING;
  for (const [id, place] of Object.entries({ ...(bystanders ? bystandersIn(phase) : {}), ...units })) {
    const [hex = '', depleted] = place.split(' ');
    state.unitCell[unit(id)] = cellOf(hex);
    state.unitDepleted[unit(id)] = depleted === 'depleted' ? 1 : 0;
  }
  for (const id of down) state.bridgesDown |= 1 << bridge(id);
  if (span !== undefined) {
    state.spanSide = hexside(span);
    state.spanTurn = turn - spanAge;
  }
  state.markers.fill(0);
  for (const [index, kind] of MARKER_KINDS.entries()) state.markers[index] = markers[kind] ?? 0;
  rebuildOccupancy(state);
  return state;
}

export function unit(id: string): number {
  const found = unitNamed(id);
  if (found < 0) throw new Error(`there is no unit ${id}`);
  return found;
}

export function bridge(id: string): number {
  const found = BRIDGES.findIndex((one) => one.id === id);
  if (found < 0) throw new Error(`there is no bridge ${id}`);
  return found;
}

/** The side between two hexes, written `2621/2721`. */
export function hexside(text: string): number {
  const [one = '', two = ''] = text.split('/');
  const side = sideBetween(board, cellOf(one), cellOf(two));
  if (side < 0) throw new Error(`${text} is no hexside`);
  return side;
}

/** Gives a typed order for whoever is asked; the test fails if it is refused, or if dice are missing or left over. */
export function order(
  state: FarthestBridgeState,
  text: string,
  ...dice: readonly number[]
): readonly FarthestBridgeReport[] {
  const [seat] = farthestBridge.active(state);
  if (seat === undefined) throw new Error(`"${text}": the game is over`);
  const action = language.read(state, seat, text);
  if (isRefusal(action)) throw new Error(`"${text}": ${action.text}`);
  return perform(state, seat, action, ...dice);
}

/** Ends phases until that one begins. */
export function endUntil(state: FarthestBridgeState, phase: Phase): void {
  while (state.phase !== phase) order(state, 'end');
}

export function perform(
  state: FarthestBridgeState,
  seat: Seat,
  action: FarthestBridgeAction,
  ...dice: readonly number[]
): readonly FarthestBridgeReport[] {
  const refusal = farthestBridge.refuse(state, seat, action);
  if (refusal !== undefined) throw new Error(`${JSON.stringify(action)}: ${refusal.rule}: ${refusal.text}`);
  const scripted = new ScriptedDice(dice);
  const reports: FarthestBridgeReport[] = [];
  farthestBridge.apply(state, seat, action, scripted, reports);
  if (scripted.left > 0) throw new Error(`${scripted.left} dice are left over`);
  return reports;
}

/** The rule by which an order of whoever is asked is refused; nothing if it is legal. */
export function ruleAgainst(state: FarthestBridgeState, wish: string | FarthestBridgeAction): string | undefined {
  const seat = farthestBridge.active(state)[0]!;
  const action = typeof wish === 'string' ? language.read(state, seat, wish) : wish;
  if (isRefusal(action)) throw new Error(`"${JSON.stringify(wish)}": ${action.text}`);
  const refusal = farthestBridge.refuse(state, seat, action);
  // A rule alone helps nobody: what is wrong is said in a sentence.
  if (refusal !== undefined && !/^[A-Z0-9].*[.!?]$/.test(refusal.text))
    throw new Error(`poorly refused: "${refusal.text}"`);
  return refusal?.rule;
}

/** Where a unit is: `2620`, `2620 depleted`, `waiting` or `gone`. */
export function where(state: FarthestBridgeState, id: string): string {
  const cell = state.unitCell[unit(id)]!;
  if (cell === WAITING) return 'waiting';
  if (cell === GONE) return 'gone';
  return labelOf(cell) + (state.unitDepleted[unit(id)] === 1 ? ' depleted' : '');
}

/** What is asked of whom: `german demolition`. */
export function asked(state: FarthestBridgeState): string {
  return `${farthestBridge.active(state).join(' and ')} ${state.step}`;
}

/** The whole actions that whoever is asked is offered, perhaps within a decision. */
export function offered(state: FarthestBridgeState, draft?: FarthestBridgeDraft): readonly FarthestBridgeAction[] {
  const seat = farthestBridge.active(state)[0]!;
  return farthestBridge.actions(state, seat, draft).flatMap((choice) => choice.action ?? []);
}

/** The hexes a unit on the map is offered to march to. */
export function destinations(state: FarthestBridgeState, id: string): ReadonlySet<string> {
  const actions = offered(state, { kind: 'unit', unit: unit(id) });
  return new Set(actions.flatMap((action) => (action.kind === 'move' ? [labelOf(action.to)] : [])));
}

/** The kinds of decisions that whoever is asked is offered, by their typed form. */
export function orders(state: FarthestBridgeState): readonly string[] {
  return offered(state).map((action) => language.write(state, action));
}

/** The rule that forbids a way, hex by hex; nothing if it is legal. */
export function along(state: FarthestBridgeState, id: string, ...hexes: readonly string[]): string | undefined {
  return ruleAgainst(state, `${id} by ${hexes.join(' ')}`);
}
