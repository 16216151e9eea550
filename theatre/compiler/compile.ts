import type { BoardFile } from '../src/board-file.ts';
import { placeBorders, placeMarks, placeRims } from './borders.ts';
import { placeCrossings } from './crossings.ts';
import { Draft } from './draft.ts';
import { nameLands } from './lands.ts';
import { placeNames, settlePlaces } from './places.ts';
import type { Plan } from './plan.ts';
import { measureSpans } from './spans.ts';
import { fillRivers } from './squares.ts';
import { placeFlags, placeRoadNet, placeTerrain } from './terrain.ts';
import { placeRails, placeRoads } from './ways.ts';
import { placeStands, placeWater } from './water.ts';
import { boardFile } from './write.ts';

export interface Compiled {
  readonly draft: Draft;
  readonly file: BoardFile;
}

/** From plan and ground to a board, step by step; each step may lean on those before it. */
export function compile(plan: Plan): Compiled {
  const draft = new Draft(plan);
  placeStands(draft);
  placeWater(draft);
  nameLands(draft);
  placeTerrain(draft);
  placeNames(draft);
  settlePlaces(draft);
  fillRivers(draft);
  placeCrossings(draft);
  placeRoads(draft);
  placeRails(draft);
  placeBorders(draft);
  placeFlags(draft);
  placeRoadNet(draft);
  placeRims(draft);
  placeMarks(draft);
  measureSpans(draft);
  return { draft, file: boardFile(draft) };
}
