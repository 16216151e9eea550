import type { Action, GameModule, Refusal, Report, Seat } from '../contract.ts';
import { EMPTY_HAND } from '../offer.ts';
import type { OptionValues } from '../options.ts';
import type { StateObject } from '../state/shape.ts';
import { canonical } from './canonical.ts';

/** Why somebody is asked once whether an action is meant: the game says so, or it ends a phase with much left undone. */
export function cautionOf<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  { language, offers }: Pick<GameModule<S, A, O, D, R>, 'language' | 'offers'>,
  sight: S,
  seat: Seat,
  action: A,
): Refusal | undefined {
  const said = language.caution?.(sight, seat, action);
  if (said !== undefined) return said;
  // Nothing but the end of a phase has no more to it than its kind, and offers take a while.
  const end = Object.keys(action).length > 2 ? undefined : offers?.of(sight, seat, undefined, EMPTY_HAND).end;
  if (end?.grave === undefined || end.left === '' || canonical(end.action) !== canonical(action)) return undefined;
  return { rule: end.grave, text: end.left };
}
