import { openJournal } from '@club-route/catalogue/open-journal';
import { judge, type Verdict } from '@club-route/engine';
import { answerWith } from '../../workers/answer.ts';
import { checkSignature } from './signatures.ts';

/** What a journal was found to be. */
export type CheckAnswer =
  | { readonly sound: true; readonly verdict: Verdict }
  | { readonly sound: false; readonly problem: string };

// A long match takes seconds to play again: here it holds up nobody.
export function serve(): void {
  answerWith(check);
}

export async function check(text: string): Promise<CheckAnswer> {
  const opened = await openJournal(text);
  if ('problem' in opened) return { sound: false, problem: opened.problem };
  const verdict = await judge(opened.match, opened, checkSignature);
  return 'problem' in verdict ? { sound: false, problem: verdict.problem } : { sound: true, verdict };
}
