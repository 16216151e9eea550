import { defaultOptions, isRefusal, Match } from '@club-route/engine';
import {
  ALLIED,
  battleCard,
  language,
  type BattleCardAction,
  type BattleCardOptions,
  type BattleCardState,
} from '../src/index.ts';

export const printedRules = defaultOptions(battleCard.options);

export type BattleCardMatch = ReturnType<typeof startTyped>;

/** A match whose dice are laid out by the test. */
export function startTyped(options: Partial<BattleCardOptions> = {}) {
  return Match.start(battleCard, { ...printedRules, ...options }, { kind: 'typed' }, 'test');
}

/** Gives an order in the typed notation with these dice; the test fails if it is refused. */
export function order(match: BattleCardMatch, text: string, ...dice: readonly number[]): void {
  const action = language.read(match.state, ALLIED, text);
  if (isRefusal(action)) throw new Error(action.text);
  const done = match.act(ALLIED, action, dice);
  if (isRefusal(done)) throw new Error(`${done.rule}: ${done.text}`);
}

/** The pieces as the specification writes them: `E 6/2★ G 6/2 N –/1 A 5/2`, Allied against German, ★ Allied control. */
export function pieces(state: BattleCardState): string {
  return ['E', 'G', 'N', 'A']
    .map((letter, area) => {
      const show = (strength: number): string => (strength === 0 ? '–' : String(strength));
      return `${letter} ${show(state.allied[area]!)}/${show(state.german[area]!)}${state.control[area] === 1 ? '★' : ''}`;
    })
    .join(' ');
}

/** A position in the middle of a game, set up by hand. */
export function position(
  change: (state: BattleCardState) => void,
  options: Partial<BattleCardOptions> = {},
): BattleCardState {
  const state = startTyped(options).state;
  state.phase = 'orders';
  change(state);
  return state;
}

export function allOrders(kind: 'attack' | 'defend', state: BattleCardState): BattleCardAction {
  const read = language.read(state, ALLIED, `${kind} all`);
  if (isRefusal(read)) throw new Error(read.text);
  return read;
}
