import { Match } from '@club-route/engine';
import { endingFaults } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { Script } from '../src/bot/script.ts';
import { descentIntoHell } from '../src/game.ts';
import { descentIntoHellModule } from '../src/index.ts';
import { language } from '../src/language/index.ts';
import { usualRules } from './positions.ts';
import { steered, type Steering } from './steering.ts';

interface Golden {
  readonly outcome: string;
  readonly steering: Steering;
}

/** One finished game for each result, kept as its log and the hash that seals every entry of its journal. */
const GOLDEN: readonly Golden[] = [
  { outcome: 'allied strategic', steering: { goal: 'north' } },
  { outcome: 'allied operational', steering: { goal: ['2105'] } },
  {
    outcome: 'allied tactical',
    steering: {
      drops: [
        ['1 Para', '1703'],
        ['2 Para', '1703'],
        ['3 Para', '1703'],
        ['supply', '1703'],
      ],
    },
  },
  { outcome: 'german tactical', steering: { callOff: 2, drops: [['1/505', '2012']] } },
  { outcome: 'german operational', steering: { callOff: 1 } },
];

function played(steering: Steering) {
  const match = Match.start(descentIntoHell, usualRules, { kind: 'fast', seed: 1 }, 'golden');
  while (match.result() === undefined) {
    const [seat] = match.active();
    const answer = match.act(seat, steered(match.state, seat, steering));
    if ('text' in answer) throw new Error(answer.text);
  }
  return match;
}

describe.each(GOLDEN)('$outcome', ({ outcome, steering }) => {
  test('is played and told as recorded', async () => {
    const match = played(steering);
    const log = match
      .line()
      .flatMap((step) => step.reports.flatMap((report) => language.say(report, 'spectator') ?? []));
    const end = `${match.result()!.reason} ${match.head}`;
    expect(match.result()!.name).toBe(outcome);
    expect(endingFaults(descentIntoHellModule, match)).toEqual([]);
    await expect(`${[...log, end].join('\n')}\n`).toMatchFileSnapshot(`golden/${outcome.replace(' ', '-')}.txt`);
  });
});

/** Both sides move, place pools, blow bridges and fight; the log is what the Germans are told, the hash seals the rest. */
test('a game of script against script is played and told as recorded', async () => {
  const match = Match.start(descentIntoHell, usualRules, { kind: 'fast', seed: 2 }, 'golden');
  const script = new Script();
  const deeds = new Set<string>();
  while (match.result() === undefined) {
    const [seat] = match.active();
    const action = script.decide(descentIntoHell.sight(match.state, seat), seat);
    deeds.add(`${seat} ${action.kind}`);
    const answer = match.act(seat, action);
    if ('text' in answer) throw new Error(answer.text);
  }
  for (const deed of ['place', 'enter', 'move', 'bridge', 'attack', 'fire', 'retreat'])
    expect([...deeds]).toContain(`german ${deed}`);
  const log = match
    .film('german')
    .frames.flatMap((frame) => frame.told.flatMap((report) => language.say(report, 'german') ?? []));
  const end = `${match.result()!.reason} ${match.head}`;
  await expect(`${[...log, end].join('\n')}\n`).toMatchFileSnapshot('golden/script-against-script.txt');
});
