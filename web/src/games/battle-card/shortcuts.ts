import type { Order } from '@club-route/battle-card';
import type { Shortcut } from '../../table/shortcuts.ts';
import { keyOf } from './decision/AdvanceDecision.tsx';
import { giveOrder, nextToOrder, rollBattles } from './orders.ts';
import type { BattleCardController } from './types.ts';

/** The keys of this game: a and d fill the orders from the south, Enter rolls, c, u and h advance. */
export function shortcuts(controller: BattleCardController): readonly Shortcut[] {
  const order = (what: Order) => (): void => {
    if (!controller.ready()) return;
    const area = nextToOrder(controller);
    if (area !== undefined) giveOrder(controller, area, what);
  };
  const advance = (key: string) => (): void => {
    if (!controller.ready()) return;
    const { corps } = controller.state;
    const choices = controller.choices();
    const choice = choices.find(({ action }) => action && keyOf(action, corps) === key);
    if (choice?.action !== undefined) controller.act(choice.action);
  };
  return [
    { key: 'a', does: 'Order the next division to attack', run: order('attack') },
    { key: 'd', does: 'Order the next division to defend', run: order('defend') },
    { key: 'Enter', does: 'Roll; while dice are rolling, show everything', run: () => roll(controller) },
    { key: 'c', does: 'Advance 30 Corps', run: advance('c') },
    { key: 'u', does: 'Advance the unit with 30 Corps', run: advance('u') },
    { key: 'h', does: 'Hold', run: advance('h') },
  ];
}

function roll(controller: BattleCardController): void {
  if (controller.store.getState().telling !== undefined) return controller.skip();
  if (!controller.ready()) return undefined;
  if (controller.state.phase === 'airdrop') return controller.act({ kind: 'airdrop' });
  return controller.state.phase === 'orders' ? rollBattles(controller) : undefined;
}
