import { battleCardModule } from '@club-route/battle-card';
import {
  defaultOptions,
  digest,
  FastDice,
  hex,
  isCertified,
  judge,
  Match,
  type GameModule,
  type Journal,
  type SignatureCheck,
} from '@club-route/engine';
import { randomChoice, rehash, wordFor, type Signer } from '@club-route/engine/testing';
import { expect, test } from 'vitest';
import { attestationOf } from '../../../src/library/attested.ts';
import { saveFileOf } from '../../../src/library/file.ts';
import { archivistOf } from '../../../src/table/local/archivist.ts';
import type { LocalMatch } from '../../../src/table/local/local-match.ts';
import { openText } from '../../../src/library/open.ts';

const { game } = battleCardModule as unknown as GameModule;

/** Signatures that anybody could make: what is tested here is whether they are kept. */
const KEY = 'ab'.repeat(32);
const signatureOf = (text: string): string => hex(digest('the server signs', text)).repeat(2);
const SERVER: Signer = { key: KEY, sign: signatureOf };
const check: SignatureCheck = async (key, text, signature) => hex(key) === KEY && hex(signature) === signatureOf(text);

/** A file as a server gives it: a match in which somebody resigned. */
function fromServer(): string {
  const seed = Uint8Array.from({ length: 32 }, (_, index) => index);
  const match = Match.start(game, defaultOptions(game.options), { kind: 'fair', seed, certified: true }, 'a match');
  match.act('allied', { kind: 'airdrop' });
  const outcome = { how: 'resigned', name: 'resigned', winners: [], reason: 'The Allies have resigned.' } as const;
  return JSON.stringify({
    ...match.journal(true),
    outcome,
    signed: wordFor(match, outcome, SERVER),
  } satisfies Journal);
}

async function opened(text: string) {
  const found = await openText(text);
  if ('problem' in found) throw new Error(found.problem);
  return found;
}

async function certified(text: string): Promise<boolean> {
  const { match, ...said } = await opened(text);
  const verdict = await judge(match, said, check);
  return !('problem' in verdict) && isCertified(verdict, () => true);
}

test('a match from a server stays certified in the file that is saved again', async () => {
  const found = await opened(fromServer());
  const saved = saveFileOf(found.match, attestationOf(found.match, found)).text;
  expect(await certified(saved)).toBe(true);
  expect(JSON.parse(saved)).toEqual(JSON.parse(fromServer()));
});

test('once something is added the server has said nothing of it', async () => {
  const found = await opened(fromServer());
  const attested = attestationOf(found.match, found);
  const seat = found.match.active()[0]!;
  found.match.act(seat, randomChoice(game, found.match.state, seat, new FastDice(1)));
  expect(found.match.last).toBe(2);
  const saved = JSON.parse(saveFileOf(found.match, attested).text) as Journal;
  expect([saved.signed, saved.outcome]).toEqual([undefined, undefined]);
});

test('dice whose seed a file hides are not said to follow from it', async () => {
  const { seed: _seed, signed: _signed, outcome: _outcome, ...journal } = JSON.parse(fromServer()) as Journal;
  const entries = journal.entries.map((entry) => ({
    ...entry,
    draws: entry.draws.map((draw) => ({ ...draw, value: draw.high })),
  }));
  const forged = { ...journal, entries } as unknown as Parameters<typeof rehash>[0];
  rehash(forged);
  const nobody = (): Promise<never> => Promise.reject(new Error('nobody asks for that here'));
  const checked = async (text: string) => {
    const local = (await opened(text)) as unknown as LocalMatch;
    return archivistOf(local, { adopt: nobody, accountOf: nobody }).check();
  };
  expect(await checked(JSON.stringify(forged))).toEqual({ seedless: true, counted: { entries: 1, draws: 3 } });
  expect(await checked(fromServer())).toEqual({ counted: { entries: 1, draws: 3 } });
});
