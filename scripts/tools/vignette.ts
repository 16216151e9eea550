import { layersOn } from '@club-route/cartography/draw/layers';
import { openSheet } from '@club-route/cartography/draw/open-sheet';
import { cuttingOf } from '@club-route/cartography/export/cutting';
import type { BoardId } from '@club-route/theatre/boards';
import { inRoot } from './paths.mjs';

/** What would make the picture much larger and is hardly seen in it: trees, hedges, houses, form lines. */
const TOO_FINE: ReadonlySet<string> = new Set(['tree', 'hedge', 'block', 'form-line', 'beyond']);
/** Pixels a cell, about as the shelf shows it. */
const SCALE = 60;

interface CutFrom {
  readonly game: BoardId;
  /** The hex in the middle: a great bridge. */
  readonly middle: string;
  /** A line round the whole field is long, and comes into the picture with a corner only. */
  readonly hasBorders: boolean;
}

/** Games whose picture on the shelf is cut from their map. */
export const VIGNETTES: readonly CutFrom[] = [
  { game: 'farthest-bridge', middle: '2621', hasBorders: true },
  { game: 'drive-on-arnhem', middle: '8,4', hasBorders: false },
];

export function vignettePath(game: BoardId): string {
  return inRoot(`web/src/games/${game}/vignette.generated.ts`);
}

/** The country round a hex, cut from the sheet of a game: the shelf loads no board for it. */
export async function vignetteFile({ game, middle, hasBorders }: CutFrom): Promise<string> {
  const sheet = await openSheet(game);
  const { x, y } = sheet.cells.centre[sheet.theatre.board.cellByLabel.get(middle)!];
  const box = {
    left: Math.round(x - 360),
    top: Math.round(y - 200),
    right: Math.round(x + 360),
    bottom: Math.round(y + 200),
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

/** A sheet unit is less than a pixel on the shelf. */
function inWholeUnits(path: string): string {
  return path.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}
