import { mkdtempSync, readFileSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import equivalents from '../mutants/equivalent.json' with { type: 'json' };
import { areas, sourceFiles, testFiles } from '../mutants/areas.mjs';
import { discover } from '../mutants/discover.mjs';
import { nameOf, placed, placeOf, sampled, type PlacedMutant } from '../mutants/mutant.mjs';
import { MutantRecord, type Outcome } from '../mutants/record.mjs';
import { summed, type Equivalent } from '../mutants/report.mjs';
import { inRoot } from '../tools/paths.mjs';

const file = 'engine/src/refusal.ts';

function mutant(number: number): PlacedMutant {
  const text = `const a = 1;\n  if (a > ${number}) go();\n`;
  const location = { start: { line: 1, column: 6 }, end: { line: 1, column: 11 } };
  return placed(file, text, { location, mutatorName: 'EqualityOperator', replacement: `a >= ${number}` });
}

function outcome(number: number, status: Outcome['status'], fingerprint = 'now'): Outcome {
  return { ...mutant(number), status, killedBy: [], fingerprint };
}

describe('a mutant', () => {
  test('is known by its text, whatever lies above it', () => {
    expect(mutant(2)).toEqual({
      file,
      mutator: 'EqualityOperator',
      line: 'if (a > 2) go();',
      original: 'a > 2',
      replacement: 'a >= 2',
      at: '2:7-2:12',
    });
    expect(nameOf({ ...mutant(2), at: '9:7-9:12' } as PlacedMutant)).toBe(nameOf(mutant(2)));
  });

  test('is drawn by the seed: always the same, more hold fewer, another seed draws others', () => {
    const all = Array.from({ length: 200 }, (_, number) => mutant(number));
    const names = (count: number, seed: number): readonly string[] => sampled(all, count, seed).map(placeOf);
    expect(names(20, 1)).toEqual(names(50, 1).slice(0, 20));
    expect(sampled(all.toReversed(), 20, 1).map(placeOf)).toEqual(names(20, 1));
    expect(names(20, 2)).not.toEqual(names(20, 1));
  });

  test('is found by Stryker where it is', async () => {
    const found = await discover([file]);
    expect(found.length).toBeGreaterThan(0);
    const text = readFileSync(inRoot(file), 'utf8');
    for (const { line } of found) expect(text).toContain(line);
  });
});

describe('the record', () => {
  test('goes on after a kill: what is killed stays so, the rest is tried again when the code has changed', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'club-route-mutants-'));
    const record = new MutantRecord(folder, 'engine');
    record.add(outcome(1, 'Killed', 'before'));
    record.add(outcome(2, 'Survived', 'before'));
    appendFileSync(path.join(folder, 'engine.jsonl'), '\n{"file":"half of a li');
    const again = new MutantRecord(folder, 'engine');
    expect(again.find(mutant(1), 'now')?.status).toBe('Killed');
    expect(again.find(mutant(2), 'now')).toBeUndefined();
    expect(again.find(mutant(2), 'before')?.status).toBe('Survived');
    expect(again.find(mutant(3), 'before')).toBeUndefined();
    again.add(outcome(4, 'Timeout', 'before'));
    expect(again.find(mutant(4), 'now')?.status).toBe('Timeout');
    again.add(outcome(3, 'NoCoverage'));
    expect(new MutantRecord(folder, 'engine').find(mutant(3), 'now')?.status).toBe('NoCoverage');
  });
});

test('equivalent mutants do not count, and are listed by their text', () => {
  const excused: Equivalent = { ...mutant(2), reason: 'a is never 2' };
  const outcomes = [outcome(1, 'Killed'), outcome(2, 'Survived'), outcome(3, 'NoCoverage'), outcome(4, 'Timeout')];
  const { survivors, ...counts } = summed(outcomes, [excused]);
  expect(counts).toEqual({ killed: 2, equivalent: 1, share: 2 / 3 });
  expect(survivors.map(({ original }) => original)).toEqual(['a > 3']);
});

test('each mutant that is called equivalent is still there, and says why', () => {
  for (const { file: name, line, reason } of equivalents as readonly Equivalent[]) {
    expect(readFileSync(inRoot(name), 'utf8')).toContain(line);
    expect(reason.length).toBeGreaterThan(20);
  }
});

test.each(Object.entries(areas))('%s has sources and tests', (_, area) => {
  expect(sourceFiles(area).length).toBeGreaterThan(5);
  expect(testFiles(area).length).toBeGreaterThan(3);
});
