import { FastDice, Match, RecordingDice, SEED_BYTES, type GameModule, type OptionValues } from '@club-route/engine';
import { seatingOf } from '../table/local/seating.ts';
import type { Players } from '../table/players.ts';
import { keep } from './keep.ts';
import { newKey } from './key.ts';

/** Rolled by the program from a seed of this device, or on a real table and typed in. */
export type LocalDice = 'fair' | 'typed';

/** What a new match needs. */
export interface NewMatch {
  readonly game: string;
  readonly options: OptionValues;
  readonly dice: LocalDice;
  readonly players: Players;
}

/** Lays out a new game and keeps it; gives the key to open it by. */
export async function startMatch(module: GameModule, wanted: NewMatch): Promise<string> {
  const key = newKey();
  const seating = seatingOf(wanted.players);
  await keep({ key, started: Date.now(), seating }, matchFor(module, wanted, key), module);
  return key;
}

export function matchFor(
  { game }: GameModule,
  { options, dice }: Pick<NewMatch, 'options' | 'dice'>,
  key: string,
): Match {
  if (dice === 'typed') return Match.start(game, options, { kind: 'typed' }, key, rolledForSetup(game, options));
  const seed = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return Match.start(game, options, { kind: 'fair', seed }, key);
}

/** The program rolls for the set-up also where dice are typed: what it decides there may be for nobody to know. */
function rolledForSetup(game: GameModule['game'], options: OptionValues): readonly number[] {
  const dice = new RecordingDice(new FastDice(crypto.getRandomValues(new Int32Array(1))[0]!));
  game.setup(options, dice);
  return dice.draws.map(({ value }) => value);
}
