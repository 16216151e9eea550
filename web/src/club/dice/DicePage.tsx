import { Link, useParams } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { findingLines } from '@club-route/engine';
import { download } from '../../library/download.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { client } from '../api/client.ts';
import { checkDice, type Finding, type Standing } from './check.ts';
import css from './DicePage.module.css';

/** A finished match checked in this page: every roll made again, every rule applied again. */
export function DicePage() {
  const { match } = useParams({ from: '/club/match/$match/dice' });
  const { data: finding } = useQuery({ queryKey: ['dice', match], queryFn: () => checkDice(match) }, client);
  return (
    <Page title="Check the dice" over="Club">
      {finding === undefined ? (
        <p role="status">Replaying the whole match …</p>
      ) : finding.sound ? (
        <Sound {...finding} />
      ) : (
        <Notice danger>
          <p data-testid="finding">{finding.problem}</p>
        </Notice>
      )}
      {finding?.text === undefined ? null : <Journal match={match} text={finding.text} />}
      <p>
        <Link to="/club/match/$match" params={{ match }}>
          Back to the match
        </Link>
      </p>
    </Page>
  );
}

function Journal({ match, text }: { readonly match: string; readonly text: string }) {
  const file = `club-route-${match}.json`;
  return (
    <section className={css.journal}>
      <p>
        The journal holds everything we checked. You can run the same check without this page:{' '}
        <code>npx club-route verify {file}</code>
      </p>
      <Button onClick={() => download(file, text)}>Download the journal</Button>
    </section>
  );
}

function Sound({ verdict, standing, salts, witnessed }: Extract<Finding, { readonly sound: true }>) {
  // Without the seed nobody can make the rolls again.
  const isProven = verdict.derived === verdict.rolls;
  return (
    <>
      <Notice>
        <p data-testid="finding">
          <strong>{isProven ? 'Everything checks out.' : 'The moves check out, but nothing proves the dice.'}</strong>{' '}
          This page played {verdict.entries} entries again and made {verdict.derived} of {verdict.rolls} rolls again.
        </p>
      </Notice>
      <Notice danger={standing === 'foreign'}>
        <p data-testid="word">{STANDINGS[standing]}</p>
      </Notice>
      <ul className={css.checked}>
        {isProven ? (
          <li>
            The club committed to this seed before the first roll
            {witnessed ? ', and this browser has kept that commitment since you sat down.' : '.'}
          </li>
        ) : null}
        <li>{SALTS[Math.min(salts, 2)]}</li>
        {findingLines(verdict).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

const STANDINGS: Readonly<Record<Standing, string>> = {
  certified: 'Certified: this club signed the match when it began and when it ended.',
  unsigned:
    'Not certified: this club has not signed this match. It cannot sign a match that began before it had a key.',
  incomplete: 'Not certified: this club has not signed all of this match.',
  foreign: 'Not certified: the match is signed with a key that this club does not publish for that day.',
  unchecked:
    'This browser cannot check the club’s signatures: it lacks Ed25519, or the page did not come over HTTPS. The command below can.',
};

const SALTS = [
  'No player added a salt to the dice. They depend on the club’s seed alone.',
  'One player added a salt that the club could not know in advance.',
  'The players added salts that the club could not know in advance.',
];
