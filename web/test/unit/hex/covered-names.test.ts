import type { Label } from '@club-route/cartography/lettering/label';
import type { Face } from '@club-route/cartography/lettering/type';
import { CELL } from '@club-route/cartography/sheet/spot';
import { expect, test } from 'vitest';
import { coveredBy } from '../../../src/hex/overlay/CoveredNames.tsx';

/** A name that lies round a place of the sheet. */
function name(text: string, face: Face, x: number, y: number): Label {
  const box = { left: x - 80, right: x + 80, top: y - 20, bottom: y + 20 };
  return { layer: 'names', text, face, colour: 'ink', size: 14, spot: { x, y }, halo: true, box };
}

test('far out the names of towns under counters are written once more, and no others', () => {
  const [arnhem, elst] = [name('Arnhem', 'city', 500, 500), name('Elst', 'town', 500, 500 + 2 * CELL)];
  const labels = [arnhem, elst, name('Rijn', 'water', 500, 500), name('Driel', 'village', 500, 500)];
  expect(coveredBy([{ x: 450, y: 510 }], labels)).toEqual([arnhem]);
  expect(coveredBy([arnhem.spot, elst.spot], labels)).toEqual([arnhem, elst]);
  expect(coveredBy([{ x: 500, y: 500 + CELL }], labels)).toEqual([]);
});
