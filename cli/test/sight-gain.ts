import { existsSync } from 'node:fs';
import type { Action, Bot, GameModule, StateObject } from '@club-route/engine';
import { oneWorld, openEyes } from '@club-route/descent-into-hell/test/bot/measured';
import { gainIn, gainOf, playPair, type Terms } from '../src/comparison/pair.ts';
import { readRecord, writeRecord } from '../src/comparison/record.ts';
import { intervalOf } from '../src/comparison/verdict.ts';
import { loadGame, parseGameOptions } from '../src/games.ts';

// `npm run sight-gain -- eyes FILE [pairs] [nodes]`: what the commander of Descent into Hell loses to itself with open eyes.
// `npm run sight-gain -- worlds FILE [pairs] [nodes]`: what 32 imagined worlds gain it over one.
// Results are kept in the file after every pair, and a later run goes on from there.

type AnyBot = Bot<StateObject, Action>;

const [kind, file = '', pairs = '200', nodes = '1000'] = process.argv.slice(2);
if ((kind !== 'eyes' && kind !== 'worlds') || file === '') throw new Error('Name eyes or worlds, and a file.');
const most = Number(pairs);

const usual = await loadGame('descent-into-hell');
const commander = usual.bots.find(({ id }) => id === 'commander')!;

/** Everybody is handed the truth. Whoever must not see it takes the sight of its seat from it. */
const unveiled: GameModule = {
  ...usual,
  game: { ...usual.game, sight: (state) => usual.game.shape.copy(state) },
};
const veiled: AnyBot = {
  ...commander,
  sit(seat) {
    const player = commander.sit(seat);
    return { decide: (truth, dice, budget) => player.decide(usual.game.sight(truth, seat), dice, budget) };
  },
};

const [module, candidate, baseline]: readonly [GameModule, AnyBot, AnyBot] =
  kind === 'eyes'
    ? [unveiled, openEyes as unknown as AnyBot, veiled]
    : [usual, commander, oneWorld as unknown as AnyBot];
const terms: Terms = {
  game: 'descent-into-hell',
  rules: usual.game.version,
  options: parseGameOptions(usual),
  candidate: kind === 'eyes' ? 'commander with open eyes' : 'commander',
  baseline: kind === 'eyes' ? 'commander' : 'commander with one world',
  seed: 1,
  nodes: Number(nodes),
};

const results = existsSync(file) ? [...(await readRecord(file, terms))] : [];
while (results.length < most) {
  results.push(playPair(module, terms, candidate, baseline, results.length));
  await writeRecord(file, terms, results);
  const shown = (values: readonly number[]): string => {
    const { mean, low, high } = intervalOf(values, most);
    return `${mean.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
  };
  const seats = module.game.seats.map((seat) => `${seat} ${shown(results.map((one) => gainIn(one, seat)))}`);
  console.log(
    `${results.length} of ${most} pairs, ${nodes} nodes: gain ${shown(results.map(gainOf))}; ${seats.join('; ')}`,
  );
}
