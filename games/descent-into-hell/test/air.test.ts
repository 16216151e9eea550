import { ScriptedDice } from '@club-route/engine';
import { expect, test } from 'vitest';
import { AIRFIELD, cellOf, labelOf, SITE } from '../src/data/board.ts';
import { numberOf } from '../src/data/units.ts';
import { determineWeather, drop, nextMarker, refuseDrop } from '../src/phases/drop.ts';
import { beginImpulse } from '../src/phases/impulse.ts';
import { openLandingFights } from '../src/phases/landing-fight.ts';
import { land, resolveFlak } from '../src/phases/landing.ts';
import type { DescentReport } from '../src/report.ts';
import { combatsOf } from '../src/rules/contact.ts';
import { ALLIED_OWNER, GONE, WAITING, type DescentState } from '../src/state.ts';
import { bridge, position, type Plan } from './positions.ts';

/** All Allied units wait in their pools unless they are placed. */
function sky(plan: Plan, weather: DescentState['weather'] = 'good'): DescentState {
  const state = position({ impulse: 'off-road', ...plan });
  for (let unit = 0; unit < 103; unit++) if (state.unitCell[unit] < 0) state.unitCell[unit] = WAITING;
  state.weather = weather;
  state.transportPoints = 20;
  return state;
}

function send(state: DescentState, unit: string, hex: string, ...dice: readonly number[]): void {
  const refusal = refuseDrop(state, { unit: numberOf(unit) }, cellOf(hex));
  if (refusal !== undefined) throw new Error(refusal.text);
  const scripted = new ScriptedDice(dice);
  drop(state, { unit: numberOf(unit) }, cellOf(hex), scripted, undefined);
  scripted.finish();
}

const refused = (state: DescentState, unit: string, hex: string): string | undefined =>
  refuseDrop(state, { unit: numberOf(unit) }, cellOf(hex))?.text;

function flak(state: DescentState, ...dice: readonly number[]): readonly DescentReport[] {
  const reports: DescentReport[] = [];
  const scripted = new ScriptedDice(dice);
  resolveFlak(state, scripted, reports);
  scripted.finish();
  return reports;
}

const landingHexes = (state: DescentState): readonly string[] => state.landers.map(({ cell }) => labelOf(cell));

test('1.7: the first impulse of the game has good weather without a die; else 1–2 is poor', () => {
  const state = position({ turn: 1 });
  state.impulseNumber = 1;
  determineWeather(state, new ScriptedDice([]), undefined);
  expect(state.weather).toBe('good');
  state.impulseNumber = 2;
  determineWeather(state, new ScriptedDice([2]), undefined);
  expect(state.weather).toBe('poor');
  expect(refused(state, '2 Para', '1705')).toMatch(/weather is poor/);
});

test('1.7: transport points, who flies, and when', () => {
  const state = sky({});
  send(state, '2 Para', '1705');
  send(state, '1 Border', '1705');
  expect(state.transportPoints).toBe(16);
  expect(refused(state, '2 Para', '1706')).toMatch(/waiting in your pool/);
  expect(refused(state, '44 RTR', '1705')).toMatch(/by road/);
  state.transportPoints = 2;
  expect(refused(state, '2 S Staffs', '1705')).toMatch(/costs 3/);
  state.mover = { units: [0], spent: 0, way: [] };
  expect(refused(state, '3 Para', '1705')).toMatch(/before the first move/);
});

test('1.3: stacking counts those on their way down', () => {
  const state = sky({ units: { '1 Para': '1705' } });
  send(state, '2 Para', '1705');
  send(state, '3 Para', '1705');
  expect(refused(state, '10 Para', '1705')).toMatch(/three units/);
});

test('1.7: in marginal weather 1 aborts, 6 is on target, else a second die scatters from north clockwise', () => {
  const state = sky({}, 'marginal');
  send(state, '1 Para', '1705', 1);
  expect([state.landers.length, state.transportPoints]).toEqual([0, 19]);
  send(state, '9 Fd Coy', '1705', 6);
  for (const [index, unit] of ['2 Para', '3 Para', '10 Para', '11 Para', '156 Para', '1 Pol'].entries())
    send(state, unit, '1705', 3, index + 1);
  expect(landingHexes(state)).toEqual(['1705', '1704', '1804', '1805', '1706', '1605', '1604']);
});

test('H-41: who turns back tries again in the next impulse, by option at once', () => {
  const state = sky({}, 'marginal');
  send(state, '2 Para', '1705', 6);
  send(state, '1 Para', '1705', 1);
  drop(state, nextMarker(state), cellOf('1705'), new ScriptedDice([1]), undefined);
  expect(refused(state, '1 Para', '1705')).toMatch(/turned back/);
  expect(nextMarker(state)).toEqual({ marker: 1 });
  beginImpulse(state, 'road');
  state.weather = 'good';
  expect(refused(state, '1 Para', '1705')).toBeUndefined();
  expect(nextMarker(state)).toEqual({ marker: 0 });
  const early = sky({ options: { abortedDrops: 'again' } }, 'marginal');
  send(early, '1 Para', '1705', 1);
  expect(refused(early, '1 Para', '1705')).toBeUndefined();
});

test('6.7: scatter off the map or onto a full hex is rolled again', () => {
  const state = sky({ units: { '1/506': '1102', '2/506': '1102', '3/506': '1102' } }, 'marginal');
  send(state, '2 Para', '1101', 2, 1, 4, 3);
  expect(landingHexes(state)).toEqual(['1201']);
});

test('1.7: airlanding units need an Allied airfield, infantry a repaired one; marginal weather is good for them', () => {
  const state = sky({}, 'marginal');
  expect(refused(state, '878 US Avn Eng', '1512')).toMatch(/that you control/);
  state.siteOwner[SITE[cellOf('1512')]] = ALLIED_OWNER;
  send(state, '878 US Avn Eng', '1512');
  expect(refused(state, '4 KOSB', '1512')).toMatch(/damaged/);
  state.airfieldRepaired[AIRFIELD[cellOf('1512')]] = 1;
  expect(refused(state, '4 KOSB', '1512')).toBeUndefined();
});

test('H-41, 7.23: supplies land on an Allied unit that is there or coming; astray they are lost', () => {
  const state = sky({}, 'marginal');
  const marker = { marker: 0 };
  expect(refuseDrop(state, marker, cellOf('1705'))?.text).toMatch(/No Allied unit/);
  send(state, '2 Para', '1705', 6);
  expect(refuseDrop(state, marker, cellOf('1705'))).toBeUndefined();
  drop(state, marker, cellOf('1705'), new ScriptedDice([2, 1]), undefined);
  expect([state.markerCell[0], state.landers.length]).toEqual([GONE, 1]);
});

test('H-08, 6.3: nobody is on the map before all are placed; then the hexes are told and questions asked', () => {
  const state = sky({});
  send(state, '2 Para', '1705');
  send(state, '1/504', '1612');
  expect(state.unitCell[numberOf('2 Para')]).toBe(WAITING);
  const reports: DescentReport[] = [];
  land(state, reports);
  expect(reports).toEqual([
    { kind: 'landings', cells: ['1612', '1705'].map(cellOf), discloses: true },
    { kind: 'question', bridge: bridge('grave-bridge'), cell: cellOf('1612') },
  ]);
  expect(labelOf(state.unitCell[numberOf('2 Para')])).toBe('1705');
});

test('1.4: supplies alone raise no question about a bridge', () => {
  const state = sky({ units: { '1/506': '1022' } });
  drop(state, nextMarker(state), cellOf('1022'), new ScriptedDice([]), undefined);
  land(state, undefined);
  expect([state.questions, labelOf(state.markerCell[0])]).toEqual([[], '1022']);
});

test('7.23: when fire drives all units off, Germans in the hex remove the marker that came with them', () => {
  const state = sky({ units: { Henke: '1705' } });
  send(state, '2 Para', '1705');
  drop(state, nextMarker(state), cellOf('1705'), new ScriptedDice([]), undefined);
  land(state, undefined);
  flak(state, 1, 6);
  expect([state.unitCell[numberOf('2 Para')], state.markerCell[0]]).toEqual([WAITING, GONE]);
});

test('H-09: bridges of several landing hexes are asked about in the order of their ids', () => {
  const state = sky({});
  for (const [unit, hex] of [
    ['1/501', '1118'],
    ['1/506', '1022'],
    ['1/504', '1712'],
  ])
    send(state, unit, hex);
  land(state, undefined);
  const ids = ['grave-bridge', 'son-bridge', 'veghel-bridge'];
  expect(state.questions.map(({ bridge: asked }) => asked)).toEqual(ids.map(bridge));
});

test('2.2, 7.22, H-38: a loss lands, a loss with abort returns to the pool, one step is lost for good', () => {
  const fate = (unit: string, die: number): readonly number[] => {
    const state = sky({});
    send(state, unit, '2105');
    land(state, undefined);
    flak(state, die);
    return [state.unitCell[numberOf(unit)], state.unitSteps[numberOf(unit)]];
  };
  expect(fate('2 Para', 4)).toEqual([cellOf('2105'), 2]);
  expect(fate('2 Para', 3)).toEqual([cellOf('2105'), 1]);
  expect(fate('2 Para', 1)).toEqual([WAITING, 1]);
  expect(fate('1 Para Sqn', 1)).toEqual([GONE, 0]);
  expect(fate('1 Border', 4)).toEqual([cellOf('2105'), 1]);
  expect(fate('1 Border', 3)).toEqual([GONE, 0]);
  expect(fate('1 Border', 1)).toEqual([WAITING, 1]);
});

test('H-38: gliders lose a step in city, polder and woods, and not in the open', () => {
  const steps = (hex: string): number => {
    const state = sky({});
    send(state, '1/325', hex);
    land(state, undefined);
    flak(state);
    return state.unitSteps[numberOf('1/325')];
  };
  expect(['1907', '2402', '1319'].map(steps)).toEqual([1, 1, 2]);
});

test('H-39: the sources are those before any fire, and control changes after all of it', () => {
  const state = sky({});
  send(state, '1/506', '1023');
  send(state, '2/506', '1023');
  land(state, undefined);
  const kinds = flak(state, 6, 6).map(({ kind }) => kind);
  expect(kinds).toEqual(['flak', 'flak', 'site taken']);
});

test('H-17: landing next to Germans stops a unit; a lander on open heath may move on', () => {
  const state = sky({ units: { Henke: '1704' } });
  send(state, '2 Para', '1705');
  send(state, '1/506', '1319');
  land(state, undefined);
  expect(['2 Para', '1/506'].map((unit) => state.unitStopped[numberOf(unit)])).toEqual([1, 0]);
  expect(combatsOf(state, 'allied')).toEqual({ duty: [cellOf('1704')], free: [] });
});

test('1.7: who lands on Germans must fight them, and owes no attack on those next to them', () => {
  const state = sky({ units: { Henke: '1704', 'SS Wach 3': '1705' } });
  send(state, '2 Para', '1705');
  land(state, undefined);
  expect(openLandingFights(state).map(labelOf)).toEqual(['1705']);
  expect(combatsOf(state, 'allied').duty).toEqual([]);
});
