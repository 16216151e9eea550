import { battleCardModule, type BattleCardAction } from '@club-route/battle-card';
import { defaultOptions, Match, type DiceSource } from '@club-route/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../../../src/table/commands.ts';
import { TableController } from '../../../src/table/controller.ts';
import { LocalMatch } from '../../../src/table/local/local-match.ts';
import { seatingOf } from '../../../src/table/local/seating.ts';
import { Teller, type Showing } from '../../../src/table/teller.ts';
import { begun, localSource } from './at-home.ts';

const { game } = battleCardModule;
const AIRDROP: BattleCardAction = { kind: 'airdrop' };
const ATTACK: BattleCardAction = { kind: 'orders', orders: ['attack', 'attack', null, 'attack'] };

function table(
  source: DiceSource,
  still = true,
  keep = (): Promise<void> => Promise.resolve(),
  caution?: typeof battleCardModule.language.caution,
) {
  const match = Match.start(game, defaultOptions(game.options), source, 'test');
  const module = { ...battleCardModule, language: { ...battleCardModule.language, caution } };
  const local = new LocalMatch({ match, module, seating: seatingOf({}), playable: true, keep });
  const controller = new TableController({
    source: localSource(local, 'allied', ['allied']),
    pace: () => ({ rolling: 100, rest: 50 }),
    still: () => still,
  });
  controller.open();
  return controller;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an entry is told moment by moment, and all at once when skipped', () => {
  const controller = table({ kind: 'fast', seed: 1 }, false);
  controller.act(AIRDROP);
  expect(controller.store.getState().telling).toEqual({ told: 0, rolling: true });
  expect(controller.mayAct).toBe(false);
  vi.advanceTimersByTime(100);
  expect(controller.store.getState().telling).toEqual({ told: 1, rolling: false });
  vi.advanceTimersByTime(50);
  expect(controller.store.getState().telling).toEqual({ told: 1, rolling: true });
  controller.skip();
  expect(controller.atRest).toBe(true);
  vi.runAllTimers();
  expect(controller.atRest).toBe(true);
});

test('a plain move of one’s own is shown at once; what is found, rolled, replayed or not one’s own is told', () => {
  const shows = (report: { kind: string; discloses?: true }, isOwn: boolean, rolling = 0, playing = false): Showing => {
    let showing: Showing = { last: 0, shown: 0, telling: undefined, playing, speed: 1 };
    const teller = new Teller({
      reports: () => [report],
      pace: () => ({ rolling, rest: 300 }),
      still: () => false,
      isOwn: () => isOwn,
      read: () => showing,
      write: (change) => (showing = { ...showing, ...change }),
    });
    if (playing) {
      showing = { ...showing, last: 1 };
      teller.play();
      vi.advanceTimersByTime(900);
    } else teller.more(1);
    return showing;
  };
  const moved = { kind: 'moved' };
  expect(shows(moved, true)).toMatchObject({ shown: 1, telling: undefined });
  const told = { shown: 1, telling: { told: 0, rolling: true } };
  expect(shows(moved, false)).toMatchObject({ shown: 1, telling: { told: 0 } });
  expect(shows(moved, true, 400)).toMatchObject(told);
  expect(shows({ ...moved, discloses: true }, true)).toMatchObject({ telling: { told: 0 } });
  expect(shows(moved, true, 0, true).telling).toBeDefined();
});

test('what the rules refuse is said and changes nothing', () => {
  const controller = table({ kind: 'fast', seed: 1 });
  controller.act(ATTACK);
  expect(controller.store.getState().refusal?.rule).toBe('1');
  expect(controller.source.last).toBe(0);
  controller.order('nonsense');
  expect(controller.store.getState().refusal?.text).toContain('nonsense');
  controller.order('drop');
  expect(controller.store.getState().refusal).toBeUndefined();
  expect(controller.source.last).toBe(1);
});

test('what the game asks about first is done at the second time, and another decision is asked about anew', () => {
  const caution = (_state: unknown, _seat: string, { kind }: BattleCardAction) =>
    kind === 'airdrop' ? { rule: '1', text: 'The weather is poor.' } : undefined;
  const controller = table({ kind: 'typed' }, true, undefined, caution);
  const question = { rule: '1', text: 'The weather is poor. Choose it again to go ahead.' };
  controller.act(AIRDROP);
  expect(controller.store.getState().refusal).toEqual(question);
  // Once something else has been said the question is no longer to be read.
  controller.order('nonsense');
  controller.act(AIRDROP);
  expect(controller.store.getState().refusal).toEqual(question);
  expect(controller.store.getState().waiting).toBeUndefined();
  controller.order('drop');
  expect(controller.store.getState().refusal).toBeUndefined();
  expect(controller.store.getState().waiting?.wants.purpose).toBe('the drop of the 101st');
  for (const face of [5, 6, 5]) controller.typeDie(face);
  expect(controller.source.last).toBe(1);
  controller.act(ATTACK);
  expect(controller.store.getState().refusal).toBeUndefined();
});

test('typed dice are asked for one by one, and nothing is written until they are all there', () => {
  const controller = table({ kind: 'typed' });
  controller.act(AIRDROP);
  for (const [division, face] of [
    ['101st', 5],
    ['82nd', 6],
  ] as const) {
    const purpose = `the drop of the ${division}`;
    expect(controller.store.getState().waiting?.wants).toEqual({ purpose, low: 1, high: 6 });
    controller.typeDie(face);
  }
  expect(controller.source.last).toBe(0);
  expect(controller.ready()).toBe(false);
  expect(controller.store.getState().refusal?.text).toBe('Roll the die for the drop of the 1st first.');
  controller.undo();
  expect(controller.store.getState().waiting).toBeUndefined();
  controller.act(AIRDROP);
  for (const face of [5, 6, 5]) controller.typeDie(face);
  expect(controller.source.last).toBe(1);
  expect(Array.from(controller.state.allied)).toEqual([6, 6, 0, 5]);
});

test('undo takes back the parts of a draft one by one, and never a roll', () => {
  const controller = table({ kind: 'fast', seed: 1 });
  controller.act(AIRDROP);
  expect(controller.mayUndo).toBe(false);
  controller.propose(['attack', null, null, null]);
  controller.propose(['attack', 'defend', null, null]);
  expect(controller.mayUndo).toBe(true);
  controller.undo();
  expect(controller.store.getState().draft).toEqual(['attack', null, null, null]);
  controller.undo();
  expect(controller.store.getState().draft).toBeUndefined();
  expect(controller.mayUndo).toBe(false);
  controller.undo();
  expect(controller.store.getState().refusal?.rule).toBe('undo');
  expect(controller.source.last).toBe(1);
});

test('looking back keeps the match where it is, and nothing can be ordered there', () => {
  const controller = table({ kind: 'fast', seed: 1 });
  controller.act(AIRDROP);
  controller.act(ATTACK);
  controller.goTo(0);
  expect(controller.state.phase).toBe('airdrop');
  expect(controller.mayAct).toBe(false);
  controller.act(AIRDROP);
  expect(controller.store.getState().refusal?.text).toContain('You are looking at entry 0 of 2. Go back to now');
  expect(controller.source.last).toBe(2);
  controller.goTo(Infinity);
  expect(controller.store.getState().shown).toBe(2);
});

test('a replay goes through every entry and stops at the last', () => {
  const controller = table({ kind: 'fast', seed: 1 });
  controller.act(AIRDROP);
  controller.act(ATTACK);
  const seen: number[] = [];
  controller.store.subscribe(({ shown }) => seen.at(-1) !== shown && seen.push(shown));
  controller.play();
  vi.runAllTimers();
  expect(seen).toEqual([0, 1, 2]);
  expect(controller.store.getState().playing).toBe(false);
});

test('a branch shares the past and goes its own way', async () => {
  const controller = table({ kind: 'fast', seed: 1 });
  controller.act(AIRDROP);
  controller.act(ATTACK);
  expect(controller.mayBranch).toBe(true);
  const branch = begun.get(await controller.source.archive!.branch(1, 'What if'))!;
  expect(branch.last).toBe(1);
  expect(branch.header.branch?.match).toBe('test');
  expect(game.shape.equal(branch.state as ReturnType<typeof game.setup>, controller.source.sightAt(1))).toBe(true);
  expect(Match.load(game, branch.journal(true))).toHaveProperty('match');
});

test('a match that cannot be kept says so, and goes on', async () => {
  vi.useRealTimers();
  const controller = table({ kind: 'fast', seed: 1 }, true, () => Promise.reject(new Error('The disk is full.')));
  controller.act(AIRDROP);
  await vi.waitFor(() => expect(controller.store.getState().trouble).toContain('The disk is full.'), 60_000);
  expect(controller.mayAct).toBe(true);
});

test('lines typed faster than they are answered are each read in the position after the one before', async () => {
  const controller = table({ kind: 'typed' });
  const { source, module } = controller;
  const act = source.act.bind(source);
  vi.spyOn(source, 'act').mockImplementation((...order) => Promise.resolve().then(() => act(...order)));
  const lines = ['drop', '5', '6', '5', module.language.write(controller.ground, ATTACK), '1', '1', '1', '1'];
  await Promise.all(lines.map((line) => runCommand(controller, line, () => undefined)));
  expect(source.last).toBe(2);
  expect(controller.store.getState().refusal).toBeUndefined();
});
