import { neighboursOf, squaredDistance, type Contact } from '../data/board.ts';
import { ATTACKER_ADVANCES, DEFENDER_ADVANCES, type CombatResult } from '../data/combat.ts';
import type { Moment } from '../clock/moment.ts';
import { optionsOf, type CampaignState } from '../state.ts';
import { relocate } from './relocate.ts';
import { stepTo, type Step } from './steps.ts';
import { trueGround } from './truth.ts';
import { mayAttack, mobilityOf, stateOf, unitsIn } from './units.ts';

/** 9.2, G56, G57: moves that follow from a result. No time passes. */

interface Aftermath {
  readonly result: CombatResult;
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly target: number;
  /** The square in which the target stood. */
  readonly vacated: number;
  /** Those in which the attackers stood, in their order. */
  readonly stood: readonly number[];
  readonly ranges: ReadonlyMap<number, Contact>;
}

/** One unit may take the square that its opponent has left: the close one with the lowest number, else a distant one. */
export function advance(moment: Moment, aftermath: Aftermath): void {
  const { result, attackers, defenders, target, vacated, stood, ranges } = aftermath;
  const { state } = moment;
  if (ATTACKER_ADVANCES.includes(result) && state.unitCell[target] !== vacated)
    advanceInto(moment, attackers, vacated, ranges);
  // Defenders follow only with orders to attack, so never by default.
  if (DEFENDER_ADVANCES.includes(result)) {
    // By rules 5 only the last square that an attacker left counted, so hardly ever one beside them.
    const from = optionsOf(state).fifthReadings ? attackers.map((unit) => state.unitCameFrom[unit]) : stood;
    const left = neighboursOf(vacated).find((cell) =>
      attackers.some((unit, index) => from[index] === cell && state.unitCell[unit] !== cell),
    );
    if (left !== undefined) advanceInto(moment, defenders, left, ranges);
  }
}

function advanceInto(
  moment: Moment,
  units: readonly number[],
  cell: number,
  ranges: ReadonlyMap<number, Contact>,
): void {
  const { state } = moment;
  if (unitsIn(state, cell).length > 0) return;
  const able = units.filter((unit) => mayFollow(state, unit, cell) && dryStep(state, unit, cell) !== undefined);
  const chosen = able.find((unit) => ranges.get(unit) === 'close') ?? able[0];
  if (chosen !== undefined) relocate(moment, chosen, cell);
}

/** R15: ATTACK goes, HOLD stays, MOVE goes if it is on its way. */
function mayFollow(state: CampaignState, unit: number, cell: number): boolean {
  if (state.unitCell[unit] < 0 || stateOf(state, unit) !== 'halted') return false;
  return mayAttack(state, unit) || state.chains[unit]?.route.includes(cell) === true;
}

/** A step that needs neither wading nor a ferry. */
function dryStep(state: CampaignState, unit: number, to: number): Step | undefined {
  const here = state.unitCell[unit];
  if (squaredDistance(here, to) > 2) return undefined;
  const isTouching = neighboursOf(here).includes(to);
  const step = isTouching ? stepTo(mobilityOf(state, unit), here, to, 'fastest', trueGround(state)) : undefined;
  return step?.along === 'wading' ? undefined : step;
}

/** BR: a distant attacker closes up to its target where that now stands, if a free square lets it (G57). */
export function closeUp(moment: Moment, unit: number, target: number): void {
  const { state } = moment;
  if (state.unitCell[target] < 0) return;
  const best = closeSteps(state, unit, target)[0];
  if (best !== undefined) relocate(moment, unit, best.to);
}

/** Free squares beside a target that one dry step reaches: the quickest first, then the lowest. */
export function closeSteps(state: CampaignState, unit: number, target: number): readonly Step[] {
  const beside = neighboursOf(state.unitCell[target]);
  return beside
    .filter((cell) => unitsIn(state, cell).length === 0)
    .flatMap((cell) => dryStep(state, unit, cell) ?? [])
    .toSorted((one, two) => one.minutes - two.minutes || one.to - two.to);
}
