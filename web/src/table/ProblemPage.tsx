import { Link } from '@tanstack/react-router';
import { download } from '../library/download.ts';
import type { Problem } from '../library/open.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';

/** A match that does not open: what is wrong, and a way to keep what is left of it. */
export function ProblemPage({ problem, text, again }: Problem) {
  return (
    <Page title={again ? 'This match has stopped' : 'We cannot open this match'}>
      <Notice danger>
        <p>{problem}</p>
        {again ? <Button onClick={() => location.reload()}>Reload the page</Button> : null}
      </Notice>
      <p>
        Your other matches are not affected. <Link to="/">Go to your matches</Link>.
      </p>
      {text === undefined || text === '' ? null : (
        <p>
          <Button onClick={() => download('damaged-match.json', text)}>Save what we could read to a file</Button>
        </p>
      )}
    </Page>
  );
}
