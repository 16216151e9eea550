import { join } from 'node:path';
import { defaultOptions, FastDice, Match, type Game, type Seat } from '@club-route/engine';
import { endingFaults } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { battleBots } from '../../src/battle/bots.ts';
import { battleGame } from '../../src/battle/game.ts';
import { kriegsspielBattleModule } from '../../src/battle/index.ts';
import { battleLanguage } from '../../src/battle/language.ts';
import type { BattleOptions } from '../../src/battle/options.ts';
import type { BattleAction } from '../../src/tactical/actions.ts';
import type { SetBattleState } from '../../src/battle/state.ts';
import { expectToVerify, recorded } from '../recorded.ts';

const [officer] = battleBots;

interface Golden {
  readonly outcome: string;
  readonly seed: number;
  readonly options: Partial<BattleOptions>;
  /** What a seat does that is not left to the officer. */
  readonly plays?: (state: SetBattleState, seat: Seat) => BattleAction | undefined;
}

/** Plays its cards as the officer would, and does nothing more. */
function idle(state: SetBattleState): BattleAction | undefined {
  return state.battlePhase === 'movement' || state.battlePhase === 'battle'
    ? { kind: 'end turn', ambush: false }
    : undefined;
}

/**
 * One finished battle for each ending that a set battle comes to, kept as its log and the hash that seals every entry of its journal.
 * A side without units has always lost its medals before: see the test of 21.7.
 */
const GOLDEN: readonly Golden[] = [
  { outcome: 'allied medals', seed: 3, options: { battle: 'son' } },
  { outcome: 'german medals', seed: 1, options: { battle: 'bridge' } },
  { outcome: 'time', seed: 2, options: { battle: 'elst', turns: 3 }, plays: idle },
  { outcome: 'nightfall', seed: 2, options: { battle: 'groesbeek', evening: true }, plays: idle },
  {
    outcome: 'allied conceded',
    seed: 4,
    options: { battle: 'oosterbeek' },
    plays: (state, seat) => (seat === 'german' && state.battlePhase === 'card' ? { kind: 'concede' } : undefined),
  },
];

function played({ seed, options, plays }: Golden) {
  const dice = new FastDice(seed);
  const match = Match.start(
    battleGame,
    { ...defaultOptions(battleGame.options), ...options },
    { kind: 'fast', seed },
    'golden',
  );
  while (match.result() === undefined) {
    const [seat] = match.active();
    const { state } = match;
    const action = plays?.(state, seat) ?? officer.sit(seat).decide(battleGame.sight(state, seat), dice);
    const answer = match.act(seat, action);
    if ('text' in answer) throw new Error(answer.text);
  }
  return match;
}

describe.each(GOLDEN)('$outcome', (golden) => {
  test('is played and told as recorded', async () => {
    const match = played(golden);
    const log = match
      .line()
      .flatMap((step) => step.reports.flatMap((report) => battleLanguage.say(report, 'spectator') ?? []));
    const { name, reason } = match.result()!;
    expect(name).toBe(golden.outcome);
    expect(endingFaults(kriegsspielBattleModule, match)).toEqual([]);
    await expect(`${[...log, `${reason} ${match.head}`].join('\n')}\n`).toMatchFileSnapshot(
      `golden/${golden.outcome.replaceAll(' ', '-')}.txt`,
    );
  });
});

test('B2: a battle begun under rules 1 verifies by them', () => {
  const journal = recorded(join(import.meta.dirname, 'golden/rules-1/bridge.json'));
  const game = battleGame as unknown as Game;
  expectToVerify(game, journal, '1', 23, { battle: 'bridge', firstReadings: true });
  expect(battleGame.version).toBe('2');
});
