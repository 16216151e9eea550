import { Link, useLoaderData, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { defaultOptions, type OptionValues } from '@club-route/engine';
import { findSkin } from '../../games/skins.ts';
import { reasonOf } from '../../library/database.ts';
import type { LocalDice } from '../../library/start.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { keyFrom } from '../local/errands.ts';
import type { Players } from '../players.ts';
import type { GameOnShelf } from './open-form.ts';
import { OptionFields } from './OptionFields.tsx';
import { PlayersFields, usualPlayers } from './PlayersFields.tsx';
import css from './NewGame.module.css';

export function NewGame() {
  const form = useLoaderData({ from: '/new/$game' });
  if (form === undefined) {
    return (
      <Page title="We do not have that game">
        <p>
          <Link to="/">See all games</Link>.
        </p>
      </Page>
    );
  }
  return <NewGameForm key={form.entry.id} {...form} />;
}

/** The same form for every game: what it asks is what the game's options say. */
function NewGameForm({ entry, module }: GameOnShelf) {
  const navigate = useNavigate();
  const [options, setOptions] = useState<OptionValues>(() => defaultOptions(module.game.options));
  const [dice, setDice] = useState<LocalDice>('fair');
  const [players, setPlayers] = useState<Players>(() => usualPlayers(module));
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    // The table and its map come while the form is read; if they cannot, the start says so.
    findSkin(entry.id).catch(() => undefined);
  }, [entry.id]);
  const start = async (): Promise<void> => {
    try {
      const match = { game: module.game.id, options, dice, players };
      const started = await keyFrom({ kind: 'start', match });
      if ('problem' in started) setProblem(started.problem);
      else await navigate({ to: '/match/$key', params: { key: started.key } });
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  return (
    <Page title={entry.title} over="New game">
      <p className={css.summary}>
        {entry.summary} {entry.players}, {entry.time}.
      </p>
      <p data-ways>
        {entry.taught ? (
          <>
            First time?{' '}
            <Link to="/learn/$game" params={{ game: entry.id }}>
              Learn by playing
            </Link>{' '}
            or{' '}
          </>
        ) : null}
        <Link to="/rules/$game" params={{ game: entry.id }}>
          {entry.taught ? 'read the rules' : 'Read the rules'}
        </Link>
        {entry.taught ? '.' : null}
      </p>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <Button primary type="submit">
          Start the game
        </Button>
        <PlayersFields module={module} players={players} onChange={setPlayers} />
        {/* What a die is for would tell a commander what is hidden from him. */}
        {module.clock === undefined ? (
          <fieldset className={css.field}>
            <legend>
              <strong>Dice</strong>
            </legend>
            <label>
              <input type="radio" name="dice" checked={dice === 'fair'} onChange={() => setDice('fair')} />
              The app rolls
            </label>
            <label>
              <input type="radio" name="dice" checked={dice === 'typed'} onChange={() => setDice('typed')} />
              I roll real dice and type them in
            </label>
          </fieldset>
        ) : null}
        <OptionFields schema={module.game.options} values={options} onChange={setOptions} more="More options" />
        {problem === undefined ? null : <Notice danger>{problem}</Notice>}
      </form>
    </Page>
  );
}
