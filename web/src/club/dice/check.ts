import { isCertified, type JournalHeader, type Verdict, type Word } from '@club-route/engine';
import type { PublishedKey } from '@club-route/wire';
import { sentenceOf } from '../api/ask.ts';
import { readKeys } from '../api/keys.ts';
import { readJournal } from '../api/matches.ts';
import { keepsakesOf, secretFor, type Keepsake } from '../keepsakes.ts';
import { askOnce } from '../../workers/ask-once.ts';
import type { CheckAnswer } from './check-role.ts';

export type Finding =
  | {
      readonly sound: true;
      readonly match: string;
      readonly text: string;
      readonly verdict: Verdict;
      readonly standing: Standing;
      readonly salts: number;
      /** This browser has kept from the beginning what the club has committed to. */
      readonly witnessed: boolean;
    }
  | { readonly sound: false; readonly match: string; readonly text?: string; readonly problem: string };

/** What the signatures of a match are worth to somebody on this page. */
export type Standing =
  | 'certified'
  | 'unsigned'
  /** The end is not signed, or the seed is not shown. */
  | 'incomplete'
  /** Signed, but not with a key that this club publishes for that day. */
  | 'foreign'
  /** This browser cannot tell. */
  | 'unchecked';

/** Plays the journal of a finished match again, and compares it with what this browser has kept since it began. */
export async function checkDice(match: string): Promise<Finding> {
  try {
    const journal = await readJournal({ match, secret: secretFor(match) });
    const text = JSON.stringify(journal, undefined, 1);
    // Only then is it sure that the answer has the form of a journal.
    const answer = await playAgain(text);
    if (!answer.sound) return { ...answer, match, text };
    const kept = compareKept(match, journal.header, keepsakesOf(match));
    if ('problem' in kept) return { sound: false, match, text, problem: kept.problem };
    const standing = standingOf(answer.verdict, await readKeys());
    return { ...answer, ...kept, standing, match, text };
  } catch (error) {
    return { sound: false, match, problem: sentenceOf(error) };
  }
}

export function standingOf(verdict: Verdict, published: readonly PublishedKey[]): Standing {
  const { word } = verdict;
  if (word.kind === 'home' || word.kind === 'unsigned') return 'unsigned';
  if (word.kind !== 'whole') return word.kind === 'unchecked' ? 'unchecked' : 'incomplete';
  if (!published.some((key) => isKeyOf(key, word))) return 'foreign';
  return isCertified(verdict, () => true) ? 'certified' : 'incomplete';
}

function isKeyOf(
  { fingerprint, from, until = Infinity }: PublishedKey,
  word: Extract<Word, { kind: 'whole' }>,
): boolean {
  return fingerprint === word.by && from <= word.ended && word.ended <= until;
}

/** Compares a journal with what this browser has kept of the match since it sat down. */
export function compareKept(
  match: string,
  { dice, match: named }: JournalHeader,
  keepsakes: Readonly<Record<string, Keepsake>>,
): { readonly salts: number; readonly witnessed: boolean } | { readonly problem: string } {
  if (dice.kind !== 'fair') return { problem: 'Nobody can check the dice of this match: they are not fair dice.' };
  if (named !== match) return { problem: 'This is the journal of another match.' };
  const kept = Object.entries(keepsakes);
  for (const [seat, { salt, saltShown, commitment }] of kept) {
    if (commitment !== undefined && commitment !== dice.commitment)
      return { problem: 'The club now shows a different seed from the one it committed to.' };
    // Whoever sits down later, or beside somebody, makes a salt that nobody asks for.
    if (saltShown && dice.salts[seat]?.salt !== salt)
      return { problem: 'The dice lack your salt, which this browser sent to the club.' };
  }
  return {
    salts: Object.values(dice.salts).filter(({ salt }) => salt !== '').length,
    witnessed: kept.some(([, { commitment }]) => commitment !== undefined),
  };
}

function playAgain(text: string): Promise<CheckAnswer> {
  return askOnce('check', text, 'This browser could not run the check.');
}
