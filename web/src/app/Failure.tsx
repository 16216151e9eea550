import { Link, type ErrorComponentProps } from '@tanstack/react-router';
import { Page } from '../ui/Page.tsx';

// As Chromium, Firefox and Safari say it of a part of the app that does not come.
const NOT_LOADED = /module/;

/**
 * Something that should not happen did; the matches are kept in the browser and are not touched by it. Only a reload fetches
 * again what did not come.
 */
export function Failure({ error }: ErrorComponentProps) {
  const why = error instanceof Error ? error.message : String(error);
  return (
    <Page title="We could not show this page">
      <p>{NOT_LOADED.test(why) ? 'The server is not answering.' : why}</p>
      <p>
        Your matches are safe in this browser. <Link to="/">Go to the home page</Link>, or{' '}
        <button type="button" onClick={() => location.reload()}>
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
