import { FastDice, mixSeed } from '@club-route/engine';
import { hidingOptions, plainObserver, searchForLeaks } from '@club-route/engine/testing';
import type { Kind } from '../kind.ts';

/** Two worlds that look the same to somebody are played on, who must not be able to tell them apart. */
export const leaks: Kind = {
  name: 'leaks',
  unit: 'trials',
  suits: ({ game }) => game.imagine !== undefined,
  run({ game, language, offers, advisor }, seed) {
    const { found, coverage } = searchForLeaks(game, {
      trials: 1,
      seed,
      observer: plainObserver({ language, offers, advisor }),
      options: hidingOptions(game, new FastDice(mixSeed(seed, 0))),
      // Some games hide only how they are set up: half of the trials begin there.
      longestBeginning: seed % 2 === 0 ? 1 : 60,
    });
    const { deeds: _deeds, lookAlikes: _lookAlikes, reports: _reports, ...counts } = coverage;
    return { counts, failure: found };
  },
};
