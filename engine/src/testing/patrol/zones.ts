import { board } from './ground.ts';
import { sees, type PatrolState, type Side } from './state.ts';

const enemies = new Uint8Array(board.cells);
const zones = new Uint8Array(board.cells);

/** hex -> 1 where the side knows of an enemy now. Company or decoy: until it is attacked nobody can tell. */
export function knownEnemies(state: PatrolState, side: Side): Uint8Array {
  const known = sees(state, side);
  for (let hex = 0; hex < board.cells; hex++) enemies[hex] = known[hex] === 0 ? 0 : 1;
  return enemies;
}

/** 5. hex -> 1 next to an enemy that the side knows of. */
export function zonesOfKnownEnemies(state: PatrolState, side: Side): Uint8Array {
  const known = sees(state, side);
  zones.fill(0);
  for (let hex = 0; hex < board.cells; hex++) {
    if (known[hex] === 0) continue;
    for (let step = hex * board.degree; step < (hex + 1) * board.degree; step++) {
      if (board.neighbour[step]! >= 0) zones[board.neighbour[step]!] = 1;
    }
  }
  return zones;
}
