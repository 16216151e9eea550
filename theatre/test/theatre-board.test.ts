import { cellLabelled, sideBetween } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { driveOnArnhem } from '../src/boards/drive-on-arnhem.ts';
import { farthestBridge } from '../src/boards/farthest-bridge.ts';
import { kriegsspiel } from '../src/boards/kriegsspiel.ts';
import { loadBoard, loadHexBoard, loadSquareBoard, provenanceOfCell, provenanceOfSide } from '../src/index.ts';

describe('a board loaded from its file', () => {
  const drive = loadHexBoard(driveOnArnhem);

  test('is unfolded once, however many load its file; a file of squares has no hexes even then', () => {
    expect(loadBoard(driveOnArnhem)).toBe(drive);
    expect(loadBoard(kriegsspiel)).toBe(loadSquareBoard(kriegsspiel));
    expect(() => loadHexBoard(kriegsspiel)).toThrow('has no hexes');
  });

  test('says of a cell what is known of it, and how', () => {
    const known = provenanceOfCell(drive, cellLabelled(drive.board, '3,7'));
    expect(known).toContainEqual({ what: 'Supply of 1st Airborne', certainty: 'printed', why: 'supply source, 5.2' });
    expect(known[0]).toMatchObject({ what: 'open', certainty: 'deduced' });
  });

  test('says of a side what is known of it, and how', () => {
    const [a, b] = ['10,5', '10,4'].map((label) => cellLabelled(drive.board, label));
    const known = provenanceOfSide(drive, a, b);
    expect(known).toContainEqual({ what: 'Huissen to Loo', certainty: 'printed', why: 'ferry, 8.8' });
    expect(known).toContainEqual({
      what: 'Pannerdensch Kanaal',
      certainty: 'deduced',
      why: 'from the ground: the water runs between the two cells',
    });
  });

  test('gives the greater water where two run on one side', () => {
    const sidesOf = drive.waters.map(({ parts }) => parts.flatMap(({ sides }) => (sides ?? '').split(' ')));
    const greatest = (label: string): number => sidesOf.findIndex((sides) => sides.includes(label));
    const shared = [...new Set(sidesOf.flat())].filter(
      (label) => sidesOf.filter((sides) => sides.includes(label)).length > 1,
    );
    expect(shared.length).toBeGreaterThan(0);
    for (const label of shared) {
      const [a, b] = label.split('/').map((name) => cellLabelled(drive.board, name));
      expect(drive.sideWater[sideBetween(drive.board, a, b)]).toBe(greatest(label));
    }
  });

  test('refuses a file of another shape', () => {
    expect(() => loadSquareBoard(farthestBridge)).toThrow('no squares');
    expect(() => loadHexBoard(kriegsspiel)).toThrow('no hexes');
  });

  test('refuses a road that jumps and a side that is none', () => {
    const jump = { ...farthestBridge, roads: [{ id: 'x', kind: 'road', why: 0, chain: '0101 0303' }] };
    expect(() => loadHexBoard(jump)).toThrow('do not touch');
    const gap = { ...farthestBridge, borders: [{ id: 'x', why: 0, sides: '0101/0303' }] };
    expect(() => loadHexBoard(gap)).toThrow('no side');
  });

  test('links squares at a corner only where a road or railway runs through it', () => {
    const { board, stepRoad, stepRail } = loadSquareBoard(kriegsspiel);
    let corners = 0;
    for (let step = 0; step < board.neighbour.length; step++) {
      if (step % board.degree < 4 || board.neighbour[step] < 0) continue;
      corners++;
      expect(stepRoad[step] + stepRail[step]).toBeGreaterThan(0);
    }
    expect(corners).toBeGreaterThan(100);
  });
});
