import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/Button.tsx';
import { Refused } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { readOrderAddress, renewOrderAddress } from '../api/notices.ts';
import { CopyText } from '../CopyText.tsx';
import { useDeed } from '../deed.ts';
import form from '../Form.module.css';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { Trouble } from '../Trouble.tsx';

const NOT_HERE = 409;

/** The secret address at which orders for this seat are taken by mail, where the club takes any. */
export function OrderAddress({ remote }: { readonly remote: RemoteMatch }) {
  const { as, match, place } = remote;
  const queryKey = ['order-address', match, as];
  const stored = useQuery({ queryKey, queryFn: () => readOrderAddress(place, as) }, client);
  const deed = useDeed();
  if (stored.error instanceof Refused && stored.error.status === NOT_HERE) return null;
  if (stored.data === undefined) return <Trouble deed={stored} />;
  const renew = async (): Promise<void> => {
    client.setQueryData(queryKey, await renewOrderAddress(place, as));
  };
  return (
    <section>
      <h3>Orders by email</h3>
      <p>
        Reply to an email about your turn, or write to this address. Put one order on each line, as you would type it
        here. Anyone who has the address can play for you.
      </p>
      <CopyText label="Address for your orders" text={stored.data} />
      <div className={form.row}>
        <Button disabled={deed.isPending} onClick={() => deed.mutate(renew)}>
          Get a new address
        </Button>
        <span role="status">{deed.isSuccess ? 'The old address no longer works.' : ''}</span>
      </div>
      <Trouble deed={deed} />
    </section>
  );
}
