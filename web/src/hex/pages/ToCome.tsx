import { useTable } from '../../table/use-table.ts';
import { CounterImage } from '../counter/CounterImage.tsx';
import { deskOf } from '../desk.ts';
import type { ComingGroup, ComingSide, HexProps } from '../game.ts';
import css from './ToCome.module.css';

/** Who is still to come, when and where; pointing at them shows the hexes. */
export function ToCome({ controller, game }: HexProps) {
  useTable(controller, (table) => table.shown);
  const isOwn = ({ seat }: ComingSide): boolean => seat === controller.source.viewer;
  const coming = game
    .coming(controller.state)
    .filter(({ groups }) => groups.length > 0)
    // Their own first.
    .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  if (coming.length === 0) return <p>All units have arrived.</p>;
  return (
    <div className={css.coming}>
      {coming.map(({ title, groups }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          {groups.map((group) => (
            <Group key={`${group.title} ${group.where}`} controller={controller} game={game} group={group} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Group({ controller, game, group }: HexProps & { readonly group: ComingGroup }) {
  const { title, where, isDue, units, delayed } = group;
  const { state } = controller;
  const mark = (marked: readonly number[]): void => deskOf(controller).setState({ marked });
  return (
    <div
      className={css.group}
      data-due={isDue}
      onPointerEnter={() => mark(group.cells())}
      onPointerLeave={() => mark([])}
    >
      <p>
        <b>{title}</b> <small>{where}</small>
      </p>
      <ul>
        {units.map((unit) => (
          <li key={unit} title={game.unitWords(state, unit)}>
            <CounterImage face={game.face(state, unit)} size="2.4rem" />
            <span className="visually-hidden">{game.unitWords(state, unit)}</span>
          </li>
        ))}
      </ul>
      {delayed === undefined ? null : <p className={css.delayed}>{delayed}</p>}
    </div>
  );
}
