import { describe, expect, test } from 'vitest';
import { allCover } from '@club-route/theatre/ground';
import { COVERS, coverOf } from '@club-route/cartography/sheet/cover';
import { sampleAt } from '@club-route/cartography/sheet/raster';
import { terrainInSteps, type Terrain } from '@club-route/cartography/sheet/terrain';
import { sheets, waterAlongSides } from './sheets.ts';

describe.each(sheets)('the terrain of %s', (_, sheet) => {
  const { theatre, cells } = sheet;
  const terrain = finished(terrainInSteps(theatre, cells, waterAlongSides(sheet), allCover));

  test('is at the centre of every cell what the board says', () => {
    for (const [cell, centre] of cells.centre.entries()) {
      const cover = coverOf(theatre.terrainKinds[theatre.terrain[cell]]);
      if (cover === undefined) continue;
      expect(COVERS[terrain.kind[sampleAt(terrain.raster, centre)]], theatre.board.labels[cell]).toBe(cover);
    }
  });

  test('has closed outlines that enclose what they stand for', () => {
    for (const [cover, rings] of terrain.outlines) {
      let area = 0;
      for (const ring of rings) {
        expect(ring.length).toBeGreaterThan(2);
        for (const [index, { x, y }] of ring.entries()) {
          const next = ring[(index + 1) % ring.length];
          area += (x * next.y - next.x * y) / 2;
        }
      }
      const samples = terrain.kind.filter((kind) => COVERS[kind] === cover).length;
      const wanted = samples * terrain.raster.step ** 2;
      expect(Math.abs(Math.abs(area) - wanted) / wanted, cover).toBeLessThan(0.06);
    }
  });

  test('is drawn with closed paths', () => {
    for (const { kind, path } of sheet.ground) if (kind === 'fill') expect(path.endsWith('Z')).toBe(true);
  });
});

function finished(steps: Generator<void, Terrain>): Terrain {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
