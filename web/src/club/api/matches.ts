import type { Journal, OptionValues } from '@club-route/engine';
import type {
  ChatRoom,
  LinkView,
  MatchMade,
  MatchPage,
  MatchTable,
  NewMatch,
  Pace,
  Restore,
  Said,
  Seated,
} from '@club-route/wire';
import { ask } from './ask.ts';

export type MatchListName = 'open' | 'running' | 'finished' | 'mine' | 'followed';

/** A match as somebody asks about it: by account, or with the secret of a seat. */
export interface Place {
  readonly match: string;
  readonly secret: string | undefined;
}

export function listMatches(list: MatchListName, after?: string): Promise<MatchPage> {
  return ask('GET', `/matches?${new URLSearchParams({ list, ...(after === undefined ? {} : { after }) }).toString()}`);
}

export function makeMatch(wish: NewMatch): Promise<MatchMade> {
  return ask('POST', '/matches', { body: wish });
}

export function readTable({ match, secret }: Place): Promise<MatchTable> {
  return ask('GET', `/matches/${match}`, { secret });
}

export interface Arrival {
  readonly saltCommitment: string;
  /** How somebody without an account is called. */
  readonly name?: string;
}

export function joinMatch({ match, secret }: Place, seat: string, arrival: Arrival): Promise<MatchMade> {
  return ask('POST', `/matches/${match}/join`, { secret, body: { seat, ...arrival } });
}

export function claimLink(token: string, arrival: Partial<Arrival>): Promise<Seated> {
  return ask('POST', '/links', { body: { token, ...arrival } });
}

/** What a secret link is, without using it. */
export function lookAtLink(token: string): Promise<LinkView> {
  return ask('POST', '/links/look', { body: { token } });
}

/** Another private link to one's seat; the old one opens nothing any more. */
export function renewSecret({ match, secret }: Place, seat: string): Promise<Seated> {
  return ask('POST', `/matches/${match}/return`, { secret, body: { seat } });
}

/** What is done with a match by somebody at one of its seats. */
export type SeatDeed = 'leave' | 'resign' | 'claim';

export function doAtSeat({ match, secret }: Place, deed: SeatDeed, seat: string): Promise<void> {
  return ask('POST', `/matches/${match}/${deed}`, { secret, body: { seat } });
}

/** Gets up from a seat in a game that goes on, and leaves it to a computer. */
export function leaveTo({ match, secret }: Place, seat: string, bot: string): Promise<void> {
  return ask('POST', `/matches/${match}/leave`, { secret, body: { seat, bot } });
}

/** How time passes in a game with a clock. */
export function setPace({ match, secret }: Place, pace: Omit<Pace, 'waits'> & Partial<Pace>): Promise<void> {
  return ask('PUT', `/matches/${match}/pace`, { secret, body: pace });
}

/** The umpire goes back in time. */
export function goBackTo({ match, secret }: Place, restore: Restore): Promise<void> {
  return ask('POST', `/matches/${match}/restore`, { secret, body: restore });
}

export function callOff({ match, secret }: Place): Promise<void> {
  return ask('POST', `/matches/${match}/cancel`, { secret });
}

export function showSalt({ match, secret }: Place, seat: string, salt: string): Promise<void> {
  return ask('POST', `/matches/${match}/salt`, { secret, body: { seat, salt } });
}

export interface Invitation {
  readonly seat: string;
  /** Without a name or an address the answer holds a link. */
  readonly name?: string;
  readonly email?: string;
  readonly inMyPlace: boolean;
}

export function invite({ match, secret }: Place, invitation: Invitation): Promise<MatchMade> {
  return ask('POST', `/matches/${match}/invitations`, { secret, body: invitation });
}

/** Declines what one was asked, or withdraws what one has asked. */
export function uninvite({ match, secret }: Place, seat: string): Promise<void> {
  return ask('DELETE', `/matches/${match}/invitations`, { secret, body: { seat } });
}

export type Offer =
  | { readonly kind: 'draw'; readonly seat: string }
  | { readonly kind: 'takeBack'; readonly seat: string; readonly frame: number };

export function makeOffer({ match, secret }: Place, offer: Offer): Promise<void> {
  return ask('POST', `/matches/${match}/offers`, { secret, body: offer });
}

export function answerOffer(
  { match, secret }: Place,
  kind: Offer['kind'],
  seat: string,
  accept: boolean,
): Promise<void> {
  return ask('PUT', `/matches/${match}/offers`, { secret, body: { kind, seat, accept } });
}

export type Substitute = { readonly kind: 'open' } | { readonly kind: 'bot'; readonly bot: string };

export function replace({ match, secret }: Place, seat: string, absent: string, by: Substitute): Promise<void> {
  return ask('POST', `/matches/${match}/replace`, { secret, body: { seat, absent, by } });
}

/** The salt is for the seat one has in the rematch. */
export function askForRematch({ match, secret }: Place, seat: string, saltCommitment: string): Promise<MatchMade> {
  return ask('POST', `/matches/${match}/rematch`, { secret, body: { seat, saltCommitment } });
}

export function readJournal({ match, secret }: Place): Promise<Journal> {
  return ask('GET', `/matches/${match}/journal`, { secret });
}

export function readChat({ match, secret }: Place, as: string, room: ChatRoom): Promise<readonly Said[]> {
  return ask('GET', `/matches/${match}/chat?as=${as}&room=${room}`, { secret });
}

export function say({ match, secret }: Place, as: string, room: ChatRoom, text: string): Promise<void> {
  return ask('POST', `/matches/${match}/chat`, { secret, body: { as, room, text } });
}

export async function readNotes({ match, secret }: Place, seat: string): Promise<string> {
  return (await ask<{ readonly text: string }>('GET', `/matches/${match}/notes?seat=${seat}`, { secret })).text;
}

export function writeNotes({ match, secret }: Place, seat: string, text: string): Promise<void> {
  return ask('PUT', `/matches/${match}/notes`, { secret, body: { seat, text } });
}

export async function readStanding({ match, secret }: Place, seat: string): Promise<OptionValues | null> {
  const { values } = await ask<{ readonly values: OptionValues | null }>(
    'GET',
    `/matches/${match}/standing?seat=${seat}`,
    { secret },
  );
  return values;
}

export function writeStanding({ match, secret }: Place, seat: string, values: OptionValues | null): Promise<void> {
  return ask('PUT', `/matches/${match}/standing`, { secret, body: { seat, values } });
}

/** Puts a match on one's own list, or takes it off. */
export function follow({ match }: Pick<Place, 'match'>, wanted: boolean): Promise<void> {
  return ask(wanted ? 'POST' : 'DELETE', `/matches/${match}/follow`, { body: {} });
}
