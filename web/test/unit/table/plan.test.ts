import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableController } from '../../../src/table/controller.ts';
import { runPlanLine } from '../../../src/table/plan/typed.ts';
import { readPlanned } from '../../../src/table/plan/read-planned.ts';
import {
  localPatrol,
  memoryDesk,
  NORTH_PLAN,
  patrolModule,
  seenBy,
  SOUTH_PLAN,
  tableOf,
  type PatrolAction,
} from './patrol.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DIG: PatrolAction = { kind: 'dig', unit: 5 };
const DIG_TOO: PatrolAction = { kind: 'dig', unit: 6 };

/** North has the first turn; south waits for it. */
function southWaits(desk = memoryDesk(), still = true) {
  const local = localPatrol();
  const north = tableOf(seenBy(local, 'north'));
  const south = new TableController({
    source: seenBy(local, 'south'),
    plan: desk.plan('south'),
    pace: () => ({ rolling: 100, rest: 50 }),
    still: () => still,
  });
  south.open();
  north.act(NORTH_PLAN);
  south.act(SOUTH_PLAN);
  vi.runAllTimers();
  expect(south.waits).toBe(true);
  return { local, north, south, desk };
}

/** The first march that is offered to a unit. */
function marchOf(table: ReturnType<typeof southWaits>['south'], unit: number): PatrolAction {
  return table.choices({ kind: 'unit', unit }).find(({ action }) => action?.kind === 'move')!.action!;
}

test('while the other side acts the next turn is planned on a position of its own, and nothing is done', () => {
  const { local, south } = southWaits();
  expect(south.mayAct).toBe(false);
  expect(south.choices()).toEqual([]);
  south.plan.begin();
  expect(south.planning).toBe(true);
  expect(south.mayAct).toBe(true);
  const { last } = local.match;
  const march = marchOf(south, 5);
  south.act(march);
  expect(local.match.last).toBe(last);
  expect(south.store.getState().planned).toEqual([march]);
  expect(south.state.unitHex[5]).toBe((march as { to: number }).to);
  expect(south.now.unitHex[5]).not.toBe((march as { to: number }).to);
  // It has done its work for the turn, in the plan.
  expect(south.choices().map(({ draft }) => draft)).not.toContainEqual({ kind: 'unit', unit: 5 });
  south.plan.leave();
  expect(south.state).toBe(south.now);
});

test('a plan ends no turn, and breaks no rule', () => {
  const { south } = southWaits();
  south.plan.begin();
  expect(south.choices().some(({ ends }) => ends)).toBe(false);
  south.act({ kind: 'end' });
  expect(south.store.getState().refusal?.rule).toBe('plan');
  south.act({ kind: 'dig', unit: 0 });
  expect(south.store.getState().refusal?.text).toBe('This is not one of your counters.');
  expect(south.store.getState().planned).toEqual([]);
});

test('what the others do meanwhile leaves the plan and the unit in hand, and the turn that comes ends the planning', () => {
  const { north, south } = southWaits(memoryDesk(), false);
  south.plan.begin();
  south.act(DIG);
  south.propose({ kind: 'unit', unit: 6 });
  north.act({ kind: 'dig', unit: 0 });
  expect(south.planning).toBe(true);
  expect(south.store.getState().draft).toEqual({ kind: 'unit', unit: 6 });
  north.act({ kind: 'end' });
  expect(south.planning).toBe(false);
  expect(south.store.getState().draft).toBeUndefined();
  expect(south.store.getState().planned).toEqual([DIG]);
});

test.each([true, false])('planned orders are carried out one after the other, with nothing moving: %s', (still) => {
  const { local, north, south } = southWaits(memoryDesk(), still);
  south.plan.begin();
  for (const action of [DIG, DIG_TOO]) south.act(action);
  north.act({ kind: 'end' });
  vi.runAllTimers();
  const before = local.match.last;
  south.plan.carryOutAll();
  vi.runAllTimers();
  expect(local.match.last).toBe(before + 2);
  expect(south.store.getState()).toMatchObject({ planned: [], carrying: false });
});

test('whoever looks back in the middle of it stops it', () => {
  const { local, north, south } = southWaits(memoryDesk(), false);
  south.plan.begin();
  for (const action of [DIG, DIG_TOO]) south.act(action);
  north.act({ kind: 'end' });
  vi.runAllTimers();
  const before = local.match.last;
  south.plan.carryOutAll();
  south.goTo(0);
  vi.runAllTimers();
  south.goTo(Infinity);
  vi.runAllTimers();
  expect(local.match.last).toBe(before + 1);
  expect(south.store.getState()).toMatchObject({ planned: [DIG_TOO], carrying: false });
});

test('once the turn has come all that is allowed is carried out, and the rest stays with its reason', () => {
  const { local, north, south } = southWaits(memoryDesk(), false);
  south.plan.begin();
  for (const action of [DIG, DIG_TOO]) south.act(action);
  const march = marchOf(south, 7);
  south.act(march);
  north.act({ kind: 'end' });
  vi.runAllTimers();
  // Done by hand, it is off the list.
  south.act(DIG_TOO);
  vi.runAllTimers();
  expect(south.store.getState().planned).toEqual([DIG, march]);
  south.act({ kind: 'dig', unit: 7 });
  vi.runAllTimers();
  const before = local.match.last;
  south.plan.carryOutAll();
  vi.runAllTimers();
  expect(local.match.last).toBe(before + 1);
  expect(south.store.getState()).toMatchObject({ planned: [march], carrying: false });
  expect(south.foresight.orders[0]!.refusal?.text).toBe('This unit has no points left.');
  south.plan.carryOut(0);
  expect(south.store.getState().refusal?.rule).toBe('3.2');
  south.plan.remove(0);
  expect(south.foresight.orders).toEqual([]);
});

test('a plan lies on the desk of its seat, and is found there again', () => {
  const { local, south, desk } = southWaits();
  south.plan.begin();
  south.act(DIG);
  south.act(DIG_TOO);
  south.undo();
  expect(desk.plan('south').planned).toEqual([DIG]);
  expect(desk.plan('north').planned).toEqual([]);
  const again = new TableController({
    source: seenBy(local, 'south'),
    plan: desk.plan('south'),
    pace: () => ({ rolling: 0, rest: 0 }),
    still: () => true,
  });
  expect(again.store.getState().planned).toEqual([DIG]);
  expect(again.planning).toBe(false);
});

test('plans are typed, listed, dropped and carried out by words', () => {
  const { north, south } = southWaits();
  const say = (line: string) => runPlanLine(south as never, line);
  const write = (action: PatrolAction) => patrolModule.language.write(south.now, action);
  expect(say('dig')).toBeUndefined();
  expect(say('plan')).toEqual(['You have no planned orders.']);
  expect(say(`plan ${write(DIG)}`)).toHaveLength(1);
  expect(say(`plan ${write(DIG_TOO)}`)).toHaveLength(2);
  expect(say('plan nonsense')).toEqual([]);
  expect(south.store.getState().refusal?.text).toContain('nonsense');
  expect(say('plan drop 9')![0]).toBe('There is no planned order 9.');
  expect(say('plan drop 1')).toHaveLength(1);
  expect(south.store.getState().planned).toEqual([DIG_TOO]);
  say('plan do');
  expect(south.store.getState().refusal?.text).toBe('It is not your turn.');
  north.act({ kind: 'end' });
  say('plan do 1');
  expect(south.store.getState().planned).toEqual([]);
  expect(south.now.unitDug[6]).toBe(1);
});

test('who looks on plans nothing', () => {
  const { local } = southWaits();
  const watcher = tableOf(seenBy(local, 'spectator', []));
  expect(watcher.mayPlan).toBe(false);
  watcher.plan.begin();
  expect(watcher.planning).toBe(false);
});

test('of a plan from storage only actions of the game are read', () => {
  expect(readPlanned(patrolModule.game as never, [DIG, 'dig', { kind: 'fly' }, null])).toEqual([DIG]);
  expect(readPlanned(patrolModule.game as never, { 0: DIG })).toEqual([]);
});
