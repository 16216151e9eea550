import type { Action, Seat } from '../../contract.ts';
import { AnyDice, type Draw } from '../../dice/dice.ts';
import { unhex } from '../../dice/digest.ts';
import { diceKey, fairNumber, SEED_BYTES } from '../../dice/fair.ts';
import { FastDice, mixSeed } from '../../dice/fast.ts';
import {
  CLOCK,
  entryHash,
  genesisHash,
  hashName,
  sealedHash,
  TABLE,
  UMPIRE,
  type Journal,
} from '../../match/journal.ts';
import { optionsOfTerms } from '../../match/rules-version.ts';
import type { StateObject } from '../../state/shape.ts';
import type { AnyGame } from '../law.ts';

/** Hands out what an entry says was drawn, and keeps what the rules asked for. */
class Witness extends AnyDice {
  readonly asked: Omit<Draw, 'value'>[] = [];
  readonly #draws: readonly Draw[];

  constructor(draws: readonly Draw[]) {
    super();
    this.#draws = draws;
  }

  override between(low: number, high: number, purpose: string, seenBy?: readonly Seat[]): number {
    const draw = this.#draws[this.asked.length];
    must(draw !== undefined, 'a roll is missing');
    must(draw.value >= low && draw.value <= high && Number.isInteger(draw.value), 'a die shows what it cannot');
    this.asked.push({ low, high, purpose, ...(seenBy === undefined ? {} : { seenBy }) });
    return draw.value;
  }
}

/**
 * Plays a journal again as plainly as can be, without `Match`: every deed by the rules, every die by its derivation. It
 * throws at the first thing that does not hold, and so shows whether what was called valid is valid.
 */
export function playPlainly(game: AnyGame, { header, seed, entries }: Journal): void {
  const { dice, branch } = header;
  const read = optionsOfTerms(game, header);
  if ('problem' in read) throw new Error(read.problem);
  const bytes = seed === undefined ? undefined : unhex(seed, SEED_BYTES);
  const key = dice.kind === 'fair' && bytes !== undefined ? diceKey(bytes, header.match, dice.salts) : undefined;
  const states: StateObject[] = [];
  let head = genesisHash(header);
  for (const [n, { seat, deed, draws, hash, n: named }] of entries.entries()) {
    must(named === n, 'the numbers do not follow');
    const sealed = sealedHash(head, n, seat, deed);
    const witness = new Witness(draws);
    const before = states[n - 1];
    must((deed.kind === 'setup') === (before === undefined), 'the set-up is not the first entry');
    switch (deed.kind) {
      case 'setup':
        must(seat === TABLE, 'somebody laid out the game');
        states.push(game.setup(read.options, witness));
        break;
      case 'act':
        states.push(acted(game, before!, seat, deed.action, witness));
        break;
      case 'undo': {
        // What an undo takes away is the seat's own, rolled nothing, and left the seat to act.
        const undone = entries.slice(0, n).findLast((entry) => sameState(game, states[entry.n]!, before!))!;
        must(undone.deed.kind !== 'act' || undone.draws.length === 0, 'a roll was undone');
        must(game.active(before!).includes(seat), 'a hand-over was undone');
        states.push(states[deed.to]!);
        break;
      }
      case 'takeBack':
        must(
          [seat, ...deed.agreed].every((one) => game.seats.includes(one)),
          'a stranger agreed',
        );
        must(
          game.seats.every((one) => one === UMPIRE || one === CLOCK || deed.agreed.includes(one)),
          'not all agreed',
        );
        must(states[deed.to] !== undefined, 'there is no such position');
        states.push(states[deed.to]!);
        break;
      case 'restore':
        must(seat === UMPIRE, 'a player restored a position');
        must(states[deed.to] !== undefined, 'there is no such position');
        states.push(states[deed.to]!);
        break;
    }
    must(witness.asked.length === draws.length, 'a roll too many is recorded');
    const isInherited = branch !== undefined && n < branch.entries;
    must(!isInherited || dice.kind === 'fast', 'a branch has dice that are not its own');
    const fast = dice.kind === 'fast' ? new FastDice(mixSeed(dice.seed, n)) : undefined;
    for (const [index, { low, high, purpose, seenBy }] of witness.asked.entries()) {
      const draw = draws[index]!;
      must(JSON.stringify(draw.seenBy) === JSON.stringify(seenBy), 'a roll was shown to others');
      must(draw.purpose === purpose && draw.low === low && draw.high === high, 'a roll was for something else');
      if (isInherited) continue;
      if (key !== undefined)
        must(draw.value === low + fairNumber(key, sealed, purpose, index, high - low + 1), 'a die does not follow');
      if (fast !== undefined) must(draw.value === fast.between(low, high), 'a die does not follow');
    }
    head = entryHash(sealed, draws);
    must(hashName(head) === hash, 'a hash does not fit');
  }
}

function acted(game: AnyGame, before: StateObject, seat: Seat, action: Action, dice: Witness): StateObject {
  must(game.result(before) === undefined, 'the game was over');
  must(game.active(before).includes(seat), 'it was not for this seat to act');
  must(game.action.safeParse(action).success, 'this is no action');
  must(game.refuse(before, seat, action) === undefined, 'the action is against the rules');
  const after = game.shape.copy(before);
  game.apply(after, seat, action, dice);
  return after;
}

function sameState(game: AnyGame, one: StateObject, other: StateObject): boolean {
  return one === other || JSON.stringify(game.shape.encode(one)) === JSON.stringify(game.shape.encode(other));
}

function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}
