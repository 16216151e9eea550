import type { Advisor } from '@club-route/engine';
import { COMBAT_TABLE, type CombatTable, type Order } from '../data/combat-table.ts';
import {
  AIRDROP_LOSS,
  ALLIED_STRENGTH,
  AREA_NAMES,
  AREAS,
  ARNHEM,
  BELGIUM,
  DROPS,
  NIJMEGEN,
  NO_DIVISION,
  ROUNDS,
  STRONGEST,
  weatherSpace,
} from '../data/map.ts';
import type { BattleCardAction, Orders } from '../actions.ts';
import type { BattleCardOptions } from '../options.ts';
import { battleDue, type BattleCardState } from '../state.ts';
import { BattleResults } from './battles.ts';
import { copyPieces, emptyPieces, pack, unpack, type Pieces } from './code.ts';

/**
 * The exact chance of winning under best play: dynamic programming over the positions that can arise, from the end
 * backwards, remembering each. Written apart from the rules themselves, so that the two check each other in the tests.
 */
export class Solver implements Advisor<BattleCardState, BattleCardAction> {
  readonly kind = 'exact';
  readonly #options: BattleCardOptions;
  readonly #battles: BattleResults;
  /** Remembered values by round, of positions before the battles and before the advance. */
  readonly #beforeBattles: Map<number, number>[] = [];
  readonly #beforeAdvance: Map<number, number>[] = [];
  /** A round's own pieces to work on: no two calls of one round are ever open at the same time. */
  readonly #battlePieces: Pieces[] = [];
  readonly #advancePieces: Pieces[] = [];

  constructor(options: BattleCardOptions, table: CombatTable = COMBAT_TABLE) {
    this.#options = options;
    this.#battles = new BattleResults(table, options);
    for (let round = 0; round <= ROUNDS; round++) {
      this.#beforeBattles.push(new Map());
      this.#beforeAdvance.push(new Map());
      this.#battlePieces.push(emptyPieces());
      this.#advancePieces.push(emptyPieces());
    }
  }

  /** How many positions have been worked out so far. */
  get positions(): number {
    const count = (maps: readonly Map<number, number>[]): number => maps.reduce((sum, map) => sum + map.size, 0);
    return count(this.#beforeBattles) + count(this.#beforeAdvance);
  }

  /** The best chance from a position. */
  value(state: BattleCardState): number {
    switch (state.phase) {
      case 'over':
        return state.ending === 'arnhem' ? 1 : 0;
      case 'airdrop':
        return this.#airdrop(piecesOf(state));
      case 'orders':
        return this.#fromState(state, undefined);
      case 'advance':
        return this.#advanceValue(state.round, piecesOf(state));
    }
  }

  /** The chance when this action is chosen and best play follows; before its dice are rolled. */
  valueOf(state: BattleCardState, action: BattleCardAction): number {
    switch (action.kind) {
      case 'airdrop':
        return this.#airdrop(piecesOf(state));
      case 'orders':
        return this.#fromState(state, action.orders);
      case 'advance': {
        const pieces = piecesOf(state);
        const to = AREA_NAMES.indexOf(action.to);
        return action.piece === 'corps'
          ? this.#moveCorps(state.round, pieces, to)
          : this.#moveUnit(state.round, pieces, to);
      }
      case 'hold':
        return this.#endRound(state.round, piecesOf(state));
    }
  }

  #airdrop(pieces: Pieces): number {
    if (this.#options.airdrop === 'shared') {
      let sum = 0;
      for (const loss of AIRDROP_LOSS) {
        for (let area = 0; area < AREAS; area++) {
          if (DROPS[area] !== NO_DIVISION) pieces.allied[area] = ALLIED_STRENGTH[area]! - loss;
        }
        sum += this.#battleValue(1, pack(pieces));
      }
      return sum / 6;
    }
    return this.#dropFrom(pieces, 0);
  }

  #dropFrom(pieces: Pieces, area: number): number {
    if (area === AREAS) return this.#battleValue(1, pack(pieces));
    if (DROPS[area] === NO_DIVISION) return this.#dropFrom(pieces, area + 1);
    let sum = 0;
    // Two faces for each loss: none, one, two.
    for (let loss = 0; loss <= 2; loss++) {
      pieces.allied[area] = ALLIED_STRENGTH[area]! - loss;
      sum += this.#dropFrom(pieces, area + 1);
    }
    return sum / 3;
  }

  /** The value of a position in which orders are due, for the best orders or for given ones. */
  #fromState(state: BattleCardState, orders: Orders | undefined): number {
    const pieces = this.#battlePieces[state.round]!;
    copyPieces(pieces, piecesOf(state));
    let due = 0;
    for (let area = 0; area < AREAS; area++) if (battleDue(state, area)) due |= 1 << area;
    if (this.#options.orders === 'first') return this.#allAtOnce(state.round, pieces, due, orders);
    if (orders === undefined) return this.#oneByOne(state.round, pieces, due);
    const area = orders.findIndex((order) => order !== null);
    return this.#afterOrder(state.round, pieces, due, area, orders[area]!);
  }

  /** Before the battles of a round, all still to be fought. */
  #battleValue(round: number, code: number): number {
    const known = this.#beforeBattles[round]!.get(code);
    if (known !== undefined) return known;
    const pieces = this.#battlePieces[round]!;
    unpack(code, pieces);
    let due = 0;
    for (let area = 0; area < AREAS; area++) {
      if (pieces.allied[area]! > 0 && pieces.german[area]! > 0) due |= 1 << area;
    }
    const value =
      this.#options.orders === 'first'
        ? this.#allAtOnce(round, pieces, due, undefined)
        : this.#oneByOne(round, pieces, due);
    this.#beforeBattles[round]!.set(code, value);
    return value;
  }

  /** All orders before any die: the best of the sums, or the sum for given orders. */
  #allAtOnce(round: number, pieces: Pieces, due: number, given: Orders | undefined): number {
    let best = 0;
    // One bit per area: attack where it is set. Only areas with a battle count.
    for (let attacks = due; ; attacks = (attacks - 1) & due) {
      if (given === undefined || attacks === attacksIn(given)) {
        best = Math.max(best, this.#sumOverDice(round, pieces, due, attacks, 0));
      }
      if (attacks === 0) return best;
    }
  }

  #sumOverDice(round: number, pieces: Pieces, due: number, attacks: number, area: number): number {
    while (area < AREAS && ((due >> area) & 1) === 0) area++;
    if (area === AREAS) return this.#reinforced(round, pieces);
    return this.#overResults(pieces, area, (attacks >> area) & 1, () =>
      this.#sumOverDice(round, pieces, due, attacks, area + 1),
    );
  }

  /** Each order just before its roll, in the order of areas that the chosen reading gives. */
  #oneByOne(round: number, pieces: Pieces, due: number): number {
    if (due === 0) return this.#reinforced(round, pieces);
    let best = 0;
    for (let area = 0; area < AREAS; area++) {
      if (!this.#mayOrderNext(due, area)) continue;
      best = Math.max(best, this.#afterOrder(round, pieces, due, area, 'attack'));
      best = Math.max(best, this.#afterOrder(round, pieces, due, area, 'defend'));
    }
    return best;
  }

  #mayOrderNext(due: number, area: number): boolean {
    const bit = 1 << area;
    if ((due & bit) === 0) return false;
    switch (this.#options.orders) {
      case 'northward':
        return (due & (bit - 1)) === 0;
      case 'southward':
        return due >> (area + 1) === 0;
      case 'free':
      case 'first':
        return true;
    }
  }

  #afterOrder(round: number, pieces: Pieces, due: number, area: number, order: Order): number {
    return this.#overResults(pieces, area, order === 'attack' ? 1 : 0, () =>
      this.#oneByOne(round, pieces, due & ~(1 << area)),
    );
  }

  /** The mean over the results of one battle; a lost unit counts nothing. The pieces are put back afterwards. */
  #overResults(pieces: Pieces, area: number, attack: number, then: () => number): number {
    const allied = pieces.allied[area]!;
    const german = pieces.german[area]!;
    const control = pieces.control[area]!;
    let sum = 0;
    for (const result of this.#battles.of(allied, german, control)) {
      const faces = attack === 1 ? result.attackFaces : result.defendFaces;
      if (faces === 0 || result.allied === 0) continue;
      pieces.allied[area] = result.allied;
      pieces.german[area] = result.german;
      pieces.control[area] = result.control;
      sum += faces * then();
    }
    pieces.allied[area] = allied;
    pieces.german[area] = german;
    pieces.control[area] = control;
    return sum / 6;
  }

  #reinforced(round: number, fought: Pieces): number {
    const pieces = this.#advancePieces[round]!;
    copyPieces(pieces, fought);
    for (let step = 0; step < AREAS; step++) {
      const area = this.#options.reinforcements === 'fromTop' ? AREAS - 1 - step : step;
      if (pieces.german[area] === 0) continue;
      const grows = area !== NIJMEGEN || pieces.control[ARNHEM] === 0;
      if (grows && (pieces.german[area]! < STRONGEST || this.#options.germansAboveSix)) pieces.german[area]!++;
      if (!grows && this.#options.retakeOnlyIfReinforced) continue;
      if (pieces.german[area]! > pieces.allied[area]!) pieces.control[area] = 0;
    }
    return this.#advanceValue(round, pieces);
  }

  #advanceValue(round: number, pieces: Pieces): number {
    const code = pack(pieces);
    const known = this.#beforeAdvance[round]!.get(code);
    if (known !== undefined) return known;
    const { corps } = pieces;
    const hasUnit = corps !== BELGIUM && pieces.allied[corps]! > 0;
    let best = -1;
    for (let to = corps + 1; to >= corps - 1; to -= 2) {
      if (to < 0 || to >= AREAS || (to < corps && !this.#options.mayMoveBack)) continue;
      if (pieces.control[to] === 1) best = Math.max(best, this.#moveCorps(round, pieces, to));
      if (hasUnit) best = Math.max(best, this.#moveUnit(round, pieces, to));
    }
    if (best < 0 || !this.#options.mustAdvance) best = Math.max(best, this.#endRound(round, pieces));
    this.#beforeAdvance[round]!.set(code, best);
    return best;
  }

  /** Moves the pieces and puts them back afterwards, as the other move does. */
  #moveCorps(round: number, pieces: Pieces, to: number): number {
    if (to === ARNHEM) return 1;
    const { corps } = pieces;
    const german = pieces.german[to]!;
    pieces.corps = to;
    pieces.german[to] = 0;
    const value = this.#endRound(round, pieces);
    pieces.corps = corps;
    pieces.german[to] = german;
    return value;
  }

  #moveUnit(round: number, pieces: Pieces, to: number): number {
    const { corps } = pieces;
    const [there, moving] = [pieces.allied[to]!, pieces.allied[corps]!];
    pieces.allied[to] = Math.min(STRONGEST, there + moving);
    pieces.allied[corps] = 0;
    const value = this.#endRound(round, pieces);
    pieces.allied[to] = there;
    pieces.allied[corps] = moving;
    return value;
  }

  /** The 1st Airborne's test and the weather; without time for the advances still needed all is lost. */
  #endRound(round: number, pieces: Pieces): number {
    if (advancesNeeded(pieces) > ROUNDS - round) return 0;
    const misty = pack(pieces);
    if (pieces.fog === 0) return this.#battleValue(round + 1, misty);
    const strength = pieces.allied[ARNHEM]!;
    pieces.fog = 0;
    pieces.allied[ARNHEM] = Math.min(STRONGEST, strength + 1);
    const cleared = pack(pieces);
    pieces.fog = 1;
    pieces.allied[ARNHEM] = strength;
    const faces = ROUNDS + 1 - weatherSpace(round);
    const clear = this.#battleValue(round + 1, cleared);
    return faces === 6 ? clear : (faces * clear + (6 - faces) * this.#battleValue(round + 1, misty)) / 6;
  }
}

/**
 * The fewest advances with which 30 Corps can still reach Arnhem: one for each area, and one more for a unit to go to
 * Nijmegen, where none drops and which 30 Corps cannot enter until a unit has taken it.
 */
function advancesNeeded(pieces: Pieces): number {
  const untaken = pieces.allied[NIJMEGEN] === 0 && pieces.control[NIJMEGEN] === 0;
  const toNijmegen = pieces.corps < NIJMEGEN && untaken ? 1 : 0;
  return ARNHEM - pieces.corps + toNijmegen;
}

function attacksIn(orders: Orders): number {
  let attacks = 0;
  for (const [area, order] of orders.entries()) if (order === 'attack') attacks |= 1 << area;
  return attacks;
}

/** A number for the whole position: equal for equal positions, and for no others with the same options. */
export function positionKey(state: BattleCardState): number {
  fillPieces(keyPieces, state);
  let fought = 0;
  for (let area = 0; area < AREAS; area++) fought = fought * 2 + state.fought[area]!;
  const stage = (state.round * 4 + PHASES.indexOf(state.phase)) * (1 << AREAS) + fought;
  return pack(keyPieces) * 1024 + stage;
}

const keyPieces = emptyPieces();
const PHASES: readonly BattleCardState['phase'][] = ['airdrop', 'orders', 'advance', 'over'];

function piecesOf(state: BattleCardState): Pieces {
  const pieces = emptyPieces();
  fillPieces(pieces, state);
  return pieces;
}

function fillPieces(pieces: Pieces, state: BattleCardState): void {
  pieces.allied.set(state.allied);
  pieces.german.set(state.german);
  pieces.control.set(state.control);
  pieces.corps = state.corps;
  pieces.fog = state.fog ? 1 : 0;
}
