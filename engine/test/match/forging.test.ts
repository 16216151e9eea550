import { describe, expect, test } from 'vitest';
import {
  commitToSalt,
  commitToSeed,
  hex,
  type Deed,
  type Draw,
  type Entry,
  type Journal,
  type JournalHeader,
} from '../../src/index.ts';
import { entryHash, genesisHash, hashName, sealedHash } from '../../src/match/journal.ts';
import { loaded, playedMatch, SEED, type PatrolAction } from './played.ts';

type UnitAction = Extract<PatrolAction, { unit: number }>;
type Forgery = (journal: Journal) => Journal;

const journal: Journal = playedMatch(90).journal(true);

/** A forger who knows how hashes are made writes them all anew. */
function rehashed(forged: Journal): Journal {
  let head = genesisHash(forged.header);
  const entries = forged.entries.map((entry, n) => {
    const sealed = sealedHash(head, n, entry.seat, entry.deed);
    head = entryHash(sealed, entry.draws);
    return { ...entry, n, hash: hashName(head) };
  });
  return { ...forged, entries };
}

function withEntry(n: number, change: (entry: Entry) => Entry): Forgery {
  return (from) => ({ ...from, entries: from.entries.map((entry) => (entry.n === n ? change(entry) : entry)) });
}

function withHeader(change: Partial<JournalHeader>): Forgery {
  return (from) => ({ ...from, header: { ...from.header, ...change } });
}

function firstEntry(wanted: (entry: Entry<PatrolAction>) => boolean): number {
  return (journal.entries as readonly Entry<PatrolAction>[]).find(wanted)!.n;
}

/** The first private roll of a scout, and an early move after which dice are still rolled. */
const scouting = firstEntry(({ draws }) => draws.some((draw) => draw.purpose === 'scouts'));
const moving = firstEntry(({ deed }) => deed.kind === 'act' && deed.action.kind === 'move');
const lastRoll = journal.entries.findLast((entry) => entry.draws.length > 0)!.n;

const CHANGED = 'The entry was changed after it was written: its hash does not fit.';
const NOT_THE_ROLL = 'A roll is not the one that the sealed action gives.';

describe('the match that is forged', () => {
  test('is sound, and long enough', () => {
    expect(loaded(journal)).toHaveProperty('head');
    expect(loaded(rehashed(journal))).toHaveProperty('head');
    expect(scouting).toBeGreaterThan(0);
    expect(moving).toBeLessThan(lastRoll);
  });
});

describe('a forged action', () => {
  // The unit stays where it is instead: legal in itself, and its owner would love to have done so.
  const forge = withEntry(moving, (entry) => {
    const { action } = entry.deed as Extract<Deed<UnitAction>, { kind: 'act' }>;
    return { ...entry, deed: { kind: 'act', action: { kind: 'dig', unit: action.unit } as never } };
  });

  test('does not fit its hash', () => {
    expect(loaded(forge(journal))).toEqual({ entry: moving, text: CHANGED });
  });

  test('does not fit the dice that follow, or the rules, if the hashes are made anew', () => {
    const problem = loaded(rehashed(forge(journal))) as { entry: number; text: string };
    expect(problem.entry).toBeGreaterThanOrEqual(moving);
    expect(problem.entry).toBeLessThanOrEqual(lastRoll);
    expect(problem.text).toMatch(/^(A roll is not|The dice do not fit|The action is against the rules)/);
  });

  test('is caught at once if it has dice of its own', () => {
    const elsewhere = withEntry(scouting, (entry) => {
      const { action } = entry.deed as Extract<Deed<UnitAction>, { kind: 'act' }>;
      return { ...entry, deed: { kind: 'act', action: { kind: 'dig', unit: action.unit } as never } };
    });
    expect(loaded(rehashed(elsewhere(journal)))).toEqual({ entry: scouting, text: NOT_THE_ROLL });
  });

  test('against the rules is refused with the rule', () => {
    const forged = withEntry(moving, (entry) => ({
      ...entry,
      deed: { kind: 'act', action: { kind: 'spare' } as never },
    }));
    expect(loaded(rehashed(forged(journal)))).toEqual({
      entry: moving,
      text: 'The action is against the rules (6): No bridge is being crossed.',
    });
    const unknown = withEntry(moving, (entry) => ({ ...entry, deed: { kind: 'act', action: { kind: 'win' } } }));
    expect(loaded(rehashed(unknown(journal)))).toEqual({
      entry: moving,
      text: 'The action is not one that these rules know.',
    });
  });

  test('by the other seat is refused', () => {
    const seat = journal.entries[moving]!.seat;
    const other = seat === 'north' ? 'south' : 'north';
    const forged = withEntry(moving, (entry) => ({ ...entry, seat: other }));
    expect(loaded(forged(journal))).toEqual({ entry: moving, text: CHANGED });
    expect(loaded(rehashed(forged(journal)))).toEqual({
      entry: moving,
      text: 'The action is against the rules (turn): It is not your turn. You can act when your opponent has finished.',
    });
  });
});

describe('a forged roll', () => {
  const better = (draw: Draw): Draw => ({ ...draw, value: draw.value === 6 ? 1 : draw.value + 1 });
  const forge = withEntry(scouting, (entry) => ({ ...entry, draws: entry.draws.map(better) }));

  test('does not fit its hash', () => {
    expect(loaded(forge(journal))).toEqual({ entry: scouting, text: CHANGED });
  });

  test('is not the one that the sealed action gives, if the hashes are made anew', () => {
    expect(loaded(rehashed(forge(journal)))).toEqual({ entry: scouting, text: NOT_THE_ROLL });
  });

  test('cannot be left out, added, or shown to somebody else', () => {
    const roll = journal.entries[scouting]!.draws[0]!;
    const sets: readonly (readonly Draw[])[] = [[], [roll, roll], [{ ...roll, seenBy: ['north', 'south'] }]];
    for (const draws of sets) {
      const forged = rehashed(withEntry(scouting, (entry) => ({ ...entry, draws }))(journal));
      expect(loaded(forged)).toEqual({ entry: scouting, text: NOT_THE_ROLL });
    }
  });

  test('is found with quick dice as well', () => {
    const quick: Journal = playedMatch(90, { kind: 'fast', seed: 3 }).journal(true);
    const n = quick.entries.find((entry) => entry.n > 0 && entry.draws.length > 0)!.n;
    const forged = withEntry(n, (entry) => ({ ...entry, draws: entry.draws.map(better) }))(quick);
    expect(loaded(forged)).toEqual({ entry: n, text: CHANGED });
    expect(loaded(rehashed(forged))).toEqual({ entry: n, text: NOT_THE_ROLL });
  });

  test('without the seed is held to the range and purpose that the rules ask for', () => {
    const { seed: _seed, ...open } = journal;
    const forged = (change: Partial<Draw>): Journal =>
      rehashed(
        withEntry(scouting, (entry) => ({ ...entry, draws: entry.draws.map((draw) => ({ ...draw, ...change })) }))(
          open,
        ),
      );
    expect(loaded(forged({ value: 7 }))).toEqual({
      entry: scouting,
      text: 'The dice do not fit: the roll for scouts is 7, outside 1–6.',
    });
    expect(loaded(forged({ purpose: 'luck' }))).toHaveProperty('entry', scouting);
    expect(loaded(forged({ low: 3 }))).toHaveProperty('entry', scouting);
  });
});

describe('a forged order of entries', () => {
  const swapped: Forgery = (from) => {
    const entries = [...from.entries];
    [entries[moving], entries[moving + 1]] = [entries[moving + 1]!, entries[moving]!];
    return { ...from, entries };
  };

  test('is seen by the numbers', () => {
    expect(loaded(swapped(journal))).toEqual({
      entry: moving + 1,
      text: `Entry ${moving + 1} stands where entry ${moving} should be: entries are missing or out of order.`,
    });
    const dropped = { ...journal, entries: journal.entries.toSpliced(moving, 1) };
    expect(loaded(dropped)).toHaveProperty('entry', moving + 1);
  });

  test('is seen by the dice or the rules, if numbers and hashes are made anew', () => {
    for (const forged of [swapped(journal), { ...journal, entries: journal.entries.toSpliced(moving, 1) }]) {
      const problem = loaded(rehashed(forged)) as { entry: number; text: string };
      expect(problem.entry).toBeGreaterThanOrEqual(moving);
      expect(problem.text).toMatch(/^(A roll is not|The dice do not fit|The action is against the rules)/);
    }
  });

  test('cannot lay out the game twice', () => {
    const twice = { ...journal, entries: journal.entries.toSpliced(1, 0, journal.entries[0]!) };
    expect(loaded(rehashed(twice))).toEqual({
      entry: 1,
      text: 'The first entry, and only the first, must lay out the game.',
    });
  });
});

describe('forged options and seeds', () => {
  const NOT_COMMITTED = 'The seed or the options are not those that were committed to before the match.';
  const fair = journal.header.dice as { commitment: string };
  const { match, game, rules } = journal.header;

  test('are not those that were committed to', () => {
    const options = { charges: 2, decoys: 2 };
    expect(loaded(withHeader({ options })(journal))).toEqual({ text: NOT_COMMITTED });
    expect(loaded(rehashed(withHeader({ options })(journal)))).toEqual({ text: NOT_COMMITTED });
    expect(loaded({ ...journal, seed: hex(SEED.toReversed()) })).toEqual({ text: NOT_COMMITTED });
  });

  test('do not fit the rolls, if the commitment is made anew', () => {
    const options = { charges: 2, decoys: 2 };
    const commitment = commitToSeed(SEED, { match, game, rules, options });
    const forged = withHeader({ options, dice: { ...journal.header.dice, commitment } as never })(journal);
    expect(loaded(forged)).toEqual({ entry: 0, text: CHANGED });
    expect(loaded(rehashed(forged))).toEqual({ entry: 0, text: NOT_THE_ROLL });
  });

  test('nor does another seed', () => {
    const seed = SEED.toReversed();
    const commitment = commitToSeed(seed, { match, game, rules, options: journal.header.options });
    const forged = withHeader({ dice: { ...journal.header.dice, commitment } as never })({
      ...journal,
      seed: hex(seed),
    });
    expect(commitment).not.toBe(fair.commitment);
    expect(loaded(forged)).toEqual({ entry: 0, text: CHANGED });
    expect(loaded(rehashed(forged))).toEqual({ entry: 0, text: NOT_THE_ROLL });
  });

  test('nor another salt', () => {
    const withSalt = (commitment: string): Journal =>
      withHeader({ dice: { ...journal.header.dice, salts: { north: { commitment, salt: 'lucky' } } } as never })(
        journal,
      );
    const committed = withSalt(commitToSalt('north', 'lucky'));
    expect(loaded(committed)).toEqual({ entry: 0, text: CHANGED });
    expect(loaded(rehashed(committed))).toHaveProperty('text', NOT_THE_ROLL);
    expect(loaded(rehashed(withSalt(commitToSalt('north', 'unlucky'))))).toEqual({
      text: 'The salt of north is not the one it committed to before the match.',
    });
  });
});

describe('a forged undo', () => {
  test('past a roll goes further than the rules allow', () => {
    const { seat } = journal.entries[scouting]!;
    const undo: Entry = { n: 0, seat, deed: { kind: 'undo', to: scouting - 1 }, draws: [], hash: '' };
    const forged = { ...journal, entries: [...journal.entries.slice(0, scouting + 1), undo] };
    expect(loaded(rehashed(forged))).toEqual({
      entry: scouting + 1,
      text: 'The undo goes further back than the rules allow.',
    });
  });

  test('to a position that never was is refused', () => {
    const restore: Entry = {
      n: 0,
      seat: 'umpire',
      deed: { kind: 'restore', to: 999, reason: '' },
      draws: [],
      hash: '',
    };
    const forged = { ...journal, entries: [...journal.entries, restore] };
    expect(loaded(rehashed(forged))).toEqual({
      entry: journal.entries.length,
      text: 'There is no earlier position 999.',
    });
  });

  test('a restore by a player, and a take-back that not everybody agreed to, are refused', () => {
    const restore: Entry = { n: 0, seat: 'north', deed: { kind: 'restore', to: 0, reason: 'no' }, draws: [], hash: '' };
    const takeBack: Entry = { ...restore, deed: { kind: 'takeBack', to: 0, agreed: ['north'] } };
    const after = (entry: Entry): unknown => loaded(rehashed({ ...journal, entries: [...journal.entries, entry] }));
    expect(after(restore)).toMatchObject({ text: 'Only the umpire can restore a position.' });
    expect(after(takeBack)).toMatchObject({ text: 'Not every seat agreed to the take-back.' });
  });
});
