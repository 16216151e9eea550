import type { Layer } from '@club-route/cartography/draw/layers';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { readPalette } from '../map/paint/palette.ts';

/** Hands a file to the browser's downloads. */
function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Sheets leave the house in the colours of the day. */
export async function saveSvg(sheet: MapSheet, layers: ReadonlySet<Layer>): Promise<void> {
  const text = await svgText(sheet, layers, true);
  save(new Blob([text], { type: 'image/svg+xml' }), `${sheet.theatre.file.id}.svg`);
}

export async function savePng(sheet: MapSheet, layers: ReadonlySet<Layer>): Promise<void> {
  const [{ plateOf }, { pngOf }] = await Promise.all([
    import('@club-route/cartography/export/plate'),
    import('../map/export/png.ts'),
  ]);
  save(await pngOf(plateOf(sheet, layers), readPalette('light')), `${sheet.theatre.file.id}.png`);
}

async function svgText(sheet: MapSheet, layers: ReadonlySet<Layer>, withFonts: boolean): Promise<string> {
  const [{ plateOf }, { svgOf }, { fontStyle }] = await Promise.all([
    import('@club-route/cartography/export/plate'),
    import('@club-route/cartography/export/svg'),
    import('../map/export/fonts.ts'),
  ]);
  return svgOf(plateOf(sheet, layers), readPalette('light'), withFonts ? await fontStyle() : '');
}

/** One sheet of paper, with words under the map where there are any: the page shows nothing else while it prints. */
export async function printSheet(
  sheet: MapSheet,
  layers: ReadonlySet<Layer>,
  lines: readonly string[] = [],
): Promise<void> {
  const plate = document.createElement('div');
  plate.id = 'plate';
  plate.innerHTML = await svgText(sheet, layers, false);
  if (lines.length > 0) {
    const words = document.createElement('pre');
    words.textContent = lines.join('\n');
    plate.append(words);
  }
  document.body.append(plate);
  document.body.dataset['printing'] = 'plate';
  addEventListener(
    'afterprint',
    () => {
      plate.remove();
      delete document.body.dataset['printing'];
    },
    { once: true },
  );
  print();
}
