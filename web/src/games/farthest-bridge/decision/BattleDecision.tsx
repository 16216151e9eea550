import {
  cellName,
  dateOf,
  forecastBattle,
  hexLine,
  PHASE_NAMES,
  phasingSide,
  terrainOf,
  unitName,
} from '@club-route/farthest-bridge';
import { deskOf, lookAt, useDesk } from '../../../hex/desk.ts';
import { SixFaces } from '../../../hex/panel/SixFaces.tsx';
import { Tray } from '../../../hex/panel/Tray.tsx';
import { useTable } from '../../../table/use-table.ts';
import { Button } from '../../../ui/Button.tsx';
import {
  attackersOf,
  beginAttack,
  isBattleDraft,
  withAttacker,
  type AttackOffer,
  type BattleDraft,
} from '../attack.ts';
import { answerWords, cornered, facesOf, hasOdds, oddsWords, planOf } from '../battle.ts';
import { letGo } from '../press.ts';
import { trayCounter } from '../tray.ts';
import type { FarthestBridgeProps } from '../types.ts';
import { EndPhase } from './EndPhase.tsx';
import { Sum } from './Sum.tsx';
import { SupportPicker } from './SupportPicker.tsx';
import { UnitHead } from './UnitHead.tsx';
import css from './Decision.module.css';

interface BattleDecisionProps extends FarthestBridgeProps {
  readonly offer: AttackOffer;
}

/** A combat phase: choose whom to attack, then with what. */
export function BattleDecision({ controller, offer }: BattleDecisionProps) {
  const draft = useTable(controller, (table) => table.draft);
  return isBattleDraft(draft) ? (
    <Builder controller={controller} draft={draft} />
  ) : (
    <Targets controller={controller} offer={offer} />
  );
}

function Targets({ controller, offer }: BattleDecisionProps) {
  const inHand = useDesk(controller, (desk) => desk.inHand);
  const { state } = controller;
  return (
    <section className={css.decision} aria-labelledby="decision-title">
      <h2 id="decision-title">
        {PHASE_NAMES[state.phase]}, {dateOf(state.turn)}
      </h2>
      {offer.targets.length === 0 ? (
        <p className={css.hint}>
          {offer.bombardable.length === 0
            ? 'Nobody can be attacked.'
            : 'No enemy stands beside your units. Support fire alone may still bombard any of them: click one on the map.'}
        </p>
      ) : (
        <p className={css.hint}>
          {inHand.length === 0
            ? 'Click an enemy, then your units beside it; or your units first.'
            : 'Now click the enemy to attack, or more units.'}
        </p>
      )}
      <Tray
        title="Can be attacked"
        counters={offer.targets.map((unit) => trayCounter(state, unit))}
        onPick={(target) => {
          controller.propose(beginAttack(controller, target, inHand));
          deskOf(controller).setState({ inHand: [] });
          lookAt(controller, state.unitCell[target]);
        }}
      />
      <EndPhase controller={controller} />
    </section>
  );
}

/** The attack or bombardment in the making, with its odds. */
function Builder({ controller, draft }: FarthestBridgeProps & { readonly draft: BattleDraft }) {
  const { state } = controller;
  const { target } = draft;
  const cell = state.unitCell[target];
  const able = attackersOf(controller, target);
  const plan = planOf(state, draft)!;
  const chosen = plan.attackers;
  return (
    <section className={css.decision} aria-labelledby="decision-title">
      <UnitHead controller={controller} unit={target} verb={draft.kind === 'attack' ? 'Attack' : 'Bombard'}>
        {cellName(cell)}, {terrainOf(cell)}: {hexLine(state, cell)} line
      </UnitHead>
      {draft.kind === 'attack' ? (
        <Tray
          title="With"
          counters={able.map((unit) => trayCounter(state, unit))}
          pressed={chosen}
          onPick={(unit) => controller.propose(withAttacker(controller, draft, unit))}
          aside={
            chosen.length < able.length && able.length > 1 ? (
              <Button shortcut="a" onClick={() => controller.propose({ ...draft, kind: 'attack', attackers: able })}>
                All {able.length}
              </Button>
            ) : undefined
          }
        />
      ) : null}
      {hasOdds(plan) ? <Odds controller={controller} draft={draft} /> : null}
      <SupportPicker
        controller={controller}
        side={phasingSide(state)}
        chosen={draft.markers}
        onChange={(markers) => controller.propose({ ...draft, markers })}
        refuses={(markers) =>
          chosen.length === 0 && draft.kind === 'attack' ? undefined : controller.refuses({ ...draft, markers })
        }
        plan={plan}
      />
      <div className={css.commit} data-sticky="true">
        <Button primary shortcut="Enter" disabled={!hasOdds(plan)} onClick={() => controller.act(draft)}>
          {draft.kind === 'attack' ? 'Attack' : 'Bombard'} {unitName(target)}
        </Button>
        <Button shortcut="Esc" onClick={() => letGo(controller)}>
          Let go
        </Button>
        <Switch controller={controller} draft={draft} able={able} />
      </div>
    </section>
  );
}

function Odds({ controller, draft }: FarthestBridgeProps & { readonly draft: BattleDraft }) {
  const { state } = controller;
  const plan = planOf(state, draft)!;
  const forecast = forecastBattle(state, plan);
  const stuck = cornered(state, plan, forecast);
  return (
    <div className={css.odds}>
      <Sum state={state} plan={plan} forecast={forecast} />
      <SixFaces label="What each face of the die brings" faces={facesOf(forecast, false)} />
      <p>
        {plan.kind === 'attack'
          ? oddsWords(forecast)
          : `It falls back on ${forecast.results.filter((result) => result !== null).length} of 6; else nothing happens.`}{' '}
        {stuck} {answerWords(state, plan)}
      </p>
    </div>
  );
}

/** The same enemy can be bombarded instead, or attacked, where both are possible. */
function Switch({
  controller,
  draft,
  able,
}: FarthestBridgeProps & { readonly draft: BattleDraft; readonly able: readonly number[] }) {
  const { target } = draft;
  if (draft.kind === 'bombard') {
    return able.length === 0 ? null : (
      <Button onClick={() => controller.propose(beginAttack(controller, target, []))}>Attack instead</Button>
    );
  }
  const canBombard = controller
    .choices()
    .some((choice) => choice.draft?.kind === 'bombard' && choice.draft.target === target);
  return canBombard ? (
    <Button onClick={() => controller.propose({ kind: 'bombard', target, markers: [] })}>Bombard instead</Button>
  ) : null;
}
