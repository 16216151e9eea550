import { FREE_UNITS, labelOf, planLength, UNITS, unitName, ZONES, type Side } from '@club-route/farthest-bridge';
import { CounterImage } from '../../../hex/counter/CounterImage.tsx';
import { useTable } from '../../../table/use-table.ts';
import { Button } from '../../../ui/Button.tsx';
import { faceOf } from '../faces.ts';
import type { FarthestBridgeProps } from '../types.ts';
import css from './Deploy.module.css';
import shared from './Decision.module.css';

/** Where each piece may go (18.1), in the order of the plan. */
const WHERE: Readonly<Record<Side, readonly string[]>> = {
  german: [
    'in Germany',
    'in Germany',
    'north of the Neder Rijn',
    'north of the Neder Rijn',
    'north of the Waal',
    'south of the Maas',
  ],
  allied: ['outside Germany', 'outside Germany', 'outside Germany'],
};

/** Free deployment in secret: the next piece goes to a lit hex; the plan is handed in whole. */
export function DeployDecision({ controller }: FarthestBridgeProps) {
  const draft = useTable(controller, (table) => table.draft);
  const side = controller.seat as Side;
  const cells = draft?.kind === 'deploy' ? draft.cells : [];
  const length = planLength(side);
  const keep = (count: number): void => controller.propose({ kind: 'deploy', cells: cells.slice(0, count) });
  return (
    <section className={shared.decision} aria-labelledby="decision-title">
      <h2 id="decision-title">{side === 'german' ? 'Set up in secret' : 'Choose the drop zones in secret'}</h2>
      <p className={shared.hint}>
        {cells.length < length
          ? 'The next one is marked; click a lit hex for it. Nobody sees the plan before both are in.'
          : 'The plan is complete. Take back what you like, or hand it in.'}
      </p>
      <ol className={css.pieces}>
        {Array.from({ length }, (_, index) => (
          <li key={index} aria-current={index === cells.length ? 'step' : undefined} data-placed={index < cells.length}>
            {side === 'german' ? (
              <CounterImage face={faceOf(FREE_UNITS[index], false, undefined)} size="2.75rem" />
            ) : null}
            <span>
              <b>{side === 'german' ? unitName(FREE_UNITS[index]) : `${ZONES[index]} zone`}</b>{' '}
              <small>{side === 'german' ? UNITS[FREE_UNITS[index]].formation : 'seven hexes round it'}</small>
              <br />
              <small>{index < cells.length ? `at ${labelOf(cells[index])}` : WHERE[side][index]}</small>
            </span>
            {index < cells.length ? (
              <Button aria-label={`Take back to ${labelOf(cells[index])}`} onClick={() => keep(index)}>
                Take back
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      <div className={shared.commit} data-sticky="true">
        <Button
          primary
          shortcut="Enter"
          disabled={cells.length < length}
          onClick={() => controller.act({ kind: 'deploy', cells })}
        >
          Hand in the plan
        </Button>
      </div>
    </section>
  );
}
