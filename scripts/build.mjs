// Builds the command line (cli/dist) and the web app (web/dist). With --stale, only what is older than its sources.
import { buildCli, buildWeb, buildWhatIsStale } from './tools/build.mjs';

if (process.argv.includes('--stale')) {
  await buildWhatIsStale();
} else {
  await buildCli();
  await buildWeb();
}
