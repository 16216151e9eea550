import { describe, expect, test } from 'vitest';
import { formProblem } from '../../src/match/form.ts';

/** Every field of a journal: what may stand there, what may not, and what is said of it. */

type Loose = Record<string, unknown>;

const HASH = '0123456789abcdef'.repeat(4);
const SIGNATURE = HASH.repeat(2);
const LATEST = 8_640_000_000_000_000;

/** A file with everything that a match on a server may have. */
function serverFile(): Loose {
  const deeds = [
    { kind: 'setup' },
    { kind: 'act', action: { kind: 'wait' }, filed: true },
    { kind: 'undo', to: 0 },
    { kind: 'takeBack', to: 0, agreed: ['north', 'south'] },
    { kind: 'restore', to: 0, reason: 'a mistake' },
  ];
  return {
    format: 'club-route/journal',
    version: 1,
    header: {
      match: 'a match',
      game: 'patrol',
      rules: '2',
      options: {},
      dice: {
        kind: 'fair',
        certified: true,
        commitment: HASH,
        salts: { north: { commitment: HASH, salt: 'windmill' } },
      },
    },
    seed: HASH,
    entries: deeds.map((deed, n) => ({
      n,
      seat: 'north',
      deed,
      draws: [{ purpose: 'fight', low: 1, high: 6, value: 3, seenBy: ['north'] }],
      hash: HASH,
    })),
    outcome: { how: 'resigned', name: 'south', winners: ['south'], reason: 'north resigned' },
    signed: {
      beginning: { key: HASH, at: 1, seats: { north: 'person', south: 'bot easy' }, signature: SIGNATURE },
      end: { key: HASH, at: 2, signature: SIGNATURE },
    },
  };
}

function branchFile(): Loose {
  const header = serverFile()['header'] as Loose;
  const branch = { match: 'a match', hash: HASH, entries: 1 };
  const { format, version, entries } = serverFile();
  return { format, version, header: { ...header, dice: { kind: 'fast', seed: 7 }, branch }, entries };
}

const TEXT = { right: ['', 'north'], wrong: [5, true, null, [], {}] };
const WHOLE = { right: [-1, 0, 7], wrong: ['5', 0.5, null, true, [], {}] };
const RECORD = { right: [{}], wrong: ['north', 5, null, [], true] };
const TEXTS = { right: [[], ['a'], ['a', 'b']], wrong: ['a', 5, null, {}, { length: 1 }, [5], ['a', null]] };
const hexOf = (bytes: number): Values => {
  const digits = 'a'.repeat(2 * bytes);
  return {
    right: [digits, '0123456789abcdef'.repeat(bytes / 8)],
    wrong: [
      5,
      null,
      [digits],
      '',
      digits.slice(1),
      `${digits}a`,
      `${digits.slice(1)}g`,
      `g${digits.slice(1)}`,
      'A'.repeat(2 * bytes),
    ],
  };
};
const MOMENT = { right: [0, 1, LATEST], wrong: [...WHOLE.wrong, -1, LATEST + 1] };
const FLAG = { right: [true, false], wrong: ['true', 1, null, {}] };
const TRUE = { right: [true], wrong: [false, 'true', 1, null] };

interface Values {
  readonly right: readonly unknown[];
  readonly wrong: readonly unknown[];
}

const COMMITMENTS = 'The header lacks the commitments of fair dice.';
const SALTS = 'The salts of the players are not in order.';
const BRANCH = 'The header says wrongly where the branch began.';
const OUTCOME = 'The file says wrongly how the match ended.';
const SIGNED = 'The signatures of the server are not in order.';
const deedProblem = (n: number): string => `Entry ${n} does not say what was done.`;
const ROLLS = 'The rolls of entry 2 are not in order.';

/** The place, whether it may be missing, what may stand there, and the sentence about anything else. */
type Row = readonly [place: string, need: 'must' | 'may', values: Values, sentence: string];

const ON_A_SERVER: readonly Row[] = [
  ['header', 'must', { right: [], wrong: RECORD.wrong }, 'The file has no header that says which game it is.'],
  ['header.match', 'must', TEXT, `The header's "match" is missing.`],
  ['header.game', 'must', TEXT, `The header's "game" is missing.`],
  ['header.rules', 'must', TEXT, `The header's "rules" is missing.`],
  ['header.options', 'must', RECORD, 'The header has no options.'],
  [
    'header.dice',
    'must',
    { right: [{ kind: 'typed' }], wrong: RECORD.wrong },
    'The header does not say which dice were used.',
  ],
  ['header.dice.commitment', 'must', hexOf(32), COMMITMENTS],
  ['header.dice.salts', 'must', RECORD, COMMITMENTS],
  ['header.dice.certified', 'must', FLAG, 'The header does not say who kept the seed of its dice.'],
  ['header.dice.salts.north', 'may', { right: [], wrong: [...RECORD.wrong, {}] }, SALTS],
  ['header.dice.salts.north.commitment', 'must', hexOf(32), SALTS],
  ['header.dice.salts.north.salt', 'must', TEXT, SALTS],
  ['header.dice.salts.north.note', 'may', { right: [], wrong: ['x'] }, SALTS],
  ['seed', 'may', TEXT, 'The seed is not text.'],
  ['entries', 'must', { right: [[]], wrong: ['x', 5, null, {}] }, 'The file has no list of entries.'],
  ['entries.2', 'must', { right: [], wrong: RECORD.wrong }, 'Entry 2 is not an entry.'],
  ['entries.2.n', 'must', WHOLE, 'Entry 2 has no number.'],
  ['entries.2.seat', 'must', TEXT, 'Entry 2 does not say who acted.'],
  ['entries.2.hash', 'must', TEXT, 'Entry 2 has no hash.'],
  ['entries.2.deed', 'must', { right: [{ kind: 'setup' }], wrong: [...RECORD.wrong, {}] }, deedProblem(2)],
  ['entries.2.draws', 'must', { right: [[]], wrong: ['x', 5, null, {}, [5]] }, ROLLS],
  ['entries.2.draws.0.purpose', 'must', TEXT, ROLLS],
  ['entries.2.draws.0.low', 'must', WHOLE, ROLLS],
  ['entries.2.draws.0.high', 'must', WHOLE, ROLLS],
  ['entries.2.draws.0.value', 'must', WHOLE, ROLLS],
  ['entries.2.draws.0.seenBy', 'may', TEXTS, ROLLS],
  ['entries.2.draws.0.note', 'may', { right: [], wrong: ['x'] }, ROLLS],
  ['entries.0.deed.kind', 'must', { right: ['setup'], wrong: ['act', 'lay', 5, null] }, deedProblem(0)],
  ['entries.0.deed.to', 'may', { right: [], wrong: [0] }, deedProblem(0)],
  ['entries.1.deed.action', 'must', { right: [{ kind: '' }], wrong: [...RECORD.wrong, {}] }, deedProblem(1)],
  ['entries.1.deed.action.kind', 'must', TEXT, deedProblem(1)],
  ['entries.1.deed.filed', 'may', TRUE, deedProblem(1)],
  ['entries.1.deed.to', 'may', { right: [], wrong: [0] }, deedProblem(1)],
  ['entries.2.deed.to', 'must', WHOLE, deedProblem(2)],
  ['entries.2.deed.agreed', 'may', { right: [], wrong: [[]] }, deedProblem(2)],
  ['entries.3.deed.to', 'must', WHOLE, deedProblem(3)],
  ['entries.3.deed.agreed', 'must', TEXTS, deedProblem(3)],
  ['entries.3.deed.reason', 'may', { right: [], wrong: ['x'] }, deedProblem(3)],
  ['entries.4.deed.to', 'must', WHOLE, deedProblem(4)],
  ['entries.4.deed.reason', 'must', TEXT, deedProblem(4)],
  ['entries.4.deed.agreed', 'may', { right: [], wrong: [[]] }, deedProblem(4)],
  ['outcome', 'may', { right: [], wrong: [...RECORD.wrong, {}] }, OUTCOME],
  ['outcome.how', 'must', { right: ['resigned', 'agreed', 'time'], wrong: ['won', '', 5, null] }, OUTCOME],
  ['outcome.name', 'must', TEXT, OUTCOME],
  ['outcome.winners', 'must', TEXTS, OUTCOME],
  ['outcome.reason', 'must', TEXT, OUTCOME],
  ['outcome.note', 'may', { right: [], wrong: ['x'] }, OUTCOME],
  ['signed', 'may', { right: [], wrong: [...RECORD.wrong, {}] }, SIGNED],
  ['signed.note', 'may', { right: [], wrong: ['x'] }, SIGNED],
  ['signed.beginning', 'must', { right: [], wrong: [...RECORD.wrong, {}] }, SIGNED],
  ['signed.beginning.key', 'must', hexOf(32), SIGNED],
  ['signed.beginning.at', 'must', MOMENT, SIGNED],
  ['signed.beginning.seats', 'must', RECORD, SIGNED],
  ['signed.beginning.seats.north', 'may', TEXT, SIGNED],
  ['signed.beginning.signature', 'must', hexOf(64), SIGNED],
  ['signed.beginning.note', 'may', { right: [], wrong: ['x'] }, SIGNED],
  ['signed.end', 'may', { right: [], wrong: [...RECORD.wrong, {}] }, SIGNED],
  ['signed.end.key', 'must', hexOf(32), SIGNED],
  ['signed.end.at', 'must', MOMENT, SIGNED],
  ['signed.end.signature', 'must', hexOf(64), SIGNED],
  ['signed.end.seats', 'may', { right: [], wrong: [{}] }, SIGNED],
];

const OF_A_BRANCH: readonly Row[] = [
  ['header.dice.seed', 'must', WHOLE, 'The header lacks the seed of its dice.'],
  [
    'header.dice.salts',
    'may',
    { right: [], wrong: [{}] },
    'The dice of the header has a field "salts" that nothing seals.',
  ],
  ['header.branch', 'may', { right: [], wrong: [...RECORD.wrong, {}] }, BRANCH],
  ['header.branch.match', 'must', TEXT, BRANCH],
  ['header.branch.hash', 'must', hexOf(32), BRANCH],
  ['header.branch.entries', 'must', WHOLE, BRANCH],
  ['header.branch.note', 'may', { right: [], wrong: ['x'] }, BRANCH],
];

/** The file with another value in one place; without a value, the field is not there. */
function changed(file: Loose, place: string, ...value: readonly [] | readonly [unknown]): Loose {
  const names = place.split('.');
  let holder = file;
  for (const name of names.slice(0, -1)) holder = holder[name] as Loose;
  if (value.length === 0) delete holder[names.at(-1)!];
  else holder[names.at(-1)!] = value[0];
  return file;
}

function check(make: () => Loose, [place, need, { right, wrong }, sentence]: Row): void {
  for (const value of right) expect(formProblem(changed(make(), place, value)), JSON.stringify(value)).toBeUndefined();
  for (const value of wrong) expect(formProblem(changed(make(), place, value)), JSON.stringify(value)).toBe(sentence);
  expect(formProblem(changed(make(), place)), 'missing').toBe(need === 'must' ? sentence : undefined);
}

describe('the form of a journal', () => {
  test('may have all that a server adds, and all that a branch has', () => {
    expect(formProblem(serverFile())).toBeUndefined();
    expect(formProblem(branchFile())).toBeUndefined();
  });

  test.each(ON_A_SERVER)('of a server: %s', (...row) => check(serverFile, row));

  test.each(OF_A_BRANCH)('of a branch: %s', (...row) => check(branchFile, row));

  test.each([
    ['The file', 'note'],
    ['The header', 'header.note'],
    ['The dice of the header', 'header.dice.note'],
    ['Entry 3', 'entries.3.note'],
  ])('%s has no field that nothing seals', (holder, place) => {
    expect(formProblem(changed(serverFile(), place, 1))).toBe(`${holder} has a field "note" that nothing seals.`);
  });

  test('a strange field is named as far as a line can hold it', () => {
    expect(formProblem({ ...serverFile(), ['x'.repeat(200)]: 1 })?.length).toBeLessThan(120);
  });

  test('typed dice have nothing besides their kind', () => {
    const typed = (more: Loose): Loose => changed(serverFile(), 'header.dice', { kind: 'typed', ...more });
    expect(formProblem(typed({}))).toBeUndefined();
    expect(formProblem(typed({ seed: 1 }))).toBe('The dice of the header has a field "seed" that nothing seals.');
  });

  test.each([
    ['loaded', '"loaded"'],
    [5, '5'],
    [undefined, 'none'],
  ])('dice of the kind %s are not known', (kind, named) => {
    expect(formProblem(changed(serverFile(), 'header.dice.kind', kind))).toBe(
      `The header names dice of a kind that is not known: ${named}.`,
    );
  });
});
