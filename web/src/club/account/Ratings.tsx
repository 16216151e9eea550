import { Link } from '@tanstack/react-router';
import type { Account } from '@club-route/wire';
import { setRated } from '../api/accounts.ts';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import { sessionChanged } from '../session.ts';
import { Trouble } from '../Trouble.tsx';

/** Being rated is a choice; nobody sees a rating of somebody who does not want one. */
export function Ratings({ account }: { readonly account: Account }) {
  const deed = useDeed();
  return (
    <section aria-labelledby="ratings-title">
      <h2 id="ratings-title">Profile and rating</h2>
      <p>
        <Link to="/club/player/$name" params={{ name: account.name }}>
          See your profile
        </Link>{' '}
        as everyone sees it. It shows only your public matches.
      </p>
      <label className={form.choice}>
        <input
          type="checkbox"
          checked={account.rated}
          disabled={deed.isPending}
          onChange={(event) => {
            const wanted = event.target.checked;
            deed.mutate(async () => sessionChanged(await setRated(wanted)));
          }}
        />
        <span>
          Rate my matches. You get a rating for each game (Glicko-2; everyone starts at 1500). A public match counts if
          all its players are people who want ratings when it begins.
        </span>
      </label>
      <Trouble deed={deed} />
    </section>
  );
}
