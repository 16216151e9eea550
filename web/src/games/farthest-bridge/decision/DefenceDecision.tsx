import { cellName, forecastBattle, sideOf, terrainOf, unitName, unitNames } from '@club-route/farthest-bridge';
import { SixFaces } from '../../../hex/panel/SixFaces.tsx';
import { useTable } from '../../../table/use-table.ts';
import { Button } from '../../../ui/Button.tsx';
import { cornered, facesOf, oddsWords, planOf } from '../battle.ts';
import type { FarthestBridgeProps } from '../types.ts';
import { Sum } from './Sum.tsx';
import { SupportPicker } from './SupportPicker.tsx';
import { UnitHead } from './UnitHead.tsx';
import css from './Decision.module.css';

/** The defender's support fire (8.3), with the odds as they stand against him. */
export function DefenceDecision({ controller }: FarthestBridgeProps) {
  const draft = useTable(controller, (table) => table.draft);
  const { state } = controller;
  const markers = draft?.kind === 'support' ? draft.markers : [];
  const plan = planOf(state, draft)!;
  const { target, attackers } = plan;
  const forecast = forecastBattle(state, plan);
  return (
    <section className={css.decision} aria-labelledby="decision-title">
      <UnitHead controller={controller} unit={target} verb="Defend">
        {cellName(state.unitCell[target])}, {terrainOf(state.unitCell[target])}, attacked by {unitNames(attackers)}
      </UnitHead>
      <div className={css.odds}>
        <Sum state={state} plan={plan} forecast={forecast} />
        <SixFaces label="What each face of the die brings" faces={facesOf(forecast, true)} />
        <p>
          {oddsWords(forecast)} {cornered(state, plan, forecast)}
        </p>
      </div>
      <SupportPicker
        controller={controller}
        side={sideOf(target)}
        chosen={markers}
        onChange={(next) => controller.propose({ kind: 'support', markers: next })}
        refuses={(next) => controller.refuses({ kind: 'support', markers: next })}
        plan={plan}
      />
      <div className={css.commit} data-sticky="true">
        <Button
          primary={markers.length > 0}
          shortcut={markers.length > 0 ? 'Enter' : 'h'}
          onClick={() => controller.act({ kind: 'support', markers })}
        >
          {markers.length === 0 ? 'Fire nothing' : `Fire in support of ${unitName(target)}`}
        </Button>
      </div>
    </section>
  );
}
