import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { PlayersFields } from '../new-game/PlayersFields.tsx';
import type { Company } from './company.ts';
import css from './PlayersSheet.module.css';

/** Who plays from now on: a seat may go from a person to the computer and back at any time. */
export function PlayersSheet({ company, onClose }: { readonly company: Company; readonly onClose: () => void }) {
  const { module, players: playing, closed } = company.sitting;
  const [players, setPlayers] = useState(playing);
  return (
    <form
      className={css.sheet}
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
        company.sitting.reseat(players);
      }}
    >
      <p>The position stays the same. Only the players change.</p>
      {closed.length === 0 ? null : (
        <p>Each side has secrets, so the computer keeps its side until the match is over.</p>
      )}
      <PlayersFields module={module} players={players} closed={closed} onChange={setPlayers} />
      <Button primary type="submit">
        Play on with these players
      </Button>
    </form>
  );
}
