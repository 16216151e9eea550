import { randomBytes } from 'node:crypto';
import { commitToSalt } from '@club-route/engine';
import type { MatchMade } from '@club-route/wire';
import type { Visitor } from './visitor.ts';

export const NORTH = { kind: 'deploy', companies: [15, 29, 43], decoys: [1, 57] } as const;
export const SOUTH = { kind: 'deploy', companies: [19, 33, 47], decoys: [5, 61] } as const;

export interface Table {
  readonly id: string;
  readonly north: Visitor;
  readonly south: Visitor;
}

/** A match of Patrol between two people, who have both shown their salts. */
export async function startPatrol(north: Visitor, south: Visitor, more: object = {}): Promise<Table> {
  const [one, other] = [newSalt('north'), newSalt('south')];
  const { match, links } = await north.post<MatchMade>('/api/matches', {
    game: 'patrol',
    seats: { north: { kind: 'me', saltCommitment: one.commitment }, south: { kind: 'open' } },
    ...more,
  });
  north.link ??= links['north'];
  const joined = await south.post<MatchMade>(`/api/matches/${match.id}/join`, {
    seat: 'south',
    saltCommitment: other.commitment,
  });
  south.link ??= joined.links['south'];
  await north.post(`/api/matches/${match.id}/salt`, { seat: 'north', salt: one.salt });
  await south.post(`/api/matches/${match.id}/salt`, { seat: 'south', salt: other.salt });
  return { id: match.id, north, south };
}

/** As a browser makes it. */
export function newSalt(seat: string): { readonly salt: string; readonly commitment: string } {
  const salt = randomBytes(16).toString('base64url');
  return { salt, commitment: commitToSalt(seat, salt) };
}
