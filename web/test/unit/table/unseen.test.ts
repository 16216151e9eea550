import { expect, test, vi } from 'vitest';
import { MatchLine } from '../../../src/table/local/match-line.ts';
import type { FromMatch } from '../../../src/table/local/messages.ts';
import { NO_COMPUTER, type Players } from '../../../src/table/players.ts';
import type { Answer, CheckedDice } from '../../../src/table/source.ts';
import { hostOf } from './at-home.ts';
import { localPatrol, memoryDesk, NORTH_PLAN, SOUTH_PLAN, type PatrolAction } from './patrol.ts';

/** Ways in which a page that asks or counts might learn what its viewer does not see. */

const AGAINST_SOUTH: Players = { south: 'random' };
const dig = (unit: number): PatrolAction => ({ kind: 'dig', unit });

/** North's line to a match in which south, the computer, decides what is given and then thinks on; and all that is heard. */
function lineOfNorth(...south: readonly PatrolAction[]) {
  const local = localPatrol(AGAINST_SOUTH);
  local.act('south', SOUTH_PLAN, []);
  local.act('north', NORTH_PLAN, []);
  const heard: FromMatch[] = [];
  const decisions = [...south];
  const host = hostOf(local, {
    desk: memoryDesk(),
    seatBot: () => ({
      think: () =>
        new Promise((resolve) => {
          const decision = decisions.shift();
          if (decision !== undefined) setTimeout(() => resolve(decision));
        }),
      dismiss: () => undefined,
    }),
    post: (message) => {
      heard.push(structuredClone(message));
      line.hear(message);
    },
  });
  const line = new MatchLine({ post: (message) => host.hear(message) });
  host.lay();
  line.attend();
  return { local, line, heard };
}

test('how often the computer decides something unseen makes no message', async () => {
  const [one, three] = await Promise.all(
    [[dig(5)], [dig(5), dig(6), dig(7)]].map(async (digs) => {
      const { local, line, heard } = lineOfNorth(...digs);
      line.ask({ kind: 'act', seat: 'north', action: { kind: 'end' }, typed: [] });
      await vi.waitFor(() => expect(local.match.last).toBe(3 + digs.length), 60_000);
      await vi.waitFor(() => expect(local.keptTo).toBe(local.match.last), 60_000);
      return JSON.stringify(heard, (name, value: unknown) => (name === 'since' ? 0 : value));
    }),
  );
  expect(one).toContain('"thinking":{"seat":"south"');
  expect(three).toBe(one);
});

test('nobody acts for a seat that is not before the screen, and no refusal tells what it knows', () => {
  const { local, line } = lineOfNorth();
  line.ask({ kind: 'act', seat: 'north', action: { kind: 'end' }, typed: [] });
  const { last } = local.match;
  const refused = { rule: 'seat', text: 'Only the player at this screen can act here.' };
  for (const action of [dig(5), { kind: 'attack', units: [6], hex: 34 }])
    expect(line.ask<Answer>({ kind: 'act', seat: 'south', action, typed: [] })).toEqual(refused);
  local.act('south', dig(5), []);
  expect(line.ask<Answer>({ kind: 'undo', seat: 'south' })).toEqual(refused);
  line.say({ kind: 'handOver' });
  expect(line.ask<Answer>({ kind: 'act', seat: 'north', action: dig(0), typed: [] })).toEqual(refused);
  expect(local.match.last).toBe(last + 1);
});

test('a check of the dice counts nothing while somebody hides something', () => {
  const { line } = lineOfNorth();
  expect(line.ask<CheckedDice>({ kind: 'check' })).toEqual({});
});

test('what the computer hides is not seen by sitting down in its place', () => {
  const { local, line, heard } = lineOfNorth();
  const laid = () => heard.findLast((message) => message.kind === 'laid')!.laid;
  expect(laid().place).toMatchObject({ affairs: { closed: ['south'] } });
  for (const players of [NO_COMPUTER, { north: 'random' }]) {
    line.say({ kind: 'reseat', players });
    expect(laid()).toMatchObject({ players: AGAINST_SOUTH, place: { kind: 'seated', viewer: 'north' } });
  }
  // One's own seat can be left to the computer, and had again.
  line.say({ kind: 'reseat', players: { north: 'random', south: 'random' } });
  expect(laid()).toMatchObject({ people: [], place: { kind: 'seated', viewer: 'spectator' } });
  expect(local.seating.lent).toEqual(['north']);
  line.say({ kind: 'reseat', players: AGAINST_SOUTH });
  expect(laid()).toMatchObject({ people: ['north'], place: { kind: 'seated', viewer: 'north' } });
});

test('a computer that cannot go on names nothing that it hides', async () => {
  const { line, heard } = lineOfNorth({ kind: 'dig', unit: 99 });
  line.ask({ kind: 'act', seat: 'north', action: { kind: 'end' }, typed: [] });
  const failure = () => heard.findLast((message) => message.kind === 'computers')?.state.failure;
  await vi.waitFor(() => expect(failure()).toBeDefined(), 60_000);
  expect(failure()).toEqual({ seat: 'south' });
});

test('nothing of who was before the screen lies there for the next', () => {
  const local = localPatrol();
  const host = hostOf(local, {
    desk: memoryDesk(),
    seatBot: () => ({ think: () => new Promise<never>(() => undefined), dismiss: () => undefined }),
    post: (message) => line.hear(message),
  });
  const line: MatchLine = new MatchLine({ post: (message) => host.hear(message) });
  host.lay();
  line.say({ kind: 'takeOver' });
  local.act('north', NORTH_PLAN, []);
  line.say({ kind: 'reseat', players: NO_COMPUTER });
  line.say({ kind: 'takeOver' });
  expect(line.laid).toMatchObject({ place: { kind: 'seated', viewer: 'south' } });
  line.handOver('north');
  expect(line.laid!.place).toEqual({ kind: 'curtain', seat: 'north' });
});
