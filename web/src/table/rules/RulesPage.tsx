import { Link, useLoaderData } from '@tanstack/react-router';
import { Page } from '../../ui/Page.tsx';
import { Rules } from './Rules.tsx';

export function RulesPage() {
  const form = useLoaderData({ from: '/rules/$game' });
  if (form === undefined) {
    return (
      <Page title="There is no such game">
        <p>
          <Link to="/">See the games there are</Link>.
        </p>
      </Page>
    );
  }
  return (
    <Page title={form.entry.title} over="Rules">
      <p>
        <Link to="/new/$game" params={{ game: form.entry.id }}>
          Start a game
        </Link>
      </p>
      <Rules module={form.module} source={form.entry.source} />
    </Page>
  );
}
