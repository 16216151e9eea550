import { FastDice, Match, ScriptedDice, isRefusal } from '@club-route/engine';
import { expect, test } from 'vitest';
import type { DescentAction } from '../src/actions.ts';
import { choices } from '../src/choices/index.ts';
import { setUp } from '../src/bot/allied.ts';
import { cellOf, labelOf } from '../src/data/board.ts';
import { numberOf } from '../src/data/units.ts';
import { descentIntoHell as game } from '../src/game.ts';
import { beginImpulse } from '../src/phases/impulse.ts';
import type { DescentReport } from '../src/report.ts';
import { remember } from '../src/rules/knowledge.ts';
import { ALLIED_OWNER, NONE, READY, WAITING, type DescentState } from '../src/state.ts';
import { bridge, position, side, usualRules, type Plan } from './positions.ts';

/** The movement phase of an impulse, from its beginning. */
function moving(plan: Plan): DescentState {
  const state = position(plan);
  beginImpulse(state, plan.impulse ?? 'road');
  state.phase = 'movement';
  remember(state);
  return state;
}

/** Does it by the rules; throws if it is refused. */
function act(state: DescentState, action: DescentAction, ...rolls: readonly number[]): readonly DescentReport[] {
  const [seat] = game.active(state);
  const refusal = game.refuse(state, seat, action);
  if (refusal !== undefined) throw new Error(refusal.text);
  const reports: DescentReport[] = [];
  game.apply(state, seat, action, new ScriptedDice(rolls), reports);
  return reports;
}

const kinds = (reports: readonly DescentReport[]): readonly string[] => reports.map(({ kind }) => kind);
const move = (units: string, way: string): DescentAction => ({
  kind: 'move',
  units: units.split('+').map(numberOf),
  way: way.split(' ').map(cellOf),
});

test('1.1, H-07: the first impulse is chosen, the second is of the other kind and follows by itself', () => {
  const state = game.setup(usualRules, new FastDice(1));
  act(state, setUp());
  expect([state.phase, state.transportPoints, game.active(state)]).toEqual(['deployment', 33, ['allied']]);
  act(state, { kind: 'impulse', impulse: 'off-road' });
  expect([state.phase, state.impulse, state.weather]).toEqual(['air', 'off-road', 'good']);
  act(state, { kind: 'end' });
  expect(state.phase).toBe('movement');
  const reports = act(state, { kind: 'end' });
  expect(state.phase === 'combat' || kinds(reports).includes('impulse')).toBe(true);
});

test('H-08: drops are placed first, then all is shown, bridges are asked about, and flak comes last', () => {
  const state = position({ turn: 2, units: { 'HG trg Son': '1021', '2 Irish Gds': '0730' } });
  for (const unit of ['1/506', '2/506']) state.unitCell[numberOf(unit)] = -1;
  state.transportPoints = 10;
  beginImpulse(state, 'road');
  state.phase = 'air';
  expect(kinds(act(state, { kind: 'weather' }, 6))).toEqual(['weather']);
  const dropped = act(state, { kind: 'drop', unit: numberOf('1/506'), cell: cellOf('1022') });
  expect([kinds(dropped), state.unitCell[numberOf('1/506')]]).toEqual([['dropped'], -1]);
  expect(game.refuse(state, 'allied', move('2 Irish Gds', '0731'))?.text).toMatch(/in the air/);
  const landed = kinds(act(state, { kind: 'end' }));
  expect(landed.slice(0, 2)).toEqual(['landings', 'question']);
  expect(landed).not.toContain('flak');
  expect(game.active(state)).toEqual(['german']);
  expect(kinds(act(state, { kind: 'bridge', blow: false }, 6))).toEqual(['declined', 'flak']);
  expect([state.phase, game.active(state)]).toEqual(['movement', ['allied']]);
});

test('H-09: a stack that waited for an answer about a bridge may go on together', () => {
  const state = moving({ units: { '1/506': '1023', '2/506': '1023' } });
  act(state, move('1/506+2/506', '1022'));
  expect(game.active(state)).toEqual(['german']);
  act(state, { kind: 'bridge', blow: true }, 6);
  const stack = [numberOf('1/506'), numberOf('2/506')];
  expect(choices(state, 'allied', undefined)).toContainEqual(
    expect.objectContaining({ draft: { kind: 'move', units: stack, way: [] } }),
  );
  act(state, move('1/506+2/506', '1021'));
  expect(state.bridgeOwner[bridge('son-bridge')]).toBe(ALLIED_OWNER);
});

test('H-12: an engineer walks to the bank and crosses by itself in one move', () => {
  const state = moving({ units: { '326 Eng': '1023' }, blown: ['son-bridge'] });
  expect(game.refuse(state, 'allied', move('326 Eng', '1022 1021'))).toBeUndefined();
});

test('7.8: an engineer that has ferried others is not offered a far bank that is full', () => {
  const full = { '1/506': '1021', '2/506': '1021', '3/506': '1021' };
  const engineer = numberOf('Gds RE');
  const offered = (units: Plan['units']): boolean => {
    const state = moving({ impulse: 'off-road', units: { ...units, 'Gds RE': '1022' }, blown: ['son-bridge'] });
    state.unitFerried[engineer] = 1;
    state.unitFerrySide[engineer] = side('1022', '1021');
    return choices(state, 'allied', undefined).some(
      ({ draft }) => draft?.kind === 'move' && draft.units.includes(engineer),
    );
  };
  expect([offered({}), offered(full)]).toEqual([true, false]);
});

test('7.5: an entry onto unseen enemies is accepted, shows them and spends the move', () => {
  const state = moving({ units: { 'I/FJ 6': '0731' } });
  state.unitCell[numberOf('44 RTR')] = READY;
  const entry: DescentAction = { kind: 'enter', units: [numberOf('44 RTR')], at: cellOf('0731'), way: [] };
  expect(game.refuse(game.sight(state, 'allied'), 'allied', entry)).toBeUndefined();
  expect(kinds(act(state, entry))).toEqual(['turned back']);
  expect([state.unitCell[numberOf('44 RTR')], labelOf(state.ghostCell[numberOf('I/FJ 6')])]).toEqual([READY, '0731']);
  expect(game.refuse(state, 'allied', entry)?.text).toMatch(/already moved this impulse/);
});

test('H-32: a unit that goes out of sight is remembered with date and strength, until its hex is seen empty', () => {
  const state = moving({ side: 'german', impulse: 'off-road', units: { '1/506': '1023', Henke: '1022 reduced' } });
  act(state, move('Henke', '1021'));
  const henke = numberOf('Henke');
  // It walked away from a hex that is still seen.
  expect(state.ghostCell[henke]).toBe(NONE);
  const watched = moving({ units: { '1/506': '1023', Henke: '1022 reduced' }, impulse: 'off-road' });
  act(watched, move('1/506', '1024'));
  expect([labelOf(watched.ghostCell[henke]), watched.ghostSteps[henke]]).toEqual(['1022', 1]);
});

test('7.9: a bridging unit that is lost takes its bridge with it, and both sides are told', () => {
  const units = { '1 Brdg': '1022 span 1021', Henke: '1023 moved', 'I/FJ 6': '1023' };
  const state = moving({ side: 'german', impulse: 'off-road', units, blown: ['son-bridge'] });
  act(state, { kind: 'end' });
  act(state, { kind: 'attack', cell: cellOf('1022') });
  if (game.active(state)[0] === 'allied') act(state, { kind: 'end' });
  const reports = act(state, { kind: 'fire', firer: numberOf('I/FJ 6'), target: numberOf('1 Brdg') }, 1);
  expect(reports).toContainEqual({ kind: 'span ended', hexside: side('1022', '1021') });
});

test('7.16: no step is undone, reinforcements are', () => {
  const match = Match.start(game, usualRules, { kind: 'fast', seed: 1 }, 'undo');
  for (const action of [setUp(), { kind: 'impulse', impulse: 'road' } as const])
    if (isRefusal(match.act('allied', action))) throw new Error('refused');
  expect(match.undoTarget('allied')).toBeUndefined();
  expect(game.undoable!(match.state, 'german', { kind: 'place', pool: 0, area: 0 })).toBe(true);
});

test('H-37: of several markers that one move removes the owner hears by hex, whichever way it went', () => {
  const told = (way: string): readonly string[] => {
    const markers = ['1704', '1703'];
    const state = moving({ side: 'german', impulse: 'off-road', units: { Henke: '1702', 'I/FJ 6': '1705' }, markers });
    const reports = act(state, move(way.startsWith('1703') ? 'Henke' : 'I/FJ 6', way));
    return reports.flatMap((report) =>
      report.kind === 'marker lost' && report.seat === 'allied' ? labelOf(report.cell) : [],
    );
  };
  expect(told('1703 1704')).toEqual(['1703', '1704']);
  expect(told('1704 1703')).toEqual(['1703', '1704']);
});

test('H-32, H-38: landers that the Germans saw come down, and that fire drove off at once, are remembered by nobody', () => {
  const state = position({ units: { 'SS Wach 3': '1803' } });
  beginImpulse(state, 'road');
  state.phase = 'air';
  state.weather = 'good';
  const unit = numberOf('1 Para');
  state.unitCell[unit] = WAITING;
  state.landers = [{ unit, cell: cellOf('1803') }];
  act(state, { kind: 'end' }, 1);
  expect([state.unitCell[unit], state.unitSteps[unit], state.ghostCell[unit]]).toEqual([WAITING, 1, NONE]);
});
