import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { battleCardModule } from '@club-route/battle-card';
import { defaultOptions, fingerprintOf, Match, type Journal } from '@club-route/engine';
import { wordFor } from '@club-route/engine/testing';
import { kriegsspielModule } from '@club-route/kriegsspiel';
import { beforeAll, describe, expect, test } from 'vitest';
import { clubRoute } from './run.ts';
import { signerOf } from '../src/soak/signer.ts';

const { game } = battleCardModule;
const SERVER = signerOf(1);
const BY = fingerprintOf(SERVER.key)!;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'club-route-verify-'));
  // The first call builds the command if it is stale; the others should not wait for it.
  await clubRoute(['--help']);
});

/** A match that a server kept, until somebody resigned. */
function keptMatch(name = 'a match'): Journal {
  const seed = Uint8Array.from({ length: 32 }, (_, index) => index);
  const match = Match.start(game, defaultOptions(game.options), { kind: 'fair', seed, certified: true }, name);
  match.act('allied', { kind: 'airdrop' });
  const outcome = {
    how: 'resigned',
    name: 'resigned',
    winners: [],
    reason: 'The Allies\u001B[2J have resigned.',
  } as const;
  const signed = wordFor(match as unknown as Match, outcome, SERVER);
  return { ...match.journal(true), outcome, signed };
}

async function fileOf(journal: Journal): Promise<string> {
  const file = path.join(folder, 'match.json');
  await writeFile(file, JSON.stringify(journal));
  return file;
}

describe('verify', () => {
  test('says whose word a match has', async () => {
    const file = await fileOf(keptMatch());
    const { code, out } = await clubRoute(['verify', file]);
    expect(code).toBe(0);
    expect(out).toContain(`The server with the key ${BY} signed the beginning and the end.`);
    expect(out).toContain('Certified if that key belongs to a server you trust');
    expect(out).toContain('Ended by the players: The Allies�[2J have resigned.\n');
    expect(out).toMatch(/Commitment: [0-9a-f]{64}\n/);
  });

  test('does not call a match certified whose file hides the seed', async () => {
    const { seed: _seed, ...hiding } = keptMatch();
    const file = await fileOf(hiding as Journal);
    const trusting = await clubRoute(['verify', file]);
    expect(trusting.out).toContain('Not certified: the file lacks the seed, so nobody can check the rolls.');
    expect(trusting.out).not.toContain('Certified if');
    const insisting = await clubRoute(['verify', file, '--json', '--key', BY]);
    expect(insisting.code).toBe(1);
    expect(JSON.parse(insisting.out).reason).toContain('signed this match, but the file lacks the seed');
  });

  test('prints no control character of the name of a file', async () => {
    const { code, err } = await clubRoute(['verify', path.join(folder, 'no\u001B[2Jfile')]);
    expect(code).toBe(1);
    expect(err).toMatch(/^There is no file ".*no\uFFFD\[2Jfile"\.\n$/);
  });

  test('insists on a key, and calls nothing certified without one', async () => {
    const file = await fileOf(keptMatch());
    const insisting = await clubRoute(['verify', file, '--json', '--key', BY]);
    expect(JSON.parse(insisting.out)).toMatchObject({ valid: true, certified: true, word: { kind: 'whole', by: BY } });
    const trusting = await clubRoute(['verify', file, '--json']);
    expect(JSON.parse(trusting.out)).toMatchObject({ valid: true, certified: false, word: { by: BY } });
    const refused = await clubRoute(['verify', file, '--key', signerOf(2).key]);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain('did not sign this match from beginning to end');
    expect((await clubRoute(['verify', file, '--key', 'mine'])).code).toBe(2);
  });

  test('reads a match by the rules it was begun under, and by no others', async () => {
    const golden = new URL('../../games/farthest-bridge/test/golden/rules-1/historic-allied.json', import.meta.url);
    const { code, out } = await clubRoute(['verify', fileURLToPath(golden)]);
    expect(code).toBe(0);
    expect(out).toContain('everything checks out');
    expect(out).toContain('rules 1');
    const text = await readFile(golden, 'utf8');
    const renamed = await clubRoute(['verify', '-', '--json'], text.replace('"rules": "1"', '"rules": "2"'));
    expect(renamed.code).toBe(1);
    expect(JSON.parse(renamed.out)).toMatchObject({ valid: false, entry: 0 });
  });

  test('reads standard input, and answers in JSON what is wrong and where', async () => {
    const journal = JSON.stringify(keptMatch());
    expect((await clubRoute(['verify', '-'], journal)).out).toContain('everything checks out');
    const forged = journal.replace(/"value":\d/, (value) => (value.endsWith('6') ? '"value":5' : '"value":6'));
    const { code, out, err } = await clubRoute(['verify', '-', '--json'], forged);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(JSON.parse(out)).toEqual({
      valid: false,
      entry: 1,
      reason: 'The entry was changed after it was written: its hash does not fit.',
    });
    expect((await clubRoute(['verify', '-'], forged)).err).toBe(
      '-: Entry 1: The entry was changed after it was written: its hash does not fit.\n',
    );
  });

  test.runIf(process.platform === 'linux')('says in one line that a file cannot be read', async () => {
    // It is there, and nobody can read it: not even root.
    const { code, err } = await clubRoute(['verify', '/proc/self/mem']);
    expect(code).toBe(1);
    expect(err).toMatch(/^Cannot read "\/proc\/self\/mem": .*\.\n$/);
    const { out } = await clubRoute(['verify', '/proc/self/mem', '--json']);
    expect(JSON.parse(out)).toEqual({ valid: false, entry: null, reason: expect.stringContaining('Cannot read') });
  });

  test('no command prints a control character of the letters in a campaign, or of the name of its file', async () => {
    const campaign = kriegsspielModule.game;
    const match = Match.start(campaign, defaultOptions(campaign.options), { kind: 'fast', seed: 5 }, 'a campaign');
    const text = `Go\u001B[2J on.\u202E\n${'x'.repeat(3000)}`;
    for (const [seat, action] of [
      ['xxx', { kind: 'letter', text }],
      ['umpire', { kind: 'write', to: 'xxx', text }],
      ['umpire', { kind: 'roll', dice: 1, purpose: '\u009B31m' }],
    ] as const)
      expect(match.act(seat, action)).toHaveProperty('entry');
    const file = path.join(folder, 'letters\u001B[2J.json');
    await writeFile(file, JSON.stringify(match.journal(true)));
    const runs = [
      await clubRoute(['replay', file]),
      await clubRoute(['replay', file, '--json']),
      await clubRoute(['play', 'kriegsspiel', '--load', file], 'quit\n'),
      await clubRoute(['play', 'battle-card', '--load', file], ''),
      await clubRoute(['report', file, '--out', path.join(folder, 'page\u001B[2J.html')]),
    ];
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0, 2, 0]);
    expect(runs[0]!.out).toContain('Go�[2J on.');
    for (const { out, err } of runs) {
      expect(out + err).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
      expect(out + err).not.toContain('x'.repeat(200));
    }
  });

  test('prints nothing of a file that moves the cursor or fills the screen', async () => {
    const hostile = `\u001B[2J\u009B31m\u202E${'x'.repeat(100_000)}`;
    const runs = [
      await clubRoute(['verify', '-'], JSON.stringify(keptMatch(hostile))),
      await clubRoute(['verify', '-', '--json'], JSON.stringify(keptMatch(hostile))),
      await clubRoute(
        ['verify', '-'],
        JSON.stringify(keptMatch()).replaceAll('"battle-card"', JSON.stringify(hostile)),
      ),
      await clubRoute(['replay', '-'], JSON.stringify({ ...keptMatch(), [hostile]: 1 })),
    ];
    for (const { out, err } of runs) {
      const said = out + err;
      expect(said).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
      expect(said).not.toContain('x'.repeat(200));
      expect(said).toContain('x'.repeat(40));
    }
  });
});
