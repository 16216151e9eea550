import { defaultOptions, type OptionValues } from '@club-route/engine';
import { Link, useLoaderData, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { TimeControl } from '@club-route/wire';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import form from '../../table/new-game/NewGame.module.css';
import { OptionFields } from '../../table/new-game/OptionFields.tsx';
import type { GameOnShelf } from '../../table/new-game/open-form.ts';
import { makeMatch } from '../api/matches.ts';
import { useDeed } from '../deed.ts';
import fields from '../Form.module.css';
import { keep } from '../keepsakes.ts';
import { useSession } from '../session.ts';
import { TextField } from '../TextField.tsx';
import { Trouble } from '../Trouble.tsx';
import css from './NewMatchPage.module.css';
import { SeatFields } from './SeatFields.tsx';
import { TimeFields } from './TimeFields.tsx';
import { askFor, USUAL_TIMES, usualWishes } from './wishes.ts';

export function NewMatchPage() {
  const game = useLoaderData({ from: '/club/new/$game' });
  if (game === undefined) {
    return (
      <Page title="There is no such game" over="Club">
        <p>
          <Link to="/club">See the games of the club</Link>.
        </p>
      </Page>
    );
  }
  return <NewMatchForm key={game.entry.id} {...game} />;
}

/** A match with others: who sits where, how long one may think, who may find it, and the options of the game. */
function NewMatchForm({ entry, module }: GameOnShelf) {
  const navigate = useNavigate();
  const { data: account } = useSession();
  const [options, setOptions] = useState<OptionValues>(() => defaultOptions(module.game.options));
  const [wishes, setWishes] = useState(() => usualWishes(module));
  const [time, setTime] = useState<TimeControl>(USUAL_TIMES.none);
  const [visibility, setVisibility] = useState<'public' | 'private'>('public');
  const [name, setName] = useState('');
  const deed = useDeed();
  const make = async (): Promise<void> => {
    const { seats, salts } = askFor(wishes);
    const called = account === null && name !== '' ? { name } : {};
    const { match, links } = await makeMatch({ game: entry.id, options, seats, time, visibility, ...called });
    for (const [seat, salt] of Object.entries(salts)) keep(match.id, seat, { salt });
    for (const [seat, token] of Object.entries(links))
      keep(match.id, seat, wishes[seat]?.kind === 'me' ? { secret: token } : { invitation: token });
    await navigate({ to: '/club/match/$match', params: { match: match.id } });
  };
  return (
    <Page title={entry.title} over="New match">
      <p>
        {entry.summary}{' '}
        <Link to="/rules/$game" params={{ game: entry.id }}>
          Read the rules
        </Link>
      </p>
      <form
        className={css.match}
        onSubmit={(event) => {
          event.preventDefault();
          deed.mutate(make);
        }}
      >
        <section className={css.card} aria-labelledby="players-title">
          <h2 id="players-title">Who plays</h2>
          <SeatFields
            module={module}
            wishes={wishes}
            hasAccount={account !== null && account !== undefined}
            onChange={setWishes}
          />
          {account === null ? (
            <div className={fields.form}>
              <TextField
                label="Your name at the table"
                help="No account is needed: this browser keeps your seat."
                value={name}
                maxLength={24}
                onChange={setName}
              />
            </div>
          ) : null}
        </section>
        {module.clock === undefined ? (
          <section className={css.card} aria-labelledby="pace-title">
            <h2 id="pace-title">Pace</h2>
            <p className={css.facts}>A game takes {entry.time}.</p>
            <TimeFields time={time} onChange={setTime} />
          </section>
        ) : null}
        <section className={css.card} aria-labelledby="terms-title">
          <h2 id="terms-title">Terms</h2>
          <fieldset className={form.field}>
            <legend>
              <strong>Who can find it</strong>
            </legend>
            <label>
              <input
                type="radio"
                name="visibility"
                checked={visibility === 'public'}
                onChange={() => setVisibility('public')}
              />
              Everyone: the club lists it
            </label>
            <label>
              <input
                type="radio"
                name="visibility"
                checked={visibility === 'private'}
                onChange={() => setVisibility('private')}
              />
              Only people who have its address; it does not count for ratings
            </label>
          </fieldset>
          <OptionFields schema={module.game.options} values={options} onChange={setOptions} more="More options" />
        </section>
        <div className={css.go}>
          <Button primary type="submit" disabled={deed.isPending}>
            Start the match
          </Button>
          <Trouble deed={deed} />
        </div>
      </form>
    </Page>
  );
}
