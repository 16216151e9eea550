import { EMPTY_HAND } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { cellOf } from '../../src/data/board.ts';
import { withAttacker, withMarkers, type BattleDraft } from '../../src/offer/battle-draft.ts';
import { order, position, unit, type Plan } from '../positions.ts';
import { looking, offering, pressOnUnit, tried } from './offering.ts';

const PLAN: Plan = {
  phase: 'alliedCombat',
  units: { '32': '1606', '129': '1507', '1/504': '1705', Krft: '1607' },
  bystanders: false,
};

function attack(...attackers: readonly string[]): BattleDraft {
  return { kind: 'attack', target: unit('Krft'), attackers: attackers.map(unit), markers: [] };
}

describe('whom to attack', () => {
  test('enemies and the units that can attack them are lit', () => {
    const offer = offering(position(PLAN));
    expect(looking(offer, 'able').toSorted()).toEqual(['129', '32', 'Krft']);
    expect(pressOnUnit(offer, 'Krft')).toEqual({ draft: attack() });
    expect(pressOnUnit(offer, '1/504')).toBeUndefined();
    expect(offer.end!.left).toBe('You can still attack 1 enemy unit.');
  });

  test('own units may be taken in hand first, and the target takes them on', () => {
    const state = position(PLAN);
    const hand = { ...EMPTY_HAND, units: [unit('129')] };
    expect(pressOnUnit(offering(state), '129')).toEqual({ hand });
    const offer = offering(state, undefined, hand);
    expect(looking(offer, 'chosen')).toEqual(['129']);
    expect(pressOnUnit(offer, 'Krft')).toEqual({ draft: attack('129') });
    expect(pressOnUnit(offer, '129')).toEqual({ hand: EMPTY_HAND });
  });

  test('an enemy that nobody stands beside can be bombarded, or the rules say why not', () => {
    const far = { ...PLAN, units: { ...PLAN.units, Grsn: '0803' } };
    expect(tried(offering(position(far)), '0803')).toMatchObject({ kind: 'attack', target: unit('Grsn') });
    const offer = offering(position({ ...far, markers: { uk3: 1 } }));
    expect(looking(offer, 'still')).toEqual(['Grsn']);
    expect(pressOnUnit(offer, 'Grsn')).toEqual({ draft: { kind: 'bombard', target: unit('Grsn'), markers: [] } });
  });
});

describe('an attack in the making', () => {
  test('each press adds a unit or takes it out, and the arrows follow', () => {
    const offer = offering(position(PLAN), attack('32'));
    expect([looking(offer, 'chosen'), looking(offer, 'target')]).toEqual([['32'], ['Krft']]);
    expect(offer.arrows).toEqual([{ to: cellOf('1607'), from: [cellOf('1606')], fire: false }]);
    expect(pressOnUnit(offer, '129')!.draft).toEqual(attack('32', '129'));
    // In the order of the units, whoever was pressed first.
    expect(pressOnUnit(offering(position(PLAN), attack('129')), '32')!.draft).toEqual(attack('32', '129'));
    expect(pressOnUnit(offer, '32')!.draft).toMatchObject({ attackers: [] });
    expect(offer.trays[0]).toMatchObject({ toggles: true, all: { label: 'All 2' } });
  });

  test('it is ready once somebody attacks, and pressing the target cancels', () => {
    expect(offering(position(PLAN), attack()).ready).toEqual({ label: 'Attack Krft', action: undefined });
    const offer = offering(position(PLAN), attack('32'));
    expect(offer.ready).toEqual({ label: 'Attack Krft', action: attack('32') });
    expect([pressOnUnit(offer, 'Krft'), offer.cancel]).toEqual([{ draft: undefined }, { draft: undefined }]);
  });

  test('the only one who can attack comes with the target, and a press on it keeps it', () => {
    const state = position({ ...PLAN, units: { '32': '1606', Krft: '1607' } });
    const offer = offering(state);
    expect(pressOnUnit(offer, 'Krft')).toEqual({ draft: attack('32') });
    expect(pressOnUnit(offering(state, attack('32')), '32')).toEqual({ draft: attack('32') });
  });

  test('the same enemy may be bombarded instead', () => {
    const offer = offering(position({ ...PLAN, markers: { uk3: 1 } }), attack('32'));
    expect(offer.instead.map(({ label }) => label)).toEqual(['Bombard instead']);
    const bombarding = offering(position({ ...PLAN, markers: { uk3: 1 } }), {
      kind: 'bombard',
      target: unit('Krft'),
      markers: [],
    });
    expect(bombarding.instead.map(({ label }) => label)).toEqual(['Attack instead']);
    expect(looking(bombarding, 'able')).toEqual([]);
  });

  test('markers stand in the order of the rules, and the last of a kind is taken back', () => {
    expect(withMarkers(['uk4'], 'us3', true)).toEqual(['us3', 'uk4']);
    expect(withMarkers(['us3', 'uk4', 'uk4'], 'uk4', false)).toEqual(['us3', 'uk4']);
    expect(withMarkers(['us3'], 'uk4', false)).toEqual(['us3']);
  });

  test('16.0: markers that a departing unit leaves without coordination are put back', () => {
    const state = position({
      ...PLAN,
      units: { '32': '1606', '1/504': '1507', Krft: '1607' },
      markers: { uk3: 2 },
    });
    const draft: BattleDraft = { ...attack('1/504', '32'), markers: ['uk3', 'uk3'] };
    expect(withAttacker(state, 'allied', draft, unit('32'))).toEqual(attack('1/504'));
  });
});

test('the defender fires in support, or nothing', () => {
  const state = position({ ...PLAN, markers: { german3: 1 } });
  order(state, 'attack 1607 with 32');
  expect(state.step).toBe('defence');
  expect(offering(state)).toMatchObject({
    ready: undefined,
    hold: { label: 'Fire nothing', action: { kind: 'support', markers: [] } },
    attention: cellOf('1607'),
  });
  expect(offering(state, { kind: 'support', markers: ['german3'] }).ready).toEqual({
    label: 'Fire in support of Krft',
    action: { kind: 'support', markers: ['german3'] },
    anywhere: true,
  });
});
