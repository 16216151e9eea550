import { beforeAll, describe, expect, test } from 'vitest';
import { commander, staff } from '../../src/bot/bots.ts';
import { Script } from '../../src/bot/script.ts';
import { isCombatPhase, phasingSide } from '../../src/state.ts';
import { addFollies, exposesEngineers, FollyWatch, isHopeless, NO_FOLLIES } from './follies.ts';
import { cellOf } from '../../src/data/board.ts';
import { position, unit } from '../positions.ts';
import { playGame, relievedBy, type Witness } from './players.ts';

const TANKS = '3/29';

// The follies of the commander in twenty whole games are counted by `npm run follies`: that takes a minute.

const GAMES = Array.from({ length: 20 }, (_, seed) => seed);
const FEW = { nodes: 200 };

test('a drive back is counted by where a unit has been, not by one turn; whom the Germans drive back did not drive', () => {
  /** The drives back of one tank battalion that ends its player turns here, driven in between by the Germans to there. */
  const drivesBack = (...turns: readonly (readonly [ended: string, driven: string])[]): number => {
    const watch = new FollyWatch();
    const state = position({ units: { [TANKS]: '2621' } });
    for (const [ended, driven] of turns) {
      state.phase = 'alliedMove';
      watch.before(state, { kind: 'end' });
      state.unitCell[unit(TANKS)] = cellOf(ended);
      state.phase = 'germanMove';
      watch.after(state, []);
      state.unitCell[unit(TANKS)] = cellOf(driven);
    }
    return watch.follies.drivesBack;
  };
  // From Nijmegen three hexes south a turn.
  expect(drivesBack(['2321', '2321'])).toBe(0);
  expect(drivesBack(['2321', '2321'], ['2021', '2021'])).toBe(1);
  expect(drivesBack(['2621', '2321'], ['2321', '2021'], ['2021', '2021'])).toBe(0);
});

describe('in twenty games the staff officer', () => {
  let follies = NO_FOLLIES;
  /** Every attack that a commander would have tried out there. */
  const weighed = { attacks: 0, hopeless: 0, withEngineers: 0 };

  beforeAll(() => {
    for (const seed of GAMES) {
      const watch = new FollyWatch();
      const adviser = new Script();
      const witness: Witness = {
        before(state, action) {
          watch.before(state, action);
          if (state.step !== 'free' || !isCombatPhase(state)) return;
          const others = adviser.others(state, phasingSide(state), adviser.decide(state));
          weighed.attacks += others.length;
          weighed.hopeless += others.filter((other) => isHopeless(state, other)).length;
          weighed.withEngineers += others.filter(exposesEngineers).length;
        },
        after: (state, reports) => watch.after(state, reports),
      };
      playGame(staff, staff, seed, {}, FEW, 10, witness);
      follies = addFollies(follies, watch.follies);
    }
  });

  test('makes no attack that cannot succeed on any face, and offers the commander none', () => {
    expect(follies.hopelessAttacks).toBe(0);
    expect(weighed.attacks).toBeGreaterThan(1000);
    expect(weighed.hopeless).toBe(0);
  });

  test('hardly ever drives XXX Corps back', () => {
    expect(follies.drivesBack).toBeLessThanOrEqual(1);
  });

  // Now and then another post matters more than the place where a bridge was.
  test('hardly ever leaves a bridge to which its units walked only to have it blown', () => {
    expect(follies.bridgesLeft).toBeLessThanOrEqual(GAMES.length / 10);
  });

  test('keeps the only engineers out of attacks', () => {
    expect(follies.engineersAttack).toBe(0);
    expect(weighed.withEngineers).toBe(0);
    expect(follies.engineersLost).toBeLessThanOrEqual(1);
  });
});

describe('a commander who takes over for two turns of each of these games', () => {
  let follies = NO_FOLLIES;

  beforeAll(() => {
    for (const seed of GAMES) {
      const first = 1 + (seed % 9);
      const watch = new FollyWatch();
      const witness: Witness = {
        before: (state, action) => state.turn >= first && watch.before(state, action),
        after: (state, reports) => state.turn >= first && watch.after(state, reports),
      };
      const bot = relievedBy(staff, commander, first);
      playGame(bot, bot, seed, {}, FEW, first + 1, witness);
      follies = addFollies(follies, watch.follies);
    }
  });

  test('makes no attack that cannot succeed on any face', () => expect(follies.hopelessAttacks).toBe(0));

  test('does not drive XXX Corps back', () => expect(follies.drivesBack).toBe(0));

  test('hardly ever leaves a bridge to which its units walked only to have it blown', () =>
    expect(follies.bridgesLeft).toBeLessThanOrEqual(2));

  test('keeps the only engineers out of attacks', () => {
    expect(follies.engineersAttack).toBe(0);
    expect(follies.engineersLost).toBe(0);
  });
});
