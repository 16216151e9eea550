import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { MatchCard } from '../library/card.ts';
import { keepMatch, readMatch, removeMatch } from '../library/store.ts';
import { Button } from '../ui/Button.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import css from './MatchList.module.css';

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface Deleted {
  readonly card: MatchCard;
  readonly text: string;
}

/** The matches of this browser: go on, look again, delete with a way back, load from a file. */
export function MatchList({ matches }: { readonly matches: readonly MatchCard[] }) {
  const router = useRouter();
  const navigate = useNavigate();
  const [deleted, setDeleted] = useState<Deleted>();
  const [problem, setProblem] = useState<string>();

  const remove = async (card: MatchCard): Promise<void> => {
    const stored = await readMatch(card.key);
    await removeMatch(card.key);
    setDeleted({ card, text: stored?.text ?? '' });
    await router.invalidate();
  };
  const bringBack = async ({ card, text }: Deleted): Promise<void> => {
    await keepMatch(card, text);
    setDeleted(undefined);
    await router.invalidate();
  };
  const load = async (file: File): Promise<void> => {
    const { loadFile } = await import('../library/file.ts');
    const loaded = await loadFile(file);
    if ('problem' in loaded) setProblem(loaded.problem);
    else await navigate({ to: '/match/$key', params: { key: loaded.key } });
  };

  return (
    <section className={css.matches} aria-labelledby="matches-title">
      <header>
        <h2 id="matches-title">{matches.length === 0 ? 'Your matches' : 'Continue where you left off'}</h2>
        <FileButton onFile={(file) => void load(file)}>Load from a file</FileButton>
      </header>
      {problem === undefined ? null : (
        <Notice danger>
          <p>{problem} Your matches are not touched.</p>
          <Button onClick={() => setProblem(undefined)}>Dismiss</Button>
        </Notice>
      )}
      {deleted === undefined ? null : (
        <Notice>
          <p>The match of {WHEN.format(deleted.card.started)} is deleted.</p>
          <Button onClick={() => void bringBack(deleted)}>Undo</Button>
        </Notice>
      )}
      {matches.length === 0 ? (
        <p className={css.empty}>
          No matches yet. A new game appears here by itself, and stays when you close the tab.
        </p>
      ) : (
        <ul>
          {matches.map((card) => (
            <li key={card.key}>
              <Link to="/match/$key" params={{ key: card.key }} className={css.open}>
                <span className={css.title}>
                  {card.title}
                  {card.branch ? ' (branch)' : ''}
                </span>
                <span>{card.situation}</span>
                <span className={css.when}>
                  {card.over ? 'Over' : 'Running'} · {WHEN.format(card.changed)}
                </span>
              </Link>
              <Button aria-label={`Delete the match of ${WHEN.format(card.started)}`} onClick={() => void remove(card)}>
                Delete
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
