import { canResist, cellName } from '@club-route/farthest-bridge';
import { Button } from '../../../ui/Button.tsx';
import type { Offer } from '../offer.ts';
import type { FarthestBridgeProps } from '../types.ts';
import { CellButton } from './CellButton.tsx';
import { UnitHead } from './UnitHead.tsx';
import css from './Decision.module.css';

interface RetreatDecisionProps extends FarthestBridgeProps {
  readonly offer: Extract<Offer, { kind: 'retreat' }>;
}

/** A retreat (7.7): every way, by its last hex, and by those before it where several lead there. */
export function RetreatDecision({ controller, offer }: RetreatDecisionProps) {
  const { state } = controller;
  const { unit, ways } = offer;
  const { distance } = state.battle!.retreats[0];
  const ends = [...new Set(ways.map((way) => way.at(-1)!))];
  const first = ends.map((cell) => ways.find((way) => way.at(-1) === cell)!);
  const others = ways.filter((way) => !first.includes(way));
  const choose = (path: readonly number[], by: readonly number[]) => (
    <li key={path.join(' ')}>
      <CellButton
        controller={controller}
        cell={path.at(-1)!}
        by={by}
        onClick={() => controller.act({ kind: 'retreat', path })}
      />
    </li>
  );
  return (
    <section className={css.decision} aria-labelledby="decision-title">
      <UnitHead controller={controller} unit={unit} verb="Fall back:">
        {distance === 1 ? 'One hex' : `${distance} hexes`} from {cellName(state.unitCell[unit])}. Choose where on the
        map{others.length === 0 ? '' : '; to go another way, press a hex on it first'}.
      </UnitHead>
      <ul className={css.choices} aria-label="Hexes">
        {first.map((path) => choose(path, []))}
      </ul>
      {others.length === 0 ? null : (
        <details>
          <summary>Other ways to the same hexes</summary>
          <ul className={css.choices} aria-label="Other ways">
            {others.map((path) => choose(path, path.slice(0, -1)))}
          </ul>
        </details>
      )}
      {canResist(state, unit) ? (
        <div className={css.commit}>
          <Button shortcut="h" onClick={() => controller.act({ kind: 'resist' })}>
            Hold the ground
          </Button>
          <p>It stays, and is depleted (7.8).</p>
        </div>
      ) : null}
    </section>
  );
}
