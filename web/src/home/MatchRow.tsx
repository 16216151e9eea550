import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { nameOf, type MatchCard } from '../library/card.ts';
import { renameMatch } from '../library/store.ts';
import { Button } from '../ui/Button.tsx';
import css from './MatchList.module.css';

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface MatchRowProps {
  readonly card: MatchCard;
  /** All of them, to name the one that a branch left. */
  readonly matches: readonly MatchCard[];
  readonly onDelete: () => void;
}

/** One match: what it is called, where it stands or how it ended, how far it has come, and where it branched off. */
export function MatchRow({ card, matches, onDelete }: MatchRowProps) {
  const [renaming, setRenaming] = useState(false);
  const name = nameOf(card);
  if (renaming) return <RenameRow card={card} onDone={() => setRenaming(false)} />;
  return (
    <li>
      <Link to="/match/$key" params={{ key: card.key }} className={css.open}>
        <span className={css.title}>{name}</span>
        <span>{card.situation}</span>
        <span className={css.when}>{factsOf(card, matches).join(' · ')}</span>
      </Link>
      <Button aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
        Rename
      </Button>
      <Button aria-label={`Delete ${name}`} onClick={onDelete}>
        Delete
      </Button>
    </li>
  );
}

function factsOf(card: MatchCard, matches: readonly MatchCard[]): readonly string[] {
  const { result, entries, origin, name, title } = card;
  const left = origin && matches.find(({ match }) => match === origin.match);
  return [
    result === undefined ? 'Running' : result.charAt(0).toUpperCase() + result.slice(1),
    entries === 1 ? '1 entry' : `${entries} entries`,
    ...(origin === undefined
      ? []
      : [`branch of ${left === undefined ? 'another match' : `“${nameOf(left)}”`} from entry ${origin.entry}`]),
    ...(name === undefined ? [] : [title]),
    WHEN.format(card.changed),
  ];
}

function RenameRow({ card, onDone }: { readonly card: MatchCard; readonly onDone: () => void }) {
  const router = useRouter();
  const [name, setName] = useState(nameOf(card));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const rename = async (): Promise<void> => {
    // Without a name it is called as at first.
    await renameMatch(card.key, name.trim() === '' ? undefined : name.trim());
    await router.invalidate();
    onDone();
  };
  return (
    <li>
      <form
        className={css.rename}
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <input
          aria-label="Name of the match"
          value={name}
          maxLength={60}
          ref={input}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onDone()}
        />
        <Button primary type="submit">
          Save the name
        </Button>
      </form>
    </li>
  );
}
