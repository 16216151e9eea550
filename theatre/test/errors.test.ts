import { describe, expect, test } from 'vitest';
import { driveOnArnhem } from '../compiler/boards/drive-on-arnhem/index.ts';
import { descentIntoHell } from '../compiler/boards/descent-into-hell/index.ts';
import { farthestBridge } from '../compiler/boards/farthest-bridge/index.ts';
import { kriegsspiel } from '../compiler/boards/kriegsspiel/index.ts';
import { compile } from '../compiler/compile.ts';
import { MapError } from '../compiler/errors.ts';
import { factsOf, type Fact } from '../compiler/facts.ts';
import type { Plan } from '../compiler/plan.ts';

/** The complaint that compiling this plan ends with. */
function complaint(plan: Plan): MapError {
  try {
    compile(plan);
  } catch (error) {
    if (error instanceof MapError) return error;
    throw error;
  }
  throw new Error('The compiler was content.');
}

function withFacts(plan: Plan, ...facts: readonly Fact[]): Plan {
  return { ...plan, facts: [...plan.facts, factsOf('test/facts.ts')('ruled', 'a test', facts)] };
}

describe('the compiler stops and names file, feature and rule', () => {
  test('at a cell that is not on the board', () => {
    const error = complaint(withFacts(farthestBridge, { terrain: 'mixed', cells: '4001' }));
    expect(error.message).toBe('test/facts.ts: cell 4001: is not on the board');
  });

  test('at a side between cells that do not touch', () => {
    const error = complaint(withFacts(farthestBridge, { water: 'maas', sides: '0101/0303' }));
    expect(error.message).toBe('test/facts.ts: side 0101/0303: a side lies between two cells that touch');
  });

  test('at two facts that contradict each other', () => {
    const error = complaint(withFacts(farthestBridge, { terrain: 'rough', cells: '0203' }));
    expect(error.message).toMatch(
      /^test\/facts\.ts: terrain of 0203: two facts contradict each other: "rough".*"city"/,
    );
    expect(complaint(withFacts(farthestBridge, { water: 'waal', sides: '0925/0825 0926/0825' })).rule).toContain(
      'contradict',
    );
    expect(complaint(withFacts(farthestBridge, { place: 'arnhem', cells: '0101' })).feature).toBe('place arnhem');
    expect(complaint(withFacts(farthestBridge, { road: 'x', kind: 'trail', chain: '0105 0204' })).feature).toBe(
      'road over side 0105/0204',
    );
  });

  test('at a bridge over no water', () => {
    const error = complaint(
      withFacts(farthestBridge, { crossing: 'x', kind: 'canal', over: 'maas', cells: '0101 0102' }),
    );
    expect(error.message).toBe('test/facts.ts: crossing x: there is no Maas on this side');
  });

  test('at a crossing without a span, on a board that says them', () => {
    const spans = kriegsspiel.spans?.filter((span) => 'water' in span && span.water !== 'ijssel');
    expect(complaint({ ...kriegsspiel, spans }).message).toBe(
      'theatre/compiler/boards/kriegsspiel/spans.ts: crossing westervoort-bridge: has no span',
    );
  });

  test('at a road that jumps', () => {
    const error = complaint(withFacts(farthestBridge, { road: 'x', kind: 'road', chain: '0101 0102 0909' }));
    expect(error.message).toBe('test/facts.ts: road x, 0102 to 0909: a road runs between cells that touch');
  });

  test('at a feature of the ground that lies off the map', () => {
    const water: Plan = {
      ...farthestBridge,
      waters: [...farthestBridge.waters, { id: 'rijn', kind: 'river', from: 'ground' }],
    };
    expect(complaint(water).message).toBe('theatre/src/ground/water.ts: rijn: the water lies off the map');
    const place: Plan = { ...descentIntoHell, places: [...descentIntoHell.places, 'wesel'] };
    expect(complaint(place).message).toContain('place wesel: lies off the map');
    const bridge: Plan = {
      ...descentIntoHell,
      crossings: [...descentIntoHell.crossings, { id: 'wesel-bridge', kind: 'bridge' }],
    };
    expect(complaint(bridge).message).toBe(
      'theatre/src/ground/crossings.ts: wesel-bridge: the crossing lies off the map',
    );
    const roads = descentIntoHell.roads.map((road) => ({ ...road, ids: [...road.ids, 'emmerich-wesel'] }));
    expect(complaint({ ...descentIntoHell, roads }).message).toBe(
      'theatre/src/ground/roads.ts: emmerich-wesel: the road lies off the map',
    );
  });

  test('at a name that the ground does not know', () => {
    expect(complaint({ ...descentIntoHell, places: ['atlantis'] }).rule).toBe('is no place of the ground');
    expect(complaint({ ...descentIntoHell, rails: ['orient-express'] }).rule).toBe('is no railway of the ground');
    expect(complaint({ ...farthestBridge, anchors: [{ at: '0101', ground: 'atlantis' }] }).rule).toBe(
      'is no point of the ground',
    );
  });

  test('at a decision that hangs by a hair', () => {
    const error = complaint(withFacts(driveOnArnhem, { stands: '12,12', at: 'honinghutje-bridge' }));
    expect(error.rule).toContain('within a hair, so a fact must decide');
    expect(error.feature).toBe('cell 12,12');
  });

  test('at a region that no land claims', () => {
    const error = complaint({ ...farthestBridge, strays: [] });
    expect(error.message).toContain('is cut off by the rivers from every land');
  });
});
