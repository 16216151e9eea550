import { Link } from '@tanstack/react-router';
import { Page } from '../../ui/Page.tsx';
import { Notices } from '../notices/Notices.tsx';
import { useSession } from '../session.ts';
import css from './AccountPage.module.css';
import { BlockedPeople } from './BlockedPeople.tsx';
import { ChangeAccount } from './ChangeAccount.tsx';
import { Farewell } from './Farewell.tsx';
import { Leaving } from './Leaving.tsx';
import { Entrance } from './Entrance.tsx';
import { Ratings } from './Ratings.tsx';
import { Vacations } from './Vacations.tsx';

const SINCE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** Signing in, and everything one may do with one's account. */
export function AccountPage() {
  const session = useSession();
  const account = session.data;
  if (session.isError)
    return (
      <Page title="Account" over="Club">
        <p>
          The club is not answering. <Link to="/">Play in this browser</Link>.
        </p>
      </Page>
    );
  if (account === undefined) return null;
  if (account === null)
    return (
      <Page title="Sign in" over="Club">
        <p>With an account you play on any device, and the club can tell you when it is your turn.</p>
        <div className={css.card}>
          <Entrance />
        </div>
      </Page>
    );
  return (
    <Page title={account.name} over="Account">
      <p>
        In the club since {SINCE.format(account.created)}. <Link to="/club">Go to the club</Link>
      </p>
      <div className={css.sections}>
        <Ratings account={account} />
        <Notices account={account} />
        <ChangeAccount account={account} />
        <Vacations />
        <BlockedPeople />
        <Leaving />
        <Farewell />
      </div>
    </Page>
  );
}
