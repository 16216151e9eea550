import { isCommander } from '@club-route/kriegsspiel';
import { useTable } from '../../table/use-table.ts';
import { Button } from '../../ui/Button.tsx';
import type { CampaignProps } from './types.ts';
import css from './Decision.module.css';

/** On a phone the dispatches lie below what is asked: how many have come, and the way to them. */
export function News({ controller }: CampaignProps) {
  useTable(controller, (table) => table.last);
  const { now, seat } = controller;
  if (!isCommander(seat)) return null;
  const unread = now[`${seat}Mail`].rows().length - now[`${seat}Read`];
  if (unread === 0) return null;
  return (
    <p className={css.news}>
      <Button onClick={readNews}>{unread === 1 ? '1 new dispatch' : `${unread} new dispatches`}</Button>
    </p>
  );
}

function readNews(): void {
  document.getElementById('tab-dispatches')?.click();
  // Once the letter above has folded for this press.
  requestAnimationFrame(() => document.getElementById('page')?.closest('section')?.scrollIntoView({ block: 'start' }));
}
