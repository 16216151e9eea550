import { layInRuins } from './truth.ts';
import { scale } from '@club-route/engine';
import { contactOf, distance, squaredDistance, terrainOf, type Contact } from '../data/board.ts';
import { GUN_RANGE } from '../data/artillery.ts';
import { combatResult, FATES, LOSS_DIVISOR, RECCE_DISENGAGES, RUIN_DIE, type CombatResult } from '../data/combat.ts';
import { ALL_UNITS, isArtillery, isRecon, sideOf, UNITS } from '../data/units.ts';
import type { SightingLevel } from '../knowledge/dispatch.ts';
import { MISSION_MINUTES } from '../data/times.ts';
import { note, record, roll, type Moment } from '../clock/moment.ts';
import type { Reckoning } from '../report.ts';
import { optionsOf, type CampaignState, type Combat, type Fight } from '../state.ts';
import { advance, closeUp } from './advance.ts';
import { isInContact } from './contacts.ts';
import { chooseTarget, mostJoined, overlaps } from './open-combat.ts';
import { disengage } from './recce.ts';
import { lose, merge, retreat } from './retreat.ts';
import { attackOf, defenceOf, isMechanised, runningOrder, stateOf, totalOf } from './units.ts';
import { defenderGroup, modifierOf, rangeOf } from './weigh.ts';

/** One combat as it is decided: everybody in it, the sums and the die. */
export interface Battle extends Reckoning {
  readonly target: number;
  /** What the table says. */
  readonly result: CombatResult;
}

/** A combat is due: those who still have somebody to attack do so, in as many battles as their targets make. */
export function resolveCombat(moment: Moment, combat: Combat): void {
  let { squadrons } = combat;
  for (const fights of battlesDue(moment, combat)) {
    if (!areThere(moment.state, fights)) continue;
    const battle = reckon(moment, fights, squadrons);
    settle(moment, battle, battle.result);
    squadrons = 0;
  }
}

/** Whether both ends of every fight are still on the map. */
export function areThere(state: CampaignState, fights: readonly Fight[]): boolean {
  return fights.every(({ attacker, target }) => state.unitCell[attacker] >= 0 && state.unitCell[target] >= 0);
}

/** The battles that a combat falls into when it is due. */
export function battlesDue(moment: Moment, combat: Combat): readonly (readonly Fight[])[] {
  const { state } = moment;
  const fights = combat.fights.flatMap((fight): readonly Fight[] => {
    if (state.unitCell[fight.attacker] < 0 || stateOf(state, fight.attacker) === 'retreated') return [];
    if (inContact(state, fight)) return [fight];
    // G32: the target has gone, so the attacker chooses again.
    const target = chooseTarget(moment, fight.attacker);
    return target === undefined ? [] : [{ ...fight, target }];
  });
  return battlesOf(state, fights);
}

function inContact(state: CampaignState, { attacker, target }: Fight): boolean {
  const there = state.unitCell[target];
  return there >= 0 && contactOf(state.unitCell[attacker], there) !== undefined;
}

/** G123: fights whose groups share a unit are one battle. */
function battlesOf(state: CampaignState, fights: readonly Fight[]): readonly (readonly Fight[])[] {
  let battles: readonly { readonly members: readonly number[]; readonly fights: readonly Fight[] }[] = [];
  for (const one of fights.toSorted((a, b) => a.attacker - b.attacker)) {
    const group = defenderGroup(state, one.target);
    const shared = battles.filter(({ members }) => overlaps(members, group)).slice(0, mostJoined(state));
    const joined = {
      members: [...shared.flatMap(({ members }) => members), ...group],
      fights: [...shared.flatMap((battle) => battle.fights), one],
    };
    battles = [...battles.filter((battle) => !shared.includes(battle)), joined];
  }
  // By their lowest attackers, and in each the lowest first.
  return battles
    .map((battle) => battle.fights.toSorted((a, b) => a.attacker - b.attacker))
    .toSorted(([a], [b]) => a.attacker - b.attacker);
}

/** 9.2: the sums of a battle as things stand, and its die. */
export function reckon(moment: Moment, fights: readonly Fight[], squadrons: number): Battle {
  const { state } = moment;
  const attackers = fights.map(({ attacker }) => attacker);
  // R19, G123: the first-chosen target is that of the attacker with the lowest number.
  const { target } = fights[0];
  const members = new Set(fights.flatMap((one) => defenderGroup(state, one.target)));
  const defenders = [...members].toSorted((one, two) => one - two);
  const guns = supportingGuns(state, attackers, target);
  const attack = totalOf([...attackers, ...guns].map((unit) => attackOf(state, unit))) + squadrons;
  const defence = totalOf([...defenders.map((unit) => defenceOf(state, unit)), ...protectiveFire(state, defenders)]);
  const modifier = modifierOf(state, target, attackers, defenders);
  const die = roll(moment, 'combat');
  const result = combatResult(attack - defence + modifier, die, optionsOf(state).tableOf1976);
  return { target, attackers, defenders, guns, attack, defence, modifier, die, result };
}

/** A battle ends with a result: that of the table, or what the umpire has ruled instead. */
export function settle(moment: Moment, battle: Battle, result: CombatResult): void {
  const { state } = moment;
  const { attackers, defenders, target, attack, defence, die, guns, modifier } = battle;
  const everybody = [...attackers, ...defenders];
  const vacated = state.unitCell[target];
  const stood = attackers.map((unit) => state.unitCell[unit]);
  const isTown = terrainOf(vacated) === 'town';
  const ranges = new Map<number, Contact>([
    ...attackers.map((unit) => [unit, rangeOf(state, unit, defenders)] as const),
    ...defenders.map((unit) => [unit, rangeOf(state, unit, attackers)] as const),
  ]);
  const levels = levelsOf(state, attackers, defenders);
  // Attackers lose by the defence, defenders by the attack, each at its own range (10.1); R17: without the ground.
  const struck = optionsOf(state).lossesCountGround ? Math.max(0, attack + modifier) : attack;
  const losses = everybody.map((unit) =>
    scale((attackers.includes(unit) ? defence : struck) * die, 1, LOSS_DIVISOR[ranges.get(unit)!]),
  );
  record(moment, {
    kind: 'combat',
    minute: state.minute,
    attackers,
    defenders,
    guns,
    attack,
    defence,
    modifier,
    die,
    result,
    losses,
    discloses: true,
  });
  for (const [index, unit] of everybody.entries()) lose(state, unit, losses[index]);
  applyFates(moment, battle, result, ranges);
  advance(moment, { result, attackers, defenders, target, vacated, stood, ranges });
  const heavy = [...attackers, ...battle.guns].some((unit) => isArtillery(unit) || isMechanised(state, unit));
  if (die === RUIN_DIE && isTown && heavy) layInRuins(state, vacated);
  reportCombat(moment, everybody, levels);
  for (const unit of attackers) state.unitAttacked[unit] = 1;
  for (const unit of defenders) if (!attackers.includes(unit)) state.unitAttacked[unit] = 0;
  if (RECCE_DISENGAGES.includes(result))
    for (const unit of everybody) if (isRecon(unit) && isInContact(state, unit)) disengage(moment, unit);
}

/** 9.2: who goes back, merges or closes up; of BR the defenders first. */
function applyFates(
  moment: Moment,
  { attackers, defenders, target }: Battle,
  result: CombatResult,
  ranges: ReadonlyMap<number, Contact>,
): void {
  const { state } = moment;
  for (const [units, opponents, fates] of [
    [defenders, attackers, FATES[result].defenders],
    [attackers, defenders, FATES[result].attackers],
  ] as const) {
    const isClose = (unit: number): boolean => ranges.get(unit) === 'close';
    // 31.9: the distant merge only where nobody is close.
    const merging = fates.close === 'merge' ? units.filter((unit) => isClose(unit) || !units.some(isClose)) : [];
    for (const unit of units.toSorted((one, two) => one - two)) {
      if (state.unitCell[unit] < 0) continue;
      const fate = merging.includes(unit) ? 'merge' : fates[ranges.get(unit)!];
      const present = opponents.filter((other) => state.unitCell[other] >= 0);
      if (fate === 'merge') merge(state, unit, merging);
      else if (fate === 'close up') closeUp(moment, unit, target);
      else if (fate > 0 && present.length > 0) retreat(moment, unit, fate, present);
    }
  }
}

/** R9: what each side has learnt of the other, by the range between them. */
function levelsOf(
  state: CampaignState,
  attackers: readonly number[],
  defenders: readonly number[],
): ReadonlyMap<number, ReadonlyMap<number, SightingLevel>> {
  const level = (one: number, two: number): SightingLevel =>
    squaredDistance(state.unitCell[one], state.unitCell[two]) === 1 ? 'close' : 'engaged';
  const of = (unit: number, opponents: readonly number[]) =>
    [unit, new Map(opponents.map((other) => [other, level(unit, other)]))] as const;
  return new Map([...attackers.map((unit) => of(unit, defenders)), ...defenders.map((unit) => of(unit, attackers))]);
}

/** G27: survivors report, and also which friends of the combat are lost. */
function reportCombat(
  moment: Moment,
  units: readonly number[],
  levels: ReadonlyMap<number, ReadonlyMap<number, SightingLevel>>,
): void {
  const { state } = moment;
  for (const unit of new Set(units)) {
    if (state.unitCell[unit] < 0) continue;
    const lost = units.filter((other) => state.unitCell[other] < 0 && sideOf(other) === sideOf(unit));
    const told = new Set([...state.toReport[unit], ...lost]);
    state.toReport = state.toReport.with(unit, [...told]);
    note(moment, unit, 'combat', { levels: levels.get(unit) });
  }
}

/** 13, G63: guns ordered to support one of the attackers, in range of the target and in no contact themselves. */
function supportingGuns(state: CampaignState, attackers: readonly number[], target: number): readonly number[] {
  const { mostGuns } = optionsOf(state);
  const guns = ALL_UNITS.filter((gun) => {
    const order = runningOrder(state, gun);
    return (
      order?.kind === 'support' &&
      attackers.includes(order.unit) &&
      isReady(state, gun) &&
      mayFire(state, gun, state.unitCell[target])
    );
  });
  return mostGuns > 0 ? guns.slice(0, mostGuns) : guns;
}

/** G64, R3: one mission at a time, and none while it forms up, recovers or crosses; then orders wait. */
function isReady(state: CampaignState, gun: number): boolean {
  return stateOf(state, gun) === 'halted' || optionsOf(state).thirdReadings;
}

/** Whether a gun can fire at a square now. */
export function mayFire(state: CampaignState, gun: number, cell: number): boolean {
  const { gun: kind } = UNITS[gun];
  if (kind === undefined || state.unitCell[gun] < 0 || isInContact(state, gun)) return false;
  return distance(state.unitCell[gun], cell) <= GUN_RANGE[kind];
}

/** The option `defensiveFire`: guns ordered to defend one of the defenders add their protective fire, in hundredths. */
function protectiveFire(state: CampaignState, defenders: readonly number[]): readonly number[] {
  if (!optionsOf(state).defensiveFire) return [];
  const guns = ALL_UNITS.filter((gun) => {
    const order = runningOrder(state, gun);
    return (
      order?.kind === 'defend' &&
      defenders.includes(order.unit) &&
      isReady(state, gun) &&
      isRested(state, gun) &&
      mayFire(state, gun, state.unitCell[order.unit])
    );
  });
  for (const gun of guns) state.unitProtectedAt[gun] = state.minute;
  return guns.map((gun) => UNITS[gun].protective * state.unitStrength[gun]);
}

/** 13: once in half an hour; by rules 4 in every combat. */
function isRested(state: CampaignState, gun: number): boolean {
  const last = state.unitProtectedAt[gun];
  return last === 0 || state.minute >= last + MISSION_MINUTES || optionsOf(state).fourthReadings;
}
