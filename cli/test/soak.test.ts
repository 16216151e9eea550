import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSoaked } from '../src/soak/games.ts';
import { fuzz } from '../src/soak/kinds/fuzz.ts';
import { Lane, nextLane, type Done, type LaneRecord } from '../src/soak/lane.ts';
import { clubRoute, clubRouteJson } from './run.ts';

const passed = (seed: number, seconds = 1): Done => ({ seed, seconds, counts: { actions: 10 } });
const failed = (seed: number): Done => ({ ...passed(seed), failure: { reason: 'sight: too much is seen' } });
const begun = (kind = 'fuzz'): LaneRecord => Lane.begin(kind, 'battle-card', 100);

describe('a lane', () => {
  test('hands out seeds in their order, up to the limit', () => {
    const lane = new Lane(begun(), 3);
    expect([lane.take(), lane.take(), lane.take()]).toEqual([100, 101, 102]);
    expect(lane.hasMore).toBe(false);
  });

  test('counts what comes back in the order of the seeds: what a kill cuts off is done again', () => {
    const lane = new Lane(begun());
    for (let count = 0; count < 3; count++) lane.take();
    lane.put(passed(101));
    lane.put(passed(102));
    expect(lane.record).toMatchObject({ next: 100, counts: {} });
    expect(new Lane(lane.record).take()).toBe(100);
    lane.put(passed(100));
    expect(lane.record).toMatchObject({ next: 103, counts: { actions: 30 } });
  });

  test('keeps failures, tries them again first, and drops those that are mended', () => {
    const lane = new Lane(begun());
    for (let count = 0; count < 3; count++) lane.take();
    for (const done of [failed(100), passed(101), failed(102)]) lane.put(done);
    expect(lane.record.failures.map(({ seed }) => seed)).toEqual([100, 102]);
    const resumed = new Lane(lane.record, 1);
    expect([resumed.take(), resumed.take(), resumed.take()]).toEqual([100, 102, 103]);
    expect(resumed.hasMore).toBe(false);
    for (const done of [passed(100), failed(102), passed(103)]) resumed.put(done);
    expect(resumed.record).toMatchObject({
      next: 104,
      counts: { actions: 40 },
      failures: [{ seed: 102, reason: 'sight: too much is seen' }],
    });
  });

  test('has its turn when it has had the least time', () => {
    const [quick, slow, none] = [new Lane(begun()), new Lane(begun('leaks')), new Lane(begun('over'), 0)];
    expect(nextLane([none, slow, quick])).toBe(slow);
    slow.take();
    expect(nextLane([none, slow, quick])).toBe(quick);
    quick.take();
    slow.put(passed(100, 60));
    quick.put(passed(100, 1));
    expect(nextLane([none, slow, quick])).toBe(quick);
    expect(nextLane([none])).toBeUndefined();
  });
});

describe('random games under the laws', () => {
  test.each(['farthest-bridge', 'drive-on-arnhem', 'descent-into-hell'])('of %s keep its own as well', async (id) => {
    const soaked = await loadSoaked(id);
    expect(soaked.own.length).toBeGreaterThan(3);
    const own = soaked.own.map(({ name }) => ({ name, check: () => 'all is wrong' }));
    const { failure } = await fuzz.run({ ...soaked, own }, 7);
    expect(failure?.reason).toContain(`own: ${own[0]!.name}: all is wrong`);
  });
});

describe('club-route soak', () => {
  const words = ['soak', '--kind', 'fuzz', '--game', 'battle-card'];
  const newFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'club-route-soak-'));
  const lanesOf = async (...more: readonly string[]): Promise<readonly LaneRecord[]> =>
    (await clubRouteJson([...words, ...more]))['lanes'] as readonly LaneRecord[];

  test('does the same for the same seeds, whatever the number of cores', async () => {
    const [[one], [two]] = await Promise.all([
      lanesOf('--seed', '7', '--count', '4', '--jobs', '1'),
      lanesOf('--seed', '7', '--count', '4', '--jobs', '2'),
    ]);
    expect(one).toMatchObject({ kind: 'fuzz', game: 'battle-card', first: 7, next: 11, failures: [] });
    expect(two!.counts).toEqual(one!.counts);
  });

  test('goes on where it stopped, and tries again what failed', async () => {
    const folder = await newFolder();
    const [first] = await lanesOf('--state', folder, '--count', '2');
    const file = path.join(folder, 'soak.json');
    const kept = JSON.parse(await readFile(file, 'utf8')) as { readonly lanes: readonly LaneRecord[] };
    const failures = [{ seed: first!.first, reason: 'as it was then' }];
    await writeFile(file, JSON.stringify({ ...kept, lanes: kept.lanes.map((lane) => ({ ...lane, failures })) }));
    const [second] = await lanesOf('--state', folder, '--count', '3');
    expect(second).toMatchObject({ first: first!.first, next: first!.next + 3, failures: [] });
    await writeFile(file, '{}');
    expect((await clubRoute([...words, '--state', folder])).err).toContain('is not a soak record');
  });

  test('Ctrl-C ends it with its figures', async () => {
    const folder = await newFolder();
    const run = await clubRoute([...words, '--state', folder, '--json'], '', () =>
      existsSync(path.join(folder, 'soak.json')),
    );
    expect(run.code).toBe(130);
    expect(JSON.parse(run.out)).toMatchObject({ lanes: [{ kind: 'fuzz', failures: [] }] });
  });
});
