import { describe, expect, test } from 'vitest';
import { cellOf, labelOf } from '../src/data/board.ts';
import { AIRBORNE, COUNTS_FOR_VICTORY, MOBILE, UNITS } from '../src/data/units.ts';
import { canMove, entryCells } from '../src/phases/march.ts';
import { isInEnemyZone } from '../src/rules/movement.ts';
import { along, asked, bridge, destinations, order, orders, position, ruleAgainst, unit, where } from './positions.ts';
import type { Phase } from '../src/state.ts';

/** Each of the 78 units, the first and the last of each side too, is moved, fought and counted by the rules of its side. */

const ALL = UNITS.map(({ id }) => id);
const isAllied = (id: string): boolean => UNITS[unit(id)]!.side === 'allied';
const ALLIED = ALL.filter(isAllied);
const GERMAN = ALL.filter((id) => !isAllied(id));

/** A unit on foot of its own side, and one of the other, that is not the unit itself. */
const friendOf = (id: string): string =>
  isAllied(id) ? (id === '130' ? '214' : '130') : id === 'Krft' ? '2/9SS' : 'Krft';
const enemyOf = (id: string): string => (isAllied(id) ? 'Krft' : '130');
const phaseOf = (id: string, what: 'Move' | 'Combat'): Phase => `${isAllied(id) ? 'allied' : 'german'}${what}`;

describe('every unit', () => {
  test('5.3: lets friends pass, but not stop on it', () => {
    for (const id of ALL) {
      const state = position({ phase: phaseOf(id, 'Move'), units: { [id]: '1606', [friendOf(id)]: '1605' } });
      expect([id, along(state, friendOf(id), '1606')]).toEqual([id, '5.3']);
      expect([id, along(state, friendOf(id), '1606', '1607')]).toEqual([id, undefined]);
      expect(destinations(state, friendOf(id)).has('1606'), id).toBe(false);
    }
  });

  test('5.0, 6.0: stops enemies: none passes its hex, and none goes on beside it', () => {
    for (const id of ALL) {
      const enemy = enemyOf(id);
      const state = position({ phase: phaseOf(enemy, 'Move'), units: { [id]: '1607', [enemy]: '1605' } });
      expect([id, along(state, enemy, '1606')]).toEqual([id, undefined]);
      expect([id, along(state, enemy, '1606', '1706')]).toEqual([id, '6.0']);
      expect(destinations(state, enemy).has('1607'), id).toBe(false);
      expect([id, isInEnemyZone(state, unit(id), cellOf('1604'))]).toEqual([id, true]);
      expect([id, isInEnemyZone(state, unit(enemy), cellOf('1604'))]).toEqual([id, false]);
      const beside = position({ phase: phaseOf(enemy, 'Move'), units: { [id]: '1606', [enemy]: '1605' } });
      expect([id, along(beside, enemy, '1606', '1607')]).toEqual([id, '5.0']);
    }
  });

  test('5.0: does not pass an enemy, neither on its way nor over the edge', () => {
    for (const id of ALL) {
      const units = { [id]: '1605', [enemyOf(id)]: '1606' };
      const state = position({ phase: phaseOf(id, 'Move'), units });
      expect([id, along(state, id, '1606', '1607')]).toEqual([id, '5.0']);
      const [at] = entryCells(unit(id));
      if (at === undefined) continue;
      const blocked = { waiting: [id], units: { [enemyOf(id)]: labelOf(at) } };
      const entering = position({
        phase: phaseOf(id, 'Move'),
        turn: 10,
        ...blocked,
        bystanders: id !== 'Hnke' && id !== '3/29',
      });
      const to = { kind: 'enter', unit: unit(id), at, to: at } as const;
      expect([id, ruleAgainst(entering, to)]).toEqual([id, '11.5']);
    }
  });

  test('R3: leaves an enemy zone, but not for another, nor at all if the option says so', () => {
    for (const id of ALL) {
      const plan = { phase: phaseOf(id, 'Move'), units: { [id]: '1606', [enemyOf(id)]: '1607' } } as const;
      const state = position(plan);
      expect([id, along(state, id, '1605')]).toEqual([id, undefined]);
      expect([id, along(state, id, '1707')]).toEqual([id, 'R3']);
      expect([id, canMove(state, unit(id))]).toEqual([id, true]);
      expect([id, canMove(position({ ...plan, options: { zocLocked: true } }), unit(id))]).toEqual([id, false]);
    }
  });

  test('7.1, 7.9: attacks and advances into the hex that is given up', () => {
    for (const id of ALL) {
      const units = { [id]: '1606', [friendOf(id)]: '1707', [enemyOf(id)]: '1607 depleted' };
      const state = position({ phase: phaseOf(id, 'Combat'), units });
      order(state, `attack 1607 with ${id} ${friendOf(id)}`, 1);
      expect([id, asked(state)]).toEqual([id, `${isAllied(id) ? 'german' : 'allied'} retreat`]);
      order(state, orders(state)[0]!);
      order(state, `advance ${id} 1607`);
      expect([id, where(state, id)]).toEqual([id, '1607']);
    }
  });

  test('7.1, 8.4: is attacked and bombarded by enemies, never by friends', () => {
    for (const id of ALL) {
      const units = { [id]: '1606', [friendOf(id)]: '1605', [enemyOf(id)]: '1607' };
      const markers = { us3: 1, german3: 1 };
      const fire = isAllied(id) ? '+german3' : '+us3';
      const attacked = position({ phase: phaseOf(enemyOf(id), 'Combat'), units, markers });
      expect([id, ruleAgainst(attacked, `attack 1606 with ${enemyOf(id)}`)]).toEqual([id, undefined]);
      expect([id, ruleAgainst(attacked, `bombard 1606 ${fire}`)]).toEqual([id, undefined]);
      const own = position({ phase: phaseOf(id, 'Combat'), units, markers });
      const ownFire = isAllied(id) ? ['us3' as const] : ['german3' as const];
      expect([id, ruleAgainst(own, { kind: 'bombard', target: unit(id), markers: ownFire })]).toEqual([id, '7.1']);
    }
  });

  test('7.7: falls back, and not where an enemy stands or has its zone', () => {
    for (const id of ALL) {
      const enemy = enemyOf(id);
      const attacker = isAllied(id) ? 'Hbr' : '32';
      const units = { [attacker]: '1606', [id]: '1607 depleted', [enemy]: '1509' };
      const state = position({ phase: phaseOf(enemy, 'Combat'), units });
      // 5 against 1, 2 or 3 in the open: column 8 or 9; die 1 is D2.
      order(state, `attack 1607 with ${attacker}`, 1);
      const ways = orders(state).filter((text) => text.startsWith('retreat'));
      expect([id, ways.length > 0]).toEqual([id, true]);
      expect([id, ways.filter((way) => /1507|1508|1509|1608|1707/.test(way))]).toEqual([id, []]);
    }
  });

  test('R12: moves in the mobile movement phase if it is mobile', () => {
    for (const id of ALL) {
      const phase: Phase = isAllied(id) ? 'alliedMobile' : 'germanMobile';
      const rule = along(position({ phase, units: { [id]: '1606' } }), id, '1605');
      expect([id, rule]).toEqual([id, MOBILE[unit(id)] === 1 ? undefined : '5.2']);
    }
  });
});

test('14.0: at every Allied unit that comes to a bridge the Germans are asked', () => {
  for (const id of ALLIED) {
    const state = position({ units: { [id]: '0404', Krft: '0909' } });
    order(state, `${id} 0505`);
    expect([id, asked(state)]).toEqual([id, 'german demolition']);
    order(state, 'blow son-bridge', 1);
    expect([id, (state.bridgesDown >> bridge('son-bridge')) & 1]).toEqual([id, 1]);
  }
});

test('14.0: every German unit is near enough within its allowance, and asks nobody when it comes itself', () => {
  for (const id of GERMAN) {
    const near = position({ units: { '1/504': '0404', [id]: '0909' }, bystanders: false });
    order(near, '1/504 0505');
    expect([id, asked(near)]).toEqual([id, 'german demolition']);
    const own = position({ phase: 'germanMove', units: { [id]: '0404', [friendOf(id)]: '1606' } });
    order(own, `${id} 0505`);
    expect([id, where(own, id), asked(own)]).toEqual([id, '0505', 'german free']);
  }
});

test('12.0: every German unit takes a drop zone, and no Allied one does', () => {
  for (const id of ALL) {
    const state = position({ phase: phaseOf(id, 'Move'), units: { [id]: '1006' } });
    order(state, `${id} 1007`);
    expect([id, state.zoneEntered.reduce((sum, one) => sum + one, 0)]).toEqual([id, isAllied(id) ? 0 : 1]);
  }
});

test('17.0: Arnhem is held by every Allied unit that is neither airborne nor a glider, and by no other', () => {
  for (const id of ALL) {
    const state = position({ phase: phaseOf(id, 'Move'), units: { [id]: '3523', [friendOf(id)]: '3424' } });
    state.heldOne = false;
    order(state, `${id} 3423`);
    const counts = isAllied(id) && AIRBORNE[unit(id)] === 0;
    expect([id, state.heldOne, COUNTS_FOR_VICTORY[unit(id)]]).toEqual([id, counts, counts ? 1 : 0]);
  }
});

test('14.0: whoever stands by a bridge as the turn begins keeps it safe, if it is Allied', () => {
  for (const id of ALL) {
    const state = position({ phase: 'germanMobile', units: { [id]: '0505', [friendOf(id)]: '1606' } });
    order(state, 'end');
    expect([id, state.bridgeSafe[bridge('son-bridge')]]).toEqual([id, isAllied(id) ? 1 : 0]);
  }
});
