import type { Action, GameModule, OptionValues, Report, StateObject, Step } from '@club-route/engine';

/** The chapter before the first that a game names. */
export const PRELUDE = 'Before the battle';

/** What an entry says in the log. */
export interface Line<R> {
  readonly n: number;
  /** Which report of the entry it is; −1 for words about the entry itself. */
  readonly index: number;
  readonly text: string;
  readonly report: R | undefined;
}

export function linesOf<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  module: GameModule<S, A, O, D, R>,
  step: Step<A, R>,
): readonly Line<R>[] {
  const { n, deed } = step.entry;
  switch (deed.kind) {
    case 'setup':
      return [{ n, index: -1, text: `${module.game.title} is laid out.`, report: undefined }];
    case 'act':
      return step.reports.flatMap((report, index) => {
        const text = module.language.say(report, 'spectator');
        return text === undefined ? [] : [{ n, index, text, report }];
      });
    case 'undo':
    case 'takeBack':
      return [{ n, index: -1, text: `Taken back: it stands again as after entry ${deed.to}.`, report: undefined }];
    case 'restore':
      return [{ n, index: -1, text: `Restored to entry ${deed.to}: ${deed.reason}`, report: undefined }];
  }
}

/** The chapter in which an entry stands. */
export function chapterAt<A extends Action, R extends Report>(
  skin: { chapter(report: R): string | undefined },
  steps: readonly Step<A, R>[],
  n: number,
): string {
  const titles = steps.slice(0, n + 1).flatMap((step) => step.reports.map((report) => skin.chapter(report)));
  return titles.findLast((title) => title !== undefined) ?? PRELUDE;
}

/** What an entry did, in a few words, for the timeline. */
export function titleOf<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  module: GameModule<S, A, O, D, R>,
  step: Step<A, R>,
  before: S,
): string {
  const { seat, deed } = step.entry;
  if (deed.kind === 'setup') return 'Set-up';
  if (deed.kind !== 'act') return 'Taken back';
  return module.language.label(before, seat, { action: deed.action, draft: undefined, ends: false });
}
