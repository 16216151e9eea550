import { patrol } from '@club-route/engine/testing';
import { expect, test } from 'vitest';
import { linesOf, titleOf } from '../../../src/table/words.ts';
import { localPatrol, NORTH_PLAN, seenBy, SOUTH_PLAN } from './patrol.ts';

function deployed() {
  const local = localPatrol();
  local.act('north', NORTH_PLAN, []);
  local.act('south', SOUTH_PLAN, []);
  return local;
}

test('a viewer has its own count, and what it did not see has no number', () => {
  const local = deployed();
  const [north, south] = [seenBy(local, 'north'), seenBy(local, 'south')];
  const [mine, theirs] = [north.last, south.last];
  local.act('north', { kind: 'dig', unit: 0 }, []);
  expect(north.last).toBe(mine + 1);
  expect(south.last).toBe(theirs);
});

test('every number shows the sight of that viewer, from whichever end one looks', () => {
  const local = deployed();
  for (const unit of [0, 1, 2]) local.act('north', { kind: 'dig', unit }, []);
  local.undo('north');
  const source = seenBy(local, 'north');
  const { entries } = local.match.film('north');
  const again = seenBy(local, 'north');
  for (let n = 0; n <= source.last; n++) {
    const truth = patrol.sight(local.match.stateAt(entries[n]!), 'north');
    expect(patrol.shape.equal(source.sightAt(n), truth)).toBe(true);
    const last = source.last - n;
    expect(patrol.shape.equal(again.sightAt(last), source.sightAt(last))).toBe(true);
  }
  expect(source.frame(source.last).back).toBe('undo');
  expect(() => source.sightAt(source.last + 1)).toThrow('there is no frame');
});

test('one knows what one did oneself, and of others only what was told', () => {
  const local = deployed();
  const [north, south] = [seenBy(local, 'north'), seenBy(local, 'south')];
  expect(north.frame(1)).toMatchObject({ seat: 'north', action: NORTH_PLAN });
  // Both may deploy: who did it first is told by the report, not by the frame.
  expect(south.frame(1)).toMatchObject({ seat: undefined, action: undefined });
  expect(titleOf(south, 1)).toBe(linesOf(south, 1)[0]!.text);
  expect(JSON.stringify(south.frame(1))).not.toContain('15');
});

test('who looks on sees neither side', () => {
  const local = deployed();
  const source = seenBy(local, 'spectator', []);
  expect(patrol.shape.equal(source.sightAt(source.last), patrol.sight(local.match.state, 'spectator'))).toBe(true);
  for (let n = 0; n <= source.last; n++) expect(source.frame(n).action).toBeUndefined();
});
