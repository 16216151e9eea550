import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { nameOf, type MatchCard } from '../library/card.ts';
import { bringBackMatch, removeMatch, type RemovedMatch } from '../library/store.ts';
import { keyFrom } from '../table/local/errands.ts';
import { Button } from '../ui/Button.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { MatchRow } from './MatchRow.tsx';
import css from './MatchList.module.css';

interface MatchListProps {
  readonly matches: readonly MatchCard[];
  /** Why the matches of this browser could not be read. */
  readonly unread: string | undefined;
}

/** The matches of this browser: go on, look again, rename, delete with a way back, load from a file. */
export function MatchList({ matches, unread }: MatchListProps) {
  const router = useRouter();
  const navigate = useNavigate();
  const [deleted, setDeleted] = useState<RemovedMatch>();
  const [problem, setProblem] = useState<string>();
  const remove = async (card: MatchCard): Promise<void> => {
    setDeleted(await removeMatch(card));
    await router.invalidate();
  };
  const bringBack = async (removed: RemovedMatch): Promise<void> => {
    await bringBackMatch(removed);
    setDeleted(undefined);
    await router.invalidate();
  };
  const load = async (file: File): Promise<void> => {
    const loaded = await keyFrom({ kind: 'adopt', file });
    if ('problem' in loaded) setProblem(loaded.problem);
    else await navigate({ to: '/match/$key', params: { key: loaded.key } });
  };
  const group = (title: string, cards: readonly MatchCard[]) =>
    cards.length === 0 ? null : (
      <section aria-label={title}>
        <h3>{title}</h3>
        <ul>
          {cards.map((card) => (
            <MatchRow key={card.key} card={card} matches={matches} onDelete={() => void remove(card)} />
          ))}
        </ul>
      </section>
    );
  return (
    <section className={css.matches} aria-labelledby="matches-title">
      <header>
        <h2 id="matches-title">Your matches</h2>
        <FileButton onFile={(file) => void load(file)}>Load from a file</FileButton>
      </header>
      {problem === undefined ? null : (
        <Notice danger>
          <p>{problem} Your matches have not changed.</p>
          <Button onClick={() => setProblem(undefined)}>Dismiss</Button>
        </Notice>
      )}
      {deleted === undefined ? null : (
        <Notice>
          <p>You deleted “{nameOf(deleted.card)}”.</p>
          <Button onClick={() => void bringBack(deleted)}>Undo</Button>
        </Notice>
      )}
      {unread === undefined ? null : (
        <Notice danger>
          <p>We cannot read the matches in this browser: {unread}</p>
        </Notice>
      )}
      {matches.length === 0 && unread === undefined ? (
        <p className={css.empty}>No matches yet. Start a game: it appears here, and stays when you close the tab.</p>
      ) : null}
      {group(
        'Continue where you left off',
        matches.filter(({ result }) => result === undefined),
      )}
      {group(
        'Finished',
        matches.filter(({ result }) => result !== undefined),
      )}
    </section>
  );
}
