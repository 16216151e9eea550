import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { clubRoute } from './run.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'club-route-'));
  await clubRoute(['--help']);
});

/** The words of one session, and what was said to them. */
async function session(words: readonly string[], lines: readonly string[]): Promise<string> {
  const { code, out, err } = await clubRoute(
    ['play', 'kriegsspiel', '--seed', '3', '--option', 'days=2', ...words],
    `${lines.join('\n')}\nquit\n`,
  );
  expect([code, err]).toEqual([0, '']);
  return out;
}

describe('a campaign in the terminal', () => {
  test('a commander writes a letter of several lines, lets time pass, and hears what came of it', async () => {
    const out = await session(
      ['--as', 'airborne', '--bot', 'german=idle,xxx=idle'],
      [
        'wait until 1405',
        'TO 1/506',
        'MOVE TO 0716',
        '',
        'TO 1/9SS',
        'REPORT',
        '',
        'TO 2/506',
        'MOVE TO NOWHERE',
        'END',
        'run',
        'template 1/506',
        'wait until never',
      ],
    );
    expect(out).toContain('It is 17 Sep 14:05.');
    expect(out).toContain('1/506 to 0716, arrives about');
    expect(out).toContain('1/9SS is not under AIRBORNE HQ.');
    expect(out).toContain('No place on this map is called NOWHERE');
    expect(out).toContain('# last reported');
    expect(out).toContain('Write wait until 18 0600.');
  });

  test('an umpire rules, asks, goes back in time, and saves; the report is one page that fetches nothing', async () => {
    const saved = path.join(folder, 'campaign.json');
    const out = await session(
      ['--as', 'umpire', '--bot', 'xxx=idle,airborne=idle,german=idle'],
      [
        'wait until 1500',
        'SET WEATHER POOR BECAUSE it rains',
        'queue',
        'who-knows 1/506',
        'undo to 1400',
        'rate 120',
        'pause',
        'next',
        `save ${saved}`,
      ],
    );
    expect(out).toContain('because it rains');
    expect(out).toContain('AIRBORNE believes');
    expect(out).toContain('Everything after that is void.');
    expect(out).toContain('The clock runs 120 game minutes a minute.');
    const page = path.join(folder, 'campaign.html');
    const { code, err } = await clubRoute(['report', saved, '--out', page]);
    expect([code, err]).toEqual([0, '']);
    const html = await readFile(page, 'utf8');
    for (const part of ['id="pieces"', 'id="timeline"', 'id="losses"', 'id="messages"', '1/506'])
      expect(html).toContain(part);
    expect(/(src|href)="(https?:)?\/\//.test(html)).toBe(false);
    expect((await clubRoute(['verify', saved])).out).toContain('everything checks out');
  });

  test('a game without a debrief has no report, and --as takes a seat of the game', async () => {
    const saved = path.join(folder, 'card.json');
    await clubRoute(['play', 'battle-card', '--seed', '4', '--save', saved], 'quit\n');
    const none = await clubRoute(['report', saved]);
    expect([none.code, none.err.includes('no after-action report')]).toEqual([1, true]);
    const refused = await clubRoute(['play', 'kriegsspiel', '--as', 'clock']);
    expect([refused.code, refused.err.includes('xxx, airborne, german, umpire')]).toEqual([2, true]);
  });
});
