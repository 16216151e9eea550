// Counts the follies of the commander in whole games against itself: `npm run follies`, or `npm run follies -- 20 50000`
// for so many games with so many trials a turn. Fails where there are more than the tests allow.
import { commander } from '../../src/bot/bots.ts';
import { addFollies, FollyWatch, NO_FOLLIES } from './follies.ts';
import { playGame } from './players.ts';

const [games = 20, nodes = 200] = process.argv.slice(2).map(Number);

let follies = NO_FOLLIES;
for (let seed = 0; seed < games; seed++) {
  const watch = new FollyWatch();
  playGame(commander, commander, seed, {}, { nodes }, 10, watch);
  follies = addFollies(follies, watch.follies);
}
console.log(`${games} games with ${nodes} trials a turn:`, follies);
const { hopelessAttacks, engineersAttack, drivesBack, engineersLost, bridgesLeft } = follies;
const tooMany = hopelessAttacks + engineersAttack > 0 || Math.max(drivesBack, engineersLost) > games / 20;
process.exitCode = tooMany || bridgesLeft > games / 10 ? 1 : 0;
