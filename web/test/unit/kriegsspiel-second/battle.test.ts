import { defaultOptions, isRefusal, Match, type GameModule } from '@club-route/engine';
import {
  battleTitle,
  kriegsspielSecondModule,
  type SecondAction,
  type SecondState,
} from '@club-route/kriegsspiel/second';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalMatch } from '../../../src/table/local/local-match.ts';
import { Patience } from '../../../src/table/local/patience.ts';
import { seatingOf } from '../../../src/table/local/seating.ts';

const PATIENCE = 20;
const { game, language, clock } = kriegsspielSecondModule;

/** A campaign on this device in which the 101st has just been briefed for a battle with the garrison. */
function briefed() {
  const options = { ...defaultOptions(game.options), days: 1, answerMinutes: PATIENCE };
  const seed = new Uint8Array(32).fill(7);
  const match = Match.start(game, options, { kind: 'fair', seed }, 'battle');
  const act = (seat: string, action: SecondAction): void => {
    const step = match.act(seat, action);
    if (isRefusal(step)) throw new Error(`${seat}: ${step.text}`);
  };
  const runTo = (minute: number): void => {
    while (match.state.minute < minute && match.state.engagement === null)
      for (const seat of match.awaited()) act(seat, seat === 'clock' ? clock!.advance(minute) : { kind: 'attend' });
  };
  runTo(840);
  act('umpire', language.read(match.state, 'umpire', 'SET SQUARE OF Grsn TO 0713 BECAUSE of a patrol') as SecondAction);
  runTo(1000);
  const local = new LocalMatch({
    match: match as unknown as Match,
    module: kriegsspielSecondModule as unknown as GameModule,
    seating: seatingOf({}),
    playable: true,
    keep: () => Promise.resolve(),
  });
  const now = (): SecondState => local.match.state as unknown as SecondState;
  return { local, now, id: now().engagement!.id };
}

const BY_COMPUTER = { kind: 'answer', by: 'computer', plan: '', concedeAt: 0, air: false } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a battle that both sides leave to the computer is fought at once, entry by entry', () => {
  const { local, now, id } = briefed();
  const before = local.match.last;
  expect(local.act('abn101', BY_COMPUTER, [])).toBeUndefined();
  expect(now().engagement).toMatchObject({ id, phase: 'briefing' });
  expect(local.act('div406', BY_COMPUTER, [])).toBeUndefined();
  expect(now().engagement?.id).not.toBe(id);
  expect(local.match.last).toBeGreaterThan(before + 10);
  expect(
    now()
      .abn101Mail.rows()
      .findLast(({ kind }) => kind === 'battle'),
  ).toMatchObject({ battle: id });
});

test('R110: a commander is waited for as long as the match sets while somebody is there, and is told', () => {
  const { local, now, id } = briefed();
  expect(local.act('div406', BY_COMPUTER, [])).toBeUndefined();
  const patience = new Patience(local);
  patience.open();
  vi.advanceTimersByTime((PATIENCE - 1) * 60_000);
  // Nobody is at the table: nobody is waited for.
  patience.close();
  vi.advanceTimersByTime(PATIENCE * 60_000);
  expect(now().engagement).toMatchObject({ id, answers: { allied: null } });
  patience.open();
  vi.advanceTimersByTime(PATIENCE * 60_000);
  expect(now().engagement?.id).not.toBe(id);
  expect(now().abn101Mail.rows()).toContainEqual(
    expect.objectContaining({
      kind: 'note',
      text: `${battleTitle(id)}. It does not wait for you: the computer fights it by your last plan.`,
    }),
  );
});
