import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { MatchMade } from '@club-route/wire';
import { put } from '../src/database/outbox.ts';
import { goRound } from '../src/mail/round.ts';
import { Clock } from './house/clock.ts';
import { query } from './house/database.ts';
import { openHouse, plainShelf, type House } from './house/house.ts';
import { openPostOffice, type PostOffice } from './house/post-office.ts';
import { member, Visitor } from './house/visitor.ts';

let office: PostOffice;
let house: House;
const clock = new Clock();

beforeAll(async () => {
  office = await openPostOffice();
  const environment = { SMTP_URL: office.url, MAIL_LISTEN: '127.0.0.1:0', PUBLIC_URL: 'https://club.example' };
  house = await openHouse({ environment, now: clock.now, shelf: plainShelf, doubtsAddresses: true });
});
afterAll(async () => {
  await house.close();
  await office.close();
});
beforeEach(() => {
  office.mails.length = 0;
});

/** A guest whose turn it is, and who named an address: their own, or somebody else's. */
async function guestTurn(email: string): Promise<void> {
  const guest = new Visitor(house.address);
  const { match, links } = await guest.post<MatchMade>('/api/matches', {
    game: 'battle-card',
    seats: { allied: { kind: 'me' } },
  });
  guest.link = links['allied'];
  await guest.have('PUT', `/api/matches/${match.id}/notices`, { seat: 'allied', email });
}

const mailsTo = (address: string) =>
  office.mails.filter((mail) => JSON.stringify(mail.to).toLowerCase().includes(address));

function confirmPage(address: string): string {
  const [link] = /https:\/\/club\.example\/confirm\/\S+/.exec(mailsTo(address)[0]!.text!)!;
  return link.replace('https://club.example', house.address);
}

const press = (page: string, answer: string) => fetch(page, { method: 'POST', body: new URLSearchParams({ answer }) });

describe('an address that anybody may type', () => {
  test('gets one question, however many ask, and nothing else until its owner has said yes', async () => {
    const victim = 'victim@home.example';
    for (let seat = 0; seat < 20; seat++) await guestTurn(victim.toUpperCase());
    const letter = { kind: 'webhook', name: 'Victim', webhook: 'https://hook.example/' } as const;
    await house.club.database.transaction().execute((all) => put(all, { address: victim }, letter));
    for (let minute = 0; minute < 3; minute++) {
      clock.forward(11);
      await goRound(house.club);
    }
    expect(mailsTo(victim).map(({ subject }) => subject)).toEqual(['Do you want email from Club Route?']);
  });

  test('is confirmed by the link, not by a look at it; above the limit turns come together, and none is lost', async () => {
    const mine = 'mine@home.example';
    for (let seat = 0; seat < 25; seat++) await guestTurn(mine);
    clock.forward(11);
    await goRound(house.club);
    const page = confirmPage(mine);
    expect(await (await fetch(page)).text()).toContain('Is this your address?');
    await goRound(house.club);
    expect(mailsTo(mine)).toHaveLength(1);
    expect((await press(page, 'confirm')).status).toBe(200);
    office.mails.length = 0;
    for (let round = 0; round < 4; round++) await goRound(house.club);
    const subjects = mailsTo(mine).map(({ subject }) => subject!);
    expect(subjects.filter((subject) => subject.startsWith('Your turn:'))).toHaveLength(20);
    expect(subjects.filter((subject) => subject === 'Your turn in 5 matches')).toHaveLength(1);
    expect(subjects).toHaveLength(21);
    // What is gathered comes once an hour; of other letters so many more go there that it is twice the turns.
    for (let seat = 0; seat < 3; seat++) await guestTurn(mine);
    const host = await member(house.address, 'Inviting');
    const { match } = await host.post<MatchMade>('/api/matches', {
      game: 'farthest-bridge',
      seats: { allied: { kind: 'me' } },
    });
    for (let count = 0; count < 20; count++)
      await host.post(`/api/matches/${match.id}/invitations`, { seat: 'allied', email: mine, inMyPlace: false });
    clock.forward(11);
    const ofKind = (start: string) => mailsTo(mine).filter(({ subject }) => subject!.startsWith(start)).length;
    for (let round = 0; round < 4; round++) await goRound(house.club);
    expect([ofKind('Your turn'), ofKind('Inviting invites you')]).toEqual([21, 19]);
    clock.forward(61);
    for (let round = 0; round < 4; round++) await goRound(house.club);
    expect([ofKind('Your turn'), ofKind('Inviting invites you')]).toEqual([24, 20]);
  });

  test('is confirmed by a reply, unless a machine replies', async () => {
    const mine = 'replies@home.example';
    await guestTurn(mine);
    await goRound(house.club);
    const to = mailsTo(mine)[0]!.replyTo!.value[0]!.address!;
    const transport = createTransport({ host: '127.0.0.1', port: house.mailPort, ignoreTLS: true });
    const confirmed = async () =>
      (
        await query(house.url, 'select confirmed_at is not null as yes from mail_address where address = $1', [mine])
      )[0];
    await transport.sendMail({ from: mine, to, text: 'I am away', headers: { 'Auto-Submitted': 'auto-replied' } });
    expect(await confirmed()).toEqual({ yes: false });
    await transport.sendMail({ from: mine, to, text: 'yes' });
    expect(await confirmed()).toEqual({ yes: true });
    await expect(transport.sendMail({ from: mine, to: to.replace(/.@/, '@'), text: 'yes' })).rejects.toThrow('550');
    transport.close();
  });

  test('gets nothing any more after one click, whoever asks, until its owner says yes again', async () => {
    const done = 'done@home.example';
    await guestTurn(done);
    await goRound(house.club);
    const page = confirmPage(done);
    const unsubscribe = mailsTo(done)[0]!.headerLines.find(({ key }) => key === 'list-unsubscribe')!.line;
    expect(unsubscribe.replaceAll(/\s+/g, '')).toContain(page.replace(house.address, 'https://club.example'));
    await fetch(page, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    office.mails.length = 0;
    await guestTurn(done);
    const host = await member(house.address, 'Host');
    const { match } = await host.post<MatchMade>('/api/matches', {
      game: 'farthest-bridge',
      seats: { allied: { kind: 'me' } },
    });
    await host.post(`/api/matches/${match.id}/invitations`, { seat: 'allied', email: done, inMyPlace: false });
    clock.forward(11);
    await goRound(house.club);
    expect(mailsTo(done)).toEqual([]);
    await press(page, 'confirm');
    await goRound(house.club);
    expect(mailsTo(done).map(({ subject }) => subject)).toEqual([
      'Your turn: Battle Card: Market Garden',
      'Your turn: Battle Card: Market Garden',
    ]);
  });

  test('is forgotten when nobody uses it any more, but not that its owner wants no mail', async () => {
    await query(
      house.url,
      `insert into mail_address (address, confirmed_at, stopped_at, hour_at) values
        ('unused@home.example', now(), null, now() - interval '1 year'),
        ('refuses@home.example', now(), now(), now() - interval '1 year')`,
    );
    await goRound(house.club);
    const kept = `select address from mail_address where address in ('unused@home.example', 'refuses@home.example')`;
    expect(await query(house.url, kept)).toEqual([{ address: 'refuses@home.example' }]);
  });

  test('that nobody has confirmed gets no link for a lost password after one click; once confirmed few a day', async () => {
    /** As many links as anybody may ask for in two hours. */
    const askForLinks = async (email: string): Promise<void> => {
      for (let hour = 0; hour < 2; hour++) {
        for (let count = 0; count < 5; count++) await new Visitor(house.address).post('/api/resets', { email });
        await goRound(house.club);
        clock.forward(61);
      }
    };
    const [never, later] = ['never@home.example', 'later@home.example'];
    for (const email of [never, later]) {
      await member(house.address, email.split('@')[0]!, email);
      await goRound(house.club);
      const page = confirmPage(email);
      if (email === later) await press(page, 'confirm');
      await press(page, 'stop');
    }
    office.mails.length = 0;
    await askForLinks(never);
    expect(mailsTo(never)).toEqual([]);
    // Whoever once wanted mail may need one: it is the way back to the account.
    await askForLinks(later);
    expect(mailsTo(later).map(({ subject }) => subject)).toEqual(
      Array.from({ length: 3 }, () => 'A new password for Club Route'),
    );
  });

  test('that many people invite gets few of those mails a day', async () => {
    const asked = 'asked@home.example';
    for (let n = 0; n < 6; n++) {
      const host = await member(house.address, `Host ${n}`);
      const { match } = await host.post<MatchMade>('/api/matches', {
        game: 'farthest-bridge',
        seats: { allied: { kind: 'me' } },
      });
      await host.post(`/api/matches/${match.id}/invitations`, { seat: 'allied', email: asked, inMyPlace: false });
    }
    await goRound(house.club);
    expect(mailsTo(asked)).toHaveLength(3);
    expect(mailsTo(asked)[0]!.text).toContain('Stop all email from Club Route to this address');
  });

  test('tells an account that names it nothing of its owner, whatever the owner has answered', async () => {
    const addresses = ['yes', 'no', 'new'].map((answer) => `said-${answer}@home.example`);
    for (const address of addresses.slice(0, 2)) await guestTurn(address);
    await goRound(house.club);
    const [yes, no] = addresses.slice(0, 2).map(confirmPage);
    await press(yes!, 'confirm');
    await press(no!, 'stop');
    clock.forward(11);
    await goRound(house.club);
    const host = await member(house.address, 'Host of spies');
    const seen: string[] = [];
    for (const [n, address] of addresses.entries()) {
      const spy = await member(house.address, `Spy ${n}`, address);
      const { match } = await host.post<MatchMade>('/api/matches', {
        game: 'farthest-bridge',
        seats: { allied: { kind: 'me' }, german: { kind: 'invite', name: `Spy ${n}` } },
      });
      await goRound(house.club);
      const told = { stored: await spy.get('/api/account/export'), account: await spy.get('/api/session') };
      // Moments differ, whoever owns the address.
      const text = JSON.stringify(told).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|\b\d{13}\b/g, 'then');
      seen.push([address, `Spy ${n}`, match.id].reduce((all, own) => all.replaceAll(own, '…'), text));
    }
    expect(seen[0]).toContain('"kind":"invitation"');
    expect(seen[1]).toBe(seen[0]);
    expect(seen[2]).toBe(seen[0]);
  });
});

test('a link from an email that was cut short is answered with a page that says what to do', async () => {
  for (const path of ['/confirm/0123abcd', '/unsubscribe/turns.x']) {
    const answer = await fetch(`${house.address}${path}`);
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([404, 'text/html']);
    const page = await answer.text();
    expect(page).toContain('This link does not work');
    expect(page).toContain('Copy the whole link from the email');
  }
});

test('and so is whoever comes too often', async () => {
  const strict = await openHouse({ environment: { REQUESTS_PER_MINUTE: '1' } }, house.url);
  onTestFinished(() => strict.close());
  const answers = await Promise.all(Array.from({ length: 6 }, () => fetch(`${strict.address}/confirm/0123abcd`)));
  const refused = answers.find(({ status }) => status === 429)!;
  expect(refused.headers.get('content-type')).toBe('text/html');
  expect(await refused.text()).toContain('<h1>Try again later</h1><p>Too many requests. Try again in a minute.</p>');
});
