import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/Button.tsx';
import { client } from '../api/client.ts';
import { follow, listMatches } from '../api/matches.ts';
import { useDeed } from '../deed.ts';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { useSession } from '../session.ts';
import { Trouble } from '../Trouble.tsx';

/** Puts a match of others on one's own list in the club. */
export function Following({ remote }: { readonly remote: RemoteMatch }) {
  const { data: account } = useSession();
  const deed = useDeed();
  const list = useQuery(
    { queryKey: ['matches', 'followed'], queryFn: () => listMatches('followed'), enabled: Boolean(account) },
    client,
  );
  if (!account || list.data === undefined) return null;
  const follows = list.data.matches.some(({ id }) => id === remote.match);
  const turn = async (): Promise<void> => {
    await follow(remote, !follows);
    await client.invalidateQueries({ queryKey: ['matches', 'followed'] });
  };
  return (
    <p>
      <Button disabled={deed.isPending} onClick={() => deed.mutate(turn)}>
        {follows ? 'Stop following' : 'Follow this match'}
      </Button>{' '}
      {follows ? 'It is in your list of followed matches.' : 'It will be in your list of followed matches.'}
      <Trouble deed={deed} />
    </p>
  );
}
