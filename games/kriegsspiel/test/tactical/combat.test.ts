import { describe, expect, test } from 'vitest';
import { playAction, targetsOf } from '../../src/tactical/play.ts';
import { refuseBattleAction } from '../../src/tactical/refuse.ts';
import { EMBANKED, ROAD } from '../../src/tactical/ground.ts';
import { BEYOND, reachOf } from '../../src/tactical/rules/reach.ts';
import { ignoredFlags, retreatWays } from '../../src/tactical/rules/retreat.ts';
import { diceAgainst } from '../../src/tactical/rules/shot.ts';
import { occupiedHexes, sees } from '../../src/tactical/rules/sight-lines.ts';
import { hexLabel } from '../../src/tactical/board.ts';
import { CARD_TYPES } from '../../src/tactical/data/cards.ts';
import { terrainNumber } from '../../src/tactical/data/terrain.ts';
import { LOST, medalsOf } from '../../src/tactical/state.ts';
import { fighting, hex, lay, openField, put } from './field.ts';

describe('21.2: line of sight', () => {
  test.each(['forest', 'town', 'hedgerow', 'hill', 'ruins'] as const)('%s between blocks it', (terrain) => {
    const state = openField();
    expect(sees(state, hex('0405'), hex('0705'), occupiedHexes(state))).toBe(true);
    lay(state, terrain, '0505');
    expect(sees(state, hex('0405'), hex('0705'), occupiedHexes(state))).toBe(false);
  });

  test('a unit between blocks it', () => {
    const state = openField();
    put(state, 'allied', 'rifle', '0605');
    expect(sees(state, hex('0405'), hex('0705'), occupiedHexes(state))).toBe(false);
  });

  test('T17: along a side only both hexes block it', () => {
    const state = openField();
    // From 0705 two rows up: the line runs between 0604 and 0704.
    lay(state, 'forest', '0604');
    expect(sees(state, hex('0705'), hex('0703'), occupiedHexes(state))).toBe(true);
    lay(state, 'forest', '0704');
    expect(sees(state, hex('0705'), hex('0703'), occupiedHexes(state))).toBe(false);
  });

  test('from hill to hill one looks over a hill; 20.4: a bank is as high as a hill', () => {
    const state = openField();
    lay(state, 'hill', '0405', '0505', '0605');
    expect(sees(state, hex('0405'), hex('0605'), occupiedHexes(state))).toBe(true);
    lay(state, 'clear', '0505', '0605');
    state.hexWays[hex('0505')] = EMBANKED;
    expect(sees(state, hex('0405'), hex('0605'), occupiedHexes(state))).toBe(false);
  });

  test.each([
    [false, false],
    [true, true],
  ])(
    '20.4, T20: a wood on a bank hides what is behind it; with firstReadings %s one sees from bank to bank: %s',
    (old, seen) => {
      const state = openField();
      state.battleFirstReadings = old;
      for (const label of ['0405', '0505', '0605']) state.hexWays[hex(label)] = EMBANKED;
      expect(sees(state, hex('0405'), hex('0605'), occupiedHexes(state))).toBe(true);
      lay(state, 'forest', '0505');
      expect(sees(state, hex('0405'), hex('0605'), occupiedHexes(state))).toBe(seen);
    },
  );
});

describe('21.2, G106: dice', () => {
  test('infantry 3, 2, 1 by range, then none', () => {
    const state = openField();
    const company = put(state, 'allied', 'rifle', '0305');
    const target = put(state, 'german', 'rifle', '0405');
    const dice = ['0405', '0505', '0605', '0705'].map((at) => {
      state.companyHex[target] = hex(at);
      return diceAgainst(state, company, target);
    });
    expect(dice).toEqual([3, 2, 1, 0]);
  });

  test('21.3: forest takes one die from infantry and two from armour; guns that need no sight lose none', () => {
    const state = openField();
    lay(state, 'forest', '0605');
    const target = put(state, 'german', 'rifle', '0605');
    const dice = (['rifle', 'tanks', 'field battery'] as const).map((kind, at) =>
      diceAgainst(state, put(state, 'allied', kind, ['0405', '0603', '0806'][at]), target),
    );
    expect(dice).toEqual([1, 1, 2]);
  });

  test('21.3: armour firing out of a town loses two, and reductions are not added up', () => {
    const state = openField();
    lay(state, 'town', '0405');
    lay(state, 'forest', '0605');
    const tanks = put(state, 'allied', 'tanks', '0405');
    const target = put(state, 'german', 'rifle', '0605');
    expect(diceAgainst(state, tanks, target)).toBe(1);
  });

  test('21.3: a hill covers against lower ground alone; sandbags take one', () => {
    const state = openField();
    lay(state, 'hill', '0605');
    const tanks = put(state, 'allied', 'tanks', '0405');
    const target = put(state, 'german', 'rifle', '0605');
    expect(diceAgainst(state, tanks, target)).toBe(2);
    lay(state, 'hill', '0405');
    expect(diceAgainst(state, tanks, target)).toBe(3);
    state.companyDug[target] = 1;
    expect(diceAgainst(state, tanks, target)).toBe(2);
  });

  test('15, T3: out of supply one die less at range 2 and more, close combat as before', () => {
    const state = openField();
    const company = put(state, 'allied', 'rifle', '0405');
    const target = put(state, 'german', 'rifle', '0605');
    state.companyUnsupplied[company] = 1;
    expect(diceAgainst(state, company, target)).toBe(1);
    state.companyHex[target] = hex('0505');
    expect(diceAgainst(state, company, target)).toBe(3);
  });

  test('a unit beside an enemy assaults it or does not battle', () => {
    const state = openField();
    const company = put(state, 'allied', 'tanks', '0405');
    const beside = put(state, 'german', 'rifle', '0505');
    put(state, 'german', 'rifle', '0305');
    const far = put(state, 'german', 'rifle', '0407');
    expect(targetsOf(state, company)).not.toContain(far);
    expect(targetsOf(state, company)).toContain(beside);
  });

  test('21.5, R42: mortars reach without sight if they have not moved; machine guns have one die more', () => {
    const state = openField();
    lay(state, 'forest', '0505');
    const mortars = put(state, 'allied', 'rifle with mortars', '0405');
    const guns = put(state, 'allied', 'rifle with machine guns', '0607');
    const target = put(state, 'german', 'rifle', '0605');
    expect([diceAgainst(state, mortars, target), diceAgainst(state, guns, target)]).toEqual([1, 3]);
    state.companyMoved[mortars] = state.companyMoved[guns] = 1;
    expect([diceAgainst(state, mortars, target), diceAgainst(state, guns, target)]).toEqual([0, 2]);
  });

  test('21.5, G106, T16: out of supply mortars are silent; a card gives them its die', () => {
    const state = openField();
    lay(state, 'forest', '0505');
    const mortars = put(state, 'allied', 'rifle with mortars', '0405');
    const target = put(state, 'german', 'rifle', '0605');
    state.cardInEffect = CARD_TYPES.findIndex(({ name }) => name === 'Exchange of fire');
    expect(diceAgainst(state, mortars, target)).toBe(2);
    state.cardInEffect = -1;
    state.companyUnsupplied[mortars] = 1;
    expect(diceAgainst(state, mortars, target)).toBe(0);
  });

  test('15, G106: artillery out of supply loses a die too, and has none beyond its table', () => {
    const state = openField();
    const guns = put(state, 'allied', 'field battery', '0105');
    const target = put(state, 'german', 'rifle', '0605');
    const dice = ['0205', '0305', '0505', '0705', '0805'].map((at) => {
      state.companyHex[target] = hex(at);
      return diceAgainst(state, guns, target);
    });
    expect(dice).toEqual([3, 3, 2, 1, 0]);
    state.companyUnsupplied[guns] = 1;
    state.companyHex[target] = hex('0505');
    expect(diceAgainst(state, guns, target)).toBe(1);
  });

  test('G108: anti-tank guns against armour and against infantry and guns', () => {
    const state = openField();
    const guns = put(state, 'allied', 'anti-tank guns', '0405');
    const tanks = put(state, 'german', 'tanks', '0605');
    const rifles = put(state, 'german', 'rifle', '0603');
    expect([diceAgainst(state, guns, tanks), diceAgainst(state, guns, rifles)]).toEqual([3, 0]);
  });
});

describe('21.2, T4: what dice do', () => {
  test('each arm is hit by its own face and the grenade, guns by the grenade alone', () => {
    for (const [kind, left] of [
      ['rifle', 1],
      ['tanks', 1],
      ['field battery', 1],
    ] as const) {
      const state = openField();
      const company = put(state, 'allied', 'tanks', '0405');
      const target = put(state, 'german', kind, '0505');
      // Two infantry faces for rifles, two tank faces for tanks, and one grenade for each.
      const faces = { rifle: [1, 2, 4], tanks: [3, 3, 5], 'field battery': [4, 1, 3] }[kind];
      playAction(fighting(state, ...faces).battle, 'allied', { kind: 'fire', company, target });
      expect([kind, state.companyFigures[target]]).toEqual([kind, left]);
    }
  });

  test('21.5: stars of long guns hit armour; of anti-tank platoons only at range 1 and 2', () => {
    for (const [kind, at, left] of [
      ['heavy tanks', '0705', 0],
      ['rifle with anti-tank', '0605', 1],
      ['rifle with anti-tank', '0705', 3],
    ] as const) {
      const state = openField();
      const company = put(state, 'allied', kind, '0405');
      const target = put(state, 'german', 'tanks', at);
      playAction(fighting(state, 5, 5, 5).battle, 'allied', { kind: 'fire', company, target });
      expect([kind, at, state.companyFigures[target]]).toEqual([kind, at, left]);
    }
  });

  test('the last figure is a medal, and a dead unit does not retreat', () => {
    const state = openField();
    const company = put(state, 'allied', 'tanks', '0405');
    const target = put(state, 'german', 'field battery', '0605');
    put(state, 'german', 'rifle', '0101');
    playAction(fighting(state, 4, 4, 6).battle, 'allied', { kind: 'fire', company, target });
    expect([state.companyHex[target], medalsOf(state, 'allied'), state.battlePhase]).toEqual([LOST, 1, 'battle']);
  });

  test('21.7: the battle ends at once when a side has its medals', () => {
    const state = openField();
    state.medalsNeeded[0] = 1;
    const company = put(state, 'allied', 'tanks', '0405');
    const target = put(state, 'german', 'headquarters', '0505');
    put(state, 'german', 'rifle', '0101');
    playAction(fighting(state, 1, 1, 1).battle, 'allied', { kind: 'fire', company, target });
    expect([state.battlePhase, state.battleWinner, state.battleEnding]).toEqual(['none', 'allied', 'medals']);
  });
});

describe('21.2, G107: retreats', () => {
  test('towards the own edge by two hexes a step; the owner chooses', () => {
    const state = openField();
    const company = put(state, 'allied', 'tanks', '0406');
    const target = put(state, 'german', 'rifle', '0505');
    const { battle } = fighting(state, 6, 5, 5);
    playAction(battle, 'allied', { kind: 'fire', company, target });
    expect(state.battlePhase).toBe('retreat');
    const [first] = state.battlePending;
    expect(first.kind === 'retreat' && retreatWays(state, first).map((way) => way.map(hexLabel))).toEqual([
      ['0404'],
      ['0504'],
    ]);
    expect(refuseBattleAction(state, 'german', { kind: 'retreat', way: [] })?.rule).toBe('21.2');
    playAction(battle, 'german', { kind: 'retreat', way: [hex('0504')] });
    expect(state.companyHex[target]).toBe(hex('0504'));
  });

  test('each hex that is not made costs a figure', () => {
    const state = openField();
    const company = put(state, 'allied', 'tanks', '0402');
    const target = put(state, 'german', 'rifle', '0501');
    playAction(fighting(state, 6, 6, 5).battle, 'allied', { kind: 'fire', company, target });
    expect([state.companyFigures[target], state.companyHex[target]]).toEqual([2, hex('0501')]);
  });

  test('sandbags and a headquarters beside it each ignore one flag, and the owner may decline', () => {
    const state = openField();
    const company = put(state, 'allied', 'tanks', '0406');
    const target = put(state, 'german', 'rifle', '0505');
    put(state, 'german', 'headquarters', '0605');
    state.companyDug[target] = 1;
    const { battle } = fighting(state, 6, 6);
    playAction(battle, 'allied', { kind: 'fire', company, target });
    const [first] = state.battlePending;
    const lengths = first.kind === 'retreat' ? retreatWays(state, first).map(({ length }) => length) : [];
    expect([...new Set(lengths)]).toEqual([0, 1, 2]);
    playAction(battle, 'german', { kind: 'retreat', way: [] });
    expect([state.companyHex[target], state.companyFigures[target]]).toEqual([hex('0505'), 4]);
  });

  test('R41: vehicles fall back through marsh by road alone', () => {
    const state = openField();
    lay(state, 'marsh', '0404', '0504');
    const company = put(state, 'allied', 'tanks', '0406');
    const target = put(state, 'german', 'tanks', '0505');
    state.hexWays[hex('0505')] = state.hexWays[hex('0504')] = 1;
    playAction(fighting(state, 6, 5, 5).battle, 'allied', { kind: 'fire', company, target });
    expect([state.companyHex[target], state.companyFigures[target]]).toEqual([hex('0504'), 3]);
  });

  test('21.3: in ruins one flag may be ignored', () => {
    const state = openField();
    lay(state, 'ruins', '0505');
    const company = put(state, 'allied', 'rifle', '0406');
    const target = put(state, 'german', 'rifle', '0505');
    playAction(fighting(state, 6, 5).battle, 'allied', { kind: 'fire', company, target });
    const [first] = state.battlePending;
    expect(first).toMatchObject({ kind: 'retreat', flags: 1, ignores: 1 });
  });

  test('21.5, T21: a headquarters steadies one company in a turn', () => {
    const state = openField();
    const tanks = put(state, 'allied', 'tanks', '0406');
    const target = put(state, 'german', 'rifle', '0505');
    const staff = put(state, 'german', 'headquarters', '0605');
    const { battle } = fighting(state, 6, 5, 5, 6, 5, 5);
    playAction(battle, 'allied', { kind: 'fire', company: tanks, target });
    playAction(battle, 'german', { kind: 'retreat', way: [] });
    expect(state.companyUsed[staff]).toBe(1);
    state.companyBattles[tanks] = 1;
    playAction(battle, 'allied', { kind: 'fire', company: tanks, target });
    expect(state.battlePending[0]).toMatchObject({ flags: 1, ignores: 0 });
  });

  test('21.5: scouts may go up to three hexes', () => {
    const state = openField();
    const company = put(state, 'allied', 'tanks', '0406');
    const target = put(state, 'german', 'scouts', '0505');
    playAction(fighting(state, 6, 5, 5).battle, 'allied', { kind: 'fire', company, target });
    const [first] = state.battlePending;
    const lengths = first.kind === 'retreat' ? retreatWays(state, first).map(({ length }) => length) : [];
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([1, 3]);
  });
});

describe('21.2: taking ground', () => {
  test('infantry enters; armour enters and battles once more, once', () => {
    const state = openField();
    const tanks = put(state, 'allied', 'tanks', '0406');
    const target = put(state, 'german', 'headquarters', '0505');
    const next = put(state, 'german', 'rifle', '0504');
    const { battle } = fighting(state, 1, 1, 1);
    playAction(battle, 'allied', { kind: 'fire', company: tanks, target });
    expect(state.battlePhase).toBe('ground');
    playAction(battle, 'allied', { kind: 'take', ground: true });
    expect([state.companyHex[tanks], state.battlePhase]).toEqual([hex('0505'), 'battle']);
    expect(targetsOf(state, tanks)).toEqual([next]);
  });

  test('21.2: infantry may follow, and battles no more; vehicles take no marsh off the road', () => {
    const state = openField();
    const rifles = put(state, 'allied', 'rifle', '0406');
    const target = put(state, 'german', 'headquarters', '0505');
    put(state, 'german', 'rifle', '0504');
    const { battle } = fighting(state, 1, 1, 1);
    playAction(battle, 'allied', { kind: 'fire', company: rifles, target });
    playAction(battle, 'allied', { kind: 'take', ground: true });
    expect([state.companyHex[rifles], targetsOf(state, rifles)]).toEqual([hex('0505'), []]);
    const wet = openField();
    lay(wet, 'marsh', '0505');
    const tanks = put(wet, 'allied', 'tanks', '0406');
    const staff = put(wet, 'german', 'headquarters', '0505');
    put(wet, 'german', 'rifle', '0101');
    playAction(fighting(wet, 1, 1, 1).battle, 'allied', { kind: 'fire', company: tanks, target: staff });
    expect(wet.battlePhase).toBe('battle');
  });

  test.each([
    [false, 1],
    [true, 0],
  ])(
    '21.5: a headquarters that has overrun steadies a friend; with firstReadings %s flags ignored: %i',
    (old, ignores) => {
      const state = openField();
      state.battleFirstReadings = old;
      const staff = put(state, 'allied', 'light headquarters', '0406');
      const rifles = put(state, 'allied', 'rifle', '0506');
      const target = put(state, 'german', 'headquarters', '0505');
      put(state, 'german', 'rifle', '0101');
      const { battle } = fighting(state, 1, 1);
      playAction(battle, 'allied', { kind: 'fire', company: staff, target });
      playAction(battle, 'allied', { kind: 'take', ground: true });
      expect([state.companyHex[staff], state.companyBattles[staff]]).toEqual([hex('0505'), 1]);
      expect(ignoredFlags(state, rifles)).toBe(ignores);
    },
  );

  test('21.5: self-propelled anti-tank guns do not overrun; guns take no ground', () => {
    const state = openField();
    const guns = put(state, 'allied', 'tank destroyers', '0406');
    const target = put(state, 'german', 'headquarters', '0505');
    put(state, 'german', 'rifle', '0504');
    const { battle } = fighting(state, 1, 1);
    playAction(battle, 'allied', { kind: 'fire', company: guns, target });
    playAction(battle, 'allied', { kind: 'take', ground: true });
    expect(targetsOf(state, guns)).toEqual([]);
  });
});

describe('21.1, 21.3: movement', () => {
  function reached(state: ReturnType<typeof openField>, company: number): readonly string[] {
    const steps = reachOf(state, company);
    return Array.from(steps).flatMap((step, at) => (step > 0 && step !== BEYOND ? [`${hexLabel(at)}:${step}`] : []));
  }

  test('infantry goes two hexes and battles after one', () => {
    const state = openField();
    const company = put(state, 'allied', 'rifle', '0305');
    const target = put(state, 'german', 'rifle', '0605');
    expect(reached(state, company)).toHaveLength(18);
    playAction(fighting(state).battle, 'allied', { kind: 'go', company, to: hex('0405') });
    expect(targetsOf(state, company)).toEqual([target]);
    expect(refuseBattleAction(state, 'allied', { kind: 'go', company, to: hex('0306') })?.text).toContain(
      'already moved',
    );
    state.companyMoved[company] = 2;
    expect(targetsOf(state, company)).toEqual([]);
  });

  test('forest stops, and nobody battles on the turn of entry', () => {
    const state = openField();
    lay(state, 'forest', '0405');
    const company = put(state, 'allied', 'tanks', '0305');
    put(state, 'german', 'rifle', '0505');
    playAction(fighting(state).battle, 'allied', { kind: 'go', company, to: hex('0405') });
    expect(targetsOf(state, company)).toEqual([]);
  });

  test('hedges are entered from next to them and left to the next hex', () => {
    const state = openField();
    lay(state, 'hedgerow', '0505', '0205');
    const tanks = put(state, 'allied', 'tanks', '0305');
    expect(reached(state, tanks)).not.toContain('0505:2');
    expect(reached(state, tanks)).toContain('0205:1');
    state.companyHex[tanks] = hex('0505');
    expect(reached(state, tanks).every((step) => step.endsWith(':1'))).toBe(true);
  });

  test('R41, T9: marsh and canals are for men on foot; nobody crosses a river but by a bridge', () => {
    const state = openField();
    for (let row = 1; row <= 9; row++) lay(state, row === 5 ? 'bridge' : 'river', `04${String(row).padStart(2, '0')}`);
    lay(state, 'marsh', '0205');
    const tanks = put(state, 'allied', 'tanks', '0305');
    expect(reached(state, tanks)).toContain('0505:2');
    expect(reached(state, tanks)).not.toContain('0205:1');
    const rifles = put(state, 'allied', 'rifle', '0306');
    expect(reached(state, rifles)).not.toContain('0406:1');
  });

  test('R41: along a road through marsh vehicles pass, and nobody stops', () => {
    const state = openField();
    lay(state, 'marsh', '0405', '0505', '0605', '0404');
    for (const label of ['0305', '0405', '0505', '0605']) state.hexWays[hex(label)] = 1;
    const tanks = put(state, 'allied', 'tanks', '0305');
    expect(reached(state, tanks)).toEqual(expect.arrayContaining(['0405:1', '0505:2', '0605:3']));
    expect(reached(state, tanks)).not.toContain('0404:1');
    const rifles = put(state, 'german', 'rifle', '0306');
    // Off the road he wades, and stops.
    expect(reached(state, rifles)).toContain('0405:1');
    expect(reached(state, rifles)).not.toContain('0504:2');
  });

  test.each([
    [false, [3, 3]],
    [true, [3, BEYOND]],
  ])(
    'R41: who comes as soon by the road does not wade; with firstReadings %s the hex behind takes %j',
    (old, further) => {
      const behind = ['0606', '0706'].map((via) => {
        const state = openField();
        state.battleFirstReadings = old;
        state.hexTerrain.fill(terrainNumber('river'));
        lay(state, 'clear', '0705', '0606', '0706', '0608');
        lay(state, 'marsh', '0707');
        for (const label of ['0705', via, '0707', '0608']) state.hexWays[hex(label)] = ROAD;
        const rifles = put(state, 'allied', 'rifle', '0705');
        state.cardInEffect = CARD_TYPES.findIndex(({ name }) => name === 'Infantry forward');
        return reachOf(state, rifles)[hex('0608')];
      });
      expect(behind.toSorted((one, two) => one - two)).toEqual(further);
    },
  );

  test('21.5: scouts go a fourth hex where all of the way is road', () => {
    const state = openField();
    for (const label of ['0305', '0405', '0505', '0605', '0705']) state.hexWays[hex(label)] = 1;
    const scouts = put(state, 'allied', 'scouts', '0305');
    expect(reached(state, scouts)).toContain('0705:4');
    state.companyHex[scouts] = hex('0306');
    expect(reached(state, scouts).every((step) => !step.endsWith(':4'))).toBe(true);
  });
});
