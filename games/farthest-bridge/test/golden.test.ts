import { FastDice, isRefusal, Match, mixSeed, readJournal } from '@club-route/engine';
import { endingFaults } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { farthestBridge } from '../src/game.ts';
import { farthestBridgeModule } from '../src/index.ts';
import { language } from '../src/language/index.ts';
import type { FarthestBridgeOptions } from '../src/options.ts';
import { inLines, logOf } from './keeping.ts';
import { usualRules } from './positions.ts';
import { steered } from './steering.ts';

type FarthestBridgeMatch = ReturnType<typeof startTyped>;

function startTyped(options: Partial<FarthestBridgeOptions>) {
  return Match.start(farthestBridge, { ...usualRules, ...options }, { kind: 'typed' }, 'golden');
}

/** Gives a typed order for whoever is asked, with dice rolled on a table. */
function order(match: FarthestBridgeMatch, text: string, ...dice: readonly number[]): void {
  const seat = match.active()[0]!;
  const action = language.read(match.state, seat, text);
  if (isRefusal(action)) throw new Error(`"${text}": ${action.text}`);
  const done = match.act(seat, action, dice);
  if (isRefusal(done)) throw new Error(`"${text}": ${done.rule}: ${done.text}`);
}

/** The first game from a seed on that ends as wanted. */
function played(
  options: Partial<FarthestBridgeOptions>,
  ending: 'allied' | 'draw' | 'german',
  first: number,
): FarthestBridgeMatch {
  for (let seed = first; ; seed++) {
    const match = Match.start(farthestBridge, { ...usualRules, ...options }, { kind: 'fast', seed }, 'golden');
    const dice = new FastDice(mixSeed(seed, 1));
    while (match.result() === undefined) {
      const seat = match.active()[0]!;
      match.act(seat, steered(match.state, seat, dice));
    }
    if (match.result()!.name === ending) return match;
  }
}

/** One finished game per scenario and way to end, kept as journal and log, and reviewed as a diff when a rule changes. */
const GOLDEN: Readonly<Record<string, () => FarthestBridgeMatch>> = {
  'historic, allied': () => played({}, 'allied', 17),
  'historic, draw': () => played({}, 'draw', 21),
  'historic, german': () => played({}, 'german', 10),
  'free, allied': () => played({ scenario: 'free' }, 'allied', 9),
  'free, draw': () => played({ scenario: 'free', turns: 4 }, 'draw', 4),
  'free, german': () => played({ scenario: 'free' }, 'german', 3),
  // Most kinds of order, with dice typed in: the other games happen to have few of some.
  'tour, german': () => {
    const match = startTyped({ turns: 2 });
    order(match, 'land 1/504 2624', 1);
    order(match, 'go 2622');
    order(match, 'land 2/504 2524', 1);
    order(match, 'go 2522');
    order(match, 'land 1/505 2122', 1);
    order(match, 'blow heumen lock', 5);
    order(match, 'go 2120');
    order(match, 'land 1/501 1007', 4);
    order(match, 'stop');
    order(match, 'land 2/501 1206', 4);
    order(match, 'blow veghel', 2);
    order(match, 'stop');
    order(match, 'land 1B/1 3818');
    order(match, 'stop');
    order(match, 'land 7K/1 3720', 1);
    order(match, 'stop');
    order(match, 'land 1/1 3919', 2);
    order(match, 'land 2/1 3819', 1);
    order(match, 'place 3817');
    order(match, 'go by 3816');
    order(match, 'end');
    order(match, 'attack 2621 with 1/504 2/504 +us3 +us3');
    order(match, 'support +german3', 3);
    order(match, 'retreat 2721');
    order(match, 'advance 1/504 2621');
    order(match, 'blow nijmegen', 1);
    order(match, 'bombard 3722 +uk3 +uk3', 1);
    order(match, 'resist');
    order(match, 'end');
    order(match, '1/9SS at 3824 3423');
    order(match, '10SS at 3326 2820');
    order(match, 'hold');
    order(match, 'Grsn 1007');
    order(match, 'Krft 3721');
    order(match, 'end');
    order(match, 'attack 3720 with Krft');
    order(match, 'support +uk3', 6);
    order(match, 'advance 7K/1 3721');
    order(match, 'attack 2621 with BrDf', 4);
    order(match, 'resist');
    order(match, 'end');
    order(match, 'end');
    order(match, 'E at 0105 1206');
    order(match, 'blow son', 6);
    order(match, 'spare');
    order(match, 'repair veghel', 5);
    order(match, 'bridge 1207/1307');
    order(match, '2D/231 at 0105 0404');
    order(match, 'hold');
    order(match, '1/504 2620');
    order(match, 'end');
    order(match, 'attack 1007 with 1/501 +uk4');
    order(match, 'support +german3', 2);
    order(match, 'retreat 1006 1005');
    order(match, 'halt');
    order(match, 'end');
    order(match, '2I/5 at 0105 0706');
    while (match.result() === undefined) order(match, 'end');
    return match;
  },
};

const kinds = new Set<string>();

describe.each(Object.entries(GOLDEN))('%s', (name, play) => {
  const file = name.replaceAll(/[^a-z0-9]+/g, '-');
  const match = play();
  for (const { entry } of match.steps) if (entry.deed.kind === 'act') kinds.add(entry.deed.action.kind);

  test('is played and told as recorded', async () => {
    await expect(logOf(match)).toMatchFileSnapshot(`golden/${file}.txt`);
    await expect(inLines(match.journal(true))).toMatchFileSnapshot(`golden/${file}.json`);
    expect(endingFaults(farthestBridgeModule, match)).toEqual([]);
  });

  test('its journal verifies', () => {
    const read = readJournal(inLines(match.journal(true)));
    if ('problem' in read) throw new Error(read.problem);
    const loaded = Match.load(farthestBridge, read.journal);
    if ('problem' in loaded) throw new Error(loaded.problem.text);
    expect(loaded.match.result()!.name).toBe(name.split(', ')[1]);
    expect(loaded.match.head).toBe(match.head);
  });
});

test('between them the golden games use every kind of order', () => {
  expect([...kinds].toSorted()).toEqual(
    'advance attack bombard demolish deploy end enter go halt holdBack land move place repair resist retreat span spare stop support'.split(
      ' ',
    ),
  );
});
