import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import type { TableController } from '../../table/controller.ts';
import { useTable } from '../../table/use-table.ts';
import { doAtSeat, makeOffer } from '../api/matches.ts';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { Trouble } from '../Trouble.tsx';

interface GivingUpProps {
  readonly remote: RemoteMatch;
  readonly controller: TableController;
}

/** A draw, a moment taken back, or the whole match given up. */
export function GivingUp({ remote, controller }: GivingUpProps) {
  const { as, place } = remote;
  const { offers } = useStore(remote.store, (state) => state.table);
  const shown = useTable(controller, (state) => state.shown);
  const last = useTable(controller, (state) => state.last);
  const [asked, setAsked] = useState(false);
  const deed = useDeed();
  const has = (kind: 'draw' | 'takeBack'): boolean => offers.some((offer) => offer.kind === kind);
  return (
    <section>
      <h3>Between the players</h3>
      <div className={form.row}>
        <Button
          disabled={has('draw') || deed.isPending}
          onClick={() => deed.mutate(() => makeOffer(place, { kind: 'draw', seat: as }))}
        >
          Offer a draw
        </Button>
        <Button
          disabled={has('takeBack') || shown === last || deed.isPending}
          onClick={() => deed.mutate(() => makeOffer(place, { kind: 'takeBack', seat: as, frame: shown }))}
        >
          Ask to go back to this moment
        </Button>
      </div>
      {shown === last ? <p>To ask for a take-back, first step back on the timeline to the moment you want.</p> : null}
      {asked ? (
        <div className={form.row}>
          <p>The other side wins. Do you resign?</p>
          <Button onClick={() => deed.mutate(() => doAtSeat(place, 'resign', as))}>Yes, resign</Button>
          <Button onClick={() => setAsked(false)}>No, play on</Button>
        </div>
      ) : (
        <Button onClick={() => setAsked(true)}>Resign</Button>
      )}
      <Trouble deed={deed} />
    </section>
  );
}
