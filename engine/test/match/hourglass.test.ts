import { describe, expect, test } from 'vitest';
import {
  Hourglass,
  judge,
  Match,
  stateShape,
  integer,
  flag,
  type Game,
  type GameModule,
  type Refusal,
} from '../../src/index.ts';

/** A letter comes every half hour, for `one` and `two`, for two hours; only `one` is told of it. */
const shape = stateShape({ minute: integer(), one: flag(), two: flag() });
type Mail = ReturnType<typeof shape.create>;
type MailAction =
  | { readonly kind: 'pass'; readonly to: number }
  | { readonly kind: 'read' }
  | { readonly kind: 'tell'; readonly minute: number };
type MailReport = { readonly kind: 'letter' | 'rumour'; readonly minute: number };

const HALF_HOUR = 30;
const LAST = 120;
const nextIn = ({ minute }: Mail): number | undefined =>
  minute >= LAST ? undefined : (Math.floor(minute / HALF_HOUR) + 1) * HALF_HOUR;
const unread = (state: Mail): readonly ('one' | 'two')[] => (['one', 'two'] as const).filter((seat) => state[seat]);

const game = {
  id: 'mail',
  title: 'Mail',
  version: '1',
  seats: ['one', 'two', 'umpire', 'clock'],
  options: {},
  shape,
  action: { safeParse: (data: unknown) => ({ success: true, data }) },
  setup: () => shape.create(),
  active: () => ['one', 'two', 'umpire', 'clock'],
  awaited: (state: Mail) => (unread(state).length > 0 ? unread(state) : ['clock']),
  actions: () => [],
  refuse: (state: Mail, seat: string, action: MailAction): Refusal | undefined =>
    action.kind === 'read' && (!state.one || seat !== 'one') && (!state.two || seat !== 'two')
      ? { rule: '1', text: 'There is no letter.' }
      : undefined,
  apply: (state: Mail, seat: string, action: MailAction, _dice: unknown, reports?: MailReport[]) => {
    if (action.kind === 'read') state[seat as 'one' | 'two'] = false;
    if (action.kind !== 'pass') return;
    state.minute = Math.min(action.to, nextIn(state)!);
    if (state.minute % HALF_HOUR === 0) {
      state.one = state.two = true;
      reports?.push({ kind: 'letter', minute: state.minute });
    } else {
      reports?.push({ kind: 'rumour', minute: state.minute });
    }
  },
  sight: (state: Mail) => state,
  tell: (report: MailReport, viewer: string) => (viewer === 'one' ? report : undefined),
  result: () => undefined,
} as unknown as Game;

const module = {
  game,
  clock: {
    minute: ({ minute }: Mail) => minute,
    next: nextIn,
    advance: (to: number) => ({ kind: 'pass', to }),
    words: (minute: number) => `minute ${minute}`,
    attend: { kind: 'read' },
    wentBack: (minute: number) => [{ kind: 'tell', minute }],
    isDispatch: ({ kind }: MailReport) => kind === 'letter',
  },
} as unknown as GameModule;

function begun(people: readonly string[]): { readonly match: Match; readonly glass: Hourglass } {
  const match = Match.start(game, {}, { kind: 'typed' }, 'mail');
  return { match, glass: new Hourglass(module, match, people) };
}
const entries = (match: Match): readonly string[] =>
  match.steps.map(({ entry: { seat, deed } }) => `${seat} ${deed.kind === 'act' ? deed.action.kind : deed.kind}`);

describe('an hourglass', () => {
  test('lets time pass up to a minute, but not past an event', () => {
    const { match, glass } = begun(['one', 'two']);
    expect([glass.minute, glass.words, glass.next()]).toEqual([0, 'minute 0', 30]);
    expect(glass.pass(0)).toBeUndefined();
    expect(glass.pass(20)?.entry).toMatchObject({ seat: 'clock', deed: { action: { kind: 'pass', to: 20 } } });
    expect(glass.pass(20)).toBeUndefined();
    expect(glass.pass(45)).toBeDefined();
    expect([glass.minute, match.last]).toEqual([30, 2]);
  });

  test('waits for who has not read, but for people only as long as it is patient', () => {
    const { match, glass } = begun(['one']);
    expect(glass.isHeldUp()).toBe(false);
    glass.pass(30);
    expect(glass.isHeldUp()).toBe(true);
    expect(glass.pass(40)).toBeUndefined();
    // Two is the computer, and play waits for it in any case.
    expect(glass.isHeldUp(false)).toBe(true);
    match.act('two', { kind: 'read' });
    expect([glass.isHeldUp(), glass.isHeldUp(false)]).toEqual([true, false]);
    expect(glass.pass(40)).toBeUndefined();
    expect(glass.pass(40, false)).toBeDefined();
  });

  test('reads the mail of people, and of nobody else', () => {
    const { match, glass } = begun(['one', 'umpire']);
    glass.attend();
    expect(match.last).toBe(0);
    glass.pass(30);
    glass.attend();
    expect(entries(match)).toEqual(['table setup', 'clock pass', 'one read']);
    expect(match.awaited()).toEqual(['two']);
  });

  test('lets nobody attend against the rules', () => {
    const asked: string[] = [];
    const match = {
      awaited: () => ['one', 'two'],
      refuse: (seat: string) => (seat === 'one' ? { rule: '1', text: 'No.' } : undefined),
    };
    const maker = { act: (seat: string) => void asked.push(seat) };
    new Hourglass(module, match as never, ['one', 'two'], maker as never).attend();
    expect(asked).toEqual(['two']);
  });

  test('stands still once nothing more can happen, and where its entry is refused', () => {
    const { match, glass } = begun(['one', 'two']);
    for (let letter = 0; letter < 4; letter++) {
      expect(glass.pass(500)).toBeDefined();
      glass.attend();
    }
    expect([glass.minute, glass.next(), glass.pass(500)]).toEqual([LAST, undefined, undefined]);
    const refusing = { act: () => ({ rule: '1', text: 'No.' }), restore: () => ({ rule: '2', text: 'Never.' }) };
    const other = new Hourglass(module, begun([]).match, [], refusing);
    expect(other.pass(10)).toBeUndefined();
    expect(other.goBack(0)).toBe('Never.');
    expect(match.last).toBe(12);
  });

  test('knows whether one of the people was brought a dispatch', () => {
    const quiet = begun(['one']).glass;
    expect(quiet.brought(quiet.pass(20)!)).toBe(false);
    expect(quiet.brought(quiet.pass(30)!)).toBe(true);
    const untold = begun(['two']).glass;
    expect(untold.brought(untold.pass(30)!)).toBe(false);
    const both = begun(['two', 'one']).glass;
    expect(both.brought(both.pass(30)!)).toBe(true);
  });

  test('goes back to the last position up to a minute, and the umpire tells everybody', async () => {
    const { match, glass } = begun(['one', 'two']);
    for (const minute of [10, 25, 30]) glass.pass(minute);
    expect(glass.goBack(-1)).toBe('The match began later than that.');
    expect(glass.goBack(25)).toBeUndefined();
    expect(glass.minute).toBe(25);
    expect(match.steps.at(-2)!.entry).toMatchObject({
      seat: 'umpire',
      deed: { kind: 'restore', to: 2, reason: 'back to minute 25' },
    });
    expect(match.steps.at(-1)!.entry).toMatchObject({ seat: 'umpire', deed: { action: { kind: 'tell', minute: 25 } } });
    const verdict = await judge(match as unknown as Match, {}, async () => undefined);
    expect(verdict).toMatchObject({ umpired: { entries: 1, overruled: 0 }, restored: { times: 1, moves: 1 } });
  });
});
