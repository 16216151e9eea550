import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../tools/paths.mjs';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly integrity?: string;
  readonly engines?: { readonly node?: string };
}

const text = readFileSync(inRoot('package-lock.json'), 'utf8');
const lock = JSON.parse(text) as { packages: Record<string, Entry> };
const installed = Object.entries(lock.packages).filter(([name]) => name.includes('node_modules/'));

// The lock file says which packages, by checksum; where to fetch them is the affair of whoever installs.
describe('package-lock.json', () => {
  test('resolves nothing but the workspaces', () => {
    const elsewhere = installed.filter(([, entry]) => entry.resolved !== undefined && entry.link !== true);
    expect(elsewhere.map(([name]) => name)).toEqual([]);
    for (const [name, entry] of installed.filter(([, { link }]) => link)) {
      expect(entry.resolved, name).toMatch(/^[a-z][a-z/-]*$/);
    }
  });

  test('names no registry and no archive', () => {
    expect(text.match(/.*(?:registry\.|npmjs|\.tgz|git\+|codeload).*/g)).toBeNull();
  });

  test('has a version and a checksum for every package', () => {
    const loose = installed.filter(([, entry]) => !entry.link && !(entry.version && entry.integrity));
    expect(loose.map(([name]) => name)).toEqual([]);
  });

  test('asks for no newer Node than we do, so that an install has nothing to warn of', () => {
    const ours = oldestNode(lock.packages['']!)!;
    const newer = installed.filter(([, entry]) => (oldestNode(entry) ?? 0) > ours);
    expect(newer.map(([name, { engines }]) => `${name} ${engines?.node}`)).toEqual([]);
  });
});

/** The Node that a plain ">=" asks for, as one number; a list of ranges names the old ones itself. */
function oldestNode({ engines }: Entry): number | undefined {
  const found = /^>=\s*(\d+)(?:\.(\d+))?/.exec(engines?.node ?? '');
  return found === null || engines!.node!.includes('||') ? undefined : Number(found[1]) * 1000 + Number(found[2] ?? 0);
}
