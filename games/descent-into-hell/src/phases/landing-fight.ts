import { FIRST, LAST } from '../data/units.ts';
import type { Reports } from '../report.ts';
import { loseMarkers, takeSite } from '../rules/control.ts';
import { attackersOf } from '../rules/contact.ts';
import { columnOfFire, resultOfFire } from '../rules/fire.ts';
import { isOccupied, unitsAt } from '../rules/stacks.ts';
import { isSupplied, type Knowledge } from '../rules/supply.ts';
import { LANDED_ON_ENEMIES, type Battle, type DescentState } from '../state.ts';
import { tellChange } from './arrive.ts';
import { eliminate, exchangeOf, hasFired, isRepulsed, stillIn, targetsIn } from './engagement.ts';

/** 1.7, H-40: units have landed on Germans. Rounds of fire follow until one side is left in the hex. */

/** Hexes in which both sides are, in the order of their numbers; they come before all other combats (H-08). */
export function openLandingFights(state: DescentState): readonly number[] {
  const cells: number[] = [];
  for (let unit = FIRST.allied; unit < LAST.allied; unit++) {
    const cell = state.unitCell[unit];
    if (cell < 0 || state.unitLanded[unit] !== LANDED_ON_ENEMIES || cells.includes(cell)) continue;
    if (isOccupied(state, 'german', cell)) cells.push(cell);
  }
  return cells.toSorted((one, two) => one - two);
}

export function beginLandingFight(state: DescentState, cell: number, reports: Reports): void {
  const landers = unitsAt(state, 'allied', cell);
  state.battle = {
    cell,
    stage: 'attackers',
    attackers: [...landers, ...attackersOf(state, 'allied', cell)],
    defenders: unitsAt(state, 'german', cell),
    fired: [],
    spared: [],
    pending: null,
    landing: { round: 0, landers, pairs: [], repulsed: [] },
  };
  state.combats = { ...state.combats!, fought: [...state.combats!.fought, cell] };
  reports?.push({ kind: 'combat', cell });
  beginRound(state, reports);
}

/** If no fire of either side could have any effect, the landers are lost (7.20); so every fight ends. */
export function beginRound(state: DescentState, reports: Reports): void {
  const battle = state.battle!;
  const landing = battle.landing!;
  const next: Battle = {
    ...battle,
    stage: 'defenders',
    fired: [],
    landing: { ...landing, round: landing.round + 1, pairs: [], repulsed: [] },
  };
  state.battle = next;
  const stages = ['defenders', 'attackers'] as const;
  if (stages.some((stage) => effectiveFire(state, { ...next, stage }, 'truth').length > 0)) return;
  for (const unit of landing.landers) if (state.unitCell[unit] === battle.cell) eliminate(state, unit, reports);
  settleLandingFight(state, reports);
}

type Shot = readonly [firer: number, target: number];

/**
 * Fire that must still be made at this stage: what can have an effect as far as the firing side sees, by Germans and
 * landers. Friends need not fire.
 */
export function owedFire(state: DescentState, battle: Battle): readonly Shot[] {
  const { stage, landing } = battle;
  return effectiveFire(state, battle, 'seen').filter(
    ([firer]) => stage === 'defenders' || landing!.landers.includes(firer),
  );
}

function effectiveFire(state: DescentState, battle: Battle, by: Knowledge): readonly Shot[] {
  const side = battle.stage === 'defenders' ? 'german' : 'allied';
  const shots: Shot[] = [];
  for (const firer of stillIn(state, battle, side)) {
    if (isRepulsed(state, battle, firer)) continue;
    for (const target of targetsIn(state, battle, side))
      if (!hasFired(battle, firer, target) && canHurt(state, battle, firer, target, by)) shots.push([firer, target]);
  }
  return shots;
}

/** H-40: with the best die; a lander that is only repulsed is not hurt. */
function canHurt(state: DescentState, battle: Battle, firer: number, target: number, by: Knowledge): boolean {
  const column = columnOfFire(state, firer, target, exchangeOf(battle, firer));
  const best = resultOfFire(column, 1, isSupplied(state, firer, by));
  return best === 'loss' || best === 'eliminated' || (best === 'retreat' && battle.stage === 'attackers');
}

/** Over when one side is left: control and markers follow from who it is. */
export function settleLandingFight(state: DescentState, reports: Reports): void {
  const { cell } = state.battle!;
  const allied = isOccupied(state, 'allied', cell);
  if (allied && isOccupied(state, 'german', cell)) return;
  state.battle = null;
  if (allied) tellChange(takeSite(state, 'allied', cell), 'allied', reports);
  else for (const change of loseMarkers(state, cell)) tellChange(change, 'german', reports);
}
