import { Match, SEED_BYTES, type GameModule, type OptionValues } from '@club-route/engine';
import { seatingOf } from '../table/local/seating.ts';
import type { Players } from '../table/players.ts';
import { keep, newKey } from './keep.ts';

/** Rolled by the program from a seed of this device, or on a real table and typed in. */
export type LocalDice = 'fair' | 'typed';

/** Lays out a new game and keeps it; gives the key to open it by. */
export async function startMatch(
  module: GameModule,
  options: OptionValues,
  dice: LocalDice,
  players: Players,
): Promise<string> {
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
