import { Link } from '@tanstack/react-router';
import { BOARD_IDS, BOARDS } from '@club-route/theatre/boards';
import { Preview } from './Preview.tsx';
import css from './MapsPage.module.css';

/** The four boards side by side: the same country, cut four ways. */
export function MapsPage() {
  return (
    <div className={css.page}>
      <title>Maps – Club Route</title>
      <header className={css.head}>
        <p className={css.over}>Holland, September 1944</p>
        <h1>Maps</h1>
        <p className={css.lead}>
          The same country on four boards, from the Belgian canals to the Veluwe. Choose a hex, a river or a bridge to
          see how we know it: printed in a source, found elsewhere, deduced from the ground, or ruled by us.
        </p>
      </header>
      <ul className={css.boards}>
        {BOARD_IDS.map((id) => (
          <li key={id}>
            <Link to="/maps/$board" params={{ board: id }} className={css.board}>
              <Preview board={id} />
              <span className={css.title}>{BOARDS[id].title}</span>
              <span className={css.about}>{BOARDS[id].about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
