// Builds the command line (cli/dist) and the web app (web/dist), or the one that is named. With --stale, only what is
// older than its sources.
import { buildCli, buildWeb, buildWhatIsStale } from './tools/build.mjs';

const words = process.argv.slice(2);
if (words.includes('--stale')) {
  process.exitCode = buildWhatIsStale() ? 0 : 1;
} else {
  if (!words.includes('web')) await buildCli();
  if (!words.includes('cli')) await buildWeb();
}
