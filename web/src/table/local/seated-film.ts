import {
  UMPIRE,
  type Action,
  type Frame,
  type OptionValues,
  type Report,
  type Seat,
  type StateObject,
} from '@club-route/engine';
import type { SaveFile } from '../../library/file.ts';
import type { TableClock, TimePace } from '../clock/clock.ts';
import { FilmSource, type FilmHost } from '../film-source.ts';
import type { Account } from '../odds/messages.ts';
import type { LookBack } from '../result/look-back.ts';
import type { Answer, Archive, CheckedDice, Source } from '../source.ts';
import type { MatchLine } from './match-line.ts';
import type { Affairs, Seated, Terms } from './messages.ts';

/** The film of whoever is before the screen: what the match has sent of it, and the source a table shows. */
export class SeatedFilm<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report> {
  readonly source: FilmSource<S, A, O, D, R>;
  readonly #line: MatchLine;
  readonly #frames: Frame<R, A>[];
  readonly #listeners = new Set<() => void>();
  #affairs: Affairs;

  constructor(module: Source<S, A, O, D, R>['module'], line: MatchLine, terms: Terms, seated: Seated) {
    this.#line = line;
    this.#frames = [...(seated.frames as readonly Frame<R, A>[])];
    this.#affairs = seated.affairs;
    this.source = new FilmSource({
      module,
      options: terms.options as O,
      dice: terms.dice,
      viewer: seated.viewer,
      mine: seated.mine,
      opening: module.game.shape.decode(seated.opening),
      frames: this.#frames,
      host: this.#host(),
      clock: this.#clock(module, seated.mine, terms),
      archive: this.#archive(terms),
      afterAction: () =>
        module.debrief !== undefined && (this.#affairs.open || seated.mine.includes(UMPIRE))
          ? async () => line.ask<string>({ kind: 'report' })
          : undefined,
    });
  }

  get affairs(): Affairs {
    return this.#affairs;
  }

  /** The match has gone on. */
  add(frames: readonly Frame[], affairs: Affairs): void {
    this.#frames.push(...(frames as readonly Frame<R, A>[]));
    this.#affairs = affairs;
    for (const listener of this.#listeners) listener();
  }

  #clock({ clock }: Source<S, A, O, D, R>['module'], mine: readonly Seat[], { lesson }: Terms): TableClock | undefined {
    if (clock === undefined) return undefined;
    const line = this.#line;
    const now = (): TimePace | undefined => this.#affairs.pace;
    return {
      get pace() {
        return now();
      },
      mine: mine.length > 0,
      set: (pace) => {
        line.say({ kind: 'pace', pace });
        return Promise.resolve(undefined);
      },
      goBack:
        mine.includes(UMPIRE) && lesson === undefined
          ? async (minute) => line.ask<string | undefined>({ kind: 'goBack', minute })
          : undefined,
    };
  }

  #host(): FilmHost<A> {
    const line = this.#line;
    return {
      near: true,
      standing: () => this.#affairs.standing,
      act: (seat, action, typed) => line.ask<Answer>({ kind: 'act', seat, action, typed }),
      undo: (seat) => line.ask<Answer>({ kind: 'undo', seat }),
      roll: (typed) => line.ask<Answer>({ kind: 'roll', typed }),
      lookBack: async () => line.ask<LookBack | undefined>({ kind: 'lookBack' }),
      subscribe: (onNews) => {
        this.#listeners.add(onNews);
        return () => this.#listeners.delete(onNews);
      },
    };
  }

  #archive({ sealed, players, lesson }: Terms): Archive {
    const line = this.#line;
    const isOpen = (): boolean => this.#affairs.open;
    return {
      get open() {
        return isOpen();
      },
      sealed,
      isLesson: lesson !== undefined,
      players,
      branch: async (frame, name) => line.ask<string>({ kind: 'branch', frame, name }),
      account: async () => line.ask<Account>({ kind: 'account' }),
      file: async () => line.ask<SaveFile>({ kind: 'file' }),
      link: async () => line.ask<string | undefined>({ kind: 'link' }),
      check: async () => line.ask<CheckedDice>({ kind: 'check' }),
    };
  }
}
