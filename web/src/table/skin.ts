import type { ReactNode } from 'react';
import type { Action, OptionValues, Report, Result, StateObject, Viewer } from '@club-route/engine';
import type { TableController } from './controller.ts';
import type { Shortcut } from './shortcuts.ts';

/** How long a moment takes on screen, in milliseconds: while its dice are in the air, and once its effect is seen. */
export interface Pace {
  readonly rolling: number;
  readonly rest: number;
}

/** A note for somebody's first game, shown beside what it is about. */
export interface GuideNote {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Keys that a player can turn on: while they are, they come before all other single keys. */
export interface KeySet<
  S extends StateObject = StateObject,
  A extends Action = Action,
  O extends OptionValues = OptionValues,
  D = unknown,
  R extends Report = Report,
> {
  /** Under which it is remembered that they are on. */
  readonly id: string;
  readonly name: string;
  readonly about: string;
  shortcuts(controller: TableController<S, A, O, D, R>): readonly Shortcut[];
}

/** A table or list worth having in sight. */
export interface SkinPage<
  S extends StateObject = StateObject,
  A extends Action = Action,
  O extends OptionValues = OptionValues,
  D = unknown,
  R extends Report = Report,
> {
  readonly id: string;
  readonly title: string;
  /** It speaks of what is pointed at on the map, and has no place beside the words of the text view. */
  readonly pointing?: true;
  /** Whose page it is, where not everybody's. */
  isFor?(viewer: Viewer): boolean;
  Page(this: void, props: SkinProps<S, A, O, D, R>): ReactNode;
}

/**
 * The look of one game. The table brings the rest: log, timeline, text view, rules, saving, sharing, branching.
 * Methods, not properties, so that a skin of one game serves where any skin is asked for.
 */
export interface Skin<
  S extends StateObject = StateObject,
  A extends Action = Action,
  O extends OptionValues = OptionValues,
  D = unknown,
  R extends Report = Report,
> {
  /** `card`: a picture with panels on both hands. `map`: the map is the screen, and the pages lie in one pile with the diary. */
  readonly layout: 'card' | 'map';
  /** The map with everything on it. */
  Board(this: void, props: SkinProps<S, A, O, D, R>): ReactNode;
  /** Clock and phase, in one strip. */
  Strip(this: void, props: SkinProps<S, A, O, D, R>): ReactNode;
  /** The decision that is asked, with its odds. */
  Decision(this: void, props: SkinProps<S, A, O, D, R>): ReactNode;
  readonly pages: readonly SkinPage<S, A, O, D, R>[];
  /** The page that what happens now calls for, if any; it then lies on top until somebody turns to another. */
  opens?(controller: TableController<S, A, O, D, R>): string | undefined;
  pace(report: R): Pace;
  /** A report that opens a chapter of the log and the timeline. */
  chapter(report: R): string | undefined;
  /** The chapter that a game is already in when it begins, if it is in one. */
  opening?(state: S): string | undefined;
  guide(state: S): GuideNote | undefined;
  shortcuts(controller: TableController<S, A, O, D, R>): readonly Shortcut[];
  /** Another set of keys, for those who know the game by it. */
  readonly keys?: KeySet<S, A, O, D, R>;
  /** The end in a few words, over its reason. */
  headline(result: Result): string;
}

/** The pages that whoever is at a table has. */
export function pagesOf(skin: Skin, viewer: Viewer): readonly SkinPage[] {
  return skin.pages.filter((page) => page.isFor?.(viewer) ?? true);
}

export interface SkinProps<
  S extends StateObject = StateObject,
  A extends Action = Action,
  O extends OptionValues = OptionValues,
  D = unknown,
  R extends Report = Report,
> {
  readonly controller: TableController<S, A, O, D, R>;
}
