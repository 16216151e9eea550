import { hexDistance } from '@club-route/engine';
import { Posts, type PostTerms } from '@club-route/engine/search';
import { board, CELLS, DEGREE, NEIGHBOUR, RING, TOWNS } from '../data/board.ts';
import { LAST_TURN } from '../data/tables.ts';
import { AIRBORNE_OF, FIRST, FIRST_GERMAN, LAST, POLES, UNIT_COUNT, type Side } from '../data/units.ts';
import { isHeldBy } from '../rules/stacks.ts';
import { AIRBORNE_RANGE, isOwnedBy } from '../rules/supply.ts';
import { NONE, type DriveState } from '../state.ts';
import { FAR, fieldsNow, fieldTo, kindOf, HIGHWAY, LEAST_PER_HEX, OBJECTIVE_GROUND } from './ground.ts';
import { postEngineers } from './engineers.ts';
import { Exposure } from './exposure.ts';
import { guardSources } from './guards.ts';
import type { Picture } from './picture.ts';
import { roleOf } from './roles.ts';
import { SECTORS, type Sectors } from './sectors.ts';
import { powerSeen } from './seen.ts';
import { sendSweepers } from './sweep.ts';
import type { Worth } from './worth.ts';

const MOST_POSTS = 200;
/** Operation points of march for one point of a post's worth. */
const POINTS_PER_WORTH = 1.2;
const MOBILE_POINTS_PER_WORTH = 2.5;
const NOWHERE = 10_000;
const AT_HOME = 10;
/** What a post out of airborne supply is worth less to who depends on it. */
const OUT_OF_SUPPLY = 60;
/** What one guard spares the next: in the next hex, and in the one beyond. */
const RELIEF: readonly number[] = [0, 16, 6];
/** How many times the enemy's strength is wanted for an attack, and part of his threat for a guard. */
const ENOUGH_TO_ATTACK = 6;
const ENOUGH_TO_HOLD = 0.5;
/** Threat that makes a guard as urgent as it gets. */
const FULL_THREAT = 160;
/** How urgent it is to guard what nobody threatens, to guard a key to the battle, and to take what is the enemy's. */
const LEAST_URGENCY = 0.2;
const KEY_URGENCY = 0.6;
const LIFELINE_URGENCY = 0.6;
const TAKING = 0.7;
/** From this day on the Allies look where the enemy could cut the road, and what it is worth to stand there. */
const FIRST_GUARD = 9;
/** Turn → what it is worth to stand where the enemy could cut the road: at the end everything hangs on it. */
const LIFELINE: readonly number[] = [0, 0, 0, 0, 0, 100, 100, 100, 200, 300, 300];
const LAST_GUARD = 9;
/**
 * From that day on nobody stands alone around an objective, for one battalion is driven off too easily (H30): part of the
 * threat that its guards are to match, how many of them, and what each further one is worth of the one before.
 */
const LAST_STAND = 1.5;
const LAST_GUARDS = 3;
const FURTHER = 0.85;

/** Points of way, for one that a unit has, by which it may still arrive. */
const IN_TIME = 1.2;
const SECOND_PHASE = { allied: 'alliedSecond', german: 'germanSecond' } as const;
/** Guns: what a battle is worth to them by what it is fought for, the enemy that is worth their shells, and what a point of way costs. */
const GUNS_FOR_FIGHT = 3;
const WORTH_SHELLS = 25;
const GUNS_PER_POINT = 1.2;

/** Who goes where. Fighters to what is worth holding or taking, guns behind them, engineers to the bridges. */
export class Assignments {
  /** Unit → the hex it is to go to, or −1. */
  readonly of = new Int16Array(UNIT_COUNT).fill(NONE);
  /** Unit → 1 for who is wanted nowhere and only keeps up with the others. */
  readonly reserve = new Uint8Array(UNIT_COUNT);
  /** Unit → 1 for who has to open the road in the last days, whatever he leaves behind. */
  readonly urgent = new Uint8Array(UNIT_COUNT);
  sectors: Sectors = SECTORS.highway;
  readonly #posts = new Posts(UNIT_COUNT, CELLS, MOST_POSTS);
  readonly #fighters: number[] = [];
  readonly #exposure = new Exposure();
  /** Unit → the source that it guards, or the far end of the stretch of road that it is to open, or −1. */
  readonly #swept = new Int16Array(UNIT_COUNT);
  /** Cell → what a post there is worth, and the strength sent there so far. */
  readonly #values = new Int16Array(CELLS);
  readonly #sent = new Float64Array(CELLS);
  /** Cell → guards sent there: more than two would block the road, for at most four points stack. */
  readonly #guarded = new Uint8Array(CELLS);

  assign(state: DriveState, side: Side, picture: Picture, worth: Worth): void {
    this.of.fill(NONE);
    this.reserve.fill(0);
    this.urgent.fill(0);
    this.#values.fill(0);
    this.#sent.fill(0);
    this.#guarded.fill(0);
    this.#swept.fill(NONE);
    this.#fighters.length = 0;
    for (let unit = FIRST[side]; unit < LAST[side]; unit++)
      if (state.unitCell[unit] >= 0 && roleOf(state, unit) === 'fighter') this.#fighters.push(unit);
    if (side === 'allied' && state.turn >= FIRST_GUARD) this.#exposure.look(state, picture);
    else this.#exposure.cells.fill(0);
    if (side === 'allied') {
      sendSweepers(state, picture, worth, this.#fighters, this.#swept, this.urgent);
      guardSources(state, picture, this.#fighters, this.#swept);
    }
    this.#wantGround(state, side, picture, worth);
    for (let index = 0; index < picture.enemyCellCount; index++)
      this.#wantFight(picture, worth, state, picture.enemyCells[index]);
    this.#posts.clear();
    for (let cell = 0; cell < CELLS; cell++) if (this.#values[cell] > 0) this.#posts.want(cell, this.#values[cell]);
    this.#posts.match(this.#fighters, this.#terms(state, side, picture, worth));
    for (let unit = FIRST[side]; unit < LAST[side]; unit++)
      this.of[unit] = this.#swept[unit] === NONE ? this.#posts.of[unit] : this.#swept[unit];
    // Whoever is wanted nowhere closes up: XXX Corps by its road, Germans to where their group fights.
    for (const unit of this.#fighters) {
      this.reserve[unit] = 1;
      if (side === 'german') this.of[unit] = this.sectors.assemblyPoint(unit, state.unitCell[unit]);
      else if (AIRBORNE_OF[unit] === NONE) this.of[unit] = worth.route.head;
    }
    this.#postGuns(state, side, picture, worth);
    if (side === 'allied') postEngineers(state, worth, this.of, this.reserve);
  }

  #terms(state: DriveState, side: Side, picture: Picture, worth: Worth): PostTerms {
    const fields = fieldsNow(state, side);
    const isLast = state.turn === LAST_TURN && state.phase === SECOND_PHASE[side];
    const mostGuards = state.turn >= LAST_GUARD ? 2 : 1;
    const isLastStand = (cell: number): boolean =>
      side === 'allied' && state.turn >= LAST_GUARD && worth.isAtStake(cell) && picture.threat[cell] > 0;
    return {
      price: (unit, cell) => {
        // Most posts are too far out of the way to look for the way itself.
        const dear = strangeness(this.sectors, state, side, picture, unit, cell, worth.isLate);
        const most = this.#values[cell] - dear;
        const perWorth = isMobile(unit) ? MOBILE_POINTS_PER_WORTH : POINTS_PER_WORTH;
        const from = state.unitCell[unit];
        if (RING[cell] === 1 || (LEAST_PER_HEX * hexDistance(board, from, cell)) / perWorth > most + AT_HOME)
          return NOWHERE;
        const far = fields.to(cell, kindOf(state, unit))[from];
        // In the last phase nobody sets out for where he cannot be.
        if (isLast && far > IN_TIME * state.unitPoints[unit]) return NOWHERE;
        // Who is there already stays, unless there is much to gain.
        return far >= FAR ? NOWHERE : Math.round((far === 0 ? -AT_HOME : far / perWorth) + dear);
      },
      relief: (cell, taken) =>
        picture.enemy[cell] > 0 || (state.turn >= LAST_GUARD && this.#exposure.cells[cell] === 1)
          ? 0
          : (RELIEF[hexDistance(board, cell, taken)] ?? 0),
      rest: (cell, unit) => {
        this.#sent[cell] += powerSeen(state, side, unit);
        const enemy = picture.enemy[cell];
        const last = isLastStand(cell);
        const hold = last ? LAST_STAND : ENOUGH_TO_HOLD;
        if (this.#sent[cell] >= (enemy > 0 ? ENOUGH_TO_ATTACK * enemy : hold * picture.threat[cell])) return 0;
        const most = last ? LAST_GUARDS : worth.isKey(cell) ? mostGuards + 1 : 1;
        if (enemy === 0 && ++this.#guarded[cell] >= most) return 0;
        this.#values[cell] *= enemy > 0 ? 0.93 : last ? FURTHER : 0.5;
        return this.#values[cell];
      },
    };
  }

  #wantGround(state: DriveState, side: Side, picture: Picture, worth: Worth): void {
    for (const cell of worth.route.ahead) this.#wantCell(state, side, picture, worth, cell);
    for (let cell = 0; cell < CELLS; cell++)
      if (worth.isLifeline(cell)) this.#wantCell(state, side, picture, worth, cell);
    for (const cell of HIGHWAY) this.#wantCell(state, side, picture, worth, cell);
    for (const { cells } of OBJECTIVE_GROUND)
      for (const cell of cells) this.#wantCell(state, side, picture, worth, cell);
    for (const cell of TOWNS) this.#wantCell(state, side, picture, worth, cell);
    for (let formation = 0; formation < POLES; formation++)
      this.#wantCell(state, side, picture, worth, state.sourceCell[formation]);
  }

  /** What is the enemy's is to be taken; what is ours is to be guarded as far as somebody could take it. */
  #wantCell(state: DriveState, side: Side, picture: Picture, worth: Worth, cell: number): void {
    const ground = worth.ground[cell];
    const threat = Math.min(1, picture.threat[cell] / FULL_THREAT);
    const urgency = isOwnedBy(state, side, cell) ? Math.max(worth.isKey(cell) ? KEY_URGENCY : 0, threat) : TAKING;
    const isUncertain = side === 'allied' && !this.#exposure.isExact && worth.isLifeline(cell);
    const least = isUncertain ? LIFELINE_URGENCY : LEAST_URGENCY;
    this.#values[cell] = Math.round(ground * (least + (1 - least) * urgency));
    if ((side === 'allied' && worth.route.lifeline[cell] === 1) || worth.isLifeline(cell)) {
      if (side === 'allied' && this.#isExposed(state, cell))
        this.#values[cell] = Math.max(this.#values[cell], LIFELINE[state.turn]);
    }
  }

  /** In the last days: whether the enemy could walk into a hex, or could if nobody stood there. */
  #isExposed(state: DriveState, cell: number): boolean {
    const { cells } = this.#exposure;
    if (cells[cell] === 1) return true;
    if (!isHeldBy(state, 'allied', cell)) return false;
    for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++)
      if (NEIGHBOUR[step] >= 0 && cells[NEIGHBOUR[step]] === 1) return true;
    return false;
  }

  /** The enemy himself, more where he is in the way and where we are strong. */
  #wantFight(picture: Picture, worth: Worth, state: DriveState, cell: number): void {
    const odds = picture.support[cell] / (picture.enemy[cell] + 1);
    const value = 10 + 2 * worth.forFight(state, cell, picture.side) * Math.min(1.5, 0.4 + odds / 3);
    this.#values[cell] = Math.max(this.#values[cell], Math.round(value));
  }

  /** Guns go to the nearest enemy in touch with us; they stop short of him. */
  #postGuns(state: DriveState, side: Side, picture: Picture, worth: Worth): void {
    for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
      if (state.unitCell[unit] < 0 || roleOf(state, unit) !== 'guns') continue;
      let most = Number.NEGATIVE_INFINITY;
      for (let index = 0; index < picture.enemyCellCount; index++) {
        const cell = picture.enemyCells[index];
        const far = fieldTo(state, cell, unit)[state.unitCell[unit]];
        const value =
          GUNS_FOR_FIGHT * worth.forFight(state, cell, side) * Math.min(1, picture.enemy[cell] / WORTH_SHELLS) +
          Math.min(picture.support[cell], 150) / 2 -
          GUNS_PER_POINT * far -
          this.sectors.outside(unit, cell);
        if (picture.support[cell] === 0 || value <= most) continue;
        most = value;
        this.of[unit] = cell;
      }
    }
  }
}

/** XXX Corps comes up by its own road. */
function isMobile(unit: number): boolean {
  return unit < FIRST_GERMAN && AIRBORNE_OF[unit] === NONE;
}

/** What it costs that a post is none of a unit's business, or out of its supply. */
function strangeness(
  sectors: Sectors,
  state: DriveState,
  side: Side,
  picture: Picture,
  unit: number,
  cell: number,
  late: boolean,
): number {
  // In the last days everybody may take what is open.
  const outside = sectors.outside(unit, cell);
  const dear = late && side === 'allied' ? outside / 4 : outside;
  const formation = AIRBORNE_OF[unit];
  if (side === 'german' || formation === NONE || state.unitLinked[unit] === 1) return dear;
  const isFar = hexDistance(board, state.sourceCell[formation], cell) > AIRBORNE_RANGE && picture.supplied[cell] === 0;
  return isFar ? dear + OUT_OF_SUPPLY : dear;
}
