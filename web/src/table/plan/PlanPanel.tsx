import { act } from '@club-route/engine';
import { Button } from '../../ui/Button.tsx';
import type { TableController } from '../controller.ts';
import { useTable } from '../use-table.ts';
import { RuleCited } from '../Refusal.tsx';
import css from './PlanPanel.module.css';

/** Orders laid for one's next turn, for one's own eyes; and, once it has come, the ways to carry them out. */
export function PlanPanel({ controller }: { readonly controller: TableController }) {
  const planned = useTable(controller, (state) => state.planned);
  const carrying = useTable(controller, (state) => state.carrying);
  useTable(controller, (state) => state);
  const { plan, planning, mayPlan } = controller;
  if (controller.looksBack || (planned.length === 0 && !mayPlan)) return null;
  const { orders } = controller.foresight;
  const due = !planning && controller.mayAct;
  const possible = due ? orders.filter(({ action }) => controller.refuses(action) === undefined) : [];
  return (
    <section className={css.plan} aria-labelledby="plan-title">
      <h2 id="plan-title">Planned orders</h2>
      {orders.length === 0 ? (
        <p className={css.hint}>
          {planning
            ? 'Select a unit and choose where it goes, as if your turn began now. The plan stays in this browser.'
            : 'While your opponent acts, you can plan your next turn.'}
        </p>
      ) : (
        <Orders controller={controller} due={due} />
      )}
      <div className={css.ways}>
        {carrying ? <Button onClick={() => plan.stop()}>Stop after this one</Button> : null}
        {!carrying && possible.length > 0 ? (
          <Button primary onClick={() => plan.carryOutAll()}>
            {possible.length === 1 ? 'Carry it out' : `Carry out all ${possible.length}`}
          </Button>
        ) : null}
        {mayPlan ? (
          <Button shortcut="o" onClick={() => (planning ? plan.leave() : plan.begin())}>
            {planning ? 'Back to watching' : 'Plan your next turn'}
          </Button>
        ) : null}
        {orders.length > 1 && !carrying ? <Button onClick={() => plan.clear()}>Dismiss all</Button> : null}
      </div>
    </section>
  );
}

function Orders({ controller, due }: { readonly controller: TableController; readonly due: boolean }) {
  const { plan, module, seat } = controller;
  return (
    <ol className={css.orders}>
      {controller.foresight.orders.map(({ action, before, refusal }, index) => {
        const words = module.language.label(before, seat, act(action));
        return (
          <li key={`${index} ${words}`} data-impossible={refusal !== undefined}>
            <span>{words}</span>
            {due && controller.refuses(action) === undefined ? (
              <Button aria-label={`Carry out: ${words}`} onClick={() => plan.carryOut(index)}>
                Carry out
              </Button>
            ) : null}
            <Button aria-label={`Dismiss: ${words}`} onClick={() => plan.remove(index)}>
              ×
            </Button>
            {refusal === undefined ? null : (
              <p>
                {refusal.text} <RuleCited module={module} refusal={refusal} />
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
