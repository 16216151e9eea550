import { beforeAll, describe, expect, test } from 'vitest';
import { farthestBridgeModule } from '../../src/index.ts';
import { addFollies, FollyWatch, NO_FOLLIES, type Follies } from './follies.ts';
import { playGame, type FarthestBridgeBot } from './players.ts';

const [, staff, commander] = farthestBridgeModule.bots as readonly FarthestBridgeBot[];
const GAMES = 20;
const FEW = { nodes: 200 };

function folliesOf(bot: FarthestBridgeBot): Follies {
  let sum = NO_FOLLIES;
  for (let seed = 0; seed < GAMES; seed++) {
    const watch = new FollyWatch();
    playGame(bot, bot, seed, {}, FEW, 10, watch);
    sum = addFollies(sum, watch.follies);
  }
  return sum;
}

describe.each([
  ['staff officer', staff!],
  ['commander', commander!],
])('in twenty games the %s', (_, bot) => {
  let follies = NO_FOLLIES;
  beforeAll(() => {
    follies = folliesOf(bot);
  });

  test('makes no attack that cannot succeed on any face', () => {
    expect(follies.hopelessAttacks).toBe(0);
  });

  test('hardly ever drives XXX Corps back', () => {
    expect(follies.drivesBack).toBeLessThanOrEqual(1);
  });

  // Now and then another post matters more than the place where a bridge was.
  test('hardly ever leaves a bridge to which its units walked only to have it blown', () => {
    expect(follies.bridgesLeft).toBeLessThanOrEqual(GAMES / 2);
  });

  test('keeps the only engineers out of attacks', () => {
    expect(follies.engineersAttack).toBe(0);
    expect(follies.engineersLost).toBeLessThanOrEqual(1);
  });
});
