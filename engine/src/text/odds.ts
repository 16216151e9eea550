import type { Advice } from '../advice.ts';
import type { Action, GameModule, Seat } from '../contract.ts';
import type { GameAnalysis } from '../match/analysis.ts';
import type { StateObject } from '../state/shape.ts';
import { canonical } from './canonical.ts';
import { chanceText } from './chance.ts';

/** Less than this is the same to any player. */
const NOTHING = 0.00005;

/** What a position is worth under best play. */
export function positionText({ best, kind }: Advice): string {
  return best === 0
    ? `No choice can win from here (${kind}).`
    : `Best play wins ${chanceText(best)} from here (${kind}).`;
}

/** What a choice gave away against the best one, before its dice; nothing where no choice could change anything. */
export function verdictText<A extends Action>(
  advice: Advice<A>,
  action: A,
  label: (action: A) => string,
): string | undefined {
  if (advice.actions.length < 2 || advice.best === 0) return undefined;
  const name = canonical(action);
  const chosen = advice.actions.find((one) => canonical(one.action) === name)?.value ?? 0;
  const lost = advice.best - chosen;
  if (lost < NOTHING) return `Your last choice was the best there was: it wins ${chanceText(chosen)} (${advice.kind}).`;
  const best = advice.actions.reduce((most, one) => (one.value > most.value ? one : most));
  return `Your last choice gave away ${chanceText(lost)}: it wins ${chanceText(chosen)}, where “${label(best.action)}” wins ${chanceText(advice.best)} (${advice.kind}).`;
}

/** What `hint` says where there is no advisor: the odds of the shots of this moment. */
export function shotLines(module: GameModule, sight: StateObject, seat: Seat): readonly string[] {
  if (module.shotOdds === undefined) return [`We cannot work out odds for ${module.game.title}.`];
  const lines = module.shotOdds(sight, seat);
  return lines.length > 0 ? lines : ['You have no shot to fire now.'];
}

/** A finished game told as luck and skill; the two lead from the chance at the start to the end. */
export function accountText(kind: Advice['kind'], start: number, { skill, luck }: GameAnalysis, won: boolean): string {
  const choices = skill > -NOTHING ? 'gave nothing away' : `gave away ${chanceText(-skill)}`;
  const dice = luck < 0 ? `took ${chanceText(-luck)}` : `gave you ${chanceText(luck)}`;
  return `Best play wins ${chanceText(start)} of games from the start. In this one your choices ${choices}, and the dice ${dice}. That ${won ? 'makes 100 %' : 'leaves nothing'} (${kind}).`;
}
