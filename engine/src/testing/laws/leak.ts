import { leakTrial, plainObserver } from '../leak/index.ts';
import type { OptionValues } from '../../options.ts';
import type { Law, Scene } from '../law.ts';
import { hiddenFrom } from './hidden.ts';

const ACTIONS = 24;

/**
 * Non-interference: nobody can tell apart two positions that differ only in what it may not know, by anything that
 * reaches it, until the rules disclose something.
 */
export const leak: Law = {
  name: 'leak',
  oneIn: 200,
  check: (scene) => difference(scene, 'leak'),
};

/** What a seat is told is kept in its sight: a report never says more than the position that it leads to. */
export const knowledge: Law = {
  name: 'knowledge',
  oneIn: 200,
  check: (scene) => difference(scene, 'knowledge'),
};

function difference(scene: Scene, law: 'leak' | 'knowledge'): string | undefined {
  const { game, language, match, dice } = scene;
  // Where all is open there is no other world to imagine.
  if (game.imagine === undefined || match.result() !== undefined || hiddenFrom(scene) === undefined) return undefined;
  const viewer = dice.pick([...game.seats, 'spectator'], 'viewer');
  const seed = dice.between(0, 0x7fffffff, 'seed');
  const options = match.header.options as OptionValues;
  const kept = law === 'knowledge';
  const found = leakTrial(
    { game, options, state: match.state, viewer, seed, actions: ACTIONS, kept },
    plainObserver(language),
  );
  return found.law === law ? found.reason : undefined;
}
