import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isStale } from '../tools/newest.mjs';

describe('isStale', () => {
  let folder = '';
  const at = (name: string): string => path.join(folder, name);
  const touch = (name: string, seconds: number): void => utimesSync(at(name), seconds, seconds);
  const stale = (): boolean => isStale(at('output'), [at('source'), at('not-there')]);

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'club-route-newest-'));
    for (const name of ['source/deep', 'source/dist', 'source/test', 'source/node_modules']) {
      mkdirSync(at(name), { recursive: true });
    }
    for (const name of ['output', 'source/deep/file', 'source/dist/file', 'source/test/file']) {
      writeFileSync(at(name), '');
      touch(name, 1000);
    }
    for (const name of ['source/deep', 'source']) touch(name, 1000);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is false for an output as new as its sources', () => expect(stale()).toBe(false));

  it('is true for a missing output', () => {
    rmSync(at('output'));
    expect(stale()).toBe(true);
  });

  it('is true when a source is newer, however deep', () => {
    touch('source/deep/file', 1001);
    expect(stale()).toBe(true);
  });

  it('is true when a source was deleted', () => {
    rmSync(at('source/deep/file'));
    expect(stale()).toBe(true);
  });

  it('does not care about tests and outputs', () => {
    touch('source/dist/file', 1001);
    touch('source/test/file', 1001);
    expect(stale()).toBe(false);
  });
});
