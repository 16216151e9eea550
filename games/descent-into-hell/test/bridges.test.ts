import { expect, test } from 'vitest';
import { AIRFIELD, board, BRIDGES, cellOf, SITE } from '../src/data/board.ts';
import { numberOf } from '../src/data/units.ts';
import { overrun, takeBridge, takeSite } from '../src/rules/control.ts';
import { declineToBlow, demolitionModifier, questionsAt, tryToBlow } from '../src/rules/demolition.ts';
import { flakOn } from '../src/rules/flak.ts';
import { outcomeOf } from '../src/rules/victory.ts';
import { markSeenEnemies } from '../src/rules/view.ts';
import { ALLIED_OWNER, GERMAN_OWNER, GONE, NONE } from '../src/state.ts';
import { bridge, position, side, type Plan } from './positions.ts';

const modifier = (id: string, units: Plan['units'] = {}): number => demolitionModifier(position({ units }), bridge(id));

test('1.4: what is added to the die of a demolition', () => {
  expect(modifier('malden-bridge')).toBe(0);
  expect(modifier('son-bridge')).toBe(-1);
  expect(modifier('nijmegen-bridge')).toBe(-1);
  expect(modifier('arnhem-rail-bridge')).toBe(-1);
});

test('H-20: engineers in either hex count, any number once, bridging and repair units not', () => {
  expect(modifier('nijmegen-bridge', { 'Nijmegen Pi': '1909', 'SS Pi 10': '1910' })).toBe(-3);
  expect(modifier('nijmegen-bridge', { 'Glogau Pi': '1909' })).toBe(-3);
  expect(modifier('nijmegen-bridge', { '307 Eng': '1910', 'Nijmegen Pi': '1909' })).toBe(-2);
  expect(modifier('nijmegen-bridge', { '1 Brdg': '1910', '1 Afld': '1910' })).toBe(-1);
});

test('1.4: below 2 the bridge is destroyed', () => {
  const blown = (id: string, die: number, units: Plan['units'] = {}): boolean =>
    tryToBlow(position({ units }), bridge(id), die);
  expect([1, 2].map((die) => blown('malden-bridge', die))).toEqual([true, false]);
  expect([2, 3].map((die) => blown('son-bridge', die))).toEqual([true, false]);
  expect([4, 5].map((die) => blown('nijmegen-bridge', die, { 'Nijmegen Pi': '1909' }))).toEqual([true, false]);
});

test('H-19: a question is asked once until control has gone Allied and back', () => {
  const state = position({});
  const asked = (): readonly string[] => questionsAt(state, cellOf('1910')).map((one) => BRIDGES[one].id);
  expect(asked()).toEqual(['honinghutje-bridge', 'nijmegen-bridge', 'weurt-lock']);
  declineToBlow(state, bridge('nijmegen-bridge'));
  expect(asked()).not.toContain('nijmegen-bridge');
  expect(takeBridge(state, 'german', side('1909', '1910'))).toEqual({});
  expect(asked()).not.toContain('nijmegen-bridge');
  takeBridge(state, 'allied', side('1909', '1910'));
  expect(state.bridgeOwner[bridge('nijmegen-bridge')]).toBe(ALLIED_OWNER);
  takeBridge(state, 'german', side('1909', '1910'));
  expect(asked()).toContain('nijmegen-bridge');
});

test('6.2: Joe’s Bridge begins Allied and is never asked about', () => {
  const state = position({});
  expect(state.bridgeOwner[bridge('joes-bridge')]).toBe(ALLIED_OWNER);
  takeBridge(state, 'german', side('0730', '0731'));
  expect(state.bridgeOwner[bridge('joes-bridge')]).toBe(GERMAN_OWNER);
  expect(questionsAt(state, cellOf('0730'))).toEqual([]);
});

test('6.4: a blown bridge stays blown, and nobody takes it', () => {
  expect(takeBridge(position({ blown: ['son-bridge'] }), 'allied', side('1021', '1022'))).toEqual({});
});

test('1.7: sole occupancy takes a city or an airfield, and damages the field', () => {
  const state = position({ units: { '1/506': '0823' } });
  expect(takeSite(state, 'allied', cellOf('0823'))).toEqual({ site: SITE[cellOf('0823')] });
  state.airfieldRepaired.fill(1);
  state.unitCell[numberOf('Henke')] = cellOf('0823');
  expect(takeSite(state, 'german', cellOf('0823'))).toEqual({});
  state.unitCell[numberOf('1/506')] = GONE;
  takeSite(state, 'german', cellOf('0823'));
  expect(state.airfieldRepaired.includes(0)).toBe(true);
});

test('H-15, H-28: a German ends spans to his hex and removes markers that nobody guards', () => {
  const units = { '1 Brdg': '1022 span 1021', Henke: '1021' };
  const state = position({ units, markers: ['1021'] });
  expect(overrun(state, cellOf('1021'))).toEqual([{ span: side('1021', '1022') }, { marker: cellOf('1021') }]);
  expect(state.unitSpan[numberOf('1 Brdg')]).toBe(NONE);
  expect(state.markerCell[0]).toBe(GONE);
  const field = position({ units: { Henke: '1512' }, taken: ['1512'] });
  field.airfieldRepaired.fill(1);
  overrun(field, cellOf('1512'));
  expect(field.airfieldRepaired[AIRFIELD[cellOf('1512')]]).toBe(0);
});

test('1.7, 7.22: the antiaircraft fire that hurts most', () => {
  const flak = (hex: string, plan: Plan = {}): string | undefined => flakOn(position(plan), cellOf(hex));
  expect(flak('2105')).toBe('on a city');
  expect(flak('2002')).toBe('on an airfield');
  expect(flak('2003')).toBe('next to an airfield');
  expect(flak('2104')).toBe('next to a city');
  expect(flak('1705')).toBeUndefined();
  expect(flak('1705', { units: { Henke: '1705' } })).toBe('on a unit');
  expect(flak('1705', { units: { Henke: '1704' } })).toBe('next to a unit');
  expect(flak('2105', { taken: ['2105'] })).toBeUndefined();
  expect(flak('2104', { units: { Henke: '2103' } })).toBe('next to a unit');
});

test('1.9: the four results at the end of the game', () => {
  const outcome = (plan: Plan): string => outcomeOf(position(plan));
  expect(outcome({ units: { '2 Irish Gds': '1023' } })).toBe('german operational');
  expect(outcome({ units: { '2 Irish Gds': '1910' } })).toBe('german tactical');
  const landed = { '1 Para': '1905', '2 Para': '1904', '3 Para': '1804' };
  expect(outcome({ units: landed })).toBe('german tactical');
  expect(outcome({ units: landed, markers: ['1905'] })).toBe('allied tactical');
  // H-46: only airborne units live on air supply.
  expect(outcome({ units: { '1 Para': '1905', '2 Para': '1904', '2 Irish Gds': '1804' }, markers: ['1905'] })).toBe(
    'german tactical',
  );
  const { '3 Para': _, ...two } = landed;
  expect(outcome({ units: two, markers: ['1905'] })).toBe('german tactical');
  expect(outcome({ units: two, markers: ['1905'], options: { tacticalMinUnits: 1 } })).toBe('allied tactical');
  const corridor = [
    'son-bridge',
    'veghel-bridge',
    'grave-bridge',
    'honinghutje-bridge',
    'nijmegen-bridge',
    'arnhem-bridge',
  ];
  expect(outcome({ units: { '2 Irish Gds': '2105' }, allied: corridor })).toBe('allied operational');
});

test('H-31: a side sees the hexes of its units and those around, water or not', () => {
  const state = position({ units: { '1/506': '1022', 'HG trg Son': '1021', Henke: '1019' } });
  const seen = new Uint8Array(board.cells);
  markSeenEnemies(state, 'allied', seen);
  expect([seen[cellOf('1021')], seen[cellOf('1019')]]).toEqual([1, 0]);
});
