// Builds the command line (cli/dist) and the web app (web/dist), or what is named. With --stale, what the browser tests
// need and is older than its sources.
import { buildCli, buildForBrowserTests, buildPatrolPage, buildWeb } from './tools/build.mjs';

const words = process.argv.slice(2);
if (words.includes('--stale')) {
  process.exitCode = buildForBrowserTests() ? 0 : 1;
} else {
  const wants = (/** @type {string} */ part) => words.length === 0 || words.includes(part);
  if (wants('cli')) await buildCli();
  if (wants('web')) await buildWeb();
  // Not without being named: people get neither it nor the game on it.
  if (words.includes('patrol')) await buildPatrolPage();
}
