import {
  canonical,
  type Action,
  type Advice,
  type Journal,
  type OptionValues,
  type Report,
  type StateObject,
  type Viewer,
} from '@club-route/engine';
import { startWorker } from '../../workers/start.ts';
import type { LookBack } from '../result/look-back.ts';
import type { Source } from '../source.ts';
import { oddsLine } from './odds-line.ts';

const ask = oddsLine(() => startWorker('odds'));
/** What was worked out is asked for again by every view of the same position. */
const known = new Map<string, Promise<Advice>>();

/** The chances of a position, worked out once, off the page's own thread. */
export function adviceFor<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  { module: { game }, options }: Source<S, A, O, D, R>,
  state: S,
): Promise<Advice<A>> {
  const encoded = game.shape.encode(state);
  const name = canonical([game.id, options, encoded]);
  let advice = known.get(name);
  if (advice === undefined) {
    advice = ask({ kind: 'advice', game: game.id, options, state: encoded }) as Promise<Advice>;
    known.set(name, advice);
  }
  return advice as Promise<Advice<A>>;
}

/** Looks back on a finished match by its journal, for one who watched it. */
export function lookBackOf(journal: Journal, viewer: Viewer): Promise<LookBack | undefined> {
  return ask({ kind: 'lookBack', game: journal.header.game, journal, viewer }) as Promise<LookBack | undefined>;
}
