import { act, type Action, type OptionValues, type Report, type StateObject } from '@club-route/engine';
import type { Source } from './source.ts';

/** What a frame says in the log. */
export interface Line<R> {
  readonly n: number;
  /** Which report of the frame it is; −1 for words about the frame itself. */
  readonly index: number;
  readonly text: string;
  readonly report: R | undefined;
}

const GONE_BACK = {
  undo: 'The last step was undone.',
  takeBack: 'Both sides agreed to go back to an earlier position.',
  restore: 'The umpire has restored an earlier position.',
} as const;

export function linesOf<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  source: Source<S, A, O, D, R>,
  n: number,
): readonly Line<R>[] {
  const { module, viewer } = source;
  const { reports, back, filed } = source.frame(n);
  if (n === 0) return [{ n, index: -1, text: `${module.game.title} is set up.`, report: undefined }];
  if (back !== undefined) return [{ n, index: -1, text: GONE_BACK[back], report: undefined }];
  const lines = reports.flatMap((report, index) => {
    const text = module.language.say(report, viewer);
    return text === undefined ? [] : [{ n, index, text, report }];
  });
  return filed ? [{ n, index: -1, text: 'By your standing answer:', report: undefined }, ...lines] : lines;
}

/** What a frame did, in a few words, for the timeline. */
export function titleOf<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  source: Source<S, A, O, D, R>,
  n: number,
): string {
  const { seat, action, back } = source.frame(n);
  if (n === 0) return 'Set-up';
  if (back !== undefined) return 'Taken back';
  if (seat !== undefined && action !== undefined)
    return source.module.language.label(source.sightAt(n - 1), seat, act(action));
  const { clock } = source.module;
  const told = linesOf(source, n)[0]?.text;
  return told ?? (clock === undefined ? 'A change you cannot see' : clock.words(clock.minute(source.sightAt(n))));
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
