import {
  battleOdds,
  forecastBattle,
  hasOdds,
  MARKER_KINDS,
  markerName,
  markersOf,
  withMarkers,
  type BattlePlan,
  type MarkerKind,
  type Side,
} from '@club-route/farthest-bridge';
import type { Refusal } from '@club-route/engine';
import { Button } from '../../../ui/Button.tsx';
import type { FarthestBridgeProps } from '../types.ts';
import { signed } from './Sum.tsx';
import css from './SupportPicker.module.css';

interface SupportPickerProps extends FarthestBridgeProps {
  readonly side: Side;
  readonly chosen: readonly MarkerKind[];
  readonly onChange: (markers: readonly MarkerKind[]) => void;
  /** Why these markers may not be fired here. */
  readonly refuses: (markers: readonly MarkerKind[]) => Refusal | undefined;
  readonly plan: BattlePlan;
}

/** Support fire: how many markers of each kind, and what one more would change. */
export function SupportPicker({ controller, side, chosen, onChange, refuses, plan }: SupportPickerProps) {
  const { state } = controller;
  const kinds = markersOf(side).filter((kind) => state.markers[kind] > 0);
  if (kinds.length === 0) return <p className={css.none}>You have no support fire left this turn.</p>;
  const rows = kinds.map((index) => {
    const kind = MARKER_KINDS[index];
    const more = withMarkers(chosen, kind, true);
    const fired = chosen.filter((one) => one === kind).length;
    return { kind, more, fired, left: state.markers[index] - fired, refusal: refuses(more) };
  });
  // That none is left needs no words, nor does the same sentence twice.
  const reasons = new Set(
    rows.flatMap(({ left, refusal }) => (left > 0 && refusal !== undefined ? [refusal.text] : [])),
  );
  return (
    <section className={css.picker} aria-label="Support fire">
      {rows.map(({ kind, more, fired, left, refusal }) => (
        <div key={kind} className={css.kind}>
          <span>
            <b>{markerName(kind)}</b> <small>{left} left</small>
          </span>
          <span className={css.effect}>{refusal === undefined ? effectOf(controller, plan, more) : ''}</span>
          <Button
            aria-label={`Remove a ${markerName(kind)}`}
            disabled={fired === 0}
            onClick={() => onChange(withMarkers(chosen, kind, false))}
          >
            −
          </Button>
          <output aria-label={`${markerName(kind)} fired`}>{fired}</output>
          <Button
            aria-label={`Add a ${markerName(kind)}`}
            disabled={refusal !== undefined}
            onClick={() => onChange(more)}
          >
            +
          </Button>
        </div>
      ))}
      {[...reasons].map((reason) => (
        <p key={reason} className={css.none}>
          {reason}
        </p>
      ))}
    </section>
  );
}

/** "→ +5, column 7: 6 of 6": with one more, on so many faces the defender gives way. */
function effectOf(
  { state }: FarthestBridgeProps['controller'],
  plan: BattlePlan,
  markers: readonly MarkerKind[],
): string {
  const isAttacker = state.step !== 'defence';
  const next: BattlePlan = isAttacker ? { ...plan, attackMarkers: markers } : { ...plan, defenceMarkers: markers };
  if (!hasOdds(next)) return '';
  const forecast = forecastBattle(state, next);
  const { defender } = battleOdds(forecast);
  return `→ ${signed(forecast.differential)}, column ${forecast.column}: ${defender} of 6`;
}
