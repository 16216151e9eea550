import { openJournal } from '@club-route/catalogue/open-journal';

/** What a journal was found to be. */
export type CheckAnswer =
  | { readonly sound: true; readonly entries: number; readonly draws: number }
  | { readonly sound: false; readonly problem: string };

// A long match takes seconds to play again: here it holds up nobody.
addEventListener('message', ({ data }: MessageEvent<string>) => {
  void check(data).then((answer) => postMessage(answer));
});

async function check(text: string): Promise<CheckAnswer> {
  const opened = await openJournal(text);
  if ('problem' in opened) return { sound: false, problem: opened.problem };
  const { match } = opened;
  return {
    sound: true,
    entries: match.last,
    draws: match.steps.reduce((sum, step) => sum + step.entry.draws.length, 0),
  };
}
