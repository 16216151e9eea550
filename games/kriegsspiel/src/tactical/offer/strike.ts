import { NO_OFFER, toggled } from '@club-route/engine';
import type { Side } from '../../data/units.ts';
import type { BattleDraft } from '../choices.ts';
import { forecastDice } from '../forecast.ts';
import { companyList, companyText, count, percent } from '../language/names.ts';
import { areContiguous } from '../rules/orders.ts';
import { AIR_DICE } from '../rules/shot.ts';
import { companiesOf, enemyOf, type BattleState } from '../state.ts';
import type { BattleOffer, CompanyOffer } from './types.ts';

const MOST_TARGETS = 4;

/** 20.7: the aircraft is called: up to four enemy units that lie side by side. */
export function strikeOffer(state: BattleState, side: Side, targets: readonly number[]): BattleOffer {
  return {
    ...NO_OFFER,
    head: {
      title: 'Aircraft',
      words: `It strikes once per battle, with ${count(AIR_DICE[side], 'die', 'dice')} at each unit. Stars hit, and no unit may ignore a flag.`,
    },
    ...targetsOffer(state, side, targets, {
      most: MOST_TARGETS,
      dice: AIR_DICE[side],
      byStars: true,
      draftOf: (list) => ({ kind: 'strike', targets: list }),
    }),
    ready: {
      label: targets.length === 0 ? 'Choose targets' : `Strike ${companyList(targets)}`,
      action: targets.length === 0 ? undefined : { kind: 'strike', targets },
      anywhere: false,
    },
    cancel: { draft: undefined },
  };
}

interface TargetTerms {
  readonly most: number;
  readonly dice: number;
  readonly byStars: boolean;
  readonly draftOf: (targets: readonly number[]) => BattleDraft;
}

/** Enemy units are taken among the targets and out of them, each with its odds. */
export function targetsOffer(
  state: BattleState,
  side: Side,
  targets: readonly number[],
  { most, dice, byStars, draftOf }: TargetTerms,
): Pick<BattleOffer, 'units' | 'hint' | 'groups' | 'place' | 'round'> {
  const units = new Map<number, CompanyOffer>();
  const isOpen = (list: readonly number[]): boolean =>
    list.length <= most && (list.length === 0 || areContiguous(state, list));
  for (const enemy of companiesOf(state, enemyOf(side))) {
    const next = toggled(targets, enemy);
    const cell = state.companyHex[enemy];
    const list = isOpen(next) ? next : targets.includes(enemy) ? [] : most === 1 ? [enemy] : undefined;
    if (list === undefined) continue;
    units.set(enemy, { cell, look: targets.includes(enemy) ? 'target' : 'able', press: { draft: draftOf(list) } });
  }
  const odds = (enemy: number): string => {
    const { cases, destroyed, hits } = forecastDice(state, dice, enemy, byStars);
    return `a hit ${percent(1 - hits[0] / cases)}, destroyed ${percent(destroyed / cases)}`;
  };
  return {
    units,
    hint: most === 1 ? 'Choose one enemy unit, anywhere.' : 'Choose up to four adjacent enemy units.',
    groups: [
      {
        title: 'Targets',
        kind: 'list',
        choices: [...units].map(([enemy, { press, cell, look }]) => ({
          label: companyText(state, enemy),
          note: odds(enemy),
          press: press!,
          cell: cell!,
          selected: look === 'target',
        })),
      },
    ],
    place: (unit) => ({ at: state.companyHex[unit], around: [] }),
    round: () => ({ stops: [...units].map(([unit, { press }]) => ({ unit, press: press! })) }),
  };
}
