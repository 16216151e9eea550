import { Button } from '../../ui/Button.tsx';
import { invite, uninvite } from '../api/matches.ts';
import { useDeed } from '../deed.ts';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { Trouble } from '../Trouble.tsx';

interface NewLinkProps {
  readonly remote: RemoteMatch;
  readonly seat: string;
  /** There is a link, but it was made in another browser and cannot be shown here. */
  readonly isLost?: boolean;
  readonly onMade: (token: string | undefined) => void;
}

/** Keeps an open seat for the player who gets a link. */
export function NewLink({ remote, seat, isLost = false, onMade }: NewLinkProps) {
  const deed = useDeed();
  const make = async (): Promise<void> => {
    if (isLost) await uninvite(remote.place, seat);
    const { links } = await invite(remote.place, { seat, inMyPlace: false });
    onMade(links[seat]);
  };
  return (
    <>
      {isLost ? <p>You made the link in another browser. A new link replaces it.</p> : null}
      <Button disabled={deed.isPending} onClick={() => deed.mutate(make)}>
        {isLost ? 'Make a new link' : 'Make a link for this seat'}
      </Button>
      <Trouble deed={deed} />
    </>
  );
}
