// Runs the checks under another Node: `npm run test-on 24`, or only some steps: `npm run test-on 24 unit build`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fetchNode, versionOf } from './tools/other-node.mjs';
import { inRoot, root } from './tools/paths.mjs';
import { say } from './tools/say.mjs';

const [version = '', ...steps] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version)) {
  say('Name a version of Node, such as: npm run test-on 24');
  process.exit(2);
}
const node = fetchNode(version);
if (node === undefined) {
  say(`Node ${version} could not be fetched: see above.`);
  process.exit(1);
}
say(`Testing under Node ${versionOf(node)}`);
// First in the path, so that npm's scripts and whatever they start run under it too.
const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` };
process.exitCode =
  spawnSync(node, [inRoot('scripts/test.mjs'), ...steps], { cwd: root, stdio: 'inherit', env }).status ?? 1;
