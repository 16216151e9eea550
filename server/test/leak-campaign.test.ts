import type { Action, Game, GameClock, GameModule, StateObject } from '@club-route/engine';
import type { FromServer } from '@club-route/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goRound } from '../src/mail/round.ts';
import { shelfOf } from '../src/shelf.ts';
import { CampaignTable, campaignModule } from './house/campaign.ts';
import { Clock } from './house/clock.ts';
import { openHouse, type House } from './house/house.ts';
import { openPostOffice, type PostOffice } from './house/post-office.ts';
import { Tab } from './house/tab.ts';
import { member, Visitor } from './house/visitor.ts';
import { tour } from './house/tour.ts';
import { SECRETS } from './house/twin.ts';
import { whereApart } from './house/where-apart.ts';

const PEOPLE = ['umpire', 'xxx', 'airborne', 'german'];

/** Servers with a mistake each: what it changes of the game, or of its clock. */
const FAULTS: Readonly<
  Record<string, { readonly game?: Partial<Game>; readonly clock?: Partial<GameClock<never, never, never>> }>
> = {
  'the minute in every sight': {
    game: {
      sight: (state, viewer) =>
        Object.assign(campaignModule.game.sight(state, viewer), {
          minute: (state as unknown as { minute: number }).minute,
        }),
    },
  },
  'whom play waits for, told to all': { game: { awaited: undefined, active: awaitedFirst } },
  'dispatches of others': { game: { tell: (report) => (report.kind === 'dispatch' ? report : undefined) } },
  'a clock that stops where others are brought something': { clock: { grain: 100_000 } },
};

/** Everybody may act, but who is waited for stands first. */
function awaitedFirst(state: StateObject): readonly string[] {
  return [...new Set([...campaignModule.game.awaited!(state).toReversed(), ...campaignModule.game.active(state)])];
}

let office: PostOffice;
let house: House;
const clock = new Clock({ stands: true });

beforeAll(async () => {
  office = await openPostOffice();
  // Ahead of the database's clock, by which mails are due, however long this takes.
  clock.forward(24 * 60);
  const plain = { ...campaignModule, picture: undefined };
  const faulty = Object.entries(FAULTS).map(([name, fault]): GameModule => ({
    ...plain,
    game: { ...plain.game, ...fault.game, id: idOf(name) },
    clock: { ...plain.clock!, ...(fault.clock as object) },
  }));
  house = await openHouse({
    shelf: shelfOf([plain, ...faulty]),
    now: clock.now,
    // Whoever has a tab open gets mail nevertheless.
    environment: {
      AWAY_MINUTES: '0',
      SMTP_URL: office.url,
      MAIL_LISTEN: '127.0.0.1:0',
      PUBLIC_URL: 'https://club.example',
    },
  });
});
afterAll(async () => {
  await house.close();
  await office.close();
});

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

/** A campaign of which XXX Corps reads mail, watches at a tab and in lists, beside somebody who only looks on. */
class Side {
  readonly table: CampaignTable;
  readonly #tabs: readonly Tab[];
  readonly #onlooker: Visitor;
  readonly #own: readonly string[];
  readonly #email: string;

  private constructor(
    table: CampaignTable,
    tabs: readonly Tab[],
    onlooker: Visitor,
    own: readonly string[],
    email: string,
  ) {
    this.table = table;
    this.#tabs = tabs;
    this.#onlooker = onlooker;
    this.#own = own;
    this.#email = email;
  }

  static async open(game: string, name: string): Promise<Side> {
    const email = `${name}@home.example`;
    const corps = await member(house.address, name, email);
    const table = await CampaignTable.open(house, PEOPLE, { game, visitors: { xxx: corps } });
    const onlooker = new Visitor(house.address);
    const tabs: Tab[] = [];
    for (const [visitor, as] of [
      [corps, 'xxx'],
      [onlooker, 'spectator'],
    ] as const) {
      const tab = await Tab.open(visitor);
      tab.say({ kind: 'watch', match: table.id, as });
      await tab.next('opening');
      tabs.push(tab);
    }
    const { commitment, created } = await table.table('xxx');
    const { address } = await corps.get<{ address: string }>(`/api/matches/${table.id}/mailbox?seat=xxx`);
    return new Side(
      table,
      tabs,
      onlooker,
      [table.id, commitment, String(created), name, address.split('@')[0]!],
      email,
    );
  }

  /** All that reaches XXX Corps and the one who looks on, but for names of this match's own. */
  async seen(): Promise<string> {
    const { table } = this;
    const heard: FromServer[][] = [];
    for (const tab of this.#tabs) {
      tab.say({ kind: 'ping' });
      await tab.next('pong');
      // Who else has a browser open is no secret.
      heard.push(tab.heard.filter(({ kind }) => kind !== 'presence'));
    }
    const pages: unknown[] = [];
    for (const visitor of [table.at('xxx'), this.#onlooker]) {
      pages.push(await visitor.ask('GET', `/api/matches/${table.id}`));
      for (const room of ['players', 'spectators', 'side'])
        pages.push(await visitor.ask('GET', `/api/matches/${table.id}/chat?as=xxx&room=${room}`));
      const { matches } = await visitor.get<{ matches: readonly { id: string }[] }>('/api/matches?list=running');
      pages.push(matches.filter(({ id }) => id === table.id));
    }
    pages.push(await tour(table.at('xxx'), { match: table.id, mine: 'xxx', other: 'german' }));
    const mails = office.mails
      .filter(({ to }) => !Array.isArray(to) && to?.text === this.#email)
      .map(({ subject, text }) => [subject, text?.replaceAll(/https:\S+/g, '')]);
    const text = JSON.stringify({ heard, pages, mails }).replaceAll(SECRETS, '…');
    return this.#own.reduce((all, own) => all.replaceAll(own, '…'), text);
  }

  async close(): Promise<void> {
    for (const tab of this.#tabs) await tab.close();
  }
}

/** What happens out of sight, in one of the two alone. */
async function plot({ table }: Side, round: number): Promise<void> {
  await table.type('umpire', `WRITE GERMAN: move ${round}`);
  await table.type('german', `TO 1/9SS\nREPORT ALL`);
  if (round % 2 === 0) await table.act('german', { kind: 'attend' });
  await table.type('german', `LETTER: round ${round}?`);
  const edits = [{ what: 'points', side: 'german', points: round }];
  await table.act('umpire', { kind: 'edit', edits, because: 'a test' } as Action);
  await table.at('german').post(`/api/matches/${table.id}/chat`, { as: 'german', room: 'side', text: `Note ${round}` });
}

/** Whether two campaigns, of people with names of one length, look alike to XXX Corps and to the onlooker until XXX Corps arrives at 15:00. */
async function compare(game: string, names: readonly [string, string]): Promise<readonly [string, string]> {
  const [one, two] = [await Side.open(game, names[0]), await Side.open(game, names[1])];
  const both = [one, two];
  for (const side of both) await side.table.setPace({ rate: 1200, waits: false, until: 14 * 60 + 45 });
  for (let round = 0; round < 9; round++) {
    clock.forward(1 / 120);
    await plot(one, round);
    if (round === 4) for (const side of both) await side.table.type('xxx', 'TO 2I/5\nAT 17 1500\nMOVE TO SON BRIDGE');
    clock.forward(1 / 120);
    await house.club.timekeeper.lookAhead(0);
    await goRound(house.club);
  }
  const seen = [await one.seen(), await two.seen()] as const;
  for (const side of both) await side.close();
  return seen;
}

describe('what others do in a campaign', () => {
  test('reaches nobody by pages, lists, sockets or mails', async () => {
    const [one, two] = await compare('kriegsspiel', ['Abler', 'Baker']);
    expect(one === two ? '' : whereApart(one, two)).toBe('');
    // It was no empty room.
    expect(one).toContain('"frames"');
    expect(one).toContain('17 Sep 15:00');
  });

  test.each(Object.keys(FAULTS))('is found where a server tells of %s', async (name) => {
    const place = Object.keys(FAULTS).indexOf(name);
    const [one, two] = await compare(idOf(name), [`Charlie${place}`, `Deltoid${place}`]);
    expect(one).not.toBe(two);
  });
});
