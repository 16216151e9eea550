import { Link, type ErrorComponentProps } from '@tanstack/react-router';
import { Page } from '../ui/Page.tsx';

/** Something that should not happen did; the matches are kept in the browser and are not touched by it. */
export function Failure({ error, reset }: ErrorComponentProps) {
  return (
    <Page title="This page could not be shown">
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <p>
        Your matches are kept in this browser and are not affected. <Link to="/">Go to the first page</Link>, or{' '}
        <button type="button" onClick={reset}>
          try again
        </button>
        .
      </p>
    </Page>
  );
}

export function NotFound() {
  return (
    <Page title="There is nothing at this address">
      <p>
        The address may be mistyped or from another version. <Link to="/">Go to the first page</Link>.
      </p>
    </Page>
  );
}
