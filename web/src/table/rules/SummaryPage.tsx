import type { RulesSummary, RulesTable as Table } from '@club-route/engine';
import { Link, useLoaderData } from '@tanstack/react-router';
import { Button } from '../../ui/Button.tsx';
import type { GameOnShelf } from '../new-game/open-form.ts';
import { Figure, useFigures } from './Figures.tsx';
import { RulesTable } from './RulesTable.tsx';
import css from './SummaryPage.module.css';

/** A game with its summary. */
export interface SummaryOnShelf extends GameOnShelf {
  readonly summary: RulesSummary;
}

/** The rules on two printed pages: how a turn goes, the tables, and the figures. */
export function SummaryPage() {
  const shelf = useLoaderData({ from: '/rules/$game/summary' });
  if (shelf === undefined)
    return (
      <article className={css.page}>
        <title>We do not have that summary – Club Route</title>
        <h1>We do not have that summary</h1>
        <p>
          <Link to="/">See all games</Link>.
        </p>
      </article>
    );
  return <Summary {...shelf} />;
}

function Summary({ entry, module, summary }: SummaryOnShelf) {
  const figures = useFigures(module);
  return (
    <article className={css.page}>
      <title>{`Summary: ${entry.title} – Club Route`}</title>
      <header>
        <h1>{entry.title}</h1>
        <p className={css.tools}>
          <Button primary onClick={() => print()}>
            Print
          </Button>
          <Link to="/rules/$game" params={{ game: entry.id }}>
            Read all the rules
          </Link>
        </p>
      </header>
      <div className={css.columns}>
        {summary.parts.map(({ title, lines }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        {tablesOf(
          module.rules.flatMap(({ tables = [] }) => tables),
          summary.tables,
        ).map((table) => (
          <RulesTable key={table.caption} table={table} />
        ))}
        {figures.slice(0, MOST_FIGURES).map((figure) => (
          <Figure key={figure.caption} figure={figure} atOnce />
        ))}
      </div>
    </article>
  );
}

/** More would not fit on two pages. */
const MOST_FIGURES = 2;

/** The tables of the rules in the order in which the summary names them. */
function tablesOf(tables: readonly Table[], captions: readonly string[]): readonly Table[] {
  return captions.flatMap((begins) => tables.find(({ caption }) => caption.startsWith(begins)) ?? []);
}
