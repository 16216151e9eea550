import { drawSheetInSteps } from '@club-route/cartography/draw/draw-sheet';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import type { Viewer } from '@club-route/engine';
import { battleMapFile, type SetBattleState } from '@club-route/kriegsspiel/battle';
import { loadHexBoard } from '@club-route/theatre';

const drawn = new Map<string, Promise<MapSheet>>();
const MOST_KEPT = 4;

/** Whether the board lies the other way round: everybody has his own edge before him, spectators that of the attacker. */
export function isTurned({ battleAttacker }: SetBattleState, viewer: Viewer): boolean {
  return (viewer === 'allied' || viewer === 'german') && viewer !== battleAttacker;
}

/** The ground of this battle as a sheet, drawn once for each way it lies. There is no country under it. */
export function battleSheet(state: SetBattleState, viewer: Viewer): Promise<MapSheet> {
  const turned = isTurned(state, viewer);
  const key = `${turned} ${state.hexTerrain.join('')} ${state.hexWays.join('')} ${state.hexBridge.join(' ')}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  // The page answers between the steps.
  const sheet = drawSheetInSteps(loadHexBoard(battleMapFile(state, turned)), undefined, nextTask);
  if (drawn.size >= MOST_KEPT) drawn.delete(drawn.keys().next().value!);
  drawn.set(key, sheet);
  return sheet;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
