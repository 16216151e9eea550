import { useTable } from '../use-table.ts';
import type { TableController } from '../controller.ts';
import type { Sitting } from './sitting.ts';
import css from './Desks.module.css';

interface DesksProps {
  readonly controller: TableController;
  readonly sitting: Sitting;
}

/** The desks of the people at this screen, where one of them may go to any: own ones at once, others behind a curtain. */
export function Desks({ controller, sitting }: DesksProps) {
  useTable(controller, (table) => table.last);
  const { desks, module } = sitting;
  const { viewer } = controller.source;
  if (desks.length < 2) return null;
  return (
    <div className={css.desks} role="group" aria-label="Your seats">
      {desks.map((desk) => (
        <button
          key={desk.seat}
          type="button"
          aria-pressed={desk.seat === viewer}
          data-awaited={desk.isAwaited && desk.seat !== viewer}
          onClick={() => (desk.seat === viewer ? undefined : sitting.goToDesk(desk))}
        >
          {module.language.names(desk.seat).side}
          {desk.isOwn ? null : ' (pass the device)'}
          {desk.isAwaited && desk.seat !== viewer ? <span>has something to read</span> : null}
        </button>
      ))}
    </div>
  );
}
