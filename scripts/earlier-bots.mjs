// The bots of a game as they were in a commit, playing by the rules of today: `npm run earlier-bots -- GAME COMMIT` writes
// one file that `club-route compare --baseline-from FILE` measures by. Only the folder `src/bot` is taken from the commit.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle } from './tools/build.mjs';
import { inRoot, root } from './tools/paths.mjs';

const [game, commit] = process.argv.slice(2);
if (game === undefined || commit === undefined) {
  console.error('Usage: npm run earlier-bots -- GAME COMMIT');
  process.exit(2);
}
const bots = `games/${game}/src/bot`;
const files = execFileSync('git', ['ls-tree', '-r', '--name-only', commit, bots], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((name) => name !== '');
if (files.length === 0) {
  console.error(`${commit} has no ${bots}.`);
  process.exit(1);
}
const folder = inRoot(`.cache/earlier-bots/${game}-${commit}`);
const sources = path.join(folder, 'src');
rmSync(folder, { recursive: true, force: true });
cpSync(inRoot(`games/${game}/src`), sources, { recursive: true });
rmSync(path.join(sources, 'bot'), { recursive: true });
for (const name of files) {
  const file = path.join(sources, 'bot', path.relative(bots, name));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, execFileSync('git', ['show', `${commit}:${name}`], { cwd: root }));
}
await bundle([{ in: path.join(sources, 'bot', 'bots.ts'), out: 'bots' }], path.join(folder, 'dist'));
console.log(path.relative(root, path.join(folder, 'dist', 'bots.js')));
