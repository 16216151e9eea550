// Runs the unit tests near a change that read a file which has changed, but for the long ones.
import { spawnSync } from 'node:child_process';
import { changedFiles } from './tools/changes.mjs';
import { longTests } from './tools/long-tests.mjs';
import { farTests } from './tools/near-tests.mjs';
import { inRoot, root } from './tools/paths.mjs';
import { say } from './tools/say.mjs';

// Any test may depend on how it is run; then all would have to run, and quick would not be quick.
const files = changedFiles().filter((file) => !/(^|\/)(package\.json|vitest\.config\.ts|vite\.config\.ts)$/.test(file));
const far = farTests(files);
say(`${files.length} files have changed. Left out: ${[...longTests, ...far].join(', ')}.`);
const left = [...longTests.map((name) => `**/${name}.test.ts`), ...far.map((place) => `${place}/**`), ...far].flatMap(
  (pattern) => ['--exclude', pattern],
);
const vitest = inRoot('node_modules/vitest/vitest.mjs');
const words = [vitest, 'related', '--run', '--passWithNoTests', ...left, ...files];
process.exitCode = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' }).status ?? 1;
