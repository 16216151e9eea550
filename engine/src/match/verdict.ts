import type { Action, Report, Result, Seat } from '../contract.ts';
import { unhex } from '../dice/digest.ts';
import { UMPIRE, type BranchOrigin, type DiceTerms, type Journal } from './journal.ts';
import type { Step } from './history.ts';
import type { Match } from './match.ts';
import {
  beginningStatement,
  endStatement,
  fingerprintOf,
  PUBLIC_KEY_BYTES,
  SIGNATURE_BYTES,
  type SignedBeginning,
} from './word.ts';

/** What a reader must know of a journal that holds. */
export interface Verdict {
  /** The version of the rules it was begun under, if that is not the present one. */
  readonly earlierRules: string | undefined;
  /** The number of the last entry; the set-up is entry 0. */
  readonly entries: number;
  readonly dice: DiceTerms;
  readonly rolls: number;
  /** Rolls that follow from a seed that is known here. Of the others only the range is sure. */
  readonly derived: number;
  /** Where it left another match. The entries it took over from there keep their rolls, which nothing here proves. */
  readonly branch: BranchOrigin | undefined;
  /** By agreement of all seats. */
  readonly takenBack: Withdrawn;
  /** By an umpire. */
  readonly restored: Withdrawn;
  /** What an umpire did: entries in all, and among them those that set aside what play alone would have brought. */
  readonly umpired: { readonly entries: number; readonly overruled: number };
  readonly result: Result | undefined;
  readonly outcome: Journal['outcome'];
  /** The journal stops before the game does, and nobody says why. */
  readonly stops: boolean;
  readonly word: Word;
}

export interface Withdrawn {
  readonly times: number;
  /** How many moves it took out of the game. */
  readonly moves: number;
}

/** Whose word a journal has, besides its own. A key is named by its fingerprint. */
export type Word =
  /** Played at home: whoever has the file has the seed. */
  | { readonly kind: 'home' }
  /** The file says that a server kept the match; nothing shows it. So are matches begun before the server had a key. */
  | { readonly kind: 'unsigned' }
  /** The end is not signed: from the beginning on, anybody who has the seed may have played this. */
  | { readonly kind: 'beginning'; readonly by: string; readonly beginning: SignedBeginning }
  | {
      readonly kind: 'whole';
      readonly by: string;
      /** The key that the match was begun with, if the server has replaced it since: the new one vouches for it. */
      readonly begunBy: string;
      readonly beginning: SignedBeginning;
      readonly ended: number;
    }
  /** There are signatures, and no way to check them here. */
  | { readonly kind: 'unchecked'; readonly by: string };

/** Whether a signature fits, or nothing where Ed25519 is not to be had. */
export type SignatureCheck = (key: Uint8Array, text: string, signature: Uint8Array) => Promise<boolean | undefined>;

/** Judges a match that was loaded from this journal: what it is worth, or what about it is false. */
export async function judge(
  match: Match,
  { outcome, signed }: Pick<Journal, 'outcome' | 'signed'>,
  check: SignatureCheck,
): Promise<Verdict | { readonly problem: string }> {
  const result = match.result();
  if (result !== undefined && outcome !== undefined)
    return { problem: 'The file says that people ended the match, but the rules had ended it.' };
  const word = await wordOf(match, { outcome, signed }, check);
  if ('problem' in word) return word;
  const { branch, dice, rules } = match.header;
  const inherited = branch?.entries ?? 0;
  const rollsFrom = (n: number): number => match.steps.slice(n).reduce((sum, { entry }) => sum + entry.draws.length, 0);
  return {
    earlierRules: rules === match.game.version ? undefined : rules,
    entries: match.last,
    dice,
    rolls: rollsFrom(0),
    derived: dice.kind === 'typed' || !match.canGoOn ? 0 : rollsFrom(inherited),
    branch,
    takenBack: withdrawnBy('takeBack', match.steps),
    restored: withdrawnBy('restore', match.steps),
    umpired: umpiredIn(match),
    result,
    outcome,
    stops: result === undefined && outcome === undefined,
    word,
  };
}

function umpiredIn({ game, steps }: Match): Verdict['umpired'] {
  let entries = 0;
  let overruled = 0;
  for (const { entry } of steps) {
    if (entry.seat !== UMPIRE || entry.deed.kind !== 'act') continue;
    entries++;
    if (game.overrules?.(entry.deed.action)) overruled++;
  }
  return { entries, overruled };
}

/** Whether the whole match is as the server with that key has kept it, down to the last roll. */
export function isCertified({ word, rolls, derived }: Verdict, trusted: (fingerprint: string) => boolean): boolean {
  return word.kind === 'whole' && trusted(word.by) && rolls === derived;
}

async function wordOf(
  match: Match,
  { outcome, signed }: Pick<Journal, 'outcome' | 'signed'>,
  check: SignatureCheck,
): Promise<Word | { readonly problem: string }> {
  const { header } = match;
  const isServers = header.dice.kind === 'fair' && header.dice.certified;
  if (signed === undefined) return { kind: isServers ? 'unsigned' : 'home' };
  if (!isServers) return { problem: 'The file has signatures of a server, but says that no server kept the match.' };
  const { beginning, end } = signed;
  if (!isSeating(beginning.seats, match.game.seats))
    return { problem: 'The seats of the signed beginning are not those of the game.' };
  const begun = await fits(check, beginning, beginningStatement(header, beginning));
  if (begun === false) return { problem: 'The signature of the beginning is false.' };
  const begunBy = fingerprintOf(beginning.key)!;
  if (end === undefined)
    return begun === undefined ? { kind: 'unchecked', by: begunBy } : { kind: 'beginning', by: begunBy, beginning };
  const standing = { match: header.match, head: match.head, last: match.last, result: match.result(), outcome };
  const ended = await fits(check, end, endStatement(standing, beginning, end));
  if (ended === false) return { problem: 'The signature of the end is false.' };
  const by = fingerprintOf(end.key)!;
  if (begun === undefined || ended === undefined) return { kind: 'unchecked', by };
  return { kind: 'whole', by, begunBy, beginning, ended: end.at };
}

function fits(
  check: SignatureCheck,
  { key, signature }: { readonly key: string; readonly signature: string },
  text: string,
): Promise<boolean | undefined> {
  return check(unhex(key, PUBLIC_KEY_BYTES)!, text, unhex(signature, SIGNATURE_BYTES)!);
}

function isSeating(named: Readonly<Record<Seat, string>>, seats: readonly Seat[]): boolean {
  const names = Object.keys(named);
  return names.length === seats.length && names.every((seat) => seats.includes(seat));
}

/** How often, and how many moves of the line that stood before are not in the line that stood after. */
function withdrawnBy(kind: 'takeBack' | 'restore', steps: readonly Step<Action, Report>[]): Withdrawn {
  const standings: number[] = [];
  let times = 0;
  let moves = 0;
  for (const { entry, parent } of steps) {
    const { deed, n } = entry;
    const standing = deed.kind === 'setup' || deed.kind === 'act' ? n : standings[deed.to]!;
    standings.push(standing);
    if (deed.kind !== kind) continue;
    times++;
    moves += movesOnlyIn(steps, parent, standing);
  }
  return { times, moves };
}

/** Moves that led to one position and not to the other. An entry comes after the one it was made in. */
function movesOnlyIn(steps: readonly Step<Action, Report>[], one: number, other: number): number {
  let moves = 0;
  for (let [here, there] = [one, other]; here !== there;) {
    if (here > there) {
      moves++;
      here = steps[here]!.parent;
    } else {
      there = steps[there]!.parent;
    }
  }
  return moves;
}
