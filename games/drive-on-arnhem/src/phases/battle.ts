import { scale, type Dice } from '@club-route/engine';
import { COMMAND_FIRE, COST, ENGINEER_FIRE, FIRE, ORDER_FACTOR } from '../data/tables.ts';
import { ENGINEER, FIRST, LAST, ONLY, OTHER, type Side, UNIT_COUNT } from '../data/units.ts';
import { STAGES, type Reports, type Stage } from '../report.ts';
import { casualtyPercent, lossOf } from '../rules/casualties.ts';
import { engage, engaged, pointsBefore, price } from '../rules/engagement.ts';
import { canShell, defensiveFire, gunFire, offensiveFire } from '../rules/fire.ts';
import { inOrder, isHeldBy } from '../rules/stacks.ts';
import { leastOfCommandDie } from '../rules/weigh.ts';
import { isAdvanced, NONE, type DriveState } from '../state.ts';
import { aftermath, byNumber } from './aftermath.ts';

/** H28: one battle, from the payments to the last shot. */

const { attackers, defenders } = engaged;
/** Per target of a stage: its share in the fire. */
const weights = new Int16Array(UNIT_COUNT);
const guns = new Int16Array(UNIT_COUNT);

export function fight(
  state: DriveState,
  side: Side,
  cell: number,
  plotted: Int16Array,
  plottedCount: number,
  dice: Dice,
  reports: Reports,
): void {
  // S7.17: whoever stands there now defends; nobody there, no battle.
  if (!isHeldBy(state, OTHER[side], cell)) return;
  payAttackers(state, side, cell, plotted, plottedCount, dice);
  if (engaged.attackerCount === 0) return;
  payDefenders(state, OTHER[side], cell, dice);
  const opening = open(state, side, cell, reports);
  const fire: number[] = [];
  const losses: (readonly number[])[] = [];
  for (const stage of STAGES) {
    const strength = stageFire(state, side, cell, stage, dice);
    fire.push(scale(strength, 1, 1000));
    losses.push(
      stage === 'protective' || stage === 'defensive'
        ? suffer(state, attackers, engaged.attackerCount, cell, strength, stage === 'protective')
        : suffer(state, defenders, engaged.defenderCount, NONE, strength, stage === 'barrage'),
    );
    reports?.push({ kind: 'fire', stage, fire: fire.at(-1)!, losses: losses.at(-1)!, discloses: true });
  }
  const [retreats, advances] = aftermath(state, side, cell, dice, reports);
  state.battles.push({ ...opening, fire, losses, retreats: byNumber(retreats), advances });
}

/** H25: in plotted order; whoever has too few points does not attack and pays nothing. */
function payAttackers(
  state: DriveState,
  side: Side,
  cell: number,
  plotted: Int16Array,
  plottedCount: number,
  dice: Dice,
): void {
  engaged.attackerCount = 0;
  for (let index = 0; index < plottedCount; index++) {
    const unit = plotted[index];
    if (state.unitAttack[unit] !== cell) continue;
    const out = state.unitOutOfCommand[unit] === 1;
    const least = leastOfCommandDie(state);
    if (state.unitPoints[unit] < COST.offensiveFire + (out ? least : 0)) continue;
    const asked =
      COST.offensiveFire + (out ? dice.between(least, COMMAND_FIRE, 'lost command in attack', ONLY[side]) : 0);
    if (state.unitPoints[unit] < asked) continue;
    engage(state, unit, asked);
    attackers[engaged.attackerCount++] = unit;
  }
}

/** H27: a defender pays what it has, at most five. */
function payDefenders(state: DriveState, side: Side, cell: number, dice: Dice): void {
  engaged.defenderCount = 0;
  for (let unit = state.cellTop[cell]; unit !== NONE; unit = state.unitNext[unit]) {
    const out = state.unitOutOfCommand[unit] === 1;
    const extra = out ? dice.between(leastOfCommandDie(state), COMMAND_FIRE, 'lost command in defence', ONLY[side]) : 0;
    engage(state, unit, COST.defensiveFire + extra);
    defenders[engaged.defenderCount++] = unit;
  }
}

/** H34: what is told before the first shot. */
function open(state: DriveState, side: Side, cell: number, reports: Reports) {
  let attacking = 0;
  let defending = 0;
  for (let index = 0; index < engaged.attackerCount; index++) attacking += state.unitStrength[attackers[index]];
  for (let index = 0; index < engaged.defenderCount; index++) defending += state.unitStrength[defenders[index]];
  const opening = {
    turn: state.turn,
    cell,
    attackers: Array.from(attackers.subarray(0, engaged.attackerCount)),
    // By their numbers: in which order they came is nothing that shows.
    defenders: Array.from(defenders.subarray(0, engaged.defenderCount)).toSorted((one, two) => one - two),
    strength: 10 * scale(defending, 1, 10),
    odds: scale(attacking, 10, defending),
  };
  const { turn: _turn, ...told } = opening;
  reports?.push({ kind: 'battle', side, ...told, discloses: true });
  return opening;
}

function stageFire(state: DriveState, side: Side, cell: number, stage: Stage, dice: Dice): number {
  switch (stage) {
    case 'protective':
      return shelling(state, OTHER[side], cell, true, dice);
    case 'barrage':
      return shelling(state, side, cell, false, dice);
    case 'defensive':
      return defence(state, cell, dice);
    case 'offensive':
      return assault(state, cell, dice);
  }
}

function random(dice: Dice, seenBy?: readonly Side[]): number {
  return dice.between(FIRE.randomLow, FIRE.randomHigh, 'fire', seenBy);
}

/** H29: guns in range, in order of appearance, each once a phase; protective fire may be split over two attacks. */
function shelling(state: DriveState, side: Side, cell: number, protective: boolean, dice: Dice): number {
  const advanced = isAdvanced(state);
  const count = inOrder(state, FIRST[side], LAST[side], guns);
  let fire = 0;
  for (let index = 0; index < count; index++) {
    const unit = guns[index];
    const split = protective && advanced && state.unitProtect[unit] === 2;
    if (state.unitFired[unit] >= (split ? 2 : 1) || !canShell(state, unit, cell)) continue;
    if (!protective && (state.unitAttack[unit] !== NONE || (advanced && state.unitBarrage[unit] !== cell))) continue;
    state.unitFired[unit]++;
    // A die for each gun: how many guns there are only their owner may count.
    fire += gunFire(state, unit, cell, split, random(dice, ONLY[side]));
  }
  return fire;
}

function defence(state: DriveState, cell: number, dice: Dice): number {
  let fire = 0;
  let firing = false;
  for (let index = 0; index < engaged.defenderCount; index++) {
    const unit = defenders[index];
    if (state.unitStrength[unit] === 0) continue;
    firing = true;
    fire += defensiveFire(state, unit, random(dice), pointsBefore[unit], price[unit]);
  }
  return firing && hasLivingEngineer(state, cell) ? fire + ENGINEER_FIRE : fire;
}

function assault(state: DriveState, cell: number, dice: Dice): number {
  let fire = 0;
  let engineer = false;
  for (let index = 0; index < engaged.attackerCount; index++) {
    const unit = attackers[index];
    if (state.unitStrength[unit] === 0) continue;
    const order = orderFactor(index);
    fire += offensiveFire(state, unit, cell, order, random(dice), pointsBefore[unit]);
    engineer ||= hasLivingEngineer(state, state.unitCell[unit]);
  }
  return engineer ? fire + ENGINEER_FIRE : fire;
}

/** 8.15 */
function orderFactor(place: number): number {
  return ORDER_FACTOR[Math.min(place, ORDER_FACTOR.length - 1)];
}

function hasLivingEngineer(state: DriveState, cell: number): boolean {
  for (let unit = state.cellTop[cell]; unit !== NONE; unit = state.unitNext[unit])
    if (state.unitType[unit] === ENGINEER && state.unitStrength[unit] > 0) return true;
  return false;
}

/** S7.19: fire is shared over attackers by order factor, over defenders by combat points; [unit, loss, …]. */
function suffer(
  state: DriveState,
  units: Int16Array,
  count: number,
  attacked: number,
  fire: number,
  fromGuns: boolean,
): readonly number[] {
  const losses: (readonly [number, number])[] = [];
  if (fire === 0) return [];
  const attacking = attacked !== NONE;
  let sum = 0;
  for (let index = 0; index < count; index++) {
    const unit = units[index];
    if (!attacking) weights[index] = state.unitStrength[unit];
    else weights[index] = state.unitStrength[unit] > 0 ? orderFactor(index) : 0;
    sum += weights[index];
  }
  for (let index = 0; index < count; index++) {
    const unit = units[index];
    if (weights[index] === 0) continue;
    const percent = casualtyPercent(state, unit, attacked, fromGuns);
    const lost = lossOf(fire, weights[index], sum, percent, state.unitStrength[unit]);
    if (lost === 0) continue;
    state.unitStrength[unit] -= lost;
    losses.push([unit, lost]);
  }
  // Those of attackers in plotted order, of defenders by their numbers.
  return (attacking ? losses : losses.toSorted(([one], [two]) => one - two)).flat();
}
