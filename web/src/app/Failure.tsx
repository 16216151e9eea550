import { Link, type ErrorComponentProps } from '@tanstack/react-router';
import { Page } from '../ui/Page.tsx';

/** Something that should not happen did; the matches are kept in the browser and are not touched by it. */
export function Failure({ error, reset }: ErrorComponentProps) {
  return (
    <Page title="We could not show this page">
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <p>
        Your matches are safe in this browser. <Link to="/">Go to the home page</Link>, or{' '}
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
    <Page title="No page at this address">
      <p>
        Check the address, or <Link to="/">go to the home page</Link>.
      </p>
    </Page>
  );
}
