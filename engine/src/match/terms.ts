import type { Game, Seat } from '../contract.ts';
import { unhex } from '../dice/digest.ts';
import { commitToSalt, commitToSeed, SEED_BYTES, type Salts } from '../dice/fair.ts';
import type { OptionValues } from '../options.ts';
import { printable } from '../text/printable.ts';
import type { Ending, FairTerms, Journal, JournalHeader } from './journal.ts';
import { optionsOfTerms, type VersionedRules } from './rules-version.ts';

/** What a journal is checked against before its first entry is played. */
type Rules<O extends OptionValues> = VersionedRules<O> & Pick<Game<never, never, O>, 'id' | 'seats'>;

/** What cannot be in a journal, whatever its entries: of its game, its options, its seats, its dice. */
export function termsProblem<O extends OptionValues>(game: Rules<O>, journal: Journal): string | undefined {
  const { header, seed, outcome, entries } = journal;
  if (header.game !== game.id) return `This journal is of "${printable(header.game, 60)}", not of ${game.title}.`;
  const read = optionsOfTerms(game, header);
  if ('problem' in read) return read.problem;
  return (
    branchProblem(header, entries.length) ??
    (header.dice.kind === 'fair' ? fairProblem(game.seats, header, header.dice, seed) : seedProblem(seed)) ??
    (outcome === undefined ? undefined : outcomeProblem(game.seats, header, outcome))
  );
}

/** A branch has dice of its own from its first new entry on: nobody but its maker has seen them roll. */
function branchProblem({ branch, dice }: JournalHeader, entries: number): string | undefined {
  if (branch === undefined) return undefined;
  if (dice.kind === 'fair' && dice.certified)
    return 'The header says that this is a branch with certified dice: there is no such thing.';
  if (dice.kind !== 'fast') return 'The header says that this is a branch, but its dice are not those of a branch.';
  if (branch.entries < 1 || branch.entries > entries)
    return `The header says that the branch took over ${branch.entries} entries; the journal has ${entries}.`;
  return undefined;
}

function fairProblem(
  seats: readonly Seat[],
  { match, game, rules, options }: JournalHeader,
  { salts, commitment }: FairTerms,
  shown: string | undefined,
): string | undefined {
  const seed = shown === undefined ? undefined : unhex(shown, SEED_BYTES);
  if (shown !== undefined && seed === undefined) return 'The seed is not 32 bytes in hexadecimal.';
  const stranger = Object.keys(salts).find((seat) => !seats.includes(seat));
  if (stranger !== undefined) return `A salt is of ${noSeat(stranger)}`;
  const falseSalt = seatWithFalseSalt(salts);
  if (falseSalt !== undefined) return `The salt of ${falseSalt} is not the one it committed to before the match.`;
  if (seed !== undefined && commitToSeed(seed, { match, game, rules, options }) !== commitment)
    return 'The seed or the options are not those that were committed to before the match.';
  return undefined;
}

function seedProblem(seed: string | undefined): string | undefined {
  return seed === undefined ? undefined : 'The file shows a seed, but its dice are not rolled from one.';
}

/** Who plays at home ends a game by its rules. Where a server says otherwise, it has signed that, or is older than its key. */
function outcomeProblem(seats: readonly Seat[], { dice }: JournalHeader, { winners }: Ending): string | undefined {
  if (dice.kind !== 'fair' || !dice.certified)
    return 'The file says that people ended the match; nothing seals that where no server kept it.';
  const stranger = winners.find((seat) => !seats.includes(seat));
  return stranger === undefined ? undefined : `A winner is ${noSeat(stranger)}`;
}

/** The end of a sentence about a seat that is none. */
export function noSeat(name: string): string {
  return `"${printable(name, 60)}", a seat that the game does not have.`;
}

/** A salt that never came is empty and has nothing to answer for. */
function seatWithFalseSalt(salts: Salts): Seat | undefined {
  for (const [seat, { commitment, salt }] of Object.entries(salts))
    if (salt !== '' && commitToSalt(seat, salt) !== commitment) return seat;
  return undefined;
}
