import { findGame } from '@club-route/catalogue';
import type { HolderView, LinkView } from '@club-route/wire';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { Button } from '../../ui/Button.tsx';
import { capitalised } from '../../table/words.ts';
import { Page } from '../../ui/Page.tsx';
import { client } from '../api/client.ts';
import { claimLink, lookAtLink } from '../api/matches.ts';
import { useDeed } from '../deed.ts';
import { keep, keepsakeOf, makeSalt, readLink } from '../keepsakes.ts';
import { timeExplained, timeWords, useGame } from '../names.ts';
import { useSession } from '../session.ts';
import { SitForm } from '../SitForm.tsx';
import { Trouble } from '../Trouble.tsx';
import css from './SeatPage.module.css';

const UNTIL = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** Where a secret link leads. The secret stands behind the #, which no server log ever sees. */
export function SeatPage() {
  const { token } = readLink(useRouterState({ select: (state) => state.location.hash }));
  const found = useQuery({ queryKey: ['link', token], queryFn: () => lookAtLink(token), staleTime: Infinity }, client);
  if (found.data !== undefined) return <Opened key={token} token={token} link={found.data} />;
  return (
    <Page title="A link to a seat" over="Club">
      {found.error === null ? <p role="status">The link is loading …</p> : <Trouble deed={found} />}
      <ToTheClub />
    </Page>
  );
}

interface OpenedProps {
  readonly token: string;
  readonly link: LinkView;
}

function Opened({ token, link }: OpenedProps) {
  switch (link.kind) {
    case 'invitation':
      return <Invitation token={token} link={link} />;
    case 'own':
      return <WayBack token={token} link={link} />;
    case 'used':
      return <Used link={link} />;
  }
}

function Invitation({ token, link }: OpenedProps) {
  const navigate = useNavigate();
  const { data: account } = useSession();
  const module = useGame(link.game);
  const sit = async (name: string | undefined): Promise<void> => {
    const { salt, saltCommitment } = makeSalt(link.seat);
    const { match, seat, secret } = await claimLink(token, { saltCommitment, ...(name === undefined ? {} : { name }) });
    keep(match, seat, { salt, ...(secret === undefined ? {} : { secret }) });
    await navigate({ to: '/club/match/$match', params: { match }, replace: true });
  };
  const { time, maker, until } = link.terms ?? { time: { kind: 'none' } as const };
  const entry = findGame(link.game);
  const side = module === undefined ? link.seat : module.language.names(link.seat).people;
  const title = entry?.title ?? link.game;
  return (
    <Page title={`Play ${side} in ${title}`} over="Invitation">
      <p className={css.lead}>
        {maker === undefined ? 'You are invited' : `${maker} invites you`} to play {side} in {title}. {entry?.summary}
      </p>
      <dl className={css.terms}>
        <dt>You play</dt>
        <dd>{capitalised(side)}</dd>
        <dt>How long</dt>
        <dd>{entry === undefined ? 'Not known' : entry.time}</dd>
        <dt>Pace</dt>
        <dd>
          {timeWords(time)}. {timeExplained(time)}
        </dd>
        <dt>Answer by</dt>
        <dd>{until === undefined ? 'Any time while the match runs' : UNTIL.format(until)}</dd>
      </dl>
      <p>
        {account
          ? `You take the seat as ${account.name}. The match joins your list.`
          : 'You need no account. When you sit down, this link stops working and you get your own private link.'}{' '}
        {entry === undefined ? null : (
          <Link to="/rules/$game" params={{ game: entry.id }}>
            Read the rules first
          </Link>
        )}
      </p>
      <SitForm sit={sit} help="No account is needed.">
        Sit down
      </SitForm>
      <ToTheClub />
    </Page>
  );
}

function WayBack({ token, link }: OpenedProps) {
  const navigate = useNavigate();
  const deed = useDeed();
  const open = async (): Promise<void> => {
    const { match, seat } = await claimLink(token, {});
    keep(match, seat, { secret: token });
    await navigate({ to: '/club/match/$match', params: { match }, replace: true });
  };
  return (
    <Page title="Your seat" over="Club">
      <p>This private link opens the seat of {namesOf(link.holders)}. This browser remembers it from now on.</p>
      <Button primary disabled={deed.isPending} onClick={() => deed.mutate(open)}>
        Open the seat
      </Button>
      <Trouble deed={deed} />
      <ToTheClub />
    </Page>
  );
}

/** Whoever made the link, and everybody it was passed on to, learns whose seat it is, and no more. */
function Used({ link }: Pick<OpenedProps, 'link'>) {
  const { match, seat, holders } = link;
  const { data: account } = useSession();
  const isMine =
    keepsakeOf(match, seat).secret !== undefined || holders.some((one) => one.account && one.name === account?.name);
  return (
    <Page title={isMine ? 'Your seat' : 'This seat is taken'} over="Club">
      {isMine ? (
        <p>
          You sat down with this link.{' '}
          <Link to="/club/match/$match" params={{ match }}>
            Go to the match
          </Link>
          .
        </p>
      ) : (
        <p>
          {holders.length === 0 ? 'Someone' : namesOf(holders)} sat down with this link, so it no longer works. Is it
          you? Open your private link, or the browser in which you sat down.
        </p>
      )}
      <ToTheClub />
    </Page>
  );
}

function ToTheClub() {
  return (
    <p>
      <Link to="/club">See the club first</Link>.
    </p>
  );
}

function namesOf(holders: readonly HolderView[]): string {
  return holders.map(({ name }) => name).join(' and ');
}
