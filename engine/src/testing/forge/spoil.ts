import type { Action, Seat } from '../../contract.ts';
import type { Dice } from '../../dice/dice.ts';
import { commitToSalt } from '../../dice/fair.ts';
import { TABLE, UMPIRE } from '../../match/journal.ts';
import { JUNK, mutated } from '../mutate.ts';
import { anyEntry, copyOf, recommit, rehash, type Draft, type Loose } from './draft.ts';

/** What a forger knows besides the journal at hand. */
export interface Craft {
  readonly dice: Dice;
  readonly seats: readonly Seat[];
  /** Other journals to steal from. */
  readonly others: readonly Draft[];
  readonly actions: readonly Action[];
}

export type Trick = (draft: Draft, craft: Craft) => void;

/** The grammar of forgery, but for signatures and the letters of the file: one rule for each way to lie. */
export const TRICKS: Readonly<Record<string, Trick>> = {
  /** Anything becomes something else. */
  value(draft, { dice, seats }) {
    const spoilt = mutated(draft, [...seats, ...WORDS], dice) as Draft;
    for (const name of Object.keys(draft)) delete draft[name];
    Object.assign(draft, spoilt);
  },
  action(draft, { dice, actions, seats }) {
    const entry = anyEntry(draft, dice);
    if (entry === undefined) return;
    const action = dice.pick(actions, 'action');
    entry.deed = { kind: 'act', action: dice.chance(1, 2, 'spoilt') ? action : mutated(action, seats, dice) };
  },
  seat(draft, { dice, seats }) {
    const entry = anyEntry(draft, dice);
    if (entry !== undefined) entry['seat'] = anySeat(seats, dice);
  },
  roll(draft, { dice }) {
    const entry = anyEntry(draft, dice);
    for (const draw of entry?.draws ?? []) draw['value'] = dice.chance(1, 2, 'best') ? draw['high'] : draw['low'];
  },
  everyRoll(draft) {
    for (const { draws } of draft.entries) for (const draw of draws) draw['value'] = draw['high'];
  },
  rolls(draft, { dice }) {
    const draws = anyEntry(draft, dice)?.draws;
    if (draws === undefined) return;
    if (draws.length === 0 || dice.chance(1, 3, 'add')) draws.push({ purpose: 'luck', low: 1, high: 6, value: 6 });
    else if (dice.chance(1, 2, 'drop')) draws.pop();
    else Object.assign(draws[0]!, { seenBy: [dice.pick(WORDS, 'who')] });
  },
  swap({ entries }, { dice }) {
    if (entries.length < 3) return;
    const at = dice.between(0, entries.length - 2, 'where');
    [entries[at], entries[at + 1]] = [entries[at + 1]!, entries[at]!];
  },
  drop({ entries }, { dice }) {
    if (entries.length > 0) entries.splice(dice.between(0, entries.length - 1, 'where'), 1);
  },
  cut({ entries }, { dice }) {
    entries.length = dice.between(0, entries.length, 'where');
  },
  twice({ entries }, { dice }) {
    if (entries.length === 0) return;
    const at = dice.between(0, entries.length - 1, 'where');
    entries.splice(at, 0, copyOf(entries[at]!));
  },
  goBack(draft, { dice, seats }) {
    const { entries } = draft;
    const to = dice.between(-1, entries.length, 'to');
    const agreements = [
      [...seats],
      [...seats, anySeat(seats, dice)],
      seats.slice(1),
      [anySeat(seats, dice), anySeat(seats, dice)],
    ];
    const agreed = dice.pick(agreements, 'who agreed');
    const deeds: readonly Loose[] = [
      { kind: 'undo', to },
      { kind: 'takeBack', to, agreed: dice.chance(1, 6, 'junk') ? dice.pick(JUNK.slice(2), 'agreed') : agreed },
      { kind: 'restore', to, reason: 'The wrong map was used.\u001B[2J' },
    ];
    const deed = { ...dice.pick(deeds, 'deed') };
    const seat = deed['kind'] === 'restore' && dice.chance(3, 4, 'umpire') ? UMPIRE : anySeat(seats, dice);
    // At the end no later entry gives it away.
    const at = dice.chance(2, 3, 'at the end') ? entries.length : dice.between(0, entries.length, 'where');
    entries.splice(at, 0, { n: 0, seat, deed, draws: [], hash: '' });
  },
  branch(draft, { dice }) {
    const { entries, header } = draft;
    const count = dice.between(-1, entries.length + 1, 'entries');
    header['branch'] = { match: 'another match', hash: 'a'.repeat(64), entries: count };
    if (dice.chance(1, 2, 'lucky')) for (const { draws } of entries) for (const draw of draws) draw['value'] = 6;
    if (dice.chance(1, 3, 'fast')) header['dice'] = { kind: 'fast', seed: 1 };
  },
  claim(draft, { dice }) {
    const terms = draft.header['dice'] as Loose | undefined;
    if (terms !== undefined && terms !== null) terms['certified'] = dice.chance(2, 3, 'certified');
  },
  dice(draft, { dice, others }) {
    const kinds: readonly unknown[] = [
      { kind: 'typed' },
      { kind: 'fast', seed: dice.between(-5, 5, 'seed') },
      { kind: 'fair', certified: true, commitment: '0'.repeat(64), salts: {} },
      ...others.map(({ header }) => header['dice']),
    ];
    draft.header['dice'] = copyOf(dice.pick(kinds, 'kind'));
    if (dice.chance(1, 2, 'seed')) delete draft.seed;
  },
  seed(draft, { dice, others }) {
    draft.seed = dice.pick([...others.map(({ seed }) => seed), 'f'.repeat(64), 'F'.repeat(64), '', 5], 'seed');
    if (dice.chance(1, 2, 'commit')) recommit(draft);
  },
  salt(draft, { dice, seats }) {
    const terms = draft.header['dice'] as Loose | undefined;
    const seat = anySeat(seats, dice);
    const salt = 'lucky';
    if (terms !== undefined && terms !== null)
      terms['salts'] = JSON.parse(
        `{${JSON.stringify(seat)}:${JSON.stringify({ commitment: commitToSalt(seat, salt), salt })}}`,
      );
  },
  header(draft, { dice, others, seats }) {
    const other = dice.pick(others, 'other').header;
    const name = dice.pick(['match', 'game', 'rules', 'options'], 'field');
    draft.header[name] = dice.chance(1, 2, 'stolen') ? other[name] : mutated(draft.header[name], seats, dice);
    if (dice.chance(1, 2, 'commit')) recommit(draft);
  },
  outcome(draft, { dice, seats }) {
    if (dice.chance(1, 4, 'none')) delete draft.outcome;
    else
      draft.outcome = {
        how: dice.pick(['resigned', 'agreed', 'time', 'played'], 'how'),
        name: 'resigned',
        winners: [anySeat(seats, dice)],
        reason: 'The others have resigned.',
      };
  },
  stranger(draft, { dice }) {
    const places: readonly (Loose | undefined)[] = [
      draft,
      draft.header,
      draft.header['dice'] as Loose | undefined,
      anyEntry(draft, dice),
      anyEntry(draft, dice)?.deed,
      draft.signed?.beginning,
    ];
    const place = dice.pick(places, 'where');
    if (typeof place === 'object' && place !== null)
      Object.defineProperty(place, dice.pick(NAMES, 'name'), { value: 'Certified by everybody.', enumerable: true });
  },
  splice(draft, { dice, others }) {
    const { entries } = dice.pick(others, 'other');
    const at = dice.between(0, draft.entries.length, 'where');
    draft.entries = [...draft.entries.slice(0, at), ...copyOf(entries.slice(at))];
  },
};

/** Tricks leave hashes as they are; mostly the forger mends them. */
export function mend(draft: Draft, dice: Dice): void {
  if (dice.chance(4, 5, 'hashes')) rehash(draft);
}

const NAMES = ['certified', 'note', '__proto__', 'constructor', 'toString', 'n ', ''];

// The first has a Cyrillic letter where Latin is meant, the second a mark that nobody sees.
const WORDS = [
  'аllied',
  'allied\u200B',
  'Allied',
  TABLE,
  UMPIRE,
  'spectator',
  '__proto__',
  'fair',
  'typed',
  'setup',
  '',
];

function anySeat(seats: readonly Seat[], dice: Dice): Seat {
  return dice.chance(2, 3, 'seat') ? dice.pick(seats, 'seat') : dice.pick(WORDS, 'no seat');
}
