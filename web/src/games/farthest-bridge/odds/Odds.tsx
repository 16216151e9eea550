import {
  forecastBattle,
  hasOdds,
  isBattleDraft,
  phasingSide,
  planOf,
  sideOf,
  type BattlePlan,
  type FarthestBridgeAction,
  type FarthestBridgeDraft,
  type FarthestBridgeState,
  type MarkerKind,
} from '@club-route/farthest-bridge';
import { SixFaces } from '../../../hex/panel/SixFaces.tsx';
import { useTable } from '../../../table/use-table.ts';
import { answerWords, cornered, facesOf, oddsWords } from '../battle.ts';
import type { FarthestBridgeProps } from '../types.ts';
import { Sum } from './Sum.tsx';
import { SupportPicker } from './SupportPicker.tsx';
import css from './Odds.module.css';

/** The odds of the battle at hand, as its attacker or its defender sees them, and the support fire that shifts them. */
export function Odds({ controller }: FarthestBridgeProps) {
  const draft = useTable(controller, (table) => table.draft);
  const { state } = controller;
  const plan = planOf(state, draft);
  if (plan === undefined) return null;
  const isDefence = state.step === 'defence';
  const supported = (markers: readonly MarkerKind[]): FarthestBridgeAction & FarthestBridgeDraft =>
    isBattleDraft(draft) ? { ...draft, markers } : { kind: 'support', markers };
  // While nobody attacks yet, no marker is refused for want of attackers.
  const isOpen = plan.kind === 'attack' && plan.attackers.length === 0;
  return (
    <>
      {hasOdds(plan) ? <Battle state={state} plan={plan} isDefence={isDefence} /> : null}
      <SupportPicker
        controller={controller}
        side={isDefence ? sideOf(plan.target) : phasingSide(state)}
        chosen={isDefence ? plan.defenceMarkers : plan.attackMarkers}
        onChange={(markers) => controller.propose(supported(markers))}
        refuses={(markers) => (isOpen ? undefined : controller.refuses(supported(markers)))}
        plan={plan}
      />
    </>
  );
}

interface BattleProps {
  readonly state: FarthestBridgeState;
  readonly plan: BattlePlan;
  readonly isDefence: boolean;
}

function Battle({ state, plan, isDefence }: BattleProps) {
  const forecast = forecastBattle(state, plan);
  const effects = forecast.results.filter((result) => result !== null).length;
  return (
    <div className={css.odds}>
      <Sum state={state} plan={plan} forecast={forecast} />
      <SixFaces label="Result of each die roll" faces={facesOf(forecast, isDefence)} />
      <p>
        {plan.kind === 'attack' ? oddsWords(forecast) : `It has an effect on ${effects} of 6 rolls.`}{' '}
        {cornered(state, plan, forecast)} {isDefence ? undefined : answerWords(state, plan)}
      </p>
    </div>
  );
}
