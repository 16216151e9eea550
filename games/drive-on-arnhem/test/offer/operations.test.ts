import { describe, expect, test } from 'vitest';
import { cellOf, labelOf } from '../../src/data/board.ts';
import { numberOf } from '../../src/data/units.ts';
import type { Way } from '../../src/report.ts';
import type { DriveState, Phase } from '../../src/state.ts';
import { order, position, type Plan } from '../positions.ts';
import { buttons, inHand, lit, looking, offering, pressOn, selected } from './offering.ts';

describe('nothing is selected', () => {
  const state = position({
    units: { '1/POL': '14,18', '2/POL': '14,18', '504/82': '15,20 op=0', '88': '14,17' },
  });

  test('own units can be selected, those with points left are lit and in a tray of their formation', () => {
    const offer = offering(state);
    expect(looking(offer, 'able')).toEqual(['1/POL', '2/POL']);
    expect(looking(offer, 'still')).toEqual(['504/82']);
    expect(offer.units.get(numberOf('504/82'))?.press).toEqual({ draft: selected('504/82') });
    expect(offer.units.has(numberOf('88'))).toBe(false);
    expect(offer.trays.map(({ title, units }) => [title, units.length])).toEqual([['Polish Brigade', 2]]);
    expect(offer.round().stops.map(({ unit }) => unit)).toEqual([numberOf('1/POL'), numberOf('2/POL')]);
  });

  test('8.15: plotted attacks are drawn in their order, and the end of the phase counts them', () => {
    const plotted = position({ units: { '1/POL': '14,18', '2/POL': '14,18', '88': '14,17', '80': '15,17' } });
    order(plotted, 'attack 2/POL 15,17');
    order(plotted, 'attack 1/POL 14,17');
    const { arrows, end } = offering(plotted);
    expect(arrows).toEqual([
      { to: cellOf('15,17'), from: [cellOf('14,18')], fire: false, label: '1' },
      { to: cellOf('14,17'), from: [cellOf('14,18')], fire: false, label: '2' },
    ]);
    expect(end).toEqual({ label: 'End the phase and fight 2 battles', left: '', action: { kind: 'end' } });
  });
});

describe('ending the phase asks first when something obvious is left undone', () => {
  test.each([
    ['nobody has an order', { '1/POL': '14,18' }, 'You have not given any orders.'],
    [
      'a column stands beside an enemy',
      { '1/POL': '14,18 travel op=8 moved', '88': '14,17' },
      '1 unit next to an enemy can still leave travel mode.',
    ],
    [
      'units have just arrived',
      { '1/POL': '14,18 op=3 moved', '2IG/5/GDS': '28,31 travel' },
      '1 unit at the map edge can still move.',
    ],
    ['all is done', { '1/POL': '14,18 op=3 moved' }, ''],
  ])('%s', (_what, units, left) => expect(offering(position({ units })).end?.left).toBe(left));

  describe('what the enemy has done to a unit is no order to it', () => {
    const units = { '88': '14,17 op=20', '80': '20,5 op=20' };
    const ending = (state: DriveState) => {
      const { left, grave } = offering(state).end!;
      return [left, grave];
    };
    const fought = (plan: Plan, retreats: readonly Way[]): DriveState => {
      const state = position({ phase: 'germanSecond', ...plan });
      const fight = {
        cell: cellOf('14,18'),
        attackers: [],
        strength: 50,
        odds: 30,
        fire: [],
        losses: [],
        advances: [],
      };
      state.battles.push({ ...fight, turn: state.turn, defenders: [numberOf('88')], retreats });
      return state;
    };
    const backFrom = [[numberOf('88'), cellOf('14,18'), cellOf('14,17')]];
    const none = ['You have not given any orders to 1 unit.', '8.6'];

    test('a retreat, as long as it stands where that ended', () => {
      const retreated = { ...units, '88': '14,17 op=4 moved' };
      expect(ending(fought({ units: retreated }, backFrom))).toEqual(none);
      for (const marched of ['14,16 op=1 moved', '14,17 op=4 moved travel', '14,17 op=4 moved fort=1'])
        expect(ending(fought({ units: { ...units, '88': marched } }, backFrom))).toEqual(['', undefined]);
    });

    test('defensive fire, as long as it lacks no more than that', () => {
      expect(ending(fought({ units: { ...units, '88': '14,17 op=15 moved' } }, []))).toEqual(none);
      expect(ending(fought({ units: { ...units, '88': '14,17 op=14 moved' } }, []))).toEqual(['', undefined]);
    });

    test('8.6: interdiction, and the smaller allowance of the first two days', () => {
      const slowed = position({ phase: 'germanSecond', units: { ...units, '88': '14,17 op=11 moved' } });
      expect(ending(slowed)).toEqual(['', undefined]);
      slowed.unitInterdicted[numberOf('88')] = 1;
      expect(ending(slowed)).toEqual(none);
      const all = ['You have not given any orders.', '8.6'];
      for (const [turn, points] of [
        [1, 10],
        [2, 15],
      ]) {
        const marched = { ...units, '88': `14,17 op=${points} moved` };
        expect(ending(position({ phase: 'germanSecond', turn, units: marched }))).toEqual(all);
      }
    });
  });

  test('8.13: guns that could shell a hex that is attacked', () => {
    const state = position({
      units: { '1/POL': '14,18', 'HQ/82': '14,19 op=3 moved', '88': '14,17' },
      options: { game: 'advanced' },
    });
    order(state, 'attack 1/POL 14,17');
    expect(offering(state).end?.left).toBe('1 artillery unit can shell a hex that you attack.');
    order(state, 'barrage HQ/82 14,17');
    expect(offering(state).end?.left).toBe('');
  });
});

describe('8.7: a unit is selected', () => {
  const state = position({ units: { '1/POL': '14,18 op=12', '2/POL': '14,18', '88': '14,16' } });
  const offer = offering(state, selected('1/POL'));

  test('hexes in reach are lit with their cost, and a press goes there by the cheapest way', () => {
    expect(offer.cells.get(cellOf('14,19'))).toEqual({
      look: 'offered',
      text: expect.stringMatching(/^\d+$/),
      press: { action: { kind: 'move', unit: numberOf('1/POL'), way: [cellOf('14,19')] } },
      careful: true,
    });
    expect(offer.way(cellOf('14,19')).map(labelOf)).toEqual(['14,18', '14,19']);
    expect(offer.say(cellOf('3,3'))).toEqual(['out of reach']);
  });

  test('8.8: an enemy zone is said before it is entered', () => {
    const warnings = offer.aim(cellOf('14,17'))?.warnings.map(({ sign }) => sign);
    expect(warnings).toEqual(['zone']);
  });

  test('out of reach the answer says why; another unit of the stack is selected by a press', () => {
    expect(offer.attempt(cellOf('3,3'))).toMatchObject({ refusal: { rule: '8.7', text: /1\/POL cannot get to 3,3/ } });
    expect(offer.attempt(cellOf('14,16'))).toMatchObject({ action: { kind: 'attack' } });
    expect(offer.units.get(numberOf('2/POL'))).toMatchObject({ look: 'still', press: { draft: selected('2/POL') } });
    expect(offer.units.get(numberOf('1/POL'))).toMatchObject({ look: 'chosen', press: { draft: undefined } });
  });

  test('8.9, 8.11, 7.1: its other orders are in the panel with what they cost', () => {
    const fresh = offering(position({ units: { '504/82': '14,18', '88': '14,17' } }), selected('504/82'));
    expect(buttons(fresh, 'Orders')).toEqual(['Travel mode', 'Fortify to level 1', 'Choose the path hex by hex']);
    expect(fresh.groups[0].choices.map(({ note }) => note)).toEqual(['5 points', '20 points', undefined]);
    expect(buttons(fresh, 'Attack')).toEqual(['14,17']);
    expect(buttons(fresh, 'Next morning')).toEqual(['Neither *', 'Break down', 'Build up', 'Disband']);
    expect(buttons(fresh, 'Barrage')).toEqual([]);
  });

  test('8.6: a unit without points says so, and what it can still do', () => {
    const hint = (phase: Phase, turn: number, id: string) =>
      offering(position({ phase, turn, units: { [id]: '14,18 op=0' } }), selected(id)).hint;
    expect(hint('germanFirst', 1, '88')).toBe(
      'Most German units have no operation points on the first day. You can still plot for the next morning.',
    );
    expect(hint('germanFirst', 2, '88')).toBe(
      'It has no operation points left. You can still plot for the next morning.',
    );
    expect(offer.hint).toBeUndefined();
  });

  test('8.15: an enemy beside it is red; a press plots the attack, and a look tells the odds', () => {
    const beside = offering(position({ units: { '1/POL': '14,18', '88': '14,17' } }), selected('1/POL'));
    expect(lit(beside, 'danger')).toEqual(['14,17']);
    const action = { kind: 'attack', unit: numberOf('1/POL'), cell: cellOf('14,17') };
    expect(pressOn(beside, '14,17')).toEqual({ action });
    expect(beside.say(cellOf('14,17')).join(' ')).toMatch(/you lose \d+–\d+ \(\d+\), they lose .*retreats: [\d.]+ %/);
  });

  test('S7.15: with an attack plotted it does nothing else, unless the option withdraws it', () => {
    const options = { withdrawPlots: true };
    const plotted = position({ units: { '1/POL': '14,18', '88': '14,17' }, options });
    order(plotted, 'attack 1/POL 14,17');
    const now = offering(plotted, selected('1/POL'));
    expect(now.cells.size).toBe(0);
    expect(now.hint).toMatch(/It attacks 14,17/);
    expect(buttons(now, 'Orders')).toEqual(['Cancel the attack']);
  });

  test('8.12: an untested bridge may blow, and 8.8: boats carry over a river', () => {
    const bridge = offering(position({ units: { '1/POL': '18,26' }, untested: ['son-bridge'] }), selected('1/POL'));
    expect(bridge.cells.get(cellOf('17,26'))?.look).toBe('faint');
    expect(
      bridge
        .aim(cellOf('17,26'))
        ?.warnings.map(({ text }) => text)
        .join(' '),
    ).toMatch(/blow the bridge at Son with a chance of 30 %/);
    const boats = offering(position({ units: { '1/POL': '16,10', 'ENG/43': '16,10' } }), selected('1/POL'));
    expect(boats.aim(cellOf('16,11'))?.warnings).toEqual([
      { sign: 'water', text: 'The boats of ENG/43 carry it to 16,11.' },
    ]);
  });

  test('8.10: lost command shows the least and the most that a hex may cost', () => {
    const out = offering(
      position({ units: { '1/POL': '14,18 out' }, options: { game: 'advanced' } }),
      selected('1/POL'),
    );
    expect(out.cells.get(cellOf('14,19'))?.text).toMatch(/^\d+–\d+$/);
  });
});

describe('8.13, 8.16: the advanced game adds plots', () => {
  test('barrage, protective fire and advance, with what is in force marked', () => {
    const state = position({
      units: { 'HQ/82': '14,19', '1/POL': '14,18', '88': '14,17' },
      options: { game: 'advanced' },
    });
    const offer = offering(state, selected('HQ/82'));
    expect(buttons(offer, 'Barrage')).toEqual(['14,17']);
    expect(buttons(offer, 'Protective fire')).toEqual(['All on the first attack *', 'Half on each of the first two']);
    expect(buttons(offer, 'Advance after combat')).toEqual(['0 hexes *', '1 hex', '2 hexes']);
    order(state, 'barrage HQ/82 14,17');
    const now = offering(state, selected('HQ/82'));
    expect(buttons(now, 'Barrage')).toEqual(['No barrage', '14,17 *']);
    expect(now.arrows).toEqual([{ to: cellOf('14,17'), from: [cellOf('14,19')], fire: true }]);
  });
});

test('a step by road is said to cost one point', () => {
  const state = position({ units: { '2IG/5/GDS': '25,29 travel' }, allied: ['24,29'] });
  expect(offering(state, selected('2IG/5/GDS')).say(cellOf('24,29'))).toEqual(['1 point']);
});

describe('a way is laid hex by hex', () => {
  const state = position({ units: { '1/POL': '14,18' } });
  const unit = numberOf('1/POL');

  test('a press goes on, Enter marches, and the last hex can be taken back', () => {
    const way = [cellOf('14,19')];
    const offer = offering(state, { kind: 'way', unit, way });
    expect(pressOn(offer, '14,20')).toEqual({ draft: { kind: 'way', unit, way: [...way, cellOf('14,20')] } });
    expect(pressOn(offer, '14,19')).toEqual({ action: { kind: 'move', unit, way } });
    expect(offer.ready).toEqual({ label: 'Go to 14,19', action: { kind: 'move', unit, way } });
    const far = offering(state, { kind: 'way', unit, way: [...way, cellOf('14,20')] });
    expect(far.head.words).toMatch(/^By 14,19; 14,20: \d+ points? left$/);
    expect(offer.instead).toEqual([{ label: 'Take back 14,19', press: { draft: { kind: 'way', unit, way: [] } } }]);
    expect(offer.cancel).toEqual({ draft: selected('1/POL') });
    expect(offer.way(undefined).map(labelOf)).toEqual(['14,18', '14,19']);
  });

  test('8.7: a hex that is too far from its end is refused, though it is in reach from the start', () => {
    const short = position({ units: { '1/POL': '14,18 op=7', '88': '14,12' } });
    const way = [cellOf('14,19')];
    const offer = offering(short, { kind: 'way', unit, way });
    expect(offer.cells.has(cellOf('15,18'))).toBe(false);
    expect(offer.attempt(cellOf('15,18'))?.action).toEqual({ kind: 'move', unit, way: [...way, cellOf('15,18')] });
  });

  test('it leads where the player wants, and costs what that way costs', () => {
    const detour = offering(state, { kind: 'way', unit, way: [cellOf('14,19'), cellOf('15,19')] });
    const straight = offering(state, selected('1/POL'));
    const cost = Number(detour.cells.get(cellOf('15,18'))?.text);
    expect(cost).toBeGreaterThan(Number(straight.cells.get(cellOf('15,18'))?.text));
  });
});

describe('8.8: a stack acts together', () => {
  const state = position({ units: { '1/POL': '14,18', '2/POL': '14,18', '3/POL': '15,20', '88': '14,17' } });
  const units = [numberOf('1/POL'), numberOf('2/POL')];

  test('units selected together are in the hand', () => {
    expect(offering(state).together(units)).toEqual({ hand: { units, through: [] } });
    expect(offering(state).together([...units, numberOf('88')])).toBeUndefined();
  });

  test('they attack one hex and go to one hex, one after the other', () => {
    const offer = offering(state, undefined, inHand('1/POL', '2/POL'));
    expect(looking(offer, 'chosen')).toEqual(['1/POL', '2/POL']);
    const cell = cellOf('14,17');
    expect(pressOn(offer, '14,17')).toEqual({
      action: { kind: 'attack', unit: units[0], cell },
      further: [{ kind: 'attack', unit: units[1], cell }],
    });
    expect(pressOn(offer, '14,19')?.further).toHaveLength(1);
    expect(buttons(offer, 'Orders')).toEqual(['All to travel mode', 'Fortify all']);
  });

  test('where not all of them fit nothing is offered', () => {
    const crowded = position({ units: { '504/82': '14,18', '508/82': '14,18', '505/82': '14,19' } });
    const offer = offering(crowded, undefined, inHand('504/82', '508/82'));
    expect(pressOn(offer, '14,19')).toBeUndefined();
    expect(offer.attempt(cellOf('14,19'))).toMatchObject({ refusal: { rule: '8.7' } });
  });
});
