import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { Page } from '../../ui/Page.tsx';
import { claimLink } from '../api/matches.ts';
import { keep, keepsakeOf, makeSalt, readLink } from '../keepsakes.ts';
import { useSession } from '../session.ts';
import { SitForm } from '../SitForm.tsx';

/** Where a secret link leads. The secret stands behind the #, which no server log ever sees. */
export function SeatPage() {
  const { seat: named, token } = readLink(useRouterState({ select: (state) => state.location.hash }));
  const navigate = useNavigate();
  const { data: account } = useSession();
  const sit = async (name: string | undefined): Promise<void> => {
    const made = named === undefined ? undefined : makeSalt(named);
    const { match, seat } = await claimLink(token, {
      ...(name === undefined ? {} : { name }),
      ...(made === undefined ? {} : { saltCommitment: made.saltCommitment }),
    });
    // Sitting down a second time changes nothing: the salt of the first time stands.
    const salt = keepsakeOf(match, seat).salt ?? (named === seat ? made?.salt : undefined);
    keep(match, seat, { secret: token, ...(salt === undefined ? {} : { salt }) });
    await navigate({ to: '/club/match/$match', params: { match }, replace: true });
  };
  return (
    <Page title="A seat is kept for you" over="Club">
      <p>
        {account
          ? `You are invited to play. You take the seat as ${account.name}, and find the match among yours.`
          : 'You are invited to play. The link is the key to your seat: keep it to yourself. It opens the match again from any browser.'}
      </p>
      <SitForm sit={sit} help="No account is needed." disabled={token === ''}>
        Sit down
      </SitForm>
      <p>
        <Link to="/club">See the club first</Link>.
      </p>
    </Page>
  );
}
