import { leakTrial, plainObserver } from '../leak/index.ts';
import type { OptionValues } from '../../options.ts';
import type { Law } from '../law.ts';
import { hiddenFrom } from './hidden.ts';

const ACTIONS = 24;

/**
 * Non-interference: nobody can tell apart two positions that differ only in what it may not know, by anything that
 * reaches it, until the rules disclose something. And whatever others do out of its sight it is told the same.
 */
export const leak: Law = {
  name: 'leak',
  oneIn: 100,
  check(scene) {
    const { game, language, offers, match, dice } = scene;
    if (game.imagine === undefined || match.result() !== undefined) return undefined;
    // For whoever sees everything there is no other world.
    const viewers = hiddenFrom(scene);
    if (viewers.length === 0) return undefined;
    const viewer = dice.pick(viewers, 'viewer');
    const seed = dice.between(0, 0x7fffffff, 'seed');
    const options = match.header.options as OptionValues;
    const pairing = { game, options, state: match.state, viewer, seed, actions: ACTIONS };
    return leakTrial(pairing, plainObserver({ language, offers })).problem?.reason;
  },
};
