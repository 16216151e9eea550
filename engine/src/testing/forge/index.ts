import { FastDice, mixSeed } from '../../dice/fast.ts';
import type { Dice } from '../../dice/dice.ts';
import { Match } from '../../match/match.ts';
import type { Journal } from '../../match/journal.ts';
import { readJournal } from '../../match/read-journal.ts';
import { isCertified, judge, type SignatureCheck } from '../../match/verdict.ts';
import { fingerprintOf } from '../../match/word.ts';
import { canonical } from '../../text/canonical.ts';
import type { AnyGame } from '../law.ts';
import { copyOf, rehash, type Draft, type Signer } from './draft.ts';
import { LETTER_TRICKS } from './letters.ts';
import { played, trueJournals, type Originals } from './originals.ts';
import { playPlainly } from './plainly.ts';
import { SIGNING_TRICKS } from './sign.ts';
import { mend, TRICKS } from './spoil.ts';

/**
 * Forges journals by grammar, and sees that none passes for more than it is: nothing is called certified but what the
 * server's key has signed, nothing valid has a deed against the rules or a die that does not follow, nothing crashes.
 */

export interface ForgeSettings {
  readonly game: AnyGame;
  /** Forgery n of a seed is the same for ever, whichever come before it. */
  readonly seed: number;
  readonly from?: number;
  readonly count: number;
  /** How many actions the matches have that are forged. */
  readonly actions: number;
  readonly server: Signer;
  readonly forger: Signer;
  readonly check: SignatureCheck;
}

export interface ForgeReport {
  readonly forged: number;
  /** Refused by form, at an entry (or the header), and by signature. */
  readonly refused: Readonly<Record<'form' | 'match' | 'signature', number>>;
  readonly valid: number;
  readonly certified: number;
  readonly failures: readonly ForgeFailure[];
}

export interface ForgeFailure {
  readonly index: number;
  readonly tricks: readonly string[];
  readonly reason: string;
  readonly text: string;
}

/** Where a file was refused, or what it was found to be. */
type Found =
  | { readonly refused: 'form' | 'match' | 'signature' }
  /** `begun`: the server is said to have signed the beginning. */
  | { readonly journal: Journal; readonly begun: boolean; readonly certified: boolean };

export async function forgeJournals(settings: ForgeSettings): Promise<ForgeReport> {
  const { game, seed, from = 0, count, actions, server } = settings;
  const originals = trueJournals(game, server, seed, actions);
  const signed = originals.drafts.filter((draft) => draft.signed !== undefined);
  const genuine = new Set(signed.flatMap((draft) => [canonical(draft), beginningOf(draft as unknown as Journal)]));
  const refused = { form: 0, match: 0, signature: 0 };
  const failures: ForgeFailure[] = [];
  let valid = 0;
  let certified = 0;
  for (let index = from; index < from + count; index++) {
    const { text, tricks } = forgery(settings, originals, index);
    try {
      const found = await examine(settings, text);
      if ('refused' in found) {
        refused[found.refused]++;
        continue;
      }
      valid++;
      const { journal } = found;
      playPlainly(game, journal);
      if (found.begun && !genuine.has(beginningOf(journal))) throw new Error('the server signed no such beginning');
      if (!found.certified) continue;
      certified++;
      if (!genuine.has(canonical(journal))) throw new Error('what the server has not signed is called certified');
    } catch (error) {
      failures.push({ index, tricks, reason: String(error), text });
    }
  }
  return { forged: count, refused, valid, certified, failures };
}

async function examine({ game, server, check }: ForgeSettings, text: string): Promise<Found> {
  const read = readJournal(text);
  if ('problem' in read) return { refused: 'form' };
  const loaded = Match.load(game, read.journal);
  if ('problem' in loaded) return { refused: 'match' };
  const verdict = await judge(loaded.match, read.journal, check);
  if ('problem' in verdict) return { refused: 'signature' };
  const { word } = verdict;
  const trusted = fingerprintOf(server.key);
  const begunBy = word.kind === 'whole' ? word.begunBy : word.kind === 'beginning' ? word.by : undefined;
  return {
    journal: read.journal,
    begun: begunBy === trusted,
    certified: isCertified(verdict, (fingerprint) => fingerprint === trusted),
  };
}

/** All that the signature of a beginning stands for, and a little more. */
function beginningOf({ header, signed }: Journal): string {
  return canonical([header, signed?.beginning]);
}

interface Forgery {
  readonly text: string;
  readonly tricks: readonly string[];
}

function forgery(settings: ForgeSettings, { drafts, actions }: Originals, index: number): Forgery {
  const { game, seed, forger } = settings;
  const dice = new FastDice(mixSeed(seed, index));
  const draft = copyOf(dice.pick(drafts, 'original'));
  const tricks: string[] = [];
  // Often it is the signatures or the letters alone.
  const spoils = dice.pick([0, 1, 1, 1, 2, 3], 'how many');
  if (dice.chance(1, 8, 'kinder')) {
    tricks.push('kinder');
    playKinder(game, draft, dice);
  }
  for (let count = 0; count < spoils; count++) {
    const name = dice.pick(Object.keys(TRICKS), 'trick');
    tricks.push(name);
    // What an earlier trick has left need not have the form that the next one expects.
    attempt(() => TRICKS[name]!(draft, { dice, seats: game.seats, others: drafts, actions }));
  }
  if (spoils > 0) attempt(() => mend(draft, dice));
  for (let count = dice.pick([0, 0, 1, 2], 'signing'); count > 0; count--) {
    const name = dice.pick(Object.keys(SIGNING_TRICKS), 'signing');
    tricks.push(name);
    attempt(() => SIGNING_TRICKS[name]!(draft, dice, drafts, forger));
  }
  const letters = dice.chance(1, 5, 'letters') ? dice.pick(Object.keys(LETTER_TRICKS), 'letters') : 'leave';
  const text = LETTER_TRICKS[letters]!(JSON.stringify(draft), dice);
  return { text, tricks: [...tricks, letters] };
}

function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
  }
}

/** With the seed that is shown in the end, the match is played again from some entry on: every die is true. */
function playKinder(game: AnyGame, draft: Draft, dice: Dice): void {
  draft.entries.length = dice.between(1, draft.entries.length, 'from where');
  const loaded = Match.load(game, draft as unknown as Journal);
  if ('problem' in loaded) return;
  const again = played(loaded.match, dice.between(1, 1 << 30, 'moves'), 4).journal(true);
  draft.entries = copyOf(again.entries) as unknown as Draft['entries'];
  rehash(draft);
}
