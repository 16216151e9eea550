import { patrolScript, patrolSearcher } from '../../src/testing/index.ts';
import { meanScore } from './patrol-games.ts';

/** `npm run search-gain`: what search over imagined worlds gains over the script, in a few minutes. */
const seeds = Number(process.argv[2] ?? 200);
const gain = meanScore(patrolSearcher(), patrolScript, seeds) - 0.5;
console.log(`Search over 32 worlds gains ${gain.toFixed(3)} over the script on ${2 * seeds} games of Patrol.`);
