import { describe, expect, test } from 'vitest';
import {
  digest,
  findingLines,
  fingerprintOf,
  hex,
  isCertified,
  judge,
  Match,
  readFingerprint,
  readJournal,
  type Ending,
  type Journal,
  type SignatureCheck,
  type Verdict,
} from '../../src/index.ts';
import { patrol, wordFor, type Signer } from '../../src/testing/index.ts';
import { act, deployed, loaded, playedMatch, playOn, SEED, type PatrolMatch } from './played.ts';

/** Signatures that anybody could make: what is tested here is what they are made of. */
function signerOf(name: number): Signer {
  const key = hex(new Uint8Array(32).fill(name));
  return { key, sign: (text) => hex(digest(`${key} signs`, text)).repeat(2) };
}
const check: SignatureCheck = async (key, text, signature) =>
  hex(digest(`${hex(key)} signs`, text)).repeat(2) === hex(signature);

const SERVER = signerOf(1);
const BY = fingerprintOf(SERVER.key)!;
const RESIGNED: Ending = { how: 'resigned', name: 'resigned', winners: ['south'], reason: 'North has resigned.' };

function keptByServer(): PatrolMatch {
  return playedMatch(20, { kind: 'fair', seed: SEED, certified: true });
}

function signed(match: PatrolMatch, signer = SERVER): Journal {
  const outcome = match.result() === undefined ? RESIGNED : undefined;
  const word = wordFor(match as unknown as Match, outcome, signer);
  return { ...match.journal(true), ...(outcome && { outcome }), signed: word };
}

async function verdictOn(
  journal: Journal,
  by: SignatureCheck = check,
): Promise<Verdict | { readonly problem: string }> {
  const read = readJournal(JSON.stringify(journal));
  if ('problem' in read) return read;
  const match = Match.load(patrol, read.journal);
  if ('problem' in match) return { problem: match.problem.text };
  return judge(match.match as unknown as Match, read.journal, by);
}

async function soundVerdict(journal: Journal): Promise<Verdict> {
  const verdict = await verdictOn(journal);
  if ('problem' in verdict) throw new Error(verdict.problem);
  return verdict;
}

describe('the word of a server', () => {
  test('covers the match from its beginning to its end, and names the key', async () => {
    const verdict = await soundVerdict(signed(keptByServer()));
    expect(verdict.word).toMatchObject({ kind: 'whole', by: BY, begunBy: BY });
    expect(isCertified(verdict, (key) => key === BY)).toBe(true);
    expect(isCertified(verdict, () => false)).toBe(false);
    expect(findingLines(verdict)).toContain(`The server with the key ${BY} signed the beginning and the end.`);
  });

  test('does not reach a match that was played at home, or only says that it was not', async () => {
    const home = await soundVerdict(playedMatch(20).journal(true));
    expect(home.word).toEqual({ kind: 'home' });
    const claimed = await soundVerdict(keptByServer().journal(true));
    expect(claimed.word).toEqual({ kind: 'unsigned' });
    for (const verdict of [home, claimed]) expect(isCertified(verdict, () => true)).toBe(false);
    const { signed: word } = signed(keptByServer());
    expect(await verdictOn({ ...playedMatch(20).journal(true), signed: word! })).toEqual({
      problem: 'The file has signatures of a server, but says that no server kept the match.',
    });
  });

  test('without an end leaves open what was played since', async () => {
    const journal = signed(keptByServer());
    const { outcome: _, ...open } = { ...journal, signed: { beginning: journal.signed!.beginning } };
    const verdict = await soundVerdict(open);
    expect(verdict).toMatchObject({ word: { kind: 'beginning', by: BY }, stops: true });
    expect(isCertified(verdict, () => true)).toBe(false);
  });

  test('without the seed certifies nothing: the rolls cannot be checked', async () => {
    const { seed: _, ...seedless } = signed(keptByServer());
    expect(isCertified(await soundVerdict(seedless), () => true)).toBe(false);
  });

  test('is false where anything it covers is changed', async () => {
    const journal = signed(keptByServer());
    const other = { ...journal.header, match: 'test match 2' };
    const { beginning, end } = journal.signed!;
    const falseEnd = { problem: 'The signature of the end is false.' };
    const falseBeginning = { problem: 'The signature of the beginning is false.' };
    expect(await verdictOn({ ...journal, outcome: { ...RESIGNED, winners: ['north'] } })).toEqual(falseEnd);
    expect(await verdictOn({ ...journal, entries: journal.entries.slice(0, -1) })).toEqual(falseEnd);
    expect(await verdictOn({ ...journal, signed: { beginning, end: { ...end!, at: 3 } } })).toEqual(falseEnd);
    expect(await verdictOn({ ...journal, signed: { beginning, end: { ...end!, key: signerOf(2).key } } })).toEqual(
      falseEnd,
    );
    const bots = { ...beginning, seats: { north: 'person', south: 'bot' } };
    expect(await verdictOn({ ...journal, signed: { beginning: bots, end: end! } })).toEqual(falseBeginning);
    expect(await verdictOn({ ...journal, signed: { beginning: { ...beginning, at: 2 }, end: end! } })).toEqual(
      falseBeginning,
    );
    expect(await verdictOn({ ...journal, header: other })).toHaveProperty('problem');
    const strangers = { ...beginning, seats: { north: 'person', umpire: 'person' } };
    expect(await verdictOn({ ...journal, signed: { beginning: strangers, end: end! } })).toEqual({
      problem: 'The seats of the signed beginning are not those of the game.',
    });
  });

  test('of a forger is a forger’s word, whatever the beginning says', async () => {
    const journal = signed(keptByServer(), signerOf(2));
    const verdict = await soundVerdict(journal);
    expect(isCertified(verdict, (key) => key === BY)).toBe(false);
  });

  test('stays open where nothing can check it', async () => {
    const verdict = await verdictOn(signed(keptByServer()), async () => undefined);
    expect(verdict).toMatchObject({ word: { kind: 'unchecked', by: BY } });
    // A beginning that nothing can check is nobody's word either.
    const { signed: word, ...journal } = signed(keptByServer());
    const begun = { ...journal, signed: { beginning: word!.beginning } };
    expect(await verdictOn(begun, async () => undefined)).toMatchObject({ word: { kind: 'unchecked', by: BY } });
    expect(await verdictOn(begun)).toMatchObject({ word: { kind: 'beginning', by: BY } });
  });
});

describe('a fingerprint', () => {
  test('is read as it is shown, without its spaces, or as the whole key', () => {
    expect(readFingerprint(BY)).toBe(BY);
    expect(readFingerprint(BY.replaceAll(' ', '').toUpperCase())).toBe(BY);
    expect(readFingerprint(SERVER.key)).toBe(BY);
    for (const wrong of ['', 'abc', `${BY}0`, 'x'.repeat(32)]) expect(readFingerprint(wrong)).toBeUndefined();
  });
});

describe('a reader is told', () => {
  test('that it is a branch, of what, and which rolls nobody can verify', async () => {
    const match = playedMatch(40);
    const branch = playOn(match.branch(10, 5, 'a branch'), 10);
    const verdict = await soundVerdict(branch.journal(true));
    const { branch: origin } = verdict;
    const inherited = branch.steps.slice(0, origin!.entries).reduce((sum, { entry }) => sum + entry.draws.length, 0);
    expect(inherited).toBeGreaterThan(0);
    expect(verdict.rolls - verdict.derived).toBe(inherited);
    const lines = findingLines(verdict).join('\n');
    expect(lines).toContain(
      `This is a branch of match test match: its set-up and first ${origin!.entries - 1} entries`,
    );
    expect(lines).toMatch(/rolls? from before the branch not verified/);
  });

  test('how many moves were taken back by agreement or withdrawn by an umpire', async () => {
    const match = deployed();
    const before = match.last;
    act(match, 'north', { kind: 'end' });
    act(match, 'south', { kind: 'end' });
    match.takeBack('south', before, ['north', 'south']);
    act(match, 'north', { kind: 'end' });
    match.restore('umpire', 0, 'The wrong map was used.');
    const verdict = await soundVerdict(match.journal(true));
    expect(verdict.takenBack).toEqual({ times: 1, moves: 2 });
    // Both deployments, and the move made since.
    expect(verdict.restored).toEqual({ times: 1, moves: 3 });
    const lines = findingLines(verdict);
    expect(lines).toContain('2 moves were taken back by agreement (1 time).');
    expect(lines).toContain('An umpire restored an earlier position (1 time); 3 moves were withdrawn.');
  });

  test('counts only the moves that the restored position has not, also where that had been withdrawn itself', async () => {
    const match = deployed();
    act(match, 'north', { kind: 'dig', unit: 0 });
    act(match, 'north', { kind: 'dig', unit: 1 });
    const { last } = match;
    match.takeBack('north', 2, ['north', 'south']);
    act(match, 'north', { kind: 'dig', unit: 2 });
    match.restore('umpire', last, 'They had not agreed after all.');
    const verdict = await soundVerdict(match.journal(true));
    expect(verdict.takenBack).toEqual({ times: 1, moves: 2 });
    expect(verdict.restored).toEqual({ times: 1, moves: 1 });
  });

  test('that the journal stops before the game does', async () => {
    expect(findingLines(await soundVerdict(playedMatch(5).journal(true)))).toContain(
      'The journal stops before the game does.',
    );
    const whole = await soundVerdict(playedMatch(5000).journal(true));
    expect(whole.result).toBeDefined();
    expect(whole.stops).toBe(false);
  });
});

describe('people who end a match', () => {
  test('are not believed where no server kept it, nor where the rules had ended it', async () => {
    expect(loaded({ ...playedMatch(20).journal(true), outcome: RESIGNED })).toEqual({
      text: 'The file says that people ended the match; nothing seals that where no server kept it.',
    });
    const over = playedMatch(5000, { kind: 'fair', seed: SEED, certified: true }).journal(true);
    expect(await verdictOn({ ...over, outcome: RESIGNED })).toEqual({
      problem: 'The file says that people ended the match, but the rules had ended it.',
    });
    const stranger = { ...RESIGNED, winners: ['nоrth'] };
    expect(loaded({ ...keptByServer().journal(true), outcome: stranger })).toEqual({
      text: 'A winner is "nоrth", a seat that the game does not have.',
    });
  });
});
