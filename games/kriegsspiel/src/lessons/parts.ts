import type { Lesson, LessonMove } from '@club-route/engine';
import type { ActionOf, CampaignAction } from '../actions.ts';
import type { Order, OrderKind, OrderOf } from '../orders/types.ts';
import type { CampaignOptions } from '../options.ts';
import type { CampaignState } from '../state.ts';

export type CampaignLesson = Lesson<CampaignState, CampaignAction, CampaignOptions>;

/** Time passes up to a time, through all that happens. */
export function passes(to: string, ...dice: readonly number[]): LessonMove {
  return { seat: 'clock', order: `ADVANCE TO ${to}`, dice };
}

/** The orders of a block to one unit alone. */
export function ordersTo(action: CampaignAction, unit: number): readonly Order[] | undefined {
  if (action.kind !== 'send' || !('units' in action.to)) return undefined;
  const { units } = action.to;
  return units.length === 1 && units[0] === unit ? action.orders : undefined;
}

/** The first order of a kind in a block to one unit alone. */
export function orderTo<K extends OrderKind>(action: CampaignAction, unit: number, kind: K): OrderOf<K> | undefined {
  return ordersTo(action, unit)?.find((order): order is OrderOf<K> => order.kind === kind);
}

export function isLetter(action: CampaignAction): action is ActionOf<'letter'> {
  return action.kind === 'letter';
}
