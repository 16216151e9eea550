import { FastDice, mixSeed, schemaForNew } from '@club-route/engine';
import { hidingOptions } from '@club-route/engine/testing';
import type { Kind } from '../kind.ts';
import { closeOwnDoors, ownDoors, soakedServer } from '../own-doors.ts';

/** Two matches on a server that look the same to somebody, who must not be able to tell them apart by anything it sends. */
export const doors: Kind = {
  name: 'doors',
  unit: 'pairs of matches',
  suits: ({ game }) => game.imagine !== undefined && game.seats.length === 2,
  async run(soaked, seed) {
    // A server makes no match with what is there for earlier rules alone.
    const today = { ...soaked.game, options: schemaForNew(soaked.game.options) };
    const options = hidingOptions(today, new FastDice(mixSeed(seed, 0)));
    const { soakLookAlikes } = await soakedServer();
    const { coverage, problem } = await soakLookAlikes(await ownDoors(), soaked, seed, options);
    const { deeds: _deeds, lookAlikes: _lookAlikes, reports: _reports, ...counts } = coverage;
    return { counts, ...(problem === undefined ? {} : { failure: { reason: problem } }) };
  },
  close: closeOwnDoors,
};
