import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Account, NoticeWishes } from '@club-route/wire';
import { patrol, patrolLanguage, patrolStanding, type AnyGame } from '@club-route/engine/testing';
import type { GameModule } from '@club-route/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goRound } from '../src/mail/round.ts';
import { shelfOf } from '../src/shelf.ts';
import { Clock } from './house/clock.ts';
import { openHouse, type House } from './house/house.ts';
import { lookForLeaks, pairingOf, type Members } from './house/noninterference.ts';
import { openPostOffice, type PostOffice } from './house/post-office.ts';
import { readElsewhere } from './house/tour.ts';
import type { Twin } from './house/twin.ts';
import { member, type Visitor } from './house/visitor.ts';
import { whereApart } from './house/where-apart.ts';

const WITHOUT = '1000000';
const MODULE = {
  game: patrol,
  language: patrolLanguage,
  standing: patrolStanding,
  bots: [],
  rules: [],
  register: [],
} as unknown as GameModule;

let office: PostOffice;
let house: House;
let hooks: Server;
const calls = new Map<string, string[]>();
const clock = new Clock({ stands: true });

beforeAll(async () => {
  office = await openPostOffice();
  hooks = createServer((request, answer) => void take(request, answer));
  await new Promise<void>((resolve) => hooks.listen(0, '127.0.0.1', resolve));
  // Ahead of the database's clock, by which mails are due, however long this takes.
  clock.forward(24 * 60);
  const environment = {
    // Whoever has a tab open gets mail nevertheless.
    AWAY_MINUTES: '0',
    MAILS_PER_HOUR: WITHOUT,
    REQUESTS_PER_MINUTE: WITHOUT,
    SIGN_INS_PER_MINUTE: WITHOUT,
    MESSAGES_PER_SECOND: WITHOUT,
    ALLOW_PRIVATE_WEBHOOKS: '1',
    SMTP_URL: office.url,
    MAIL_LISTEN: '127.0.0.1:0',
    PUBLIC_URL: 'https://club.example',
  };
  house = await openHouse({ environment, now: clock.now, shelf: shelfOf([MODULE]) });
});
afterAll(async () => {
  await house.close();
  await office.close();
  hooks.close();
});

async function take(request: IncomingMessage, answer: ServerResponse): Promise<void> {
  const path = request.url!;
  const body = await text(request);
  calls.set(path, [...(calls.get(path) ?? []), body]);
  answer.end();
}

let count = 0;
const people = new Map<Visitor, { readonly name: string; readonly words: readonly string[] }>();

/** People with an account, an address, and a webhook. Their names are of one length. */
const members: Members = {
  async join() {
    const name = `Spy${String(++count).padStart(4, '0')}`;
    const address = `${name}@home.example`;
    const visitor = await member(house.address, name, address);
    const url = `http://127.0.0.1:${(hooks.address() as AddressInfo).port}/${name}`;
    const { webhook } = await visitor.have<NoticeWishes>('PATCH', '/api/notices', { webhook: url });
    const { created } = await visitor.get<Account>('/api/session');
    people.set(visitor, { name, words: [webhook!.secret, String(created), name] });
    return visitor;
  },
  goRound: () => goRound(house.club),
  async reached(twin) {
    const { viewer } = twin.world;
    const visitor = twin.visitors[viewer]!;
    const { name, words } = people.get(visitor)!;
    twin.hide(...words);
    await visitor.post(`/api/matches/${twin.id}/follow`, {});
    const called = calls.get(`/${name}`) ?? [];
    calls.delete(`/${name}`);
    const pages = await readElsewhere(visitor, name, twin.id);
    return JSON.parse(
      // When something was written, by the clock of the database.
      JSON.stringify({ mails: await mailsTo(`${name}@`), called, pages }).replaceAll(
        /\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)/g,
        'then',
      ),
    ) as unknown;
  },
};

/** What came by mail, and the pages behind the links that end mails. */
async function mailsTo(address: string): Promise<readonly unknown[]> {
  const mails: unknown[] = [];
  for (const mail of office.to(address)) {
    const lines = mail.headerLines.filter(({ key }) => !/^(date|message-id|content-type)$/.test(key));
    const ends = lines.find(({ key }) => key === 'list-unsubscribe')?.line.replaceAll(/\s+/g, '') ?? '';
    const [, page] = /<https:\/\/club\.example(\S+)>/.exec(ends) ?? [];
    const shown = page === undefined ? '' : await (await fetch(`${house.address}${page}`)).text();
    mails.push([lines, mail.text, mail.html, mail.attachments.length, shown]);
    office.mails.splice(office.mails.indexOf(mail), 1);
  }
  return mails;
}

test.each([1, 2, 3, 4])(
  'nothing that reaches a member, by mail, call, list or profile, tells matches apart, pair %i',
  async (number) => {
    const pairing = pairingOf(patrol as unknown as AnyGame, {
      seed: 1944 + number,
      viewers: ['north', 'south'],
      longest: 20,
      actions: 12,
    });
    const seen: string[] = [];
    const heard: Members = {
      ...members,
      async reached(twin: Twin) {
        const reached = await members.reached(twin);
        seen.push(JSON.stringify(reached));
        return reached;
      },
    };
    const { apart, coverage } = await lookForLeaks(house, pairing, () => clock.forward(1), undefined, heard);
    expect(apart === undefined ? '' : whereApart(...apart)).toBe('');
    expect(coverage.pairs).toBeGreaterThan(0);
    // It was no empty room.
    for (const word of ['Your turn', '"url"', '"records"', '"follows":[{'])
      expect(seen.join('').replaceAll('\\', ''), word).toContain(word);
  },
);
