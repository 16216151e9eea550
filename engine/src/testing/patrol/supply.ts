import { Flood } from '../../board/index.ts';
import { board, EDGE, passableSteps } from './ground.ts';
import { knownEnemies, zonesOfKnownEnemies } from './zones.ts';
import { UNITS_OF, type PatrolState, type Side } from './state.ts';

const flood = new Flood(board);
const blocked = new Uint8Array(board.cells);

/**
 * 4. A unit is in supply if it can be reached from its own edge past the enemies that its side knows of and their
 * zones; where an own unit stands a zone does not count. Enemies out of sight cut nothing: else the loss of supply
 * would betray them.
 */
export function markSupply(state: PatrolState, side: Side): void {
  blocked.set(zonesOfKnownEnemies(state, side));
  const enemies = knownEnemies(state, side);
  for (const unit of UNITS_OF[side]) if (state.unitHex[unit]! >= 0) blocked[state.unitHex[unit]!] = 0;
  for (let hex = 0; hex < board.cells; hex++) if (enemies[hex]) blocked[hex] = 1;
  const edge = EDGE[side];
  const trail = flood.spread(edge, edge.length, { openSteps: passableSteps(state.bridgeDown), blocked });
  for (const unit of UNITS_OF[side]) {
    const hex = state.unitHex[unit]!;
    state.unitSupplied[unit] = hex >= 0 && trail.has(hex) ? 1 : 0;
  }
}
