import { Button } from '../../ui/Button.tsx';
import { invite } from '../api/matches.ts';
import { useDeed } from '../deed.ts';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { Trouble } from '../Trouble.tsx';

interface NewLinkProps {
  readonly remote: RemoteMatch;
  readonly seat: string;
  readonly onMade: (token: string | undefined) => void;
}

/** Keeps an open seat for the player who gets a link. */
export function NewLink({ remote, seat, onMade }: NewLinkProps) {
  const deed = useDeed();
  const make = async (): Promise<void> => {
    const { links } = await invite(remote.place, { seat, inMyPlace: false });
    onMade(links[seat]);
  };
  return (
    <>
      <Button disabled={deed.isPending} onClick={() => deed.mutate(make)}>
        Make a link for this seat
      </Button>
      <Trouble deed={deed} />
    </>
  );
}
