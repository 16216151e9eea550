import { reportOf, storyOfMatch } from '@club-route/cartography/report/of-match';
import { openJournal } from '@club-route/catalogue/open-journal';
import { answerWith } from '../../workers/answer.ts';

export type ReportAnswer = { readonly html: string } | { readonly problem: string };

// A long campaign takes seconds to play again: here it holds up nobody.
export function serve(): void {
  answerWith(report);
}

async function report(text: string): Promise<ReportAnswer> {
  const opened = await openJournal(text);
  return 'problem' in opened ? { problem: opened.problem } : reportOf(opened.module, storyOfMatch(opened.match));
}
