import { ScriptedDice } from '@club-route/engine';
import { expect, test } from 'vitest';
import { AREAS } from '../src/data/areas.ts';
import { cellOf, labelOf, SITE } from '../src/data/board.ts';
import { numberOf } from '../src/data/units.ts';
import { travel } from '../src/forecast/travel.ts';
import { enter, exit, refuseEntry, refuseExit } from '../src/phases/entry.ts';
import { march, refuseMarch, type March } from '../src/phases/march.ts';
import { answerQuestion } from '../src/phases/questions.ts';
import type { DescentReport } from '../src/report.ts';
import { ALLIED_OWNER, GONE, OFF_MAP, READY, type DescentState } from '../src/state.ts';
import { bridge, labels, position } from './positions.ts';

function orderOf(units: string, way: string): March {
  return { units: units.split('+').map(numberOf), way: way.split(' ').map(cellOf) };
}

/** Moves units, written `a+b`, along hexes; throws if it is refused. */
function go(state: DescentState, units: string, way: string): readonly DescentReport[] {
  const order = orderOf(units, way);
  const refusal = refuseMarch(state, state.side, order);
  if (refusal !== undefined) throw new Error(refusal.text);
  const reports: DescentReport[] = [];
  march(state, order, reports);
  return reports;
}

function refused(state: DescentState, units: string, way: string): string | undefined {
  return refuseMarch(state, state.side, orderOf(units, way))?.text;
}

const where = (state: DescentState, unit: string): string => labelOf(state.unitCell[numberOf(unit)]);
const kinds = (reports: readonly DescentReport[]): readonly string[] => reports.map(({ kind }) => kind);

test('1.3: a move goes as far as its points, once in an impulse', () => {
  const state = position({ units: { '2 Para': '0927' } });
  expect(refused(state, '2 Para', '0926 0925 0924 0923 0922 0822 0722')).toMatch(/movement points/);
  go(state, '2 Para', '0926 0925 0924 0824 0725 0726');
  expect(where(state, '2 Para')).toBe('0726');
  expect(refused(state, '2 Para', '0727')).toMatch(/movement points/);
});

test('1.1: once another has moved, nobody goes on', () => {
  const state = position({ units: { '2 Para': '0927', '1 Para': '0826' } });
  go(state, '2 Para', '0926');
  go(state, '2 Para', '0925');
  go(state, '1 Para', '0825');
  expect(refused(state, '2 Para', '0924')).toMatch(/already moved this impulse/);
});

test('1.2, 1.3: the move ends where an enemy appears, also across water', () => {
  const state = position({ units: { '2 Irish Gds': '1024', 'HG trg Son': '1021' }, allied: ['son-bridge'] });
  go(state, '2 Irish Gds', '1023 1022 1021 1020');
  expect(where(state, '2 Irish Gds')).toBe('1022');
  expect(refused(state, '2 Irish Gds', '1023')).toMatch(/stopped/);
});

test('1.3: nobody enters a hex of enemies in sight or passes them', () => {
  const state = position({ units: { '2 Irish Gds': '0928', 'I/FJ 6': '0927' } });
  expect(refused(state, '2 Irish Gds', '0927')).toMatch(/Enemy units/);
  expect(refused(state, '2 Irish Gds', '1027 1026')).toMatch(/must stop/);
  expect(refused(state, '2 Irish Gds', '0929 0930')).toBeUndefined();
});

test('1.3: by road two units move together and never through friends; off the road they may', () => {
  const units = { '1/506': '0927', '2/506': '0927', '3/506': '0927', '1/501': '0926', '2/501': '0926' };
  const road = position({ units });
  expect(refused(road, '1/506+2/506+3/506', '0928')).toMatch(/At most two/);
  expect(refused(road, '1/506', '0926')).toMatch(/block the road/);
  const off = position({ units, impulse: 'off-road' });
  expect(refused(off, '1/506+2/506', '0926')).toMatch(/three units/);
  expect(refused(off, '1/506+2/506+3/506', '0926 0925')).toBeUndefined();
});

test('1.4: Allied units at a German bridge raise a question and may go on after the answer', () => {
  const state = position({ units: { '2 Irish Gds': '1024' } });
  const reports = go(state, '2 Irish Gds', '1023 1022 1021 1020');
  expect(kinds(reports)).toEqual(['site taken', 'question', 'moved']);
  expect(where(state, '2 Irish Gds')).toBe('1022');
  expect(refused(state, '2 Irish Gds', '1021')).toMatch(/Wait until the Germans decide/);
  const answers: DescentReport[] = [];
  answerQuestion(state, false, new ScriptedDice([]), answers);
  expect(kinds(answers)).toEqual(['declined']);
  expect(kinds(go(state, '2 Irish Gds', '1021 1020'))).toEqual(['bridge taken', 'moved']);
  expect(state.bridgeOwner[bridge('son-bridge')]).toBe(ALLIED_OWNER);
  expect(state.siteOwner[SITE[cellOf('1023')]]).toBe(ALLIED_OWNER);
});

test('1.4: a bridge that is blown stops who wanted to cross it', () => {
  const state = position({ units: { '2 Irish Gds': '1023' } });
  go(state, '2 Irish Gds', '1022');
  answerQuestion(state, true, new ScriptedDice([2]), undefined);
  expect(state.bridgeBlown[bridge('son-bridge')]).toBe(1);
  expect(refused(state, '2 Irish Gds', '1021')).toMatch(/Water separates/);
  expect(refused(state, '2 Irish Gds', '0922')).toBeUndefined();
});

test('D-05: units that retreated to a German bridge cross it only after the Germans were asked', () => {
  const order = orderOf('2 Irish Gds', '1021 1020');
  const cross = (unaskedBridges: 'ask' | 'cross'): DescentState => {
    const state = position({ units: { '2 Irish Gds': '1022' }, options: { unaskedBridges } });
    march(state, order, undefined);
    return state;
  };
  const asked = cross('ask');
  expect(asked.questions).toEqual([{ bridge: bridge('son-bridge'), cell: cellOf('1022') }]);
  expect([where(asked, '2 Irish Gds'), asked.mover?.spent]).toEqual(['1022', 0]);
  answerQuestion(asked, false, new ScriptedDice([]), undefined);
  go(asked, '2 Irish Gds', '1021 1020');
  expect([where(asked, '2 Irish Gds'), asked.mover?.spent]).toEqual(['1020', 2]);
  const blown = cross('ask');
  answerQuestion(blown, true, new ScriptedDice([1]), undefined);
  expect(refused(blown, '2 Irish Gds', '1021')).toMatch(/Water separates/);
  const early = cross('cross');
  expect([where(early, '2 Irish Gds'), early.questions]).toEqual(['1020', []]);
});

test('H-09, H-54: bridges of one hex are asked about one by one in the order of their ids, once for a stack', () => {
  const state = position({ units: { '1/508': '1911', '2/508': '1911' } });
  go(state, '1/508+2/508', '1910');
  expect(state.questions.map(({ bridge: asked }) => asked)).toEqual(
    ['honinghutje-bridge', 'nijmegen-bridge', 'weurt-lock'].map(bridge),
  );
  for (const die of [6, 6, 6]) answerQuestion(state, true, new ScriptedDice([die]), undefined);
  expect(state.questions).toEqual([]);
});

test('7.8: an engineer that has ferried others can only cross by its own ferry', () => {
  const state = position({ impulse: 'off-road', units: { '326 Eng': '0921', '1/506': '0921', '2/506': '0921' } });
  go(state, '1/506', '0922');
  expect(refused(state, '2/506+326 Eng', '0922')).toMatch(/only cross alone/);
  expect(refused(state, '326 Eng', '0920')).toMatch(/own ferry/);
  // Scripts ask for its ways by themselves.
  const { reached, count } = travel(state, [numberOf('326 Eng')]);
  expect(labels([...reached.subarray(1, count)])).toBe('0922');
  go(state, '326 Eng', '0922');
  expect(where(state, '326 Eng')).toBe('0922');
});

test('1.4: a German at the far end ends a span; 1.7: he removes a marker', () => {
  const units = { '1 Brdg': '1022 span 1021', Henke: '1020' };
  const state = position({ side: 'german', units, blown: ['son-bridge'], markers: ['1021'] });
  expect(kinds(go(state, 'Henke', '1021'))).toEqual(['span ended', 'marker lost', 'marker lost', 'sighted', 'moved']);
});

test('7.5: Allied units enter south of the start line without cost and may move on', () => {
  const state = position({ units: {} });
  const unit = numberOf('44 RTR');
  state.unitCell[unit] = READY;
  const entry = { units: [unit], at: cellOf('0732'), way: ['0731', '0730', '0829'].map(cellOf) };
  expect(refuseEntry(state, 'allied', { ...entry, at: cellOf('0829'), way: [] })?.text).toMatch(/south of the start/);
  expect(refuseEntry(state, 'allied', entry)).toBeUndefined();
  enter(state, entry, undefined);
  expect(where(state, '44 RTR')).toBe('0829');
  expect(state.mover?.spent).toBe(3);
});

test('7.5, H-05: Germans enter from their area for half a point by road', () => {
  const state = position({ side: 'german', units: {} });
  const unit = numberOf('SS Pz 10');
  state.unitCell[unit] = OFF_MAP;
  const entry = { units: [unit], at: cellOf('2101'), way: [cellOf('2102')] };
  expect(refuseEntry(state, 'german', { ...entry, at: cellOf('2610'), way: [] })?.text).toMatch(/not ready/);
  expect(refuseEntry(state, 'german', { ...entry, at: cellOf('2001'), way: [] })?.text).toMatch(/no road/);
  expect(refuseEntry(state, 'german', entry)).toBeUndefined();
  enter(state, entry, undefined);
  expect(state.mover?.spent).toBe(3);
});

test('7.5, H-18: units that enter next to an enemy stop there, wherever they wanted to go', () => {
  const state = position({ side: 'german', units: { '2 Para': '2102' } });
  const units = [numberOf('SS Pz 10')];
  state.unitCell[units[0]] = OFF_MAP;
  enter(state, { units, at: cellOf('2101'), way: ['2102', '2103'].map(cellOf) }, undefined);
  expect([where(state, 'SS Pz 10'), state.unitStopped[units[0]]]).toEqual(['2101', 1]);
});

test('1.4, 1.7: a bridging unit that is a bridge does not move, a repair unit by road only', () => {
  const units = { '1 Brdg': '1022 span 1021', '1 Afld': '0823' };
  const state = position({ impulse: 'off-road', units, blown: ['son-bridge'] });
  expect(refused(state, '1 Brdg', '1023')).toMatch(/is a bridge now/);
  expect(refused(state, '1 Afld', '0824')).toMatch(/only in road impulses/);
});

test('7.5: Germans enter only by ground that is open to them', () => {
  const state = position({ side: 'german', impulse: 'off-road', units: {} });
  const northwest = AREAS.indexOf('dutch-northwest');
  const refusal = (unit: string): string | undefined => {
    state.unitCell[numberOf(unit)] = OFF_MAP - northwest;
    return refuseEntry(state, 'german', { units: [numberOf(unit)], at: cellOf('0106'), way: [] })?.text;
  };
  expect([refusal('Bruhns'), refusal('SS Pz 10')]).toEqual([undefined, expect.stringMatching(/closed to them/)]);
});

test('1.4: who may have to wait at a bridge needs room there', () => {
  const friends = { '1/506': '1022', '2/506': '1022', '3/506': '1022' };
  const state = position({ impulse: 'off-road', units: { ...friends, '1/501': '0922' } });
  expect(refused(state, '1/501', '1022 1122')).toMatch(/1022 is full/);
  state.bridgeAsked.fill(1);
  expect(refused(state, '1/501', '1022 1122')).toBeUndefined();
});

test('7.5: onto enemies that nobody saw the unit stays off the map, sees them, and has spent its move', () => {
  const state = position({ side: 'german', units: { '2 Para': '2101 reduced' } });
  const unit = numberOf('SS Pz 10');
  state.unitCell[unit] = OFF_MAP;
  const entry = { units: [unit], at: cellOf('2101'), way: [] };
  expect(refuseEntry(state, 'german', entry)).toBeUndefined();
  const reports: DescentReport[] = [];
  enter(state, entry, reports);
  expect(kinds(reports)).toEqual(['turned back']);
  expect(state.germanSightings.last()?.units).toEqual([{ unit: numberOf('2 Para'), steps: 1 }]);
  expect(state.unitCell[unit]).toBe(OFF_MAP);
  expect(refuseEntry(state, 'german', entry)?.text).toMatch(/already moved this impulse/);
});

test('1.9, H-44: armour that leaves by German North with a supply line wins at once', () => {
  const corridor = ['son-bridge', 'veghel-bridge', 'grave-bridge', 'honinghutje-bridge', 'nijmegen-bridge'];
  const plan = { units: { '2 Irish Gds': '2101', '2 Welsh Gds': '2101', '1 Cold Gds': '2105' } };
  const cut = position({ ...plan, allied: corridor });
  expect(refuseExit(cut, 'allied', numberOf('2 Welsh Gds'))?.text).toMatch(/Only Allied armour/);
  expect(refuseExit(cut, 'allied', numberOf('1 Cold Gds'))?.text).toMatch(/Only Allied armour/);
  expect(refuseExit(cut, 'allied', numberOf('2 Irish Gds'))).toBeUndefined();
  exit(cut, numberOf('2 Irish Gds'), undefined);
  expect([cut.outcome, cut.unitCell[numberOf('2 Irish Gds')]]).toEqual(['none', GONE]);
  // H-44: the line is traced by the truth, also past enemies that nobody sees.
  const unseen = position({ units: { ...plan.units, Henke: '1909' }, allied: [...corridor, 'arnhem-bridge'] });
  exit(unseen, numberOf('2 Irish Gds'), undefined);
  expect(unseen.outcome).toBe('none');
  const open = position({ ...plan, allied: [...corridor, 'arnhem-bridge'] });
  exit(open, numberOf('2 Irish Gds'), undefined);
  expect(open.outcome).toBe('allied strategic');
});

test('7.7, H-05: leaving the map costs a clear hex off the road, also from woods, and half a point by road', () => {
  const after = (impulse: 'road' | 'off-road', hex: string, spent: number): string | undefined => {
    const state = position({ impulse, units: { '2 Irish Gds': hex } });
    const units = [numberOf('2 Irish Gds')];
    state.mover = { units, spent, way: [] };
    return refuseExit(state, 'allied', units[0])?.text;
  };
  // Of six points, in quarters; 2101 and 2001 are woods, and only the first has a road.
  expect([after('off-road', '2101', 20), after('off-road', '2001', 20), after('road', '2101', 22)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  for (const text of [after('off-road', '2101', 21), after('road', '2101', 23), after('road', '2001', 0)])
    expect(text).toMatch(/movement points to leave/);
});

test('7.10, 7.11: both sides note whom they see, and the enemy sees the whole way, or what of it he saw', () => {
  const meet = (trail: 'whole' | 'seen'): DescentState => {
    const state = position({ units: { '2 Para': '0927', 'I/FJ 6': '0924' }, options: { trail } });
    const sighted = go(state, '2 Para', '0926 0925').find(({ kind }) => kind === 'sighted');
    expect(sighted).toMatchObject({ seat: 'german', discloses: true });
    return state;
  };
  const whole = meet('whole');
  expect(whole.germanSightings.last()?.way.map(labelOf)).toEqual(['0927', '0926', '0925']);
  expect(whole.alliedSightings.last()).toMatchObject({
    cell: cellOf('0924'),
    units: [{ unit: numberOf('I/FJ 6'), steps: 2 }],
  });
  expect(meet('seen').germanSightings.last()?.way.map(labelOf)).toEqual(['0925']);
});

test('1.3: a step that is closed says why: water, no roads, or ground that motorized units cannot enter', () => {
  const road = position({ units: { '2 Irish Gds': '1022', '1/504': '1907' }, blown: ['son-bridge'] });
  expect(refused(road, '2 Irish Gds', '1021')).toBe(
    'Water separates 1022 from 1021. Cross at a bridge, or by a ferry with a place left.',
  );
  expect(refused(road, '1/504', '2007')).toBe('2007 has no road. In a road impulse units must stay on road hexes.');
  const country = position({ impulse: 'off-road', units: { '2 Irish Gds': '1907' } });
  expect(refused(country, '2 Irish Gds', '1906')).toBe(
    '1906 is polder, which motorized units cannot enter off the road.',
  );
});
