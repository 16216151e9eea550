import {
  attackOf,
  defenseOf,
  markerValue,
  type BattleForecast,
  type BattlePlan,
  type FarthestBridgeState,
} from '@club-route/farthest-bridge';
import css from './Sum.module.css';

interface SumProps {
  readonly state: FarthestBridgeState;
  readonly plan: BattlePlan;
  readonly forecast: BattleForecast;
}

/** How the differential comes about, and where it leads in the table. */
export function Sum({ state, plan, forecast }: SumProps) {
  const units = plan.attackers.reduce((sum, unit) => sum + attackOf(state, unit), 0);
  const fire = plan.attackMarkers.reduce((sum, kind) => sum + markerValue(kind), 0);
  const answer = plan.defenceMarkers.reduce((sum, kind) => sum + markerValue(kind), 0);
  return (
    <p className={css.sum}>
      <span>
        {plan.kind === 'attack' ? <Part value={units} words="attack" /> : null}
        {fire > 0 ? <Part value={fire} words="fire" sign={plan.kind === 'attack' ? '+' : ''} /> : null}
        <Part value={defenseOf(state, plan.target)} words="defense" sign="−" />
        {answer > 0 ? <Part value={answer} words="fire" sign="−" /> : null}
      </span>
      <strong>{signed(forecast.differential)}</strong>
      <span className={css.column}>
        {forecast.line} line,
        <br />
        column {forecast.column}
      </span>
    </p>
  );
}

function Part({ value, words, sign = '' }: { readonly value: number; readonly words: string; readonly sign?: string }) {
  return (
    <span className={css.part}>
      {sign} {value} <small>{words}</small>{' '}
    </span>
  );
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
}
