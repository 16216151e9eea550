import { Link, useParams } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { download } from '../../library/download.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { client } from '../api/client.ts';
import { checkDice, type Finding } from './check.ts';
import css from './DicePage.module.css';

/** A finished match checked in this page: every roll made again, every rule applied again. */
export function DicePage() {
  const { match } = useParams({ from: '/club/match/$match/dice' });
  const { data: finding } = useQuery({ queryKey: ['dice', match], queryFn: () => checkDice(match) }, client);
  return (
    <Page title="Check the dice" over="Club">
      {finding === undefined ? (
        <p role="status">The whole match is played again …</p>
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
        The journal holds everything that was checked. The same check runs without this page:{' '}
        <code>npx club-route verify {file}</code>
      </p>
      <Button onClick={() => download(file, text)}>Download the journal</Button>
    </section>
  );
}

function Sound({ entries, draws, salts, witnessed }: Extract<Finding, { readonly sound: true }>) {
  return (
    <>
      <Notice>
        <p data-testid="finding">
          <strong>Everything holds.</strong> {entries} entries and {draws} dice were made again in this page.
        </p>
      </Notice>
      <ul className={css.checked}>
        <li>
          The seed that is shown now is the one that the club committed to before the first roll
          {witnessed ? ', and this browser has kept that commitment since it sat down.' : '.'}
        </li>
        <li>{SALTS[Math.min(salts, 2)]}</li>
        <li>Each decision was sealed before its dice existed, and each roll follows from it.</li>
        <li>Every entry keeps the rules, and leads to the position that was played on.</li>
      </ul>
    </>
  );
}

const SALTS = [
  'No side has put a salt of its own into the dice: they rest on the seed of the club alone.',
  'One side has put a salt of its own into the dice, which the club could not know.',
  'The sides have put salts of their own into the dice, which the club could not know.',
];
