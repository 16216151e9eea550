import type { Action, GameModule, Report, Seat } from '../contract.ts';
import type { OptionValues } from '../options.ts';
import type { StateObject } from '../state/shape.ts';
import { wholeActions } from '../whole-actions.ts';

/** More choices than this nobody reads; the notation says them all. */
const MOST_LISTED = 24;

/** Every whole action of a seat with its label, to be numbered from 1; nothing where there are too many to read. */
export function listedActions<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  { game, language }: GameModule<S, A, O, D, R>,
  state: S,
  seat: Seat,
): readonly { readonly action: A; readonly label: string }[] {
  const actions = wholeActions(game, state, seat, MOST_LISTED) ?? [];
  return actions.map((action) => ({
    action,
    label: language.label(state, seat, { action, draft: undefined, ends: false }),
  }));
}
