import type { MailRhythm, NoticeTest, NoticeWishes, SeatNotices } from '@club-route/wire';
import { ask } from './ask.ts';
import type { Place } from './matches.ts';

export function readNotices(): Promise<NoticeWishes> {
  return ask('GET', '/notices');
}

export interface NoticeChange {
  readonly mail?: MailRhythm;
  readonly invitations?: boolean;
  readonly webhook?: string | null;
}

export function changeNotices(change: NoticeChange): Promise<NoticeWishes> {
  return ask('PATCH', '/notices', { body: change });
}

export function testNotice(carrier: NoticeTest['carrier']): Promise<void> {
  return ask('POST', '/notices/tests', { body: { carrier } });
}

export function addPush(subscription: PushSubscriptionJSON): Promise<void> {
  return ask('POST', '/pushes', { body: subscription });
}

export function endPush(endpoint: string): Promise<void> {
  return ask('DELETE', '/pushes', { body: { endpoint } });
}

export function readSeatNotices({ match, secret }: Place, seat: string): Promise<SeatNotices> {
  return ask('GET', `/matches/${match}/notices?seat=${seat}`, { secret });
}

export function changeSeatNotices({ match, secret }: Place, seat: string, wishes: SeatNotices): Promise<SeatNotices> {
  return ask('PUT', `/matches/${match}/notices`, { secret, body: { seat, ...wishes } });
}

interface Mailbox {
  readonly address: string;
}

export async function readOrderAddress({ match, secret }: Place, seat: string): Promise<string> {
  return (await ask<Mailbox>('GET', `/matches/${match}/mailbox?seat=${seat}`, { secret })).address;
}

export async function renewOrderAddress({ match, secret }: Place, seat: string): Promise<string> {
  return (await ask<Mailbox>('POST', `/matches/${match}/mailbox`, { secret, body: { seat } })).address;
}
