import { squaredDistance } from '../data/board.ts';
import { mayFly } from '../data/calendar.ts';
import { COMBAT_MINUTES } from '../data/times.ts';
import { pickOne, type Moment } from '../clock/moment.ts';
import { optionsOf, type CampaignState, type Combat, type Fight, type Sortie } from '../state.ts';
import { isHeldBack } from '../umpire/dice.ts';
import { enemiesInContact } from './contacts.ts';
import { dropStep, standClear, stopRepair } from './relocate.ts';
import { defenceOf, runningOrder, stateOf } from './units.ts';
import { defenderGroup } from './weigh.ts';

/** 8, 9.1: combats open. Targets are chosen now, groups when the combat is decided (G32). */

/** Phase 5: every unit that must attack opens a combat or joins one, by number. */
export function openCombats(moment: Moment): void {
  // H6: who comes into contact by a ruling attacks after the last of them.
  if (isHeldBack(moment.state) && !optionsOf(moment.state).eighthReadings) return;
  const units = [...moment.obliged].toSorted((one, two) => one - two);
  moment.obliged.clear();
  for (const unit of units) attack(moment, unit);
}

/** A unit attacks somebody in contact with it, unless it attacks already or cannot. */
export function attack(moment: Moment, unit: number): void {
  const { state } = moment;
  const now = stateOf(state, unit);
  if (state.unitCell[unit] < 0 || now === 'crossing' || now === 'retreated' || isAttacking(state, unit)) return;
  const target = chooseTarget(moment, unit);
  if (target !== undefined) openFight(moment, { attacker: unit, target });
}

function isAttacking(state: CampaignState, unit: number): boolean {
  return state.combats.some(({ fights }) => fights.some(({ attacker }) => attacker === unit));
}

/** R51: beside it, then two squares off, then over a corner. */
const PRIORITY: readonly number[] = [1, 4, 2];

/** 8.6: ties go to the weakest, then to chance. */
export function chooseTarget(moment: Moment, unit: number): number | undefined {
  const { state } = moment;
  const here = state.unitCell[unit];
  const rank = (enemy: number): number => PRIORITY.indexOf(squaredDistance(here, state.unitCell[enemy]));
  const enemies = enemiesInContact(state, unit);
  if (enemies.length === 0) return undefined;
  const best = Math.min(...enemies.map(rank));
  const nearest = enemies.filter((enemy) => rank(enemy) === best);
  const weakest = Math.min(...nearest.map((enemy) => defenceOf(state, enemy)));
  return pickOne(
    moment,
    nearest.filter((enemy) => defenceOf(state, enemy) === weakest),
    'choice of target',
  );
}

/** R52, G123: groups that share a unit are one combat; who comes until minute 29 joins it (G31). */
function openFight(moment: Moment, fight: Fight): void {
  const { state } = moment;
  for (const unit of [fight.attacker, fight.target]) stopForCombat(moment, unit);
  const group = defenderGroup(state, fight.target);
  const squadrons = takeStrikes(state, fight.attacker);
  const isShared = ({ opened, fights }: Combat): boolean =>
    state.minute < opened + COMBAT_MINUTES &&
    fights.some(({ target }) => state.unitCell[target] >= 0 && overlaps(defenderGroup(state, target), group));
  // A new fight may join several combats into one, which is that of the first.
  const shared = state.combats.filter(isShared).slice(0, mostJoined(state));
  const joined: Combat = {
    opened: Math.min(state.minute, ...shared.map(({ opened }) => opened)),
    fights: [...shared.flatMap(({ fights }) => fights), fight],
    squadrons: shared.reduce((sum, one) => sum + one.squadrons, squadrons),
  };
  const [first] = shared;
  state.combats =
    first === undefined
      ? [...state.combats, joined]
      : state.combats.flatMap((one) => (one === first ? [joined] : shared.includes(one) ? [] : [one]));
}

/** Rules 1 joined a fight to the first combat that it shares units with, and left the others apart. */
export function mostJoined(state: CampaignState): number | undefined {
  return optionsOf(state).firstReadings ? 1 : undefined;
}

export function overlaps(one: readonly number[], two: readonly number[]): boolean {
  return one.some((unit) => two.includes(unit));
}

function stopForCombat(moment: Moment, unit: number): void {
  const { state } = moment;
  stopRepair(state, unit);
  if (stateOf(state, unit) !== 'moving') return;
  dropStep(state, unit);
  standClear(moment, unit);
}

/** 14.2: squadrons that wait for this unit's ordered attack strike now. */
function takeStrikes(state: CampaignState, unit: number): number {
  if (runningOrder(state, unit)?.kind !== 'attack') return 0;
  // G37: squadrons fly by day, and not before the day for which they were ordered.
  if (!mayFly(state.minute) && !optionsOf(state).thirdReadings) return 0;
  const strikes = (sortie: Sortie): boolean =>
    sortie.kind === 'strike' && sortie.unit === unit && (sortie.from ?? 0) <= state.minute;
  const waiting = state.sorties.filter(strikes).length;
  if (waiting > 0) state.sorties = state.sorties.filter((sortie) => !strikes(sortie));
  return waiting;
}
