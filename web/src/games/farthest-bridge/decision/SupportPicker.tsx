import {
  battleOdds,
  forecastBattle,
  MARKER_KINDS,
  markerName,
  markersOf,
  type BattlePlan,
  type MarkerKind,
  type Side,
} from '@club-route/farthest-bridge';
import type { Refusal } from '@club-route/engine';
import { Button } from '../../../ui/Button.tsx';
import { withMarkers } from '../attack.ts';
import { hasOdds } from '../battle.ts';
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
  if (kinds.length === 0) return <p className={css.none}>No support fire is left this turn.</p>;
  return (
    <section className={css.picker} aria-label="Support fire">
      {kinds.map((index) => {
        const kind = MARKER_KINDS[index];
        const count = chosen.filter((one) => one === kind).length;
        const more = withMarkers(chosen, kind, true);
        const refusal = refuses(more);
        return (
          <div key={kind} className={css.kind}>
            <span>
              <b>{markerName(kind)}</b> <small>{state.markers[index] - count} left</small>
            </span>
            <span className={css.effect}>
              {refusal === undefined ? effectOf(controller, plan, more) : refusal.text}
            </span>
            <Button
              aria-label={`One ${markerName(kind)} less`}
              disabled={count === 0}
              onClick={() => onChange(withMarkers(chosen, kind, false))}
            >
              −
            </Button>
            <output aria-label={`${markerName(kind)} fired`}>{count}</output>
            <Button
              aria-label={`One ${markerName(kind)} more`}
              disabled={refusal !== undefined}
              onClick={() => onChange(more)}
            >
              +
            </Button>
          </div>
        );
      })}
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
