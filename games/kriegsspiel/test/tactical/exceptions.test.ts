import { describe, expect, test } from 'vitest';
import type { SetBattleState } from '../../src/battle/state.ts';
import { CARD_TYPES, CARDS } from '../../src/tactical/data/cards.ts';
import { EMBANKED, ROAD } from '../../src/tactical/ground.ts';
import { playAction, targetsOf } from '../../src/tactical/play.ts';
import { refuseBattleAction } from '../../src/tactical/refuse.ts';
import { BEYOND, reachOf } from '../../src/tactical/rules/reach.ts';
import { retreatWays } from '../../src/tactical/rules/retreat.ts';
import { diceAgainst } from '../../src/tactical/rules/shot.ts';
import { occupiedHexes, sees } from '../../src/tactical/rules/sight-lines.ts';
import { INDEX, RESERVE } from '../../src/tactical/state.ts';
import { fighting, hex, lay, openField, put } from './field.ts';

/** What rules except: to whom they do not apply, and until when. */

function type(name: string): number {
  return CARD_TYPES.findIndex((card) => card.name === name);
}

const endTurn = { kind: 'end turn', ambush: false } as const;

describe('21.3, G106: what takes dice from whom', () => {
  test('cover takes none from anti-tank guns, though they need to see', () => {
    const state = openField();
    const guns = put(state, 'allied', 'anti-tank guns', '0405');
    const tanks = put(state, 'german', 'tanks', '0605');
    lay(state, 'forest', '0605');
    expect(diceAgainst(state, guns, tanks)).toBe(3);
    lay(state, 'forest', '0505');
    expect(diceAgainst(state, guns, tanks)).toBe(0);
  });

  test('20.4: a hill does not cover against those on a bank, which is as high', () => {
    const state = openField();
    const tanks = put(state, 'allied', 'tanks', '0405');
    const target = put(state, 'german', 'rifle', '0605');
    lay(state, 'hill', '0605');
    expect(diceAgainst(state, tanks, target)).toBe(2);
    state.hexWays[hex('0405')] = EMBANKED;
    expect(diceAgainst(state, tanks, target)).toBe(3);
  });

  test('21.4: Tanks forward gives its die in close assault alone', () => {
    const state = openField();
    state.cardInEffect = type('Tanks forward');
    const tanks = put(state, 'allied', 'tanks', '0405');
    const target = put(state, 'german', 'rifle', '0605');
    expect(diceAgainst(state, tanks, target)).toBe(3);
    state.companyHex[target] = hex('0505');
    expect(diceAgainst(state, tanks, target)).toBe(4);
  });
});

describe('21.2: who sees whom', () => {
  test('along the edge of the field what stands in the one hex hides, for beyond it there is nothing to look past', () => {
    const state = openField();
    expect(sees(state, hex('0105'), hex('0103'), occupiedHexes(state))).toBe(true);
    lay(state, 'forest', '0104');
    expect(sees(state, hex('0105'), hex('0103'), occupiedHexes(state))).toBe(false);
  });

  test.each(['0205', '0705', '1205'])(
    'R103: what hides from observers may stand at any place of the line: %s',
    (at) => {
      const state = openField();
      expect(sees(state, hex('0105'), hex('1305'), occupiedHexes(state))).toBe(true);
      lay(state, 'forest', at);
      expect(sees(state, hex('0105'), hex('1305'), occupiedHexes(state))).toBe(false);
    },
  );
});

describe('21.2, G107: flags', () => {
  test('whoever falls back leaves his sandbags behind', () => {
    const state = openField();
    const company = put(state, 'allied', 'tanks', '0406');
    const target = put(state, 'german', 'rifle', '0505');
    state.companyDug[target] = 1;
    const { battle } = fighting(state, 6, 6);
    playAction(battle, 'allied', { kind: 'fire', company, target });
    playAction(battle, 'german', { kind: 'retreat', way: [hex('0504')] });
    expect([state.companyHex[target], state.companyDug[target]]).toEqual([hex('0504'), 0]);
  });

  test('a flag that sandbags account for does not use up the headquarters', () => {
    const state = openField();
    const company = put(state, 'allied', 'tanks', '0406');
    const target = put(state, 'german', 'rifle', '0505');
    const staff = put(state, 'german', 'headquarters', '0605');
    state.companyDug[target] = 1;
    const { battle } = fighting(state, 6, 5);
    playAction(battle, 'allied', { kind: 'fire', company, target });
    playAction(battle, 'german', { kind: 'retreat', way: [] });
    expect(state.companyUsed[staff]).toBe(0);
  });

  test('21.5: scouts go further than three hexes if there are more flags', () => {
    const state = openField();
    const scouts = put(state, 'german', 'scouts', '0706');
    const ways = retreatWays(state, { kind: 'retreat', company: scouts, flags: 4, ignores: 0 });
    expect(new Set(ways.map((way) => way.length))).toEqual(new Set([4]));
  });
});

describe('21.1, 21.3: movement', () => {
  test('21.4: by Fire mission a gun moves or battles, not both', () => {
    const state = openField();
    state.cardInEffect = type('Fire mission');
    const guns = put(state, 'allied', 'field battery', '0507');
    put(state, 'german', 'rifle', '0505');
    expect(targetsOf(state, guns)).toHaveLength(1);
    playAction(fighting(state).battle, 'allied', { kind: 'go', company: guns, to: hex('0607') });
    expect(targetsOf(state, guns)).toEqual([]);
  });

  test('R41: a road helps through marsh alone; in a wood it ends the move as well', () => {
    const state = openField();
    for (const label of ['0305', '0405', '0505']) state.hexWays[hex(label)] = ROAD;
    const tanks = put(state, 'allied', 'tanks', '0305');
    const behind = (terrain: 'marsh' | 'forest'): number => {
      // 0505 can be reached by the road alone.
      lay(state, 'river', '0404', '0504', '0604', '0406', '0506', '0606', '0605');
      lay(state, terrain, '0405');
      return reachOf(state, tanks)[hex('0505')];
    };
    expect([behind('marsh'), behind('forest')]).toEqual([2, BEYOND]);
  });

  test('20.6: the defender does not leave by the exits', () => {
    const state = openField('german');
    state.hexWays[hex('0701')] = ROAD;
    const company = put(state, 'german', 'rifle', '0701');
    put(state, 'allied', 'rifle', '0107');
    expect(refuseBattleAction(state, 'german', { kind: 'leave', company })?.rule).toBe('20.6');
  });
});

describe('21.2: close assaults', () => {
  test('tanks that take a wood do not battle once more', () => {
    const state = openField();
    lay(state, 'forest', '0505');
    const tanks = put(state, 'allied', 'tanks', '0406');
    const target = put(state, 'german', 'headquarters', '0505');
    put(state, 'german', 'rifle', '0504');
    const { battle } = fighting(state, 1);
    playAction(battle, 'allied', { kind: 'fire', company: tanks, target });
    playAction(battle, 'allied', { kind: 'take', ground: true });
    expect([state.companyHex[tanks], targetsOf(state, tanks)]).toEqual([hex('0505'), []]);
  });

  test.each([
    ['0605', 1],
    ['0505', 0],
  ] as const)(
    '21.4: who lies in wait battles first only when assaulted: target in %s, still waiting %i',
    (at, left) => {
      const state = openField();
      const company = put(state, 'allied', 'tanks', '0405');
      const target = put(state, 'german', 'rifle', at);
      state.cardPlace[CARDS.findIndex(({ name }) => name === 'Lie in wait')] = INDEX.german;
      state.handSize[INDEX.german] = 1;
      state.ambush[INDEX.german] = 1;
      const { battle, reports } = fighting(state);
      playAction(battle, 'allied', { kind: 'fire', company, target });
      const shots = reports.flatMap((report) => (report.kind === 'shot' ? report.by : []));
      expect([state.ambush[INDEX.german], shots[0]]).toEqual([left, left === 1 ? 'company' : 'ambush']);
    },
  );
});

describe('21.1, 21.7: from turn to turn', () => {
  /** The Allies, then the Germans end their turns. */
  function bothTurns(state: SetBattleState): void {
    for (const side of ['allied', 'german'] as const) {
      state.battlePhase = 'movement';
      playAction(fighting(state).battle, side, endTurn);
    }
  }

  test('R103: guns off the field support again in the next turn', () => {
    const state = openField();
    put(state, 'allied', 'artillery headquarters', '0406');
    put(state, 'german', 'rifle', '0604');
    state.supportGuns[INDEX.allied] = 1;
    bothTurns(state);
    expect(state.supportShots[INDEX.allied]).toBe(1);
  });

  test('a side that has only reserves left is not beaten', () => {
    const state = openField();
    put(state, 'allied', 'rifle', '0107');
    const reserve = put(state, 'german', 'rifle', '0101');
    state.companyHex[reserve] = RESERVE;
    state.companyComes[reserve] = 9;
    bothTurns(state);
    expect([state.battleEnding, state.battleTurn]).toEqual(['none', 2]);
  });
});
