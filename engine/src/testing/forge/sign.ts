import type { Match } from '../../match/match.ts';
import type { Ending, JournalHeader } from '../../match/journal.ts';
import { beginningStatement, endStatement, type ServerWord, type SignedBeginning } from '../../match/word.ts';
import type { Dice } from '../../dice/dice.ts';
import { copyOf, type Draft, type Loose, type Signer } from './draft.ts';

/** Signs a match as the server does that kept it. */
export function wordFor(match: Match, outcome: Ending | undefined, signer: Signer): ServerWord {
  const { key } = signer;
  const seats = Object.fromEntries(match.game.seats.map((seat) => [seat, 'person']));
  const begun = { key, at: 1, seats };
  const beginning = { ...begun, signature: signer.sign(beginningStatement(match.header, begun)) };
  const { last, head } = match;
  const standing = { match: match.header.match, head, last, result: match.result(), outcome };
  const ended = { key, at: 2 };
  return { beginning, end: { ...ended, signature: signer.sign(endStatement(standing, beginning, ended)) } };
}

type SigningTrick = (draft: Draft, dice: Dice, others: readonly Draft[], forger: Signer) => void;

/** The ways to have a signature without the key. */
export const SIGNING_TRICKS: Readonly<Record<string, SigningTrick>> = {
  none(draft) {
    delete draft.signed;
  },
  noEnd(draft) {
    delete draft.signed?.end;
  },
  /** A true signature of another match. */
  stolen(draft, dice, others) {
    const { signed } = dice.pick(others, 'other');
    if (signed !== undefined) draft.signed = copyOf(signed);
  },
  stolenEnd(draft, dice, others) {
    const { signed } = dice.pick(others, 'other');
    if (draft.signed !== undefined && signed?.end !== undefined) draft.signed.end = copyOf(signed.end);
  },
  flipped(draft, dice) {
    for (const part of partsOf(draft, dice)) part['signature'] = flipped(String(part['signature']), dice);
  },
  /** Their signature, my key. */
  otherKey(draft, dice, _others, forger) {
    for (const part of partsOf(draft, dice)) part['key'] = forger.key;
  },
  /** A key of small order, under which many signatures fit many texts. */
  weakKey(draft, dice) {
    for (const part of partsOf(draft, dice)) {
      part['key'] = dice.pick(['00'.repeat(32), `01${'00'.repeat(31)}`, 'ff'.repeat(32)], 'key');
      part['signature'] = dice.pick([`01${'00'.repeat(63)}`, '00'.repeat(64)], 'signature');
    }
  },
  otherTime(draft, dice) {
    for (const part of partsOf(draft, dice)) part['at'] = dice.pick([0, 3, -1, 1e15, 9e15, '1'], 'at');
  },
  otherSeats(draft, dice) {
    const seats = draft.signed?.beginning['seats'] as Loose | undefined;
    if (seats === undefined) return;
    const [first] = Object.keys(seats);
    if (dice.chance(1, 2, 'bot')) seats[first ?? ''] = 'bot';
    else seats['umpire'] = 'person';
  },
  /** All of it signed anew, with a key of one's own. */
  own(draft, _dice, _others, forger) {
    signAll(draft, forger);
  },
  /** The server's beginning, and an end of one's own. */
  ownEnd(draft, _dice, _others, forger) {
    const beginning = draft.signed?.beginning;
    signAll(draft, forger);
    if (beginning !== undefined && draft.signed?.end !== undefined) signEnd(draft, beginning, forger);
  },
};

function partsOf({ signed }: Draft, dice: Dice): readonly Loose[] {
  if (signed === undefined) return [];
  const parts = signed.end === undefined ? [signed.beginning] : [signed.beginning, signed.end];
  return dice.chance(1, 2, 'both') ? parts : [dice.pick(parts, 'part')];
}

function flipped(signature: string, dice: Dice): string {
  const at = dice.between(0, Math.max(0, signature.length - 1), 'digit');
  return `${signature.slice(0, at)}${signature[at] === '0' ? '1' : '0'}${signature.slice(at + 1)}`;
}

function signAll(draft: Draft, signer: Signer): void {
  const seats = draft.signed?.beginning['seats'] ?? {};
  const begun = { key: signer.key, at: 1, seats: seats as SignedBeginning['seats'] };
  try {
    const text = beginningStatement(draft.header as unknown as JournalHeader, begun);
    const beginning: Loose = { ...begun, signature: signer.sign(text) };
    draft.signed = { beginning };
    signEnd(draft, beginning, signer);
  } catch {
    // What has no canonical form cannot be signed.
  }
}

function signEnd(draft: Draft, beginning: Loose, signer: Signer): void {
  const last = draft.entries.at(-1);
  const ended = { key: signer.key, at: 2 };
  const standing = {
    match: String(draft.header['match']),
    head: String(last?.['hash']),
    last: draft.entries.length - 1,
    // A forger does not know the result better than the rules: without one this fits all games that stop early.
    result: undefined,
    outcome: draft.outcome as Ending | undefined,
  };
  const text = endStatement(standing, beginning as unknown as SignedBeginning, ended);
  draft.signed = { beginning, end: { ...ended, signature: signer.sign(text) } };
}
