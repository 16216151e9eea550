import { describe, expect, test } from 'vitest';
import { adviceOn, listedActions, refusalOf, wholeActions, type Game, type GameModule } from '../src/index.ts';

/** A game of one decision: a door, and of the doors below ten how far to go through it. */
type Draft = { readonly door: number };
type Doors = { readonly doors: number };
type Walk = { readonly kind: 'walk'; readonly door: number; readonly steps: number };

const doors = {
  active: () => ['guest'],
  result: ({ doors: count }: Doors) => (count === 0 ? { name: 'closed' } : undefined),
  refuse: (_state: Doors, _seat: string, { door }: Walk) =>
    door < 0 ? { rule: '1', text: 'No such door.' } : undefined,
  actions: ({ doors: count }: Doors, _seat: string, draft?: Draft) => {
    const walks = (door: number, most: number): readonly object[] =>
      Array.from({ length: most }, (_, steps) => ({
        action: { kind: 'walk', door, steps },
        draft: undefined,
        ends: true,
      }));
    if (draft !== undefined) return walks(draft.door, 2);
    return Array.from({ length: count }, (_, door) =>
      door < 10 ? { draft: { door }, ends: false } : walks(door, 1)[0],
    );
  },
} as unknown as Game<never, Walk>;
const at = (count: number): never => ({ doors: count }) as never;
const walked = (count: number, most: number): readonly string[] | undefined =>
  wholeActions(doors, at(count), 'guest', most)?.map(({ door, steps }) => `${door}/${steps}`);

describe('the whole actions of a seat', () => {
  test('are those at hand and those that complete a draft', () => {
    expect(walked(3, 10)).toEqual(['0/0', '0/1', '1/0', '1/1', '2/0', '2/1']);
    expect(walked(11, 30)).toContain('10/0');
    expect(walked(0, 10)).toEqual([]);
  });

  test('are not listed if there are more than asked for', () => {
    expect(walked(3, 6)).toHaveLength(6);
    expect(walked(3, 5)).toBeUndefined();
    expect(walked(12, 22)).toHaveLength(22);
    expect(walked(12, 21)).toBeUndefined();
  });

  test('nor if too many drafts must be followed to know', () => {
    const endless = {
      actions: () => [
        { draft: {}, ends: false },
        { draft: {}, ends: false },
      ],
    } as unknown as Game<never, Walk>;
    expect(wholeActions(endless, at(1), 'guest', 5)).toBeUndefined();
    // A chain of eight drafts that comes to nothing: four times two are followed, not four times one.
    const single = {
      actions: (_state: never, _seat: string, draft?: number) => (draft === 0 ? [] : [{ draft: (draft ?? 8) - 1 }]),
    };
    expect(wholeActions(single as unknown as Game<never, Walk>, at(1), 'guest', 2)).toEqual([]);
    expect(wholeActions(single as unknown as Game<never, Walk>, at(1), 'guest', 1)).toBeUndefined();
  });

  test('are listed with their labels, up to 24 of them', () => {
    const language = {
      label: (_state: never, seat: string, { action, ends }: { action: Walk; ends: boolean }) =>
        `${seat} ${action.door}/${action.steps} ${ends}`,
    };
    const module = { game: doors, language } as unknown as GameModule<never, Walk>;
    expect(listedActions(module, at(1), 'guest')).toEqual([
      { action: { kind: 'walk', door: 0, steps: 0 }, label: 'guest 0/0 false' },
      { action: { kind: 'walk', door: 0, steps: 1 }, label: 'guest 0/1 false' },
    ]);
    expect(listedActions(module, at(14), 'guest')).toHaveLength(24);
    expect(listedActions(module, at(15), 'guest')).toEqual([]);
  });

  test('have a value each, up to 256 of them', () => {
    const advisor = {
      kind: 'exact',
      value: () => 0.5,
      valueOf: (_state: never, { steps }: Walk) => steps / 4,
    } as const;
    expect(adviceOn(doors, advisor, at(1))).toEqual({
      kind: 'exact',
      best: 0.5,
      actions: [
        { action: { kind: 'walk', door: 0, steps: 0 }, value: 0 },
        { action: { kind: 'walk', door: 0, steps: 1 }, value: 0.25 },
      ],
    });
    expect(adviceOn(doors, advisor, at(246)).actions).toHaveLength(256);
    expect(adviceOn(doors, advisor, at(247)).actions).toEqual([]);
    const nobody = { ...doors, active: () => [] } as unknown as typeof doors;
    expect(adviceOn(nobody, advisor, at(1)).actions).toEqual([]);
  });
});

describe('an action is refused', () => {
  const walk = (door: number): Walk => ({ kind: 'walk', door, steps: 0 });

  test('when the game is over, to whoever asks', () => {
    expect(refusalOf(doors, at(0), 'guest', walk(0))).toEqual({ rule: 'end', text: 'The game is over.' });
    expect(refusalOf(doors, at(0), 'host', walk(0))).toEqual({ rule: 'end', text: 'The game is over.' });
  });

  test('out of turn', () => {
    expect(refusalOf(doors, at(1), 'host', walk(0))).toEqual({
      rule: 'turn',
      text: 'It is not your turn. You can act when your opponent has finished.',
    });
  });

  test('by the rules, and else not', () => {
    expect(refusalOf(doors, at(1), 'guest', walk(-1))).toEqual({ rule: '1', text: 'No such door.' });
    expect(refusalOf(doors, at(1), 'guest', walk(0))).toBeUndefined();
  });
});
