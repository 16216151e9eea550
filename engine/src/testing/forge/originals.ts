import { isRefusal, type Action } from '../../contract.ts';
import { FastDice, mixSeed } from '../../dice/fast.ts';
import { commitToSalt } from '../../dice/fair.ts';
import { UMPIRE, type Ending } from '../../match/journal.ts';
import { Match } from '../../match/match.ts';
import type { DiceSource } from '../../match/match-dice.ts';
import { defaultOptions } from '../../options.ts';
import type { AnyGame } from '../law.ts';
import { randomChoice } from '../random-play.ts';
import { copyOf, type Draft, type Signer } from './draft.ts';
import { wordFor } from './sign.ts';

/** True journals of short matches of every kind: what a forger starts from and steals from. */
export interface Originals {
  readonly drafts: readonly Draft[];
  /** Actions that were legal somewhere. */
  readonly actions: readonly Action[];
}

export function trueJournals(game: AnyGame, server: Signer, seed: number, actions: number): Originals {
  const fair = (certified: boolean, index: number): DiceSource => {
    const salt = `salt of match ${index}`;
    const seat = game.seats[0]!;
    const salts = index % 2 === 0 ? {} : { [seat]: { commitment: commitToSalt(seat, salt), salt } };
    return { kind: 'fair', seed: Uint8Array.from({ length: 32 }, (_, at) => seed + index * 7 + at), certified, salts };
  };
  const play = (index: number, source: DiceSource, many = actions): Match =>
    played(Match.start(game, defaultOptions(game.options), source, `match ${index}`), mixSeed(seed, index), many);
  const kept = [play(0, fair(true, 0)), play(1, fair(true, 1)), wandered(play(2, fair(true, 2)))];
  const home = [play(3, fair(false, 3)), play(4, { kind: 'fast', seed }), play(5, fair(false, 5), actions >> 1)];
  const branch = played(home[0]!.branch(Math.min(3, home[0]!.last), 9, 'a branch'), mixSeed(seed, 6), 4);
  const signed = kept.map((match) => {
    const outcome = match.result() === undefined ? endingOf(game) : undefined;
    return { ...match.journal(true), ...(outcome && { outcome }), signed: wordFor(match, outcome, server) };
  });
  const journals = [...signed, ...[...home, branch].map((match) => match.journal(true))];
  return {
    drafts: copyOf(journals) as unknown as readonly Draft[],
    actions: kept.flatMap((match) =>
      match.steps.flatMap(({ entry: { deed } }) => (deed.kind === 'act' ? [deed.action] : [])),
    ),
  };
}

/** Plays on at random, for so many actions or to the end. */
export function played(match: Match, seed: number, actions: number): Match {
  const dice = new FastDice(seed);
  for (let count = 0; count < actions && match.active().length > 0; count++) {
    const seat = dice.pick(match.active(), 'who acts');
    const step = match.act(seat, randomChoice(match.game, match.state, seat, dice));
    if (isRefusal(step)) throw new Error(step.text);
  }
  return match;
}

/** With moves taken back by agreement, a position restored, and play that goes on after each. */
function wandered(match: Match): Match {
  const { seats } = match.game;
  match.takeBack(
    seats[0]!,
    Math.max(0, match.last - 2),
    seats.filter((seat) => seat !== UMPIRE),
  );
  played(match, 11, 1);
  match.restore(UMPIRE, Math.max(0, match.last - 1), 'The wrong map was used.');
  return played(match, 12, 1);
}

function endingOf({ seats }: AnyGame): Ending {
  return { how: 'resigned', name: 'resigned', winners: seats.slice(1), reason: 'The others have resigned.' };
}
