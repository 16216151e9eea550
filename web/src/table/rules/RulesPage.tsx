import { Link, useLoaderData } from '@tanstack/react-router';
import { Page } from '../../ui/Page.tsx';
import { Rules } from './Rules.tsx';

export function RulesPage() {
  const form = useLoaderData({ from: '/rules/$game' });
  if (form === undefined) {
    return (
      <Page title="We do not have that game">
        <p>
          <Link to="/">See all games</Link>.
        </p>
      </Page>
    );
  }
  return (
    <Page title={form.entry.title} over="Rules">
      <p data-ways>
        <Link to="/new/$game" params={{ game: form.entry.id }}>
          Start a game
        </Link>
        {form.module.summary === undefined ? null : (
          <>
            {' '}
            ·{' '}
            <Link to="/rules/$game/summary" params={{ game: form.entry.id }}>
              Two pages to print
            </Link>
          </>
        )}
      </p>
      {/* Beside a table the sheet has this rank; headings skip none. */}
      <h2 className="visually-hidden">Rules as played</h2>
      <Rules module={form.module} source={form.entry.source} />
    </Page>
  );
}
