// The built command line, asked again and again in one process: most tests are about what a command says, and starting
// Node and loading the games takes longer than the saying. What is typed or interrupted gets a process of its own.
import { pathToFileURL } from 'node:url';
import { buildCliIfStale, cliBundle } from '../../scripts/tools/build.mjs';

if (!buildCliIfStale()) process.exit(1);
const program = pathToFileURL(cliBundle).href;
let count = 0;
/** @type {Promise<void>} */
let last = Promise.resolve();

// Each run listens for errors of its output and for Ctrl-C.
for (const emitter of [process, process.stdout]) emitter.setMaxListeners(0);

/** @param {readonly string[]} words */
async function run(words) {
  let out = '';
  let err = '';
  process.stdout.write = (/** @type {string} */ text) => Boolean((out += text));
  process.stderr.write = (/** @type {string} */ text) => Boolean((err += text));
  process.exitCode = undefined;
  process.argv = [process.execPath, cliBundle, ...words];
  try {
    // Under another name it is another module, and runs once more; what it loads is there already.
    count += 1;
    await import(`${program}?${count}`);
  } catch (error) {
    process.exitCode = 1;
    err += error instanceof Error ? error.stack : String(error);
  }
  process.send?.({ code: process.exitCode ?? 0, out, err });
  process.exitCode = 0;
}

process.on('message', (/** @type {readonly string[]} */ words) => {
  last = last.then(() => run(words));
});
process.on('disconnect', () => process.exit(0));
