import { Link } from '@tanstack/react-router';
import { useStore } from 'zustand';
import { download } from '../../library/download.ts';
import { Button } from '../../ui/Button.tsx';
import { readJournal } from '../api/matches.ts';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { Trouble } from '../Trouble.tsx';

/** The match to take along: its address for those who want to look on, and in the end its journal. */
export function ExportMatch({ remote }: { readonly remote: RemoteMatch }) {
  const { status, id } = useStore(remote.store, (state) => state.table);
  const deed = useDeed();
  const save = async (): Promise<void> =>
    download(`club-route-${id}.json`, JSON.stringify(await readJournal(remote.place), undefined, 1));
  return (
    <section>
      <h3>Export</h3>
      <p>Anyone with the address of this page can watch. They see what spectators see.</p>
      {status === 'finished' ? (
        <div className={form.row}>
          <Button onClick={() => deed.mutate(save)}>Download the journal</Button>
          <Link to="/club/match/$match/dice" params={{ match: id }}>
            Check the dice
          </Link>
        </div>
      ) : (
        <p>When the match is over, you can download its journal and check every die.</p>
      )}
      <Trouble deed={deed} />
    </section>
  );
}
