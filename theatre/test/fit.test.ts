import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitProjection, type Anchor } from '../compiler/fit.ts';
import { isMirrored, kilometresPerCell, project } from '../src/projection.ts';

const ground = [
  { lat: 51.4, lon: 5.4 },
  { lat: 51.9, lon: 5.5 },
  { lat: 51.6, lon: 6.1 },
  { lat: 52.0, lon: 5.9 },
  { lat: 51.7, lon: 5.2 },
];

/** Anchors laid down by a known turn and scale. */
function anchors(scale: number, turn: number, mirrored: boolean): readonly Anchor[] {
  return ground.map((point, at) => {
    const east = (point.lon - 5.7) * 69.07;
    const north = (point.lat - 51.65) * 111.25;
    const x = (Math.cos(turn) * east + Math.sin(turn) * north) / scale + 11;
    const y = (Math.sin(turn) * east - Math.cos(turn) * north) / scale + 22;
    return { name: String(at), ground: point, spot: { x, y: mirrored ? -y : y } };
  });
}

describe('the projection', () => {
  test('finds any turn, scale and mirroring again', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 4, noNaN: true }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.boolean(),
        (scale, turn, mirrored) => {
          const given = anchors(scale, turn, mirrored);
          for (const fit of [
            { kind: 'similarity', mirrored },
            { kind: 'scaled', mirrored, kilometres: scale },
            { kind: 'affine' },
          ] as const) {
            const { projection, rms } = fitProjection(fit, given);
            expect(rms).toBeLessThan(0.001);
            expect(kilometresPerCell(projection)).toBeCloseTo(scale, 3);
            expect(isMirrored(projection)).toBe(mirrored);
          }
        },
      ),
    );
  });

  test('reports how far each anchor is off', () => {
    const given = anchors(2, 0.1, false).map((anchor, at) =>
      at === 2 ? { ...anchor, spot: { x: anchor.spot.x + 3, y: anchor.spot.y } } : anchor,
    );
    const { residuals, rms } = fitProjection({ kind: 'similarity', mirrored: false }, given);
    const worst = residuals.toSorted((a, b) => b.kilometres - a.kilometres)[0];
    expect(worst.name).toBe('2');
    expect(worst.kilometres).toBeGreaterThan(2);
    expect(rms).toBeGreaterThan(1);
  });

  test('is pulled nearer to its anchors by a warp, the more so the less stiff it is', () => {
    const given = anchors(2, 0.1, false).map((anchor, at) => ({
      ...anchor,
      spot: { x: anchor.spot.x + (at % 2), y: anchor.spot.y - (at % 3) },
    }));
    const rms = (stiffness: number | undefined): number =>
      fitProjection({ kind: 'affine', ...(stiffness === undefined ? {} : { warp: { reach: 5, stiffness } }) }, given)
        .rms;
    expect(rms(0)).toBeLessThan(0.001);
    expect(rms(0)).toBeLessThan(rms(1));
    expect(rms(1)).toBeLessThan(rms(undefined));
  });

  test('keeps north up and the scale where both are known', () => {
    const { projection } = fitProjection({ kind: 'north up', kilometres: 3.2 }, anchors(3.2, 0, false));
    const [a, b] = [project(projection, ground[0]), project(projection, { ...ground[0], lat: ground[0].lat + 0.1 })];
    expect(b.x).toBeCloseTo(a.x, 6);
    expect(b.y).toBeLessThan(a.y);
  });
});
