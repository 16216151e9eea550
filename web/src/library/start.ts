import { Match, SEED_BYTES, type GameModule, type OptionValues } from '@club-route/engine';
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
export async function startMatch(module: GameModule, { options, dice, players }: NewMatch): Promise<string> {
  const key = newKey();
  const source =
    dice === 'typed'
      ? { kind: 'typed' as const }
      : { kind: 'fair' as const, seed: crypto.getRandomValues(new Uint8Array(SEED_BYTES)) };
  await keep(
    { key, started: Date.now(), seating: seatingOf(players) },
    Match.start(module.game, options, source, key),
    module,
  );
  return key;
}
