import { battleCardModule } from '@club-route/battle-card';
import { defaultOptions, FastDice, Match } from '@club-route/engine';
import { expect, test } from 'vitest';
import { after, pictureOf } from '../../src/games/battle-card/picture.ts';

const { game, bots } = battleCardModule;

// What is shown moment by moment must end where the rules end, or the map would jump.
test('the moments of an entry lead from one position to the next', () => {
  for (let seed = 0; seed < 200; seed++) {
    const match = Match.start(game, defaultOptions(game.options), { kind: 'fast', seed }, `picture ${seed}`);
    const dice = new FastDice(seed);
    const player = bots[seed % 2]!.sit('allied');
    while (match.result() === undefined) {
      const before = pictureOf(match.state);
      const step = match.act('allied', player.decide(match.state, dice));
      if (!('reports' in step)) throw new Error(step.text);
      expect(step.reports.reduce(after, before)).toEqual(pictureOf(match.state));
    }
  }
});
