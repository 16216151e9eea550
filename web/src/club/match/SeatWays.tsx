import { useState } from 'react';
import { useStore } from 'zustand';
import type { MatchTable, SeatView } from '@club-route/wire';
import { Button } from '../../ui/Button.tsx';
import { uninvite } from '../api/matches.ts';
import { CopyText } from '../CopyText.tsx';
import { useDeed } from '../deed.ts';
import { addressOfLink, keep, keepsakeOf } from '../keepsakes.ts';
import { sideOf } from '../names.ts';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { Trouble } from '../Trouble.tsx';
import { NewLink } from './NewLink.tsx';
import { SitDown } from './SitDown.tsx';

interface SeatWaysProps {
  readonly remote: RemoteMatch;
  readonly view: SeatView;
  readonly onSeated: (table: MatchTable) => void;
}

/** How somebody comes to a seat: a link to pass on, or a place to sit down. */
export function SeatWays({ remote, view, onSeated }: SeatWaysProps) {
  const table = useStore(remote.store, (state) => state.table);
  const deed = useDeed();
  const [invitation, setInvitation] = useState(() => keepsakeOf(table.id, view.seat).invitation);
  const keepInvitation = (token: string | undefined): void => {
    keep(table.id, view.seat, { invitation: token });
    setInvitation(token);
  };
  const cancelLink = async (): Promise<void> => {
    await uninvite(remote.place, view.seat);
    keepInvitation(undefined);
  };
  if (invitation !== undefined && view.invited.includes(''))
    return (
      <>
        <CopyText
          label={`Link for the ${sideOf(remote.module, view.seat)} player`}
          text={addressOfLink(view.seat, invitation)}
        />
        <Button onClick={() => deed.mutate(cancelLink)}>Cancel this link</Button>
        <Trouble deed={deed} />
      </>
    );
  if (table.mine.length > 0 && !table.mine.includes(view.seat) && table.status === 'open') {
    if (view.open) return <NewLink remote={remote} seat={view.seat} onMade={keepInvitation} />;
    // A link is known only where it was made.
    if (view.invited.includes('')) return <NewLink remote={remote} seat={view.seat} isLost onMade={keepInvitation} />;
  }
  const asked = table.invitedTo.includes(view.seat);
  if (table.mine.length > 0 || !(view.open || asked)) return null;
  return (
    <>
      <SitDown remote={remote} seat={view.seat} onSeated={onSeated} />
      {asked ? <Button onClick={() => deed.mutate(() => uninvite(remote.place, view.seat))}>Decline</Button> : null}
      <Trouble deed={deed} />
    </>
  );
}
