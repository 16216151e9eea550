import { layersOn } from '@club-route/cartography/draw/layers';
import { openSheet } from '@club-route/cartography/draw/open-sheet';
import { cuttingOf } from '@club-route/cartography/export/cutting';
import { drawSheet } from '@club-route/cartography/draw/draw-sheet';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import type { GameId } from '@club-route/catalogue';
import { defaultOptions, FastDice } from '@club-route/engine';
import { loadHexBoard } from '@club-route/theatre';
import { inRoot } from './paths.mjs';

/** What would make the picture much larger and is hardly seen in it: trees, hedges, houses, form lines. */
const TOO_FINE: ReadonlySet<string> = new Set(['tree', 'hedge', 'block', 'form-line', 'beyond']);
/** Pixels a cell, about as the shelf shows it. */
const SCALE = 60;

interface CutFrom {
  readonly game: GameId;
  readonly sheet: () => Promise<MapSheet>;
  /** The hex in the middle: a great bridge. */
  readonly middle: string;
  /** A line round the whole field is long, and comes into the picture with a corner only. */
  readonly hasBorders: boolean;
}

/** Games whose picture on the shelf is cut from their map. */
export const VIGNETTES: readonly CutFrom[] = [
  { game: 'farthest-bridge', sheet: () => openSheet('farthest-bridge'), middle: '2621', hasBorders: true },
  { game: 'drive-on-arnhem', sheet: () => openSheet('drive-on-arnhem'), middle: '8,4', hasBorders: false },
  { game: 'descent-into-hell', sheet: () => openSheet('descent-into-hell'), middle: '1612', hasBorders: false },
  { game: 'kriegsspiel-battle', sheet: battleSheet, middle: '0705', hasBorders: false },
  { game: 'kriegsspiel', sheet: () => openSheet('kriegsspiel'), middle: '0911', hasBorders: false },
];

/** The ground of the battle that a new game begins with. */
async function battleSheet(): Promise<MapSheet> {
  const { battleMapFile, kriegsspielBattleModule } = await import('@club-route/kriegsspiel/battle');
  const { game } = kriegsspielBattleModule;
  return drawSheet(loadHexBoard(battleMapFile(game.setup(defaultOptions(game.options), new FastDice(1)), false)));
}

export function vignettePath(game: GameId): string {
  return inRoot(`web/src/games/${game}/vignette.generated.ts`);
}

/** The country round a hex, cut from the sheet of a game: the shelf loads no board for it. */
export async function vignetteFile({ sheet: open, middle, hasBorders }: CutFrom): Promise<string> {
  const sheet = await open();
  const { x, y } = sheet.cells.centre[sheet.theatre.board.cellByLabel.get(middle)!];
  const box = {
    // As far as the picture goes, and a little more for the width of lines.
    left: Math.round(x - 325),
    top: Math.round(y - 143),
    right: Math.round(x + 325),
    bottom: Math.round(y + 187),
  };
  const layers = new Set([...layersOn('list'), 'grid' as const]);
  if (!hasBorders) layers.delete('borders');
  const items = cuttingOf(sheet, box, SCALE, layers)
    .filter(({ colour }) => !TOO_FINE.has(colour))
    .map((item) => ({ ...item, path: inWholeUnits(item.path) }));
  return [
    '// Written by `npm run vignette`: do not change it by hand.',
    "import type { CuttingItem } from '@club-route/cartography/export/cutting';",
    '',
    `export const MIDDLE = { x: ${Math.round(x)}, y: ${Math.round(y)} };`,
    '',
    'export const GROUND: readonly CuttingItem[] = [',
    ...items.map((item) => `  ${JSON.stringify(item)},`),
    '];',
    '',
  ].join('\n');
}

/** Commands of paths, and how many numbers each takes here. */
const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, Q: 4, C: 6, Z: 0, a: 7 };

/** A sheet unit is less than a pixel on the shelf. Steps from point to point take half the room of the points themselves. */
function inWholeUnits(path: string): string {
  const whole = path.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
  let [x, y] = [0, 0];
  let start = [0, 0];
  return whole.replaceAll(/([A-Za-z])([^A-Za-z]*)/g, (part: string, command: string, numbers: string) => {
    const points = numbers
      .trim()
      .split(/[\s,]+/)
      .filter((number) => number !== '')
      .map(Number);
    if (points.length !== NUMBERS[command]) throw new Error(`A vignette has no path with "${part}" in it yet.`);
    if (command === 'Z') {
      [x, y] = start as [number, number];
      return part;
    }
    if (command === 'a') {
      [x, y] = [x + points[5], y + points[6]];
      return part;
    }
    if (command === 'H') points.push(y);
    // All points of one command are counted from where it begins.
    const steps = points.map((value, at) => value - (at % 2 === 0 ? x : y));
    [x, y] = points.slice(-2) as [number, number];
    if (command === 'M') start = [x, y];
    return command.toLowerCase() + steps.slice(0, NUMBERS[command]).join(' ').replaceAll(' -', '-');
  });
}
