// From a fresh clone to a running table: installs and builds what is missing or stale, then serves the web app.
// Further arguments go to `club-route serve` (npm start -- --port 8080).
import { pathToFileURL } from 'node:url';
import { buildWhatIsStale, cliBundle } from './tools/build.mjs';
import { installWhatIsMissing, requireNode } from './tools/install.mjs';

requireNode();
if (!installWhatIsMissing() || !buildWhatIsStale()) process.exit(1);

// When npm is told to end it tells the shell that it started us in, and the shell tells nobody: notice that it is gone.
if (process.env.npm_lifecycle_event === 'start') {
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || process.kill(process.pid, 'SIGTERM'), 500).unref();
}

// In this very process, so that signals reach the server without a middleman.
process.argv = [process.execPath, cliBundle, 'serve', ...process.argv.slice(2)];
await import(pathToFileURL(cliBundle).href);
