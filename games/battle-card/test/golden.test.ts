import { FastDice, Match, readJournal } from '@club-route/engine';
import { endingFaults } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { ALLIED, battleCard, battleCardModule, language, type BattleCardAction } from '../src/index.ts';
import { order, printedRules, startTyped, type BattleCardMatch } from './play.ts';

/** One finished game per way to end, kept as journal and log, and reviewed as a diff when a rule changes. */
const GOLDEN: Readonly<Record<string, () => BattleCardMatch>> = {
  'won in round 5': () => {
    const match = startTyped();
    order(match, 'drop', 5, 6, 5);
    order(match, 'attack all', 5, 5, 6);
    order(match, 'corps', 6);
    order(match, 'grave defend, arnhem attack', 5, 6);
    order(match, 'corps');
    order(match, 'arnhem attack', 6);
    order(match, '82nd');
    order(match, 'attack all', 6, 6);
    order(match, 'corps');
    order(match, 'arnhem attack', 6);
    order(match, 'corps');
    return match;
  },
  'lost: 101st': () => {
    const match = startTyped();
    order(match, 'drop', 1, 4, 2);
    order(match, 'attack all', 1, 2, 3, 2);
    order(match, 'eindhoven attack, grave defend, arnhem defend', 1, 6, 5, 3);
    order(match, 'attack all', 1);
    return match;
  },
  'lost: 82nd': () => {
    const match = startTyped();
    order(match, 'drop', 5, 1, 5);
    for (let round = 1; round <= 2; round++) order(match, 'e d, g a, a d', 6, 1, 6, 1);
    order(match, 'e d, g a, a d', 6, 1);
    return match;
  },
  'lost: 1st': () => {
    const match = startTyped();
    order(match, 'drop', 5, 5, 1);
    order(match, 'e d, g d, a a', 6, 6, 1, 1);
    order(match, 'e d, g d, a a', 6, 6, 1);
    return match;
  },
  'lost: time': () => {
    const match = startTyped();
    order(match, 'drop', 5, 5, 5);
    for (let round = 1; round <= 5; round++) order(match, 'defend all', 6, 6, 6, 1);
    order(match, 'defend all', 6, 6, 6, 1);
    return match;
  },
  'won with fair dice': () => playFair(11),
};

/** Best play with the dice of a fixed seed, until a seed is found that wins. */
function playFair(first: number): BattleCardMatch {
  for (let seed = first; ; seed++) {
    const match = Match.start(
      battleCard,
      printedRules,
      { kind: 'fair', seed: new Uint8Array(32).fill(seed) },
      'golden',
    );
    while (match.result() === undefined) {
      const best: BattleCardAction = battleCardModule.bots.at(-1)!.sit(ALLIED).decide(match.state, new FastDice(seed));
      match.act(ALLIED, best);
    }
    if (match.result()!.name === 'won') return match;
  }
}

describe.each(Object.entries(GOLDEN))('%s', (name, play) => {
  const file = name.replaceAll(/[^a-z0-9]+/g, '-');

  test('is played and told as recorded', async () => {
    const match = play();
    const log = match.line().flatMap((step) => step.reports.flatMap((report) => language.say(report, ALLIED) ?? []));
    await expect(`${[...log, match.result()!.reason].join('\n')}\n`).toMatchFileSnapshot(`golden/${file}.txt`);
    expect(endingFaults(battleCardModule, match)).toEqual([]);
    await expect(`${JSON.stringify(match.journal(true), undefined, 1)}\n`).toMatchFileSnapshot(`golden/${file}.json`);
  });

  test('its journal verifies', () => {
    const read = readJournal(JSON.stringify(play().journal(true)));
    if ('problem' in read) throw new Error(read.problem);
    const loaded = Match.load(battleCard, read.journal);
    if ('problem' in loaded) throw new Error(loaded.problem.text);
    expect(loaded.match.result()!.name).toBe(name.split(' ')[0] === 'won' ? 'won' : name);
  });
});
