import { FastDice, isRefusal, Match } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import type { CampaignAction } from '../src/actions.ts';
import { idleBot, marchBot } from '../src/bot/bots.ts';
import { gameClock } from '../src/clock/game-clock.ts';
import { campaign } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { usualRules } from './positions.ts';

/** One campaign for each way to end, kept as what really happened and the hash that seals every entry of its journal. */

type Bots = typeof idleBot;

/** Plays on until the end, or until a minute; the umpire says what is typed for that minute. */
function play(days: number, seed: number, bot: Bots, said: Readonly<Record<number, string>>): Match {
  const match = Match.start(campaign, { ...usualRules, days }, { kind: 'fast', seed }, `golden-${seed}`);
  const thoughts = new FastDice(seed);
  const players = Object.fromEntries(campaign.seats.map((seat) => [seat, bot.sit(seat)]));
  const waiting = Object.entries(said).map(([minute, text]) => ({ minute: Number(minute), text }));
  for (let guard = 0; guard < 20000 && match.result() === undefined; guard++) {
    const [due] = waiting;
    if (due !== undefined && match.state.minute >= due.minute) {
      waiting.shift();
      done(match, 'umpire', language.read(match.state, 'umpire', due.text) as CampaignAction);
      continue;
    }
    const [seat] = match.awaited();
    const until = due?.minute ?? Infinity;
    const action = players[seat].decide(campaign.sight(match.state, seat), thoughts);
    const isLate = action.kind === 'advance' && action.to > until;
    done(match, seat, isLate ? gameClock.advance(until) : action);
  }
  return match as unknown as Match;
}

function done(
  match: { act(seat: string, action: CampaignAction): object },
  seat: string,
  action: CampaignAction,
): void {
  const step = match.act(seat, action);
  if (isRefusal(step)) throw new Error(step.text);
}

const NOON = 13 * 60;
const points = (allied: number, german: number): Readonly<Record<number, string>> => ({
  [NOON]: `SET POINTS OF ALLIED TO ${allied}, POINTS OF GERMAN TO ${german} BECAUSE this ending is wanted`,
});

/** Nobody marches: what the umpire gives decides, and 25 points of the bridges for the Germans. */
const ENDINGS: Readonly<Record<string, () => Match>> = {
  'allied strategic': () => play(1, 1, idleBot, points(30, 5)),
  'allied tactical': () => play(1, 2, idleBot, points(20, 10)),
  draw: () => play(1, 3, idleBot, points(20, 15)),
  'german tactical': () => play(1, 4, idleBot, points(20, 20)),
  'german strategic': () => play(1, 5, marchBot, {}),
  // G91: a unit of the corps in supply at Arnhem at two checks running ends it before its time.
  'allied strategic, at Arnhem': () =>
    play(5, 6, idleBot, {
      [2 * 1440 + 600]: 'SET STRENGTH OF BrDf TO 0, SQUARE OF 2I/5 TO 4559 BECAUSE it has crossed the bridges',
    }),
};

describe('golden campaigns', () => {
  test.each(Object.keys(ENDINGS))('%s', async (name) => {
    const match = ENDINGS[name]();
    expect(match.result()?.name).toBe(name.split(',')[0]);
    const loaded = Match.load(campaign, match.journal(true));
    if ('problem' in loaded) throw new Error(loaded.problem.text);
    expect(loaded.match.head).toBe(match.head);
    const told = match.line().flatMap(({ reports }) => reports.filter(({ kind }) => kind !== 'dispatch'));
    const log = told.flatMap((report) => language.say(report as never, 'umpire') ?? []);
    const end = `${match.result()!.reason} ${match.head}`;
    await expect(`${[...log, end].join('\n')}\n`).toMatchFileSnapshot(`golden/${name.replaceAll(/[ ,]+/g, '-')}.txt`);
  });

  test('G91: decided at Arnhem before the last day', () => {
    const match = ENDINGS['allied strategic, at Arnhem']();
    expect((match.state as unknown as { minute: number }).minute).toBeLessThan(4 * 1440);
    expect(match.result()?.scores?.['xxx']).toBe(1000);
  });
});
