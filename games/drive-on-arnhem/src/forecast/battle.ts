import type { ActionOf } from '../actions.ts';
import { OTHER, sideOf, type Side } from '../data/units.ts';
import { forgetPlots } from '../imagine.ts';
import { imagineNumbers } from '../imagine/numbers.ts';
import { resolveCombat } from '../phases/combat.ts';
import { plotAttack, refuseAttack } from '../phases/orders.ts';
import type { BattleRow } from '../report.ts';
import { stackOf } from '../rules/stacks.ts';
import { sight } from '../sight.ts';
import { shape, UNKNOWN, type DriveState } from '../state.ts';
import { plottedBattles } from '../view/plots.ts';
import { CASES, EvenDice } from './even-dice.ts';

/**
 * Battles before their dice. The rules themselves fight the plotted battles of the phase, in their order, in a number of
 * evenly spread cases; the cases are counted. Enemies are as the side sees them: numbers that it does not see are taken as
 * listed less what battles told, and enemies out of sight do not take part.
 */
export interface BattleForecast {
  readonly cell: number;
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  /** Combat points lost by each side: how many cases bring each number. */
  readonly attackersLose: Tally;
  readonly defendersLose: Tally;
  /** Of all cases: at least one defender falls back; at least one is destroyed; the hex is free at the end. */
  readonly retreats: number;
  readonly destroyed: number;
  readonly cleared: number;
  readonly cases: number;
  /** Some numbers of the enemy are not known. */
  readonly rough: boolean;
}

/** Values with the number of cases that bring them, from the least value up. */
export type Tally = readonly { readonly value: number; readonly weight: number }[];

/** Every battle plotted by a side, and those that further plots would bring, in the order in which they are fought. */
export function forecastBattles(
  state: DriveState,
  side: Side,
  plots: readonly ActionOf<'attack'>[] = [],
): readonly BattleForecast[] {
  // Whoever asks may have more at hand than the side sees.
  const seen = sight(state, side);
  const before = shape.copy(seen);
  imagineNumbers(before, OTHER[side]);
  forgetPlots(before, OTHER[side]);
  for (const plot of plots) if (refuseAttack(before, plot) === undefined) plotAttack(before, plot, undefined);
  const battles = plottedBattles(before, side);
  const counts = new Map(battles.map(({ cell }) => [cell, new Count()]));
  if (battles.length === 0) return [];
  const dice = new EvenDice();
  const after = shape.copy(before);
  for (let number = 0; number < CASES; number++) {
    shape.copyInto(after, before);
    dice.begin(number);
    resolveCombat(after, side, dice, undefined);
    const rows = after.battles.rows(before.battles.length);
    for (const { cell } of battles)
      counts.get(cell)!.add(
        rows.find((row) => row.cell === cell),
        side,
        before,
        after,
      );
  }
  return battles.map(({ cell, attackers }) => {
    const defenders = stackOf(before, cell);
    const rough = defenders.some((unit) => seen.unitStrength[unit] === UNKNOWN);
    return { cell, attackers, defenders, ...counts.get(cell)!.sum(), cases: CASES, rough };
  });
}

/** The forecast of the battle for one hex, if these units join those that attack it already. */
export function forecastAttack(
  state: DriveState,
  side: Side,
  units: readonly number[],
  cell: number,
): BattleForecast | undefined {
  const plots = units.map((unit) => ({ kind: 'attack', unit, cell }) as const);
  return forecastBattles(state, side, plots).find((battle) => battle.cell === cell);
}

/** What the cases bring to one battle. */
class Count {
  readonly #lost = { attackers: new Map<number, number>(), defenders: new Map<number, number>() };
  #retreats = 0;
  #destroyed = 0;
  #cleared = 0;

  /** Without a row there was no battle: nobody was left to attack, or to be attacked. */
  add(row: BattleRow | undefined, side: Side, before: DriveState, after: DriveState): void {
    const lost = { attackers: 0, defenders: 0 };
    for (const stage of row?.losses ?? [])
      for (let index = 0; index < stage.length; index += 2)
        lost[sideOf(stage[index]) === side ? 'attackers' : 'defenders'] += stage[index + 1];
    for (const who of ['attackers', 'defenders'] as const)
      this.#lost[who].set(lost[who], (this.#lost[who].get(lost[who]) ?? 0) + 1);
    if (row === undefined) return;
    if (row.retreats.length > 0) this.#retreats++;
    const stays = (unit: number): boolean => after.unitCell[unit] === before.unitCell[unit];
    if (row.defenders.some((unit) => after.unitLost[unit] === 1)) this.#destroyed++;
    if (!row.defenders.some(stays)) this.#cleared++;
  }

  sum(): Pick<BattleForecast, 'attackersLose' | 'defendersLose' | 'retreats' | 'destroyed' | 'cleared'> {
    return {
      attackersLose: tallyOf(this.#lost.attackers),
      defendersLose: tallyOf(this.#lost.defenders),
      retreats: this.#retreats,
      destroyed: this.#destroyed,
      cleared: this.#cleared,
    };
  }
}

function tallyOf(cases: ReadonlyMap<number, number>): Tally {
  return [...cases].map(([value, weight]) => ({ value, weight })).toSorted((one, two) => one.value - two.value);
}
