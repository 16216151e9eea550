import { scale } from '@club-route/engine';
import { note, record, roll } from '../../clock/moment.ts';
import { cellBeside, isWater } from '../../data/board.ts';
import { RUIN_DIE } from '../../data/combat.ts';
import { OTHER, sideOf, type Side } from '../../data/units.ts';
import { deliver } from '../../knowledge/deliver.ts';
import { enemiesInContact } from '../../rules/contacts.ts';
import { relocate, stopRepair } from '../../rules/relocate.ts';
import { destroy, retreat } from '../../rules/retreat.ts';
import { isRuin, layInRuins } from '../../rules/truth.ts';
import { setUnitState, stateOf, unitsIn } from '../../rules/units.ts';
import { ALL_HEXES } from '../../tactical/board.ts';
import { onMap } from '../../tactical/box.ts';
import { hexNearSquare, squareUnder } from '../../tactical/ground.ts';
import { isExit } from '../../tactical/rules/reach.ts';
import { EXITED, firstOf, INDEX, lastOf, medalsOf, SIDES } from '../../tactical/state.ts';
import { TURN } from '../data/speeds.ts';
import type { TurnMoment } from '../moment.ts';
import { clearBattle, secondOptionsOf, type Engagement, type SecondState } from '../state.ts';
import { airCommandOf } from './open.ts';
import { unitsOfSide } from './areas.ts';

/** 22: what a battle leaves behind in the campaign, whether it was played here or elsewhere. */

export interface BattleResult {
  readonly turns: number;
  readonly medals: Readonly<Record<Side, number>>;
  readonly holds: Side | 'nobody';
  readonly ending: string;
  /** Unit -> figures lost; and companies that left the board. */
  readonly lost: ReadonlyMap<number, number>;
  readonly exits: ReadonlyMap<number, number>;
  readonly ruins: readonly number[];
}

/** How a battle that was played here has ended. R45: from the sixth turn on the ground may fall in ruins, by a die each. */
export function playedResult(moment: TurnMoment): BattleResult {
  const { state } = moment;
  const { battalions, shelled } = state.engagement!;
  const units = battalions.map(({ unit }) => unit);
  const ruins =
    state.battleTurn < RUINOUS_TURNS
      ? []
      : shelled.filter((square) => !isRuin(state, square) && roll(moment, 'ruins') === RUIN_DIE);
  return {
    turns: state.battleTurn,
    medals: { allied: medalsWon(state, 'allied'), german: medalsWon(state, 'german') },
    holds: state.battleWinner,
    ending: state.battleEnding,
    lost: new Map(units.map((unit) => [unit, figuresOf(state, unit).lost])),
    exits: new Map(
      units.map((unit) => [unit, companiesOf(state, unit).filter((one) => state.companyHex[one] === EXITED).length]),
    ),
    ruins,
  };
}
const RUINOUS_TURNS = 6;

/** 21.7: the battle ends with the medals that were to win, so none count beyond them, as on the form (21.6). By rules 2 they did. */
function medalsWon(state: SecondState, side: Side): number {
  const won = medalsOf(state, side);
  return secondOptionsOf(state).fourthReadings ? won : Math.min(won, state.medalsNeeded[INDEX[side]]);
}

/** The companies of a battalion, wherever they are. */
export function companiesOf(state: SecondState, unit: number): readonly number[] {
  const side = sideOf(unit);
  const found: number[] = [];
  for (let company = firstOf(side); company < lastOf(state, side); company++)
    if (state.companyUnit[company] === unit) found.push(company);
  return found;
}

/** G102: figures with which it came, reserves too, and those that are lost. */
export function figuresOf(state: SecondState, unit: number): { readonly start: number; readonly lost: number } {
  let start = 0;
  let left = 0;
  for (const company of companiesOf(state, unit)) {
    start += state.companyStart[company];
    left += state.companyFigures[company];
  }
  return { start, lost: start - left };
}

/** 22.1: the strength left after so many figures of so many were lost; 0 only if all are. */
export function strengthAfter(strength: number, lost: number, start: number): number {
  if (start === 0 || lost === 0) return strength;
  if (lost >= start) return 0;
  return Math.max(1, strength - scale(strength, scale(100, lost, start), 100));
}

/** Carries the result over and ends the state of battle. */
export function settleBattle(moment: TurnMoment, result: BattleResult): void {
  const { state } = moment;
  const engagement = state.engagement!;
  const { battalions, id } = engagement;
  const units = battalions.map(({ unit }) => unit);
  keepForming(state, units);
  const exits = units.map((unit) => [unit, exitSquare(state, unit, result)] as const);
  const levels = new Map(
    SIDES.map((side) => [side, new Map(unitsOfSide(engagement, side).map((unit) => [unit, 'close'] as const))]),
  );
  const places = new Map(units.map((unit) => [unit, state.unitCell[unit]]));
  for (const unit of units) {
    if (state.unitCell[unit] < 0) continue;
    stopRepair(state, unit);
    const { start } = figuresOf(state, unit);
    const left = strengthAfter(state.unitStrength[unit], result.lost.get(unit) ?? 0, start);
    if (left === 0) wipeOut(state, unit);
    else state.unitStrength[unit] = left;
  }
  const until = state.minute + TURN * Math.ceil(result.turns / TURNS_PER_TURN);
  for (const [unit, square] of exits)
    if (square !== undefined && state.unitCell[unit] >= 0) relocate(moment, unit, square);
  if (result.holds !== 'nobody') fallBack(moment, engagement, result, result.holds);
  for (const square of result.ruins) layInRuins(state, square);
  for (const unit of units) {
    moment.obliged.delete(unit);
    if (state.unitCell[unit] < 0) continue;
    setUnitState(state, unit, 'in battle', until);
    state.unitPoints[unit] = 0;
    note(moment, unit, 'combat', { levels: levels.get(OTHER[sideOf(unit)])! });
    const lost = units.filter((other) => sideOf(other) === sideOf(unit) && state.unitCell[other] < 0);
    state.toReport = state.toReport.with(unit, [...new Set([...state.toReport[unit], ...lost])]);
  }
  for (const side of SIDES) tellOf(moment, engagement, side, result, places);
  record(moment, {
    kind: 'battle ends',
    minute: state.minute,
    battle: id,
    ending: result.ending,
    winner: result.holds,
    turns: result.turns,
    discloses: true,
  });
  state.engagement = null;
  clearBattle(state);
}
const TURNS_PER_TURN = 3;

/** G71: who landed before the battle goes on to form up after it; by rules 3 a short battle ended that. */
function keepForming(state: SecondState, units: readonly number[]): void {
  if (secondOptionsOf(state).fifthReadings) return;
  const forming = units.filter((unit) => stateOf(state, unit) === 'forming');
  state.landed = [...state.landed, ...forming.map((unit) => ({ unit, until: state.unitBusyUntil[unit] }))];
}

/** 23: what is wiped out may send stragglers to others in the night. */
function wipeOut(state: SecondState, unit: number): void {
  addStragglers(state, unit, state.unitCell[unit]);
  destroy(state, unit, 'destroyed');
}

function addStragglers(state: SecondState, unit: number, cell: number): void {
  state.stragglers = [...state.stragglers, { unit, cell, strength: state.unitDawn[unit] }];
}

/** 22.2: the loser goes back until out of battle distance, one square at least, two if beaten by two medals or more. */
function fallBack(moment: TurnMoment, engagement: Engagement, { medals }: BattleResult, winner: Side): void {
  const { state } = moment;
  const loser = OTHER[winner];
  const least = medals[winner] - medals[loser] >= 2 ? 2 : 1;
  for (const unit of unitsOfSide(engagement, loser)) {
    let squares = least;
    for (let tries = 0; tries < MOST_RETREATS && state.unitCell[unit] >= 0; tries++) {
      const opponents = unitsOfSide(engagement, winner).filter((other) => state.unitCell[other] >= 0);
      const near = [...new Set([...opponents, ...enemiesInContact(state, unit)])];
      if (near.length === 0) break;
      const from = state.unitCell[unit];
      retreat(moment, unit, squares, near);
      // 23: it is at nothing, so it may have stragglers too; by rules 2 it had none.
      if (state.unitCell[unit] < 0 && !secondOptionsOf(state).fourthReadings) addStragglers(state, unit, from);
      if (state.unitCell[unit] < 0 || state.unitCell[unit] === from || enemiesInContact(state, unit).length === 0)
        break;
      squares = 1;
    }
  }
}
const MOST_RETREATS = 4;

/** 22.3: if more than half its companies left the board, the battalion stands beyond the exit nearest to where it fought. */
function exitSquare(state: SecondState, unit: number, { exits }: BattleResult): number | undefined {
  const left = exits.get(unit) ?? 0;
  const box = state.battleBox;
  if (box === null || 2 * left <= companiesOf(state, unit).length) return undefined;
  const gates = exitHexes(state);
  if (gates.length === 0) return undefined;
  const gate = hexNearSquare(box, state.unitCell[unit], (hex) => gates.includes(hex));
  const [east, north] = onMap(box, 0, -1);
  const square = cellBeside(squareUnder(box, gate), east, north);
  return square < 0 || isWater(square) || unitsIn(state, square).length > 0 ? undefined : square;
}

/** The hexes by which the attacker may leave the board. */
export function exitHexes(state: SecondState): readonly number[] {
  return ALL_HEXES.filter((hex) => isExit(state, hex));
}

/** What each commander hears at once, and the air force of what was taken from it. */
function tellOf(
  moment: TurnMoment,
  { id, commanders, squadrons }: Engagement,
  side: Side,
  result: BattleResult,
  places: ReadonlyMap<number, number>,
): void {
  const { state } = moment;
  const { ending, holds: winner, turns, lost } = result;
  const own = [...places.keys()].filter((unit) => sideOf(unit) === side);
  const air = airCommandOf(state, side);
  const news = { kind: 'battle', minute: state.minute, battle: id, ending, winner, turns } as const;
  deliver(moment, commanders[side], {
    ...news,
    lost: own.map((unit) => ({ unit, figures: lost.get(unit) ?? 0, strength: state.unitStrength[unit] })),
    squadrons: air === commanders[side] ? squadrons[side] : 0,
  });
  if (air !== commanders[side] && squadrons[side] > 0)
    deliver(moment, air, { ...news, lost: [], squadrons: squadrons[side] });
}
