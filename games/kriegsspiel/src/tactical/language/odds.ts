import type { Side } from '../../data/units.ts';
import { battleChoices } from '../choices.ts';
import { forecastDice, forecastShot, type Volley } from '../forecast.ts';
import { SUPPORT_DICE } from '../rules/shot.ts';
import { companiesOf, companyName, type BattleState } from '../state.ts';
import { askedSide } from '../refuse.ts';
import { companyText, count, percent } from './names.ts';

/** The odds of shots in words. */

/** "2 dice: a hit 75 %, destroyed 25 %, a flag 31 %". */
export function oddsText({ dice, hits, cases, destroyed, flagged }: Volley): string {
  return `${count(dice, 'die', 'dice')}: a hit ${percent(1 - hits[0] / cases)}, destroyed ${percent(destroyed / cases)}, a flag ${percent(flagged / cases)}`;
}

interface Shot {
  readonly text: string;
  readonly odds: Volley;
}

/** Every shot of the ordered units of a side that is asked now; the likeliest to destroy first, then the likeliest to hit. */
export function battleOdds(state: BattleState, side: Side): readonly string[] {
  if (askedSide(state) !== side) return [];
  const missed = ({ odds: { hits, cases } }: Shot): number => hits[0] / cases;
  const destroyed = ({ odds }: Shot): number => odds.destroyed / odds.cases;
  return companiesOf(state, side)
    .flatMap((company) => shotsOf(state, side, company))
    .toSorted((one, two) => destroyed(two) - destroyed(one) || missed(one) - missed(two))
    .map(({ text, odds }) => `${text}. ${oddsText(odds)}.`);
}

function shotsOf(state: BattleState, side: Side, company: number): readonly Shot[] {
  const shots: Shot[] = [];
  for (const { action } of battleChoices(state, side, { kind: 'company', company })) {
    if (action?.kind !== 'fire' && action?.kind !== 'call') continue;
    const { kind, target } = action;
    shots.push({
      text: `${companyName(company)} ${kind === 'fire' ? 'fires at' : 'calls guns on'} ${companyText(state, target)}`,
      odds: kind === 'fire' ? forecastShot(state, company, target) : forecastDice(state, SUPPORT_DICE, target, false),
    });
  }
  return shots;
}
