import type { MatchTable } from '@club-route/wire';
import { joinMatch } from '../api/matches.ts';
import { keep, makeSalt } from '../keepsakes.ts';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { SitForm } from '../SitForm.tsx';

interface SitDownProps {
  readonly remote: RemoteMatch;
  readonly seat: string;
  readonly onSeated: (table: MatchTable) => void;
}

/** Takes an open seat of a match. */
export function SitDown({ remote, seat, onSeated }: SitDownProps) {
  const sit = async (name: string | undefined): Promise<void> => {
    const { salt, saltCommitment } = makeSalt(seat);
    const { match, links } = await joinMatch(remote.place, seat, {
      saltCommitment,
      ...(name === undefined ? {} : { name }),
    });
    keep(match.id, seat, { salt, ...(links[seat] === undefined ? {} : { secret: links[seat] }) });
    onSeated(match);
  };
  return (
    <SitForm sit={sit} help="No account is needed: this browser keeps your seat.">
      Play {remote.module.language.names(seat).people}
    </SitForm>
  );
}
