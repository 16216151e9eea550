import { Link, useNavigate } from '@tanstack/react-router';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { askForRematch } from '../api/matches.ts';
import { useDeed } from '../deed.ts';
import { keep, keepsakeOf, makeSalt } from '../keepsakes.ts';
import { endingWords } from '../names.ts';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { Trouble } from '../Trouble.tsx';
import css from './ClubLine.module.css';

/** How the match ended, and where to go from there. */
export function Ending({ remote }: { readonly remote: RemoteMatch }) {
  const { as, module } = remote;
  const table = useStore(remote.store, (state) => state.table);
  const navigate = useNavigate();
  const deed = useDeed();
  const { outcome, rematch, id, mine } = table;
  if (outcome === undefined) return null;
  const seated = mine.includes(as);
  const { seats } = module.game;
  const next = seats[(seats.indexOf(as) + 1) % seats.length]!;
  const { secret } = keepsakeOf(id, as);
  const goTo = async (match: string): Promise<void> => {
    // With the secret of the old seat one may sit down at the new one.
    if (secret !== undefined && keepsakeOf(match, next).secret === undefined) keep(match, next, { secret });
    await navigate({ to: '/club/match/$match', params: { match } });
  };
  const again = async (): Promise<void> => {
    const { salt, saltCommitment } = makeSalt(next);
    const { match, links } = await askForRematch(remote.place, as, saltCommitment);
    if (match.mine.includes(next)) keep(match.id, next, { salt });
    for (const [seat, own] of Object.entries(links)) keep(match.id, seat, { secret: own });
    await goTo(match.id);
  };
  return (
    <Notice>
      <p data-testid="outcome">
        <strong>The match is over.</strong> {endingWords(module, outcome)}
      </p>
      <div className={css.ways}>
        {rematch !== undefined ? (
          <Button primary={seated} onClick={() => void goTo(rematch)}>
            Go to the rematch
          </Button>
        ) : seated ? (
          <Button primary disabled={deed.isPending} onClick={() => deed.mutate(again)}>
            Rematch, sides swapped
          </Button>
        ) : null}
        <Link to="/club/match/$match/dice" params={{ match: id }}>
          Check the dice
        </Link>
      </div>
      <Trouble deed={deed} />
    </Notice>
  );
}
