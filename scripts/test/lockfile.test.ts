import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../tools/paths.mjs';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly integrity?: string;
}

const text = readFileSync(inRoot('package-lock.json'), 'utf8');
const lock = JSON.parse(text) as { packages: Record<string, Entry> };
const installed = Object.entries(lock.packages).filter(([name]) => name.includes('node_modules/'));

// The lock file says which packages, by checksum; where to fetch them is the affair of whoever installs.
describe('package-lock.json', () => {
  it('resolves nothing but the workspaces', () => {
    const elsewhere = installed.filter(([, entry]) => entry.resolved !== undefined && entry.link !== true);
    expect(elsewhere.map(([name]) => name)).toEqual([]);
    for (const [name, entry] of installed.filter(([, { link }]) => link)) {
      expect(entry.resolved, name).toMatch(/^[a-z][a-z/-]*$/);
    }
  });

  it('names no registry and no archive', () => {
    expect(text.match(/.*(?:registry\.|npmjs|\.tgz|git\+|codeload).*/g)).toBeNull();
  });

  it('has a version and a checksum for every package', () => {
    const loose = installed.filter(([, entry]) => !entry.link && !(entry.version && entry.integrity));
    expect(loose.map(([name]) => name)).toEqual([]);
  });
});
