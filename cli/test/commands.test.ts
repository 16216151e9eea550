import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/commands/index.ts';
import { clubRoute, clubRouteJson } from './run.ts';

interface Comparison {
  readonly gain: { readonly mean: number; readonly low: number };
  readonly seats: Readonly<Record<string, { readonly candidate: number; readonly baseline: number }>>;
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'club-route-'));
  // The first call builds the command if it is stale; the others should not wait for it.
  await clubRoute(['--help']);
});

describe('solve', () => {
  test('prints the exact value to twelve digits and more', async () => {
    const { out } = await clubRoute(['solve', 'battle-card']);
    expect(Number(out.trim().split('\n').at(-1))).toBeCloseTo(0.3418371724445265, 12);
  });

  test('JSON', async () => {
    const solved = await clubRouteJson(['solve', 'battle-card', '--option', 'orders=northward']);
    expect(solved).toMatchObject({
      game: 'battle-card',
      options: { orders: 'northward' },
      value: expect.closeTo(0.346103, 6),
    });
  });

  test('another table, and a wrong one', async () => {
    const row = [
      [0, 0, 1],
      [0, 0, 1],
      [0, 0, 1],
    ];
    const rows = { allied: row, german: row, none: row };
    const easy = path.join(folder, 'easy.json');
    await writeFile(easy, JSON.stringify({ attack: rows, defend: rows }));
    const { value } = await clubRouteJson(['solve', 'battle-card', '--rules', easy]);
    expect(value).toBeGreaterThan(0.9);
    const wrong = path.join(folder, 'wrong.json');
    await writeFile(wrong, JSON.stringify({ attack: rows }));
    const run = await clubRoute(['solve', 'battle-card', '--rules', wrong]);
    expect(run.code).toBe(1);
    expect(run.err).toContain('"defend"');
  });
});

describe('simulate', () => {
  test('counts add up and do not depend on the number of cores', async () => {
    const words = ['simulate', 'battle-card', '--games', '3000', '--bot', 'best', '--seed', '5'];
    const [one, two] = await Promise.all([
      clubRouteJson([...words, '--jobs', '1']),
      clubRouteJson([...words, '--jobs', '3']),
    ]);
    expect(one['results']).toEqual(two['results']);
    expect(one['facts']).toEqual(two['facts']);
    const results = one['results'] as Readonly<Record<string, number>>;
    expect(Object.values(results).reduce((sum, count) => sum + count, 0)).toBe(3000);
    expect(one).toMatchObject({ game: 'battle-card', seed: 5, games: 3000, seconds: expect.any(Number) });
    expect(results['won']! / 3000).toBeCloseTo(0.342, 1);
  });

  test('each seat has its own bot', async () => {
    const words = ['simulate', 'farthest-bridge', '--games', '3', '--bot', 'allied=staff,german=random'];
    const simulated = await clubRouteJson(words);
    expect(simulated).toMatchObject({ bots: { allied: 'staff', german: 'random' }, results: { allied: 3 } });
  });
});

describe('compare', () => {
  const words = [
    'compare',
    'battle-card',
    '--candidate',
    'best',
    '--baseline',
    'random',
    '--pairs',
    '60',
    '--seed',
    '3',
  ];

  test('the better bot gains, whatever the number of cores', async () => {
    const [one, two] = await Promise.all([
      clubRouteJson([...words, '--jobs', '1']),
      clubRouteJson([...words, '--jobs', '3']),
    ]);
    expect(one).toEqual(two);
    expect(one).toMatchObject({ game: 'battle-card', candidate: 'best', baseline: 'random', seed: 3, most: 60 });
    const { gain, seats } = one as unknown as Comparison;
    expect(gain.mean).toBeGreaterThan(0.1);
    expect(gain.low).toBeLessThan(gain.mean);
    expect(seats['allied']!.candidate - seats['allied']!.baseline).toBeCloseTo(gain.mean, 12);
  });

  test('a bot against itself gains nothing, in any pair', async () => {
    const both = ['--candidate', 'staff', '--baseline', 'staff', '--pairs', '3'];
    const same = await clubRouteJson(['compare', 'farthest-bridge', ...both]);
    expect(same).toMatchObject({ pairs: 3, differing: 0, gain: { mean: 0 }, verdict: 'missed' });
  });

  test('the baseline may come from a file', async () => {
    const file = path.join(folder, 'idle.mjs');
    await writeFile(
      file,
      `const answers = { demolition: { kind: 'spare' }, defence: { kind: 'support', markers: [] }, retreat: { kind: 'resist' } };
       const decide = ({ step }) => answers[step] ?? { kind: 'end' };
       export const idle = { id: 'idle', title: 'Idle', about: '', longestThought: 1, sit: () => ({ decide }) };`,
    );
    const one = ['compare', 'farthest-bridge', '--candidate', 'staff', '--option', 'turns=1', '--pairs', '2'];
    const compared = await clubRouteJson([...one, '--baseline', 'idle', '--baseline-from', file]);
    expect(compared).toMatchObject({ baseline: 'idle', baselineFrom: file, pairs: 2, differing: 0, verdict: 'missed' });
    const wrong = await clubRoute([...one, '--baseline', 'staff', '--baseline-from', file]);
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.err).toContain('has no bot "staff". Its bots are: idle');
    const missing = await clubRoute([...one, '--baseline', 'idle', '--baseline-from', path.join(folder, 'none.mjs')]);
    expect(missing).toMatchObject({ code: 1, out: '' });
    expect(missing.err).toContain('There is no file');
  });

  test('goes on where it was killed, and comes to the same end', async () => {
    const whole = await clubRouteJson(words);
    const file = path.join(folder, 'compared.json');
    await clubRouteJson([...words, '--state', file]);
    const kept = JSON.parse(await readFile(file, 'utf8')) as { results: unknown[] };
    await writeFile(file, JSON.stringify({ ...kept, results: kept.results.slice(0, 7) }));
    expect(await clubRouteJson([...words, '--state', file])).toEqual(whole);
  });

  test('a file of another comparison, or of bots that play otherwise now, is refused', async () => {
    const file = path.join(folder, 'other.json');
    await clubRouteJson([...words, '--state', file, '--pairs', '5']);
    const other = await clubRoute([...words, '--seed', '4', '--state', file]);
    expect(other).toMatchObject({ code: 1, out: '' });
    expect(other.err).toContain('belongs to another comparison');
    const kept = JSON.parse(await readFile(file, 'utf8')) as { results: { actions: number }[] };
    kept.results.at(-1)!.actions++;
    await writeFile(file, JSON.stringify(kept));
    expect((await clubRoute([...words, '--state', file])).err).toContain('The bots have changed since');
  });

  test('Ctrl-C stops it with what is known', async () => {
    const file = path.join(folder, 'stopped.json');
    const many = ['compare', 'farthest-bridge', '--candidate', 'staff', '--baseline', 'staff', '--pairs', '100000'];
    const run = await clubRoute([...many, '--floor', '-1', '--gain', '1', '--state', file, '--json'], '', () =>
      existsSync(file),
    );
    expect(run.code).toBe(130);
    const { pairs, verdict } = JSON.parse(run.out) as Readonly<Record<string, unknown>>;
    expect(pairs).toBeGreaterThan(0);
    expect(verdict).toBe('open');
  });
});

describe('play, save, verify, replay', () => {
  test('a whole game by pipe, and its file', async () => {
    const file = path.join(folder, 'game.json');
    const orders = ['drop', ...Array.from({ length: 20 }, () => ['attack all', '1']).flat()].join('\n');
    const played = await clubRoute(
      ['play', 'battle-card', '--seed', '4', '--hints', 'on', '--save', file],
      `nonsense\nundo\n${orders}\n`,
    );
    expect(played.code).toBe(0);
    expect(played.out).toContain('"nonsense" is not an order you can give now.');
    expect(played.out).toMatch(/Chance of winning after each choice \(exact\):\n {2}1 {7}34\.2 % {2}Roll the airdrop/);
    expect(played.out).toContain('Best play wins 34.2 % of games from the start.');

    const verified = await clubRouteJson(['verify', file]);
    expect(verified).toMatchObject({
      game: 'battle-card',
      valid: true,
      result: { name: expect.stringMatching(/won|lost/) },
    });

    const told = await clubRoute(['replay', file, '--to', '1']);
    expect(told.out).toContain('The 101st Airborne drops at Eindhoven');
    expect(told.out).toContain('Round 1 of 6');
    const lines = (await clubRoute(['replay', file, '--json'])).out.trim().split('\n');
    // The set-up is entry 0: what is counted are the entries after it.
    expect(lines.map((line) => (JSON.parse(line) as { readonly n: number }).n)).toEqual(
      Array.from({ length: Number(verified['entries']) + 1 }, (_, n) => n),
    );
    expect((await clubRoute(['replay', file, '--to', String(verified['entries'])])).code).toBe(0);
    expect((await clubRoute(['verify', file])).out).toContain(`The set-up and ${String(verified['entries'])} entries`);

    const again = await clubRoute(['play', 'battle-card', '--load', file], '');
    expect(again.out).toContain('The 101st Airborne drops at Eindhoven');
  });

  test('the words of the table are understood besides orders, and look without touching', async () => {
    const words = ['help', 'rules', 'rules 1', 'rules 99', 'drop', 'hint', 'back', 'now', 'choices', 'position', 'log'];
    const { code, out } = await clubRoute(
      ['play', 'battle-card', '--seed', '4', '--hints', 'after'],
      [...words, '5', 'save', 'quit'].join('\n'),
    );
    expect(code).toBe(0);
    for (const said of [
      'choices: list every choice with a number; type the number to choose it.',
      '3: Allied advance.',
      'Advantage   Die 1   2, 3, 4     5, 6',
      'There is no section "99".',
      'Best play wins 60.5 % from here (exact).',
      'Showing entry 0 of 1.',
      'Showing entry 1 of 1.',
      '  8  101st Airborne defends at Eindhoven; 82nd Airborne defends at Grave; 1st Airborne defends at Arnhem',
      'Eindhoven: the 101st Airborne defends',
      'Your last choice gave away 37.1 %: it wins 23.3 %, where “101st Airborne attacks at Eindhoven;',
      'Type a file name too',
    ]) {
      expect(out).toContain(said);
    }
  });

  test('a game against the computer: it answers, and a choice can be picked part by part', async () => {
    const file = path.join(folder, 'against.json');
    const orders = [
      'land 1B/1 3323',
      'stop',
      'choices',
      '1',
      'undo',
      'position',
      'end',
      'land nobody',
      'end',
      'end',
      'end',
    ];
    const { code, out } = await clubRoute(
      ['play', 'farthest-bridge', '--bot', 'german=staff', '--seed', '3', '--save', file],
      orders.join('\n'),
    );
    expect(code).toBe(0);
    expect(out).toContain('German: Staff officer.');
    expect(out).toContain('1B/1 lands at 3323.');
    expect(out).toMatch(/1 {2}Land 1\/501 at \d{4}/);
    // The first end is asked about. Another order takes that back, even one that nobody can read; the third end is meant.
    const question = '23 units have not landed. (11.2) Type the same order again to go ahead.';
    expect(out.split(question)).toHaveLength(3);
    expect(out).toContain('Turn 1 of 10, 17 September, German movement.');
    const answer = out.slice(out.indexOf('German movement.'));
    expect(answer).toMatch(/(arrives at|moves to) \d{4}/);
    expect(answer).toContain('\nAllied: ');
    expect((await clubRouteJson(['verify', file]))['valid']).toBe(true);
  });

  test('the computer against itself, watched to the end', async () => {
    const { code, out } = await clubRoute(['play', 'farthest-bridge', '--bot', 'recruit', '--seed', '3'], '');
    expect(code).toBe(0);
    expect(out).toMatch(/Turn 10 of 10, 26 September, German combat|XXX Corps held two hexes/);
    expect(out).not.toContain('Type an order');
  });

  test('what cannot be read, written or played on is said in one line', async () => {
    const nowhere = path.join(folder, 'no', 'such', 'folder', 'x.json');
    const unwritten = await clubRoute(['play', 'battle-card', '--save', nowhere], 'drop\n');
    expect(unwritten).toMatchObject({ code: 1, out: '' });
    expect(unwritten.err).toContain('Cannot write');
    expect((await clubRoute(['verify', folder])).err).toContain('is not a file');
    const file = path.join(folder, 'seedless.json');
    await clubRoute(['play', 'battle-card', '--save', file], 'drop\n');
    const { seed, ...seedless } = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
    expect(seed).toHaveLength(64);
    await writeFile(file, JSON.stringify(seedless));
    expect((await clubRoute(['play', 'battle-card', '--load', file])).err).toContain('but not resume it here');
  });

  test('a huge file is refused before it is read', async () => {
    const file = path.join(folder, 'huge.json');
    await writeFile(file, Buffer.alloc(100 * 1024 * 1024, 32));
    const { code, err } = await clubRoute(['verify', file]);
    expect(code).toBe(1);
    expect(err).toContain('too large');
  });
});

test('fuzz', async () => {
  const report = await clubRouteJson(['fuzz', 'battle-card', '--games', '40', '--seed', '3']);
  expect(report).toMatchObject({ game: 'battle-card', games: 40, failures: [] });
  expect(report['actions']).toBeGreaterThan(100);
  const words = ['fuzz', 'kriegsspiel-battle', '--games', '2', '--seed', '3'];
  const groesbeek = await clubRouteJson([...words, '--option', 'battle=groesbeek']);
  expect(groesbeek['actions']).not.toBe((await clubRouteJson(words))['actions']);
});

test('a process that is started for it ends with the same code and words', async () => {
  for (const words of [['conquer'], ['solve', 'battle-card'], ['simulate', 'battle-card', '--bot', 'genius']])
    expect(await clubRoute(words, '')).toEqual(await clubRoute(words));
});

describe('wrong words give one line and exit code 2', () => {
  test.each([
    [['conquer'], 'conquer'],
    [['play'], "missing required argument 'game'"],
    [['play', 'battle-card', '--loud'], "unknown option '--loud'"],
    [['solve', 'bridge'], 'There is no game "bridge"'],
    [['solve', 'battle-card', '--option', 'orders=sideways'], 'must be one of'],
    [['solve', 'battle-card', '--option', 'speed=3'], 'There is no option "speed"'],
    [['simulate', 'battle-card', '--games', 'many'], '--games must be a whole number'],
    [['simulate', 'battle-card', '--bot', 'genius'], 'has no bot "genius"'],
    [['simulate', 'battle-card', '--bot', 'axis=best'], 'There is no seat "axis"'],
    [['compare', 'battle-card', '--candidate', 'best'], '--baseline'],
    [['compare', 'battle-card', '--candidate', 'best', '--baseline', 'genius'], 'has no bot "genius"'],
    [['compare', 'battle-card', '--candidate', 'best', '--baseline', 'random', '--gain', '2'], '--gain must be'],
    [['play', 'farthest-bridge', '--bot', 'umpire=staff'], 'There is no seat "umpire"'],
    [['play', 'battle-card', '--hints', 'maybe'], '--hints must be'],
    [['serve', '--port', '99999'], '--port must be a whole number from 0 to 65535'],
    [['play', 'battle-card', '--load', 'game.json', '--seed', '3'], '--seed works only for a new game'],
    [['play', 'battle-card', '--load', 'game.json', '--option', 'mustAdvance'], '--option works only for a new game'],
    [['soak', '--kind', 'dream'], 'There is no kind of test "dream"'],
    [['soak', '--kind', 'leaks', '--game', 'battle-card'], 'None of these kinds of test applies to that game'],
    [['bench', 'everything'], 'There is no group "everything"'],
  ])('%j', async (words, sentence) => {
    const { code, out, err } = await clubRoute(words);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(err.trimEnd()).not.toContain('\n');
    expect(out).toBe('');
  });
});

test.each([...COMMANDS.keys()])('%s --help has an example', async (command) => {
  const { code, out } = await clubRoute([command, '--help']);
  expect(code).toBe(0);
  expect(out).toContain(`Example:\n  club-route ${command}`);
});

test.each(['play', 'simulate', 'solve'])('%s --help names the options of the games', async (command) => {
  const { out } = await clubRoute([command, '--help']);
  expect(out).toContain('orders=first|northward|southward|free\n      Battle orders (first)');
  expect(out).toContain('mustAdvance=true|false');
  expect(out).not.toContain('[]');
});

test('--version', async () => {
  const { code, out } = await clubRoute(['--version'], '');
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
});
