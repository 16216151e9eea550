import { Button } from '../../ui/Button.tsx';
import { renewSecret } from '../api/matches.ts';
import { CopyText } from '../CopyText.tsx';
import { useDeed } from '../deed.ts';
import { addressOfLink, keep } from '../keepsakes.ts';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { Trouble } from '../Trouble.tsx';
import { useHeldByLink } from './held-by-link.ts';

/** The way back to a seat that is held without an account. */
export function ReturnLink({ remote }: { readonly remote: RemoteMatch }) {
  const { as, match, place, secret } = remote;
  const byLink = useHeldByLink(remote);
  const deed = useDeed();
  if (!byLink || secret === undefined) return null;
  const renew = async (): Promise<void> => {
    const { secret: fresh } = await renewSecret(place, as);
    keep(match, as, { secret: fresh });
    // The open connection still shows the old one.
    location.reload();
  };
  return (
    <section>
      <h3>Your private link</h3>
      <p>It opens your seat on any device. Keep it to yourself: anyone who has it can play for you.</p>
      <CopyText label="Your private link" text={addressOfLink(as, secret)} />
      <Button disabled={deed.isPending} onClick={() => deed.mutate(renew)}>
        Get a new link
      </Button>
      <Trouble deed={deed} />
    </section>
  );
}
