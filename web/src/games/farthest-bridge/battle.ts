import {
  battleOdds,
  canFallBack,
  columnOf,
  forecastBattle,
  hasOdds,
  markerValue,
  planOf,
  RESULT_WORDS,
  strongestAnswer,
  unitName,
  type BattleForecast,
  type BattlePlan,
  type CombatResult,
  type FarthestBridgeState,
  type Line,
} from '@club-route/farthest-bridge';
import type { FaceResult } from '@club-route/engine';
import { reportTold } from '../../hex/told.ts';
import type { FarthestBridgeController } from './types.ts';

/** A battle as the panel and the table show it, before its die and after. */

/** The six faces as they look to the attacker, or to the defender. */
export function facesOf(forecast: BattleForecast, asDefender: boolean): readonly FaceResult[] {
  return forecast.results.map((result) => ({
    label: result ?? '–',
    words: result === null ? 'no effect' : RESULT_WORDS[result],
    tone: toneOf(result, asDefender),
  }));
}

function toneOf(result: CombatResult | null, asDefender: boolean): FaceResult['tone'] {
  if (result === null) return 'none';
  if (result === 'Br') return 'both';
  return result.startsWith('D') === asDefender ? 'bad' : 'good';
}

/** "the defender gives way on 4 of 6, the attackers on 2". */
export function oddsWords(forecast: BattleForecast): string {
  const { defender, attackers } = battleOdds(forecast);
  return `The defender retreats or is lost on ${defender} of 6 rolls, the attackers on ${attackers}.`;
}

/** The worst that the defender's support fire can make of an attack. */
export function answerWords(state: FarthestBridgeState, plan: BattlePlan): string | undefined {
  if (plan.kind === 'bombard') return undefined;
  const defenceMarkers = strongestAnswer(state, plan.target);
  if (defenceMarkers.length === 0) return undefined;
  const forecast = forecastBattle(state, { ...plan, defenceMarkers });
  const fire = defenceMarkers.map((kind) => `+${markerValue(kind)}`).join(' and ');
  return `If the defender fires ${fire}: column ${forecast.column}, ${battleOdds(forecast).defender} of 6.`;
}

/** What the numbers leave out: a defender with nowhere to go. */
export function cornered(
  state: FarthestBridgeState,
  { target }: BattlePlan,
  forecast: BattleForecast,
): string | undefined {
  const distances = [...new Set(forecast.results.flatMap((result) => distanceOf(result)))];
  const stuck = distances.filter((distance) => !canFallBack(state, target, distance));
  if (stuck.length === 0) return undefined;
  const whole = stuck.length === distances.length;
  const fate = state.unitDepleted[target] === 1 ? 'is lost' : 'must resist and is depleted';
  return `${unitName(target)} cannot retreat${whole ? '' : ` ${stuck.join(' or ')} hexes`}: it ${fate}.`;
}

function distanceOf(result: CombatResult | null): readonly number[] {
  if (result === 'Br') return [1];
  return result !== null && /^D\d$/.test(result) ? [Number(result[1])] : [];
}

/** What is lit in the combat table: the line and column of the battle at hand, and the die once it lies. */
export interface Lit {
  readonly line: Line;
  readonly column: number;
  readonly die: number | undefined;
}

export function litOf(controller: FarthestBridgeController): Lit | undefined {
  const { telling, draft } = controller.store.getState();
  const told = reportTold(controller);
  if (told?.kind === 'combat') {
    const { line, differential, die } = told;
    return { line, column: columnOf(line, differential), die: telling?.rolling ? undefined : die };
  }
  const plan = controller.mayAct ? planOf(controller.state, draft) : undefined;
  if (plan === undefined || !hasOdds(plan)) return undefined;
  const { line, column } = forecastBattle(controller.state, plan);
  return { line, column, die: undefined };
}
