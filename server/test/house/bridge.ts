import type { MatchMade } from '@club-route/wire';
import type { Visitor } from './visitor.ts';

/** A match of The Farthest Bridge between two people, without salts. */
export async function startBridge(allied: Visitor, german: Visitor, options: object = {}): Promise<string> {
  const { match } = await allied.post<MatchMade>('/api/matches', {
    game: 'farthest-bridge',
    options,
    seats: { allied: { kind: 'me' }, german: { kind: 'open' } },
  });
  await german.post(`/api/matches/${match.id}/join`, { seat: 'german' });
  return match.id;
}
