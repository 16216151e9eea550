import {
  Secrecy,
  type Action,
  type Match,
  type OptionValues,
  type Report,
  type Seat,
  type StateObject,
  type Viewer,
} from '@club-route/engine';
import type { MatchDesk } from '../../../src/library/desk.ts';
import { FilmSource, type FilmHost } from '../../../src/table/film-source.ts';
import { archivistOf, type Archivist } from '../../../src/table/local/archivist.ts';
import type { LocalMatch } from '../../../src/table/local/local-match.ts';
import { MatchHost, type MatchHostSetup } from '../../../src/table/local/match-host.ts';
import { MatchLine } from '../../../src/table/local/match-line.ts';
import type { FromMatch } from '../../../src/table/local/messages.ts';
import { Sitting, type SittingSetup } from '../../../src/table/local/sitting.ts';

/** A match of this device and its page on one thread, where every message arrives at once. */

/** Branches that were begun, by their keys. */
export const begun = new Map<string, Match>();

function archivistFor(local: LocalMatch): Archivist {
  return archivistOf(local, {
    adopt: (match) => {
      const key = `branch ${begun.size}`;
      begun.set(key, match);
      return Promise.resolve(key);
    },
    accountOf: () => Promise.reject(new Error('nobody works out odds here')),
  });
}

/** A viewer's film straight from the match, without a host between them. */
export function localSource<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  local: LocalMatch<S, A, O, D, R>,
  viewer: Viewer,
  mine: readonly Seat[],
): FilmSource<S, A, O, D, R> {
  const { match, module } = local;
  const { opening, frames, entries } = match.film(viewer);
  const secrecy = new Secrecy(match);
  const archivist = archivistFor(local as unknown as LocalMatch);
  const host: FilmHost<A> = {
    near: true,
    standing: () => {
      const { playable, keptTo, trouble } = local;
      return { playable, kept: keptTo === match.last, trouble, mayUndo: match.undoTarget(viewer) !== undefined };
    },
    act: (seat, action, typed) => local.act(seat, action, typed),
    undo: (seat) => local.undo(seat),
    roll: () => undefined,
    lookBack: () => Promise.resolve(undefined),
    subscribe: (onNews) => local.subscribe(onNews),
  };
  const archive = {
    get open() {
      return match.result() !== undefined || !secrecy.differed;
    },
    sealed: true,
    isLesson: false,
    players: local.players,
    branch: (n: number, name: string) => archivist.branch(n, name, entries),
    account: () => archivist.account(entries),
    file: () => Promise.resolve(archivist.file()),
    link: () => archivist.link(),
    check: () => Promise.resolve(archivist.check()),
  };
  const { options, header } = match;
  return new FilmSource({ module, options, dice: header.dice.kind, viewer, mine, opening, frames, host, archive });
}

type PlayersDesk = Omit<MatchDesk, 'file' | 'settled' | 'begun' | 'begin'>;

type Wishes<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report> = Omit<
  SittingSetup<S, A, O, D, R>,
  'module' | 'line' | 'laid'
> &
  Pick<MatchHostSetup, 'seatBot'> & {
    readonly desk: PlayersDesk | MatchDesk;
    /** Sees each message on its way to the page. */
    readonly overhear?: (message: FromMatch) => void;
  };

/** With room for what is filed and begun. */
export function wholeDesk(desk: PlayersDesk): MatchDesk {
  let rolling: MatchDesk['begun'];
  return {
    ...desk,
    file: () => undefined,
    get begun() {
      return rolling;
    },
    begin: (next) => void (rolling = next),
    settled: () => Promise.resolve(),
  };
}

/** What the worker has: the match, and everything that is done with it. */
export function hostOf<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  local: LocalMatch<S, A, O, D, R>,
  { desk, seatBot, post }: Pick<Wishes<S, A, O, D, R>, 'desk'> & Pick<MatchHostSetup, 'seatBot' | 'post'>,
): MatchHost {
  const plain = local as unknown as LocalMatch;
  return new MatchHost({
    local: plain,
    desk: 'begin' in desk ? desk : wholeDesk(desk),
    archivist: archivistFor(plain),
    sealed: true,
    seatBot,
    post,
  });
}

/** The table of a match, with everything the worker does on this thread. */
export function sitAtHome<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  local: LocalMatch<S, A, O, D, R>,
  { desk, seatBot, overhear, ...wishes }: Wishes<S, A, O, D, R>,
): Sitting<S, A, O, D, R> {
  const post = (message: FromMatch): void => {
    overhear?.(message);
    line.hear(message);
  };
  const host = hostOf(local, { desk, seatBot, post });
  const line = new MatchLine({ post: (message) => host.hear(message) });
  host.lay();
  return new Sitting({ ...wishes, module: local.module, line, laid: line.laid! });
}
