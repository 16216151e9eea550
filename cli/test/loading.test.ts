import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { cliBundle } from '../../scripts/tools/build.mjs';
import { COMMANDS } from '../src/commands/index.ts';
import { clubRoute } from './run.ts';

const folder = path.dirname(cliBundle);
// Builds what is stale.
beforeAll(() => clubRoute(['--version']));

/** A built file and all that Node reads with it, before a line of it runs. */
function readWith(file: string, read = new Set<string>()): ReadonlySet<string> {
  if (read.has(file)) return read;
  read.add(file);
  const text = readFileSync(path.join(folder, file), 'utf8');
  for (const [, name] of text.matchAll(/(?:^import|from) "\.\/([^"]+)";$/gm)) readWith(name!, read);
  return read;
}

/** The file that a module which is imported while the program runs was built into. */
function builtFrom(module: string): string {
  const found = readdirSync(folder).filter((name) => new RegExp(`^${module}-[A-Z0-9]{8}\\.js$`).test(name));
  expect(found).toHaveLength(1);
  return found[0]!;
}

const bytesOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);

describe('a command loads what it needs', () => {
  test('the program itself holds no game, no rule and no server', () => {
    expect(bytesOf(readWith(path.basename(cliBundle)))).toBeLessThan(250_000);
  });

  test.each([...COMMANDS.keys()])('%s does not wait for the server', (command) => {
    expect(bytesOf(readWith(builtFrom(command)))).toBeLessThan(2_000_000);
  });

  test('the server is found where it is: what is measured here is not nothing', () => {
    expect(bytesOf(readWith('bench-server.worker.js'))).toBeGreaterThan(5_000_000);
  });
});
