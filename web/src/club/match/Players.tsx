import { Link } from '@tanstack/react-router';
import { useStore } from 'zustand';
import { sideOf, sitterOf } from '../names.ts';
import type { RemoteMatch } from '../remote/remote-match.ts';

/** Who plays, with the way to what they have played before. */
export function Players({ remote }: { readonly remote: RemoteMatch }) {
  const { seats } = useStore(remote.store, (state) => state.table);
  return (
    <ul>
      {seats.map((view) => (
        <li key={view.seat}>
          <strong>{sideOf(remote.module, view.seat)}</strong>:{' '}
          {view.holders.length === 0
            ? sitterOf(remote.module, view)
            : view.holders.map(({ name, account }, index) => (
                <span key={name}>
                  {index === 0 ? '' : ' and '}
                  {account ? (
                    <Link to="/club/player/$name" params={{ name }}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </span>
              ))}
        </li>
      ))}
    </ul>
  );
}
