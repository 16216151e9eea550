import {
  AIRBORNE,
  BRIDGES,
  bridgeName,
  dateOf,
  ENGINEER,
  isOnMap,
  PHASE_NAMES,
  REPAIRED_FROM,
  UNITS,
  type FarthestBridgeState,
} from '@club-route/farthest-bridge';
import { lookAt } from '../../../hex/desk.ts';
import { Tray } from '../../../hex/panel/Tray.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { Offer } from '../offer.ts';
import { takeUp } from '../take-up.ts';
import { trayCounter } from '../tray.ts';
import type { FarthestBridgeProps } from '../types.ts';
import { EndPhase } from './EndPhase.tsx';
import css from './Decision.module.css';

interface MoveDecisionProps extends FarthestBridgeProps {
  readonly offer: Extract<Offer, { kind: 'pick' }>;
}

/** A movement phase with nothing in hand: who can still move, land or arrive, and what the engineers can do. */
export function MoveDecision({ controller, offer }: MoveDecisionProps) {
  const { state } = controller;
  return (
    <section className={css.decision} aria-labelledby="decision-title">
      <h2 id="decision-title">
        {PHASE_NAMES[state.phase]}, {dateOf(state.turn)}
      </h2>
      {groupsOf(state, offer.units).map(([title, units]) => (
        <Tray
          key={title}
          title={title}
          counters={units.map((unit) => trayCounter(state, unit))}
          onPick={(unit) => takeUp(controller, unit)}
        />
      ))}
      <Works controller={controller} />
      <EndPhase controller={controller} />
    </section>
  );
}

/** Those to land by their zones, those at the edge, those on the map. */
function groupsOf(
  state: FarthestBridgeState,
  units: readonly number[],
): readonly (readonly [string, readonly number[]])[] {
  const groups = new Map<string, number[]>();
  const titles = units.map((unit) => titleOf(state, unit));
  for (const [index, title] of titles.entries()) groups.set(title, [...(groups.get(title) ?? []), units[index]]);
  return [...groups];
}

function titleOf(state: FarthestBridgeState, unit: number): string {
  if (isOnMap(state, unit)) return 'On the map, may still move';
  const { arrival } = UNITS[unit];
  if (AIRBORNE[unit] === 0 || arrival.by !== 'air') return 'May arrive over the edge';
  return arrival.zone === 'arnhem' ? 'To land round Arnhem' : `To land, ${arrival.zone} zone`;
}

/** What the engineers can do: roll for a bridge, or lay one of their own. */
function Works({ controller }: FarthestBridgeProps) {
  const choices = controller.choices();
  const repairs = choices.flatMap(({ action }) => (action?.kind === 'repair' ? [action] : []));
  const canSpan = choices.some(({ draft }) => draft?.kind === 'span');
  if (repairs.length === 0 && !canSpan) return null;
  return (
    <div className={css.works} role="group" aria-label="Engineers">
      {repairs.map((action) => (
        <Button
          key={action.bridge}
          onFocus={() => lookAt(controller, BRIDGES[action.bridge].cells[0])}
          onClick={() => controller.act(action)}
        >
          Repair the {bridgeName(action.bridge)} ({REPAIRED_FROM[BRIDGES[action.bridge].kind]}–6)
        </Button>
      ))}
      {canSpan ? (
        <Button
          onClick={() => {
            controller.propose({ kind: 'span' });
            lookAt(controller, controller.state.unitCell[ENGINEER]);
          }}
        >
          Bridge a hexside
        </Button>
      ) : null}
    </div>
  );
}
