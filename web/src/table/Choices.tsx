import { chanceText, listedActions } from '@club-route/engine';
import type { TableController } from './controller.ts';
import { useAdvice, valueOf } from './odds/use-advice.ts';
import { useTable } from './use-table.ts';
import css from './TextView.module.css';

/** Every whole choice in words, by the number that makes it. */
export function Choices({ controller }: { readonly controller: TableController }) {
  useTable(controller, (state) => state);
  const advice = useAdvice(controller, controller.source.last, 'on');
  if (!controller.mayAct) return null;
  const { module, ground, seat } = controller;
  const listed = listedActions(module, ground, seat);
  if (listed.length === 0) return null;
  return (
    <ol className={css.choices} aria-label="Choices">
      {listed.map(({ action, label }) => (
        <li key={label}>
          {label}
          {advice === undefined ? null : `: wins ${chanceText(valueOf(advice, action))}`}
        </li>
      ))}
    </ol>
  );
}
