import { AnyDice, ScriptedDice, wholeActions } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import {
  ALLIED,
  battleCard,
  battleCardModule,
  readCombatTable,
  Solver,
  type BattleCardAction,
  type BattleCardOptions,
  type BattleCardState,
} from '../src/index.ts';
import { positionKey } from '../src/solver/solver.ts';
import { printedRules } from './play.ts';

function valueWith(options: Partial<BattleCardOptions>): number {
  const all = { ...printedRules, ...options };
  return new Solver(all).value(battleCard.setup(all, new ScriptedDice([])));
}

// Exact figures of the specification, found by an independent program.
test('best play with the printed rules', () => {
  expect(valueWith({})).toBeCloseTo(0.3418371724445265, 13);
});

describe('each other reading has its own figure', () => {
  test.each<readonly [Partial<BattleCardOptions>, number]>([
    [{ orders: 'northward' }, 0.346103],
    [{ orders: 'southward' }, 0.341837],
    [{ orders: 'free' }, 0.346103],
    [{ mustAdvance: true }, 0.341837],
    [{ mayMoveBack: true }, 0.341837],
    [{ germansAboveSix: true }, 0.341837],
    [{ retakeOnlyIfReinforced: true }, 0.341837],
    [{ controlAfterBattle: true }, 0.341837],
    [{ reinforcements: 'fromBottom' }, 0.342027],
    [{ airdrop: 'shared' }, 0.356705],
  ])('%o', (options, value) => {
    expect(valueWith(options)).toBeCloseTo(value, 6);
  });
});

test('the wrong table in circulation would win 44.8 %', () => {
  const wrong = {
    attack: {
      allied: [
        [1, 0, 0],
        [1, 1, 1],
        [0, 1, 1],
      ],
      german: [
        [3, 0, 0],
        [2, 1, 0],
        [0, 1, 1],
      ],
      none: [
        [2, 0, 0],
        [1, 1, 0],
        [0, 1, 1],
      ],
    },
    defend: {
      allied: [
        [1, 1, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      german: [
        [2, 0, 0],
        [1, 0, 0],
        [0, 0, 0],
      ],
      none: [
        [1, 0, 0],
        [1, 1, 0],
        [0, 1, 0],
      ],
    },
  };
  expect(readCombatTable(wrong)).toHaveProperty('table');
  expect(battleCardModule.solve!(printedRules, wrong)).toMatchObject({ value: expect.closeTo(0.448, 3) });
  expect(battleCardModule.solve!(printedRules, { attack: 1 })).toHaveProperty('problem');
});

/** Always defending never wins; attacking everywhere in the first round is best after every airdrop. */
test('what the solution says of the first round', () => {
  const solver = new Solver(printedRules);
  for (const first of [1, 3, 5]) {
    for (const second of [1, 3, 5]) {
      for (const third of [1, 3, 5]) {
        const state = battleCard.setup(printedRules, new ScriptedDice([]));
        battleCard.apply(state, ALLIED, { kind: 'airdrop' }, new ScriptedDice([first, second, third]));
        const attackAll: BattleCardAction = { kind: 'orders', orders: ['attack', 'attack', null, 'attack'] };
        expect(solver.valueOf(state, attackAll)).toBeCloseTo(solver.value(state), 12);
      }
    }
  }
});

/**
 * The solver knows the rules a second time. Here every position that the rules themselves reach from a sample of
 * openings is expanded by the rules (all choices, all dice), and the value of each choice must be the mean of what
 * the solver says of the positions behind it.
 */
describe('the solver and the rules agree', () => {
  test.each<Partial<BattleCardOptions>>([
    {},
    { orders: 'northward' },
    { orders: 'southward' },
    { orders: 'free' },
    { mayMoveBack: true, germansAboveSix: true },
    { reinforcements: 'fromBottom', retakeOnlyIfReinforced: true, controlAfterBattle: true, mustAdvance: true },
  ])('%o', (change) => {
    const options = { ...printedRules, ...change };
    const solver = new Solver(options);
    const start = battleCard.setup(options, new ScriptedDice([]));
    const seen = new Set<number>();
    const open: BattleCardState[] = [start];
    let front = 0;
    let checked = 0;
    while (open.length > front && checked < 4000) {
      // Taken from the front and the back by turns: early and late rounds both get their share.
      const state = checked % 2 === 0 ? open[front++]! : open.pop()!;
      const values: number[] = [];
      for (const action of wholeActions(battleCard, state, ALLIED, 32)!) {
        let mean = 0;
        for (const { chance, after } of outcomes(state, action)) {
          mean += chance * solver.value(after);
          const key = positionKey(after);
          if (after.phase !== 'over' && !seen.has(key)) {
            seen.add(key);
            open.push(after);
          }
        }
        expect(solver.valueOf(state, action)).toBeCloseTo(mean, 12);
        values.push(mean);
        checked++;
      }
      expect(solver.value(state)).toBeCloseTo(Math.max(...values), 12);
    }
    expect(checked).toBeGreaterThan(3000);
  });
});

/** Counts down through all faces of however many dice the rules ask for: after each action to the next way they may fall. */
class CountingDice extends AnyDice {
  readonly #faces: number[] = [];
  #at = 0;

  get rolled(): number {
    return this.#faces.length;
  }

  override between(low: number, high: number, purpose: string): number {
    if (low !== 1 || high !== 6) throw new RangeError(`${purpose} is no die`);
    if (this.#at === this.#faces.length) this.#faces.push(6);
    return this.#faces[this.#at++]!;
  }

  /** Whether there is another way. */
  next(): boolean {
    this.#at = 0;
    while (this.#faces.at(-1) === 1) this.#faces.pop();
    if (this.#faces.length === 0) return false;
    this.#faces.push(this.#faces.pop()! - 1);
    return true;
  }
}

/** Every way the dice of an action may fall. */
function outcomes(
  state: BattleCardState,
  action: BattleCardAction,
): readonly { chance: number; after: BattleCardState }[] {
  const done: { chance: number; after: BattleCardState }[] = [];
  const dice = new CountingDice();
  do {
    const after = battleCard.shape.copy(state);
    battleCard.apply(after, ALLIED, action, dice);
    done.push({ chance: 6 ** -dice.rolled, after });
  } while (dice.next());
  return done;
}
