import { Match, type Journal } from '@club-route/engine';
import type { CampaignState } from '@club-route/kriegsspiel';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { goRound } from '../src/mail/round.ts';
import { CampaignTable, campaignModule, campaignShelf, COMMANDERS, START } from './house/campaign.ts';
import { Clock } from './house/clock.ts';
import { query } from './house/database.ts';
import { openHouse, type House } from './house/house.ts';
import { MailCommanders } from './house/mail-commanders.ts';
import { handIn, openPostOffice, type PostOffice } from './house/post-office.ts';
import { verdictOn } from './house/verdict.ts';
import { member, type Visitor } from './house/visitor.ts';

let office: PostOffice;
let house: House;
let clock: Clock;

const environment = (): Record<string, string> => ({
  SMTP_URL: office.url,
  MAIL_LISTEN: '127.0.0.1:0',
  PUBLIC_URL: 'https://club.example',
  MAILS_PER_HOUR: '100000',
});

beforeAll(async () => {
  office = await openPostOffice();
  clock = new Clock();
  house = await openHouse({ shelf: campaignShelf, now: clock.now, environment: environment() });
});
afterAll(async () => {
  await house.close();
  await office.close();
});

function write(to: string, text: string, more: object = {}): Promise<void> {
  return handIn(house.mailPort!, { to, text, ...more });
}

/** A table whose XXX Corps reads mail; the address for its orders. */
async function correspond(
  name: string,
  people: readonly string[] = ['umpire', 'xxx', 'airborne', 'german'],
): Promise<{ table: CampaignTable; corps: Visitor; address: string; mails: () => readonly string[] }> {
  const email = `${name}@home.example`;
  const corps = await member(house.address, name, email);
  const table = await CampaignTable.open(house, people, { visitors: { xxx: corps } });
  await goRound(house.club);
  const { address } = await corps.get<{ address: string }>(`/api/matches/${table.id}/mailbox?seat=xxx`);
  const mine = (): readonly string[] =>
    office.mails.filter(({ to }) => !Array.isArray(to) && to?.text === email).map(({ text }) => text ?? '');
  return { table, corps, address, mails: mine };
}

describe('a letter', () => {
  test('is carried out block by block: what is refused is quoted with its reason, and the others go on', async () => {
    const { table, address, mails } = await correspond('Brian');
    expect(mails()).toHaveLength(1);
    expect(mails()[0]).toContain('You are XXX Corps');
    const blocks = [
      'MAP',
      'TO 2I/5\nREPORT ALL',
      'TO 1/9SS\nHOLD',
      'TO 2I/5\nMOVE TO 9999',
      'TO NOBODY AT ALL\nHOLD',
      'TO 2I/5\nAT 17 0900\nMOVE TO SON BRIDGE',
    ];
    await write(address, `Dear staff,\n\n${blocks.join('\n\n')}\n\nBrian\n\n> TO 2I/5\n> HOLD`);
    await goRound(house.club);
    const [, answer = ''] = mails();
    const { xxxSent, xxxMail } = await table.state();
    expect(xxxSent.length).toBe(3);
    expect(answer).toContain('REFUSED');
    for (const quoted of ['TO 1/9SS / HOLD', '9999', 'NOBODY AT ALL']) expect(answer).toContain(quoted);
    const receipts = [...xxxMail].filter(({ kind }) => kind === 'receipt');
    expect(receipts).toHaveLength(3);
    // R72: a past time means now, and the receipt says so.
    expect(receipts.map((one) => one.kind === 'receipt' && [one.map === true, one.past])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
    // Whoever writes has read what was mailed to him.
    expect(await table.awaited()).not.toContain('xxx');
    await goRound(house.club);
    expect(mails()).toHaveLength(2);
  });

  test('that is no order goes to the umpire’s desk if a person sits there, else it is refused', async () => {
    const { table, address } = await correspond('Horrocks');
    await write(address, 'Dear umpire, where is my bridge?');
    expect([...(await table.state()).umpireMail].at(-1)).toMatchObject({ kind: 'letter', from: 'xxx' });
    const alone = await correspond('Adair', ['xxx', 'airborne', 'german']);
    await write(alone.address, 'Dear umpire, where is my bridge?');
    await goRound(house.club);
    expect(alone.mails().at(-1)).toContain('The computer is the umpire and cannot read letters.');
    expect([...(await alone.table.state()).umpireMail]).toEqual([]);
  });

  test('of a machine, one too long, and one that came before change nothing', async () => {
    const { table, address, mails } = await correspond('Dempsey');
    const sent = async (): Promise<number> => (await table.state()).xxxSent.length;
    await write(address, 'TO 2I/5\nHOLD', { headers: { 'Auto-Submitted': 'auto-replied' } });
    await expect(write(address, `TO 2I/5\nHOLD\n${'x'.repeat(300_000)}`)).rejects.toThrow(/too long|Message size/);
    expect(await sent()).toBe(0);
    const again = { messageId: '<again@home.example>' };
    await write(address, 'TO 2I/5\nHOLD', again);
    await write(address, 'TO 2I/5\nHOLD', again);
    expect(await sent()).toBe(1);
    await goRound(house.club);
    expect(mails()).toHaveLength(2);
    // The word that all is read gets no answer.
    await write(address, 'ATTEND');
    await goRound(house.club);
    expect(mails()).toHaveLength(2);
  });

  test('gets no more than its share of an hour', async () => {
    const other = await openHouse({ shelf: campaignShelf, environment: { ...environment(), MAILS_PER_HOUR: '2' } });
    try {
      const table = await CampaignTable.open(other, ['xxx', 'airborne', 'german']);
      const { address } = await table.at('xxx').get<{ address: string }>(`/api/matches/${table.id}/mailbox?seat=xxx`);
      for (let count = 0; count < 4; count++) await handIn(other.mailPort!, { to: address, text: 'TO 2I/5\nHOLD' });
      expect((await table.state()).xxxSent.length).toBe(2);
    } finally {
      await other.close();
    }
  });
});

describe('dispatches', () => {
  test('are gathered for whoever sleeps, and never go out twice', async () => {
    const { table, corps, mails } = await correspond('Sosabowski');
    await corps.have('PATCH', '/api/notices', { mail: 'daily' });
    await table.type('umpire', 'WRITE XXX: one');
    await goRound(house.club);
    await table.type('umpire', 'WRITE XXX: two');
    await goRound(house.club);
    expect(mails()).toHaveLength(1);
    clock.forward(24 * 60);
    await goRound(house.club);
    await goRound(house.club);
    expect(mails()).toHaveLength(2);
    const digest = mails()[1]!;
    expect(digest.indexOf('one')).toBeLessThan(digest.indexOf('two'));
    expect(digest).toContain('WHAT YOU KNOW');
  });

  test('that a browser has shown are not mailed', async () => {
    const { table, corps, mails } = await correspond('Urquhart');
    await table.type('umpire', 'WRITE XXX: seen');
    const have = await house.club.desks.with(table.id, async (desk) => desk.frames('xxx'));
    const watching = await table.act('xxx', { kind: 'attend' }, have);
    expect(watching.kind).toBe('done');
    await goRound(house.club);
    expect(mails()).toHaveLength(1);
    expect(corps.cookie).not.toBe('');
  });
});

/** Kinds of order that the computer does not use by itself, once each. */
const EXTRAS = {
  xxx: [
    'TO XXX HQ\nMESSAGE: to ourselves',
    'TO 101 HQ\nMESSAGE: We are coming.',
    'MAP',
    'TO 1/9SS\nHOLD',
    'TO 2I/5\nCANCEL ALL',
  ],
  airborne: ['TO 1/506\nIF CONTACT HOLD', 'TO 1/506\nREPORT ENEMY', 'TO UMPIRE\nMESSAGE: Is it raining?'],
  german: ['TO 1/9SS\nREPORT ALL', 'TO 1/9SS\nWAIT UNTIL 1900', 'nonsense\nTO 1/9SS\nFLY TO LONDON'],
};

/** So that over days every kind of order and of condition is given, whatever the staffs think; what may be lost, several times. */
const MORE_EXTRAS = {
  xxx: [
    ...EXTRAS.xxx,
    'TO AIR\nAIR RECCE 3845 TO 4348',
    'TO AIR\nSTRIKE FOR 2I/5',
    'TO AIR\nPATROL 3546 TO 4868',
    'TO 1C/5\nENTER AT 0600 IN ORDER 1C/5, 2G/5',
    'TO 1C/5\nREF XXX/1\nWAIT FOR 2I/5\nMOVE TO EINDHOVEN BY ROAD\nIF CONTACT WITHDRAW TO 0600\nHOLD UNTIL 20 0600',
    'TO Engineers\nREPAIR SON BRIDGE',
    'TO Engineers\nFERRY 2I/5 ACROSS WAAL AT 4045',
    'TO 55\nSUPPORT 2I/5',
    'TO 55\nBOMBARD 0911 FOR 2 MISSIONS',
    'TO 55\nDEFEND 2I/5',
    'TO 2I/5\nATTACK SON BRIDGE WITH GUNS 55 WITH AIR 1 BREAK OFF AT 50 %\nIF CONTACT ATTACK',
    'TO 1C/5\nCANCEL XXX/1',
    ...Array.from({ length: 4 }, (_, place) => `TO 82 HQ\nMESSAGE: Where are you? (${place})`),
  ],
  airborne: [
    ...EXTRAS.airborne,
    'TO 10/4\nDROP 10/4 ON DZ Y',
    'TO 2/1Lt\nLAND 2/1Lt ON LZ Z',
    'TO 11/4\nCHANGE DZ 11/4 TO DZ X',
    'TO AIR\nSUPPLY DROP ON DZ N',
    'TO 2/1\nWITHDRAW TO DZ X',
    ...Array.from({ length: 3 }, () => 'TO 1/82\nBOMBARD 4441 FOR 1 MISSION'),
  ],
  german: [
    ...Array.from({ length: 3 }, () => 'TO 1/10SS Arty\nBOMBARD 4254 FOR 1 MISSION'),
    ...EXTRAS.german,
    'TO 9SS Recon\nRECCE TO 4046 NO ENGAGE',
    'TO 9SS Recon\nRECCE TO 4557 ENGAGE AT +1',
    'TO UMPIRE\nSPARE SON BRIDGE',
    'TO UMPIRE\nBLOW SON BRIDGE',
    'TO AIR\nPATROL 3134 TO 4862',
  ],
};

/** Days of the campaign by mail; the whole of three takes minutes. */
const days = Number(process.env['CAMPAIGN_DAYS'] ?? '0');

test(`${days === 0 ? 'the first hours' : `${days} days`} by mail alone: nothing is lost, nothing comes twice, nobody knows more`, async () => {
  const began = Date.now();
  const processor = process.cpuUsage();
  // Supply that goes no further than two squares from a road leaves somebody without, as the whole of it demands.
  const options = {
    days: Math.max(1, days),
    ...(days === 0 ? {} : { defensiveFire: true, demolitionOptional: true, supplyOffroadMax: 2 }),
  };
  const commanders = await MailCommanders.open(house, office, 'staff', options, days === 0 ? EXTRAS : MORE_EXTRAS);
  const { table } = commanders;
  await table.setPace({ rate: 86_400, waits: true });
  let shown = Date.now();
  const tell = (minute: number): void => {
    if (Date.now() < shown + 10_000) return;
    shown = Date.now();
    process.stderr.write(`minute ${minute}, ${commanders.messages} mails, ${Date.now() - began} ms\n`);
  };
  await (days === 0 ? commanders.playUntil(START + 180) : commanders.playUntil(Infinity, tell));
  const spent = process.cpuUsage(processor);
  // On a machine with other work only the processor's time says something.
  const took = `${Date.now() - began} ms, ${Math.round((spent.user + spent.system) / 1000)} ms of the processor`;
  expect(await commanders.missing()).toBe(0);
  expect(commanders.refused.join('\n')).toContain('FLY TO LONDON');
  const ids = office.mails.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(ids.length);
  const state = await table.state();
  const { orders } = kindsIn(state);
  for (const kind of ['message', 'map', 'report', 'if contact', 'wait']) expect(orders).toContain(kind);
  if (days === 0) return;
  await expectWhole(table, commanders.messages, took);
}, 0);

/** The kinds of everything that was ordered, reported and lost. */
function kindsIn(state: CampaignState): Readonly<Record<'orders' | 'conditions' | 'reports' | 'events', Set<string>>> {
  const blocks = COMMANDERS.flatMap((seat) => state[`${seat}Sent`].rows().map(({ block }) => block));
  const given = blocks.flatMap((block) => block.orders);
  const mails = COMMANDERS.flatMap((seat) => state[`${seat}Mail`].rows());
  return {
    orders: new Set(given.map(({ kind }) => kind)),
    conditions: new Set(
      given.flatMap((order) => [
        ...('contact' in order && order.contact !== undefined ? [`if contact ${order.contact.act}`] : []),
        ...(order.kind === 'if contact' ? [`if contact ${order.stance.act}`] : []),
        ...(order.kind === 'attack' && order.breakOff !== undefined ? ['break off'] : []),
        ...(order.kind === 'recce' ? [order.engage === 'never' ? 'no engage' : 'engage'] : []),
        ...('until' in order ? [`${order.kind} until`] : []),
      ]),
    ),
    reports: new Set(
      mails.flatMap((mail) => (mail.kind === 'report' ? [mail.event, `state ${mail.state}`] : [mail.kind])),
    ),
    events: new Set(
      state.events.rows().flatMap((event): readonly string[] => {
        if (event.kind === 'gone') return [event.how];
        if (event.kind === 'communication') return event.isLost ? [`lost ${event.what}`] : [];
        return [event.kind];
      }),
    ),
  };
}

/** Everything that can be ordered (5.1). */
const ORDER_KINDS =
  'move, attack, withdraw, recce, hold, wait, wait for, bombard, support, defend, repair, ferry, drop, land, change zone, supply drop, enter, report, if contact, cancel, patrol, strike, air recce, message, spare, map'.split(
    ', ',
  );

/** Days of it: everything occurs, and the journal is whole. */
async function expectWhole(table: CampaignTable, messages: number, took: string): Promise<void> {
  const state = await table.state();
  const kinds = kindsIn(state);
  const journal = await table.at('xxx').get<Journal>(`/api/matches/${table.id}/journal`);
  const verdict = await verdictOn(journal, campaignModule.game);
  expect(verdict).not.toHaveProperty('problem');
  const replayed = Match.load(campaignModule.game, journal);
  if ('problem' in replayed) throw new Error(replayed.problem.text);
  const { shape } = campaignModule.game;
  expect(shape.hash(replayed.match.state)).toBe(shape.hash(state as never));
  const byUmpire = journal.entries.filter(({ seat }) => seat === 'umpire').length;
  const lines = Object.entries(kinds).map(([name, found]) => `${name}: ${[...found].toSorted().join(', ')}`);
  process.stdout.write(
    `${messages} mails, ${journal.entries.length} entries, ${byUmpire} of the umpire; ${took}\n${lines.join('\n')}\n`,
  );
  expect(messages).toBeGreaterThan(1000);
  // The computer umpires, and rules nothing where results count at once.
  expect(byUmpire).toBe(0);
  for (const kind of ORDER_KINDS) expect(kinds.orders).toContain(kind);
  for (const stance of ['attack', 'hold', 'withdraw']) expect(kinds.conditions).toContain(`if contact ${stance}`);
  for (const kind of ['break off', 'engage', 'no engage', 'hold until', 'wait until'])
    expect(kinds.conditions).toContain(kind);
  for (const kind of ['landed', 'entered', 'contact', 'combat', 'arrived', 'impossible', 'answer', 'bridge', 'fired'])
    expect(kinds.reports).toContain(kind);
  for (const kind of ['receipt', 'not acknowledged', 'morning', 'message', 'out of supply', 'state retreated'])
    expect(kinds.reports).toContain(kind);
  for (const kind of ['lost order', 'lost report', 'destroyed', 'combat', 'structure'])
    expect(kinds.events).toContain(kind);
}

test('whoever has a thousand campaigns does not keep the dispatches of others back', async () => {
  const crowd = await correspond('Crowd');
  // The same campaign a thousand times, which is quicker than making each; to be looked at before any other.
  const copies = `from match, generate_series(1000, 2050) as copy where id = $1`;
  await query(
    house.url,
    `insert into match (id, game, rules, options, seed, commitment, status, visibility, time, entries, affairs, to_act, clocks, pace, news)
     select '0crowd' || copy, game, rules, options, seed, commitment, status, visibility, time, entries, affairs, to_act, clocks, pace, news ${copies}`,
    [crowd.table.id],
  );
  for (const [table, columns] of [
    ['seat', 'seat, place'],
    ['holder', 'seat, name, account_id'],
  ] as const)
    await query(
      house.url,
      `insert into ${table} (match_id, ${columns}) select '0crowd' || copy, ${columns}
       from ${table}, generate_series(1000, 2050) as copy
       where match_id = $1 and ($2 or seat = 'xxx')`,
      [crowd.table.id, table === 'seat'],
    );
  const asked = vi.spyOn(house.club.desks, 'with');
  const { mails } = await correspond('Late');
  expect(mails()).toHaveLength(1);
  // Of one person no more than so many are even looked at in one round.
  const looked = asked.mock.calls.map(([match]) => match).filter((match) => match.startsWith('0crowd'));
  asked.mockRestore();
  expect(new Set(looked).size).toBe(20);
  await query(house.url, `delete from match where id like '0crowd%'`);
});
