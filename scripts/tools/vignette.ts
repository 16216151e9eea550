import { layersOn } from '@club-route/cartography/draw/layers';
import { openSheet } from '@club-route/cartography/draw/open-sheet';
import { cuttingOf } from '@club-route/cartography/export/cutting';
import { inRoot } from './paths.mjs';

/** What would make the picture much larger and is hardly seen in it: trees, hedges, houses, form lines. */
const TOO_FINE: ReadonlySet<string> = new Set(['tree', 'hedge', 'block', 'form-line', 'beyond']);
/** Pixels a cell, about as the shelf shows it. */
const SCALE = 60;

export const vignettePath = inRoot('web/src/games/farthest-bridge/vignette.generated.ts');

/** The country round the bridge of Nijmegen, cut from the sheet of The Farthest Bridge: the shelf loads no board for it. */
export async function vignetteFile(): Promise<string> {
  const sheet = await openSheet('farthest-bridge');
  const { x, y } = sheet.cells.centre[sheet.theatre.board.cellByLabel.get('2621')!];
  const box = {
    left: Math.round(x - 360),
    top: Math.round(y - 200),
    right: Math.round(x + 360),
    bottom: Math.round(y + 200),
  };
  const items = cuttingOf(sheet, box, SCALE, new Set([...layersOn('list'), 'grid'])).filter(
    ({ colour }) => !TOO_FINE.has(colour),
  );
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
