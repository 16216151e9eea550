import { isCertified, type Journal, type Verdict, type Word } from '@club-route/engine';
import type { PublishedKey } from '@club-route/wire';
import { sentenceOf } from '../api/ask.ts';
import { readKeys } from '../api/keys.ts';
import { readJournal } from '../api/matches.ts';
import { keepsakesOf, secretFor } from '../keepsakes.ts';
import { startWorker } from '../../workers/start.ts';
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
    const kept = compare(match, journal);
    if ('problem' in kept) return { sound: false, match, text, problem: kept.problem };
    const answer = await playAgain(text);
    if (!answer.sound) return { ...answer, match, text };
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

function compare(match: string, { header }: Journal): { salts: number; witnessed: boolean } | { problem: string } {
  const { dice } = header;
  if (dice.kind !== 'fair') return { problem: 'The dice of this match are not of the kind that can be checked.' };
  if (header.match !== match) return { problem: 'This is the journal of another match.' };
  const kept = Object.entries(keepsakesOf(match));
  for (const [seat, { salt, commitment }] of kept) {
    if (commitment !== undefined && commitment !== dice.commitment)
      return { problem: 'The club has committed to another seed than the one it shows now.' };
    const shown = dice.salts[seat]?.salt;
    if (salt !== undefined && shown !== undefined && shown !== '' && shown !== salt)
      return { problem: 'The salt of your seat is not the one that this browser has made.' };
  }
  return {
    salts: Object.values(dice.salts).filter(({ salt }) => salt !== '').length,
    witnessed: kept.some(([, { commitment }]) => commitment !== undefined),
  };
}

function playAgain(text: string): Promise<CheckAnswer> {
  return new Promise((resolve, reject) => {
    const worker = startWorker('check');
    worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', () => reject(new Error('The check could not be run in this browser.')));
    worker.postMessage(text);
  });
}
