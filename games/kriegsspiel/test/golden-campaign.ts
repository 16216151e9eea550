import { FastDice, isRefusal, Match, type Action, type GameModule, type OptionValues } from '@club-route/engine';
import { endingFaults } from '@club-route/engine/testing';
import { expect } from 'vitest';

/** What the umpire says, each from a minute on. */
export type Said = Readonly<Record<number, string>>;

export interface Ending {
  readonly options: OptionValues;
  readonly seed: number;
  readonly bot: string;
  readonly said?: Said;
}

/** 13:00 on the first day. */
const AFTER_NOON = 13 * 60;

/** Where nobody marches, what the umpire gives decides. */
export function givenPoints(allied: number, german: number): Said {
  return {
    [AFTER_NOON]: `SET POINTS OF ALLIED TO ${allied}, POINTS OF GERMAN TO ${german} BECAUSE this ending is wanted`,
  };
}

/** A campaign by computers in every seat, to its end. */
export function playCampaign(module: GameModule, { options, seed, bot, said = {} }: Ending): Match {
  const { game, language, bots } = module;
  const clock = module.clock!;
  const match = Match.start(game, options, { kind: 'fast', seed }, `golden-${seed}`);
  const thoughts = new FastDice(seed);
  const staff = bots.find(({ id }) => id === bot)!;
  const players = Object.fromEntries(game.seats.map((seat) => [seat, staff.sit(seat)]));
  const waiting = Object.entries(said).map(([minute, text]) => ({ minute: Number(minute), text }));
  for (let guard = 0; guard < 20000 && match.result() === undefined; guard++) {
    const [due] = waiting;
    if (due !== undefined && clock.minute(match.state) >= due.minute) {
      waiting.shift();
      done(match, 'umpire', language.read(match.state, 'umpire', due.text) as Action);
      continue;
    }
    const [seat] = match.awaited();
    const until = due?.minute ?? Infinity;
    const action = players[seat!]!.decide(game.sight(match.state, seat!), thoughts);
    const isLate = action.kind === 'advance' && (action as unknown as { readonly to: number }).to > until;
    done(match, seat!, isLate ? clock.advance(until) : action);
  }
  return match;
}

function done(match: Match, seat: string, action: Action): void {
  const step = match.act(seat, action);
  if (isRefusal(step)) throw new Error(step.text);
}

/** Holds a campaign to what is recorded: what really happened, and the hash that seals every entry of its journal. */
export async function expectRecorded(module: GameModule, match: Match, file: string): Promise<void> {
  const { game, language } = module;
  expect(endingFaults(module, match)).toEqual([]);
  const loaded = Match.load(game, match.journal(true));
  if ('problem' in loaded) throw new Error(loaded.problem.text);
  expect(loaded.match.head).toBe(match.head);
  const told = match.line().flatMap(({ reports }) => reports.filter(({ kind }) => kind !== 'dispatch'));
  const log = told.flatMap((report) => language.say(report, 'umpire') ?? []);
  const end = `${match.result()!.reason} ${match.head}`;
  await expect(`${[...log, end].join('\n')}\n`).toMatchFileSnapshot(file);
}
