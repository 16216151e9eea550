import type { GameModule, Match } from '@club-route/engine';
import { expect, test } from 'vitest';
import { cardOf } from '../../../src/library/keep.ts';
import { seatingOf } from '../../../src/table/local/seating.ts';
import { localPatrol, NORTH_PLAN, patrolModule, SOUTH_PLAN, type PatrolAction } from '../table/patrol.ts';

/** The card after north has done what nobody else sees. */
function cardAfter(...unseen: readonly PatrolAction[]) {
  const local = localPatrol();
  local.act('north', NORTH_PLAN, []);
  local.act('south', SOUTH_PLAN, []);
  for (const action of unseen) expect(local.act('north', action, [])).toBeUndefined();
  const kept = { key: 'key', started: 0, seating: seatingOf({}) };
  const {
    head: _head,
    changed: _changed,
    ...card
  } = cardOf(kept, local.match as unknown as Match, patrolModule as unknown as GameModule);
  return card;
}

test('the list counts what everybody was shown, not what a side has done unseen', () => {
  const dug = (unit: number): PatrolAction => ({ kind: 'dig', unit });
  expect(cardAfter(dug(0), dug(1), dug(2))).toEqual(cardAfter());
  expect(cardAfter({ kind: 'end' }).entries).toBeGreaterThan(cardAfter().entries);
});
