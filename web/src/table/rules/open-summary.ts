import { openForm } from '../new-game/open-form.ts';
import type { SummaryOnShelf } from './SummaryPage.tsx';

export async function openSummary(game: string): Promise<SummaryOnShelf | undefined> {
  const form = await openForm(game);
  const summary = await form?.module.summary?.();
  return form === undefined || summary === undefined ? undefined : { ...form, summary };
}
