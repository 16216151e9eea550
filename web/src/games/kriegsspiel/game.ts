import {
  board,
  cellOf,
  labelOf,
  nameAt,
  placesCalled,
  unitsUnder,
  UNITS,
  isCommander,
  type CampaignState,
  type Edition,
  type OfEdition,
} from '@club-route/kriegsspiel';
import type { ComingSide } from '../../hex/game.ts';
import { openSheet } from '../../map/sheets.ts';
import { cellFacts, cellWords } from './cell-facts.ts';
import { CHARACTERS } from './characters.ts';
import { aboutUnit, knownFace, trueFace, trueWords, knownWords } from './faces.ts';
import { Ground } from './Ground.tsx';
import { pressPlace } from './letter/letter-desk.ts';
import { mapPicture } from './map-picture.ts';
import { openingCells } from './opening.ts';
import { viewOf } from './report-view.ts';
import { stripOf } from './strip.ts';
import type { CampaignHexGame } from './types.ts';

/** What a campaign brings to the shared table: squares instead of hexes, and a letter that the map writes into. */
const gameOf = (edition: Edition): CampaignHexGame => ({
  sheet: () => openSheet('kriegsspiel'),
  mapLabel:
    'Map from the Belgian border to Arnhem. Arrows move the map, plus and minus zoom, n goes to the next unit, Enter chooses a unit or writes a square into your letter.',
  examples: '2I/5, Son, 0911 …',
  cellName: 'square',
  home: cellOf('0910'),
  opening: openingCells,
  stays: true,
  remembers: true,
  layers: [CHARACTERS],
  press: pressPlace,
  face: (state, unit) => (isTrue(state) ? trueFace(state, unit, false, false) : knownFace(state, unit)),
  unitWords: (state, unit) => (isTrue(state) ? trueWords(state, unit) : knownWords(state, unit)),
  about: (_state, unit) => aboutUnit(unit),
  picture: mapPicture,
  view: viewOf,
  planned: () => ({ ways: [] }),
  cellWords,
  cellFacts,
  coming: () => NOBODY,
  strip: stripOf,
  unitNamed: (text, viewer) => {
    const named = UNITS.findIndex(({ id }) => id.toLowerCase() === text);
    const isOwn = !isCommander(viewer) || unitsUnder({ edition }, viewer).includes(named);
    return named >= 0 && isOwn ? named : undefined;
  },
  cellNamed: (text) => board.cellByLabel.get(text) ?? placesCalled(text)[0]?.cell,
  Ground,
});

const NOBODY: readonly ComingSide[] = [];

const GAMES: Readonly<Record<Edition, CampaignHexGame>> = { first: gameOf('first'), second: gameOf('second') };

export function campaignGame({ edition }: OfEdition): CampaignHexGame {
  return GAMES[edition];
}

/** In a commander's sight no unit has a true square. */
function isTrue({ unitStrength }: CampaignState): boolean {
  return unitStrength.some((strength) => strength >= 0);
}

/** "0911 Son". */
export function squareWords(cell: number): string {
  if (cell < 0) return 'off the map';
  const name = nameAt(cell);
  return name === undefined ? labelOf(cell) : `${labelOf(cell)} ${name}`;
}
