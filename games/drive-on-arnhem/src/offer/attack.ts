import { chanceText } from '@club-route/engine';
import type { Side } from '../data/units.ts';
import { forecastAttack, type BattleForecast, type Tally } from '../forecast/battle.ts';
import { counted } from '../language/names.ts';
import type { DriveState } from '../state.ts';

/** What an attack would bring, in lines, if these units join those plotted. */
export function attackLines(state: DriveState, side: Side, units: readonly number[], cell: number): readonly string[] {
  const forecast = forecastAttack(state, side, units, cell);
  return forecast === undefined ? [] : forecastLines(forecast);
}

/** Losses of both sides with their middle, and the chance that the defenders give way. */
function forecastLines(forecast: BattleForecast): readonly string[] {
  const { attackers, attackersLose, defendersLose, retreats, cleared, cases, rough } = forecast;
  return [
    `${counted(attackers.length, 'attacker')}: you lose ${range(attackersLose)}, they lose ${range(defendersLose)} combat points.`,
    `A defender retreats: ${chanceText(retreats / cases)}. You clear the hex: ${chanceText(cleared / cases)}.`,
    ...(rough ? ['This is an estimate: you do not know the enemy’s numbers.'] : []),
  ];
}

/** "4–9 (6)": the least, the most and the middle. */
function range(tally: Tally): string {
  const [least, most] = [tally[0].value, tally.at(-1)!.value];
  return least === most ? String(least) : `${least}–${most} (${middleOf(tally)})`;
}

function middleOf(tally: Tally): number {
  const total = tally.reduce((sum, { weight }) => sum + weight, 0);
  let sum = 0;
  return tally.find(({ weight }) => 2 * (sum += weight) >= total)!.value;
}
