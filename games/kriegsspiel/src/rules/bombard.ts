import { layInRuins } from './truth.ts';
import { scale } from '@club-route/engine';
import { terrainOf } from '../data/board.ts';
import {
  BOMBARDMENT_RESULTS,
  type CombatResult,
  combatResult,
  FATES,
  LOSS_DIVISOR,
  RUIN_DIE,
  TERRAIN_MODIFIER,
} from '../data/combat.ts';
import { MISSION_MINUTES } from '../data/times.ts';
import { sideOf } from '../data/units.ts';
import { note, record, roll, type Moment } from '../clock/moment.ts';
import type { OrderOf } from '../orders/types.ts';
import { optionsOf, type Bombardment, type Chain } from '../state.ts';
import type { Progress } from './march.ts';
import { mayFire, type Battle } from './resolve-combat.ts';
import { lose, merge, retreat } from './retreat.ts';
import { attackOf, defenceOf, setChain, setUnitState, stateOf, totalOf, unitsIn } from './units.ts';
import { classUnder } from './weigh.ts';

/** 13, G65: guns open on a square for half an hour; those that open in the same minute fire together, later ones wait. */
export function openBombardment(moment: Moment, gun: number, chain: Chain, order: OrderOf<'bombard'>): Progress {
  const { state } = moment;
  const { cell, missions } = order;
  if (missions === 0) return 'done';
  if (!mayFire(state, gun, cell)) return 'impossible';
  const running = state.bombardments.findIndex((one) => one.cell === cell && sideOf(one.guns[0]) === sideOf(gun));
  if (running >= 0 && state.bombardments[running].opened !== state.minute) return 'under way';
  if (running < 0) state.bombardments = [...state.bombardments, { opened: state.minute, cell, guns: [gun] }];
  else {
    const one = state.bombardments[running];
    state.bombardments = state.bombardments.with(running, { ...one, guns: [...one.guns, gun] });
  }
  setChain(state, gun, {
    ...chain,
    begun: true,
    orders: [{ ...order, missions: missions - 1 }, ...chain.orders.slice(1)],
  });
  setUnitState(state, gun, 'firing', state.minute + MISSION_MINUTES);
  return 'under way';
}

/** Only D2 and worse count, by the distant column; below that nothing is lost either. A town may fall in ruins whatever happens. */
export function resolveBombardment(moment: Moment, mission: Bombardment): void {
  const fired = reckonFire(moment, mission);
  if (fired !== undefined) settleFire(moment, mission.cell, fired, fired.result);
}

/** The sums of a bombardment and its die; nothing where nobody fires or nobody is hit. */
export function reckonFire(moment: Moment, { cell, guns }: Bombardment): Battle | undefined {
  const { state } = moment;
  const firing = guns.filter((gun) => stateOf(state, gun) === 'firing' && mayFire(state, gun, cell));
  for (const gun of firing) note(moment, gun, 'fired');
  const targets = unitsIn(state, cell).filter((unit) => sideOf(unit) !== sideOf(guns[0]));
  if (firing.length === 0 || targets.length === 0) return undefined;
  const barrage = totalOf(firing.map((gun) => attackOf(state, gun)));
  const defence = totalOf(targets.map((unit) => defenceOf(state, unit)));
  const modifier = TERRAIN_MODIFIER[classUnder(state, targets[0])];
  const die = roll(moment, 'bombardment');
  const result = combatResult(barrage - defence + modifier, die, optionsOf(state).tableOf1976);
  return {
    target: targets[0],
    attackers: [],
    defenders: targets,
    guns: firing,
    attack: barrage,
    defence,
    modifier,
    die,
    result,
  };
}

/** What a bombardment does, by the result of the table or by the umpire's. */
export function settleFire(moment: Moment, cell: number, battle: Battle, result: CombatResult): void {
  const { state } = moment;
  const { defenders: targets, guns: firing, attack: barrage, defence, modifier, die } = battle;
  record(moment, {
    kind: 'bombardment',
    minute: state.minute,
    cell,
    result,
    attackers: [],
    defenders: targets,
    guns: firing,
    attack: barrage,
    defence,
    modifier,
    die,
    discloses: true,
  });
  if (die === RUIN_DIE && terrainOf(cell) === 'town') layInRuins(state, cell);
  for (const target of targets) note(moment, target, 'bombarded');
  if (!BOMBARDMENT_RESULTS.includes(result)) return;
  const fate = result === 'DE' ? 'merge' : FATES[result].defenders.distant;
  for (const target of targets) {
    lose(state, target, scale(barrage * die, 1, LOSS_DIVISOR.distant));
    if (state.unitCell[target] < 0) continue;
    if (fate === 'merge') merge(state, target, targets);
    else if (typeof fate === 'number' && fate > 0) retreat(moment, target, fate, firing);
  }
}
