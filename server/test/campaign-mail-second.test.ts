import type { GameModule } from '@club-route/engine';
import { kriegsspielSecondModule, type SecondState } from '@club-route/kriegsspiel/second';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goRound } from '../src/mail/round.ts';
import { shelfOf } from '../src/shelf.ts';
import { CampaignTable } from './house/campaign.ts';
import { Clock } from './house/clock.ts';
import { openHouse, type House } from './house/house.ts';
import { handIn, openPostOffice, type PostOffice } from './house/post-office.ts';
import { member, Visitor } from './house/visitor.ts';

/** The second edition by mail alone: a division's orders, its dispatches, and a battle that was fought elsewhere. */

const module = { ...kriegsspielSecondModule, picture: undefined } as unknown as GameModule;
const EMAIL = 'taylor@home.example';

let clock: Clock;
let office: PostOffice;
let house: House;

beforeAll(async () => {
  clock = new Clock();
  office = await openPostOffice();
  const environment = { SMTP_URL: office.url, MAIL_LISTEN: '127.0.0.1:0', PUBLIC_URL: 'https://club.example' };
  house = await openHouse({ shelf: shelfOf([module]), now: clock.now, environment });
});
afterAll(async () => {
  await house.close();
  await office.close();
});

/** The umpire is a guest in a browser, the 101st's commander has a mailbox and nothing else. */
class Correspondence {
  readonly table: CampaignTable;
  readonly #address: string;
  #read = 0;

  private constructor(table: CampaignTable, address: string) {
    this.table = table;
    this.#address = address;
  }

  static async open(): Promise<Correspondence> {
    const visitors = { umpire: new Visitor(house.address), abn101: await member(house.address, 'Taylor', EMAIL) };
    const table = await CampaignTable.open(house, ['umpire', 'abn101'], { module, visitors });
    const { address } = await visitors.abn101.get<{ address: string }>(`/api/matches/${table.id}/mailbox?seat=abn101`);
    return new Correspondence(table, address);
  }

  state(): Promise<SecondState> {
    return this.table.state() as unknown as Promise<SecondState>;
  }

  /** What has come since one last looked. */
  async news(): Promise<string> {
    await goRound(house.club);
    const mails = office.to(EMAIL);
    const fresh = mails.slice(this.#read).map(({ text }) => text ?? '');
    this.#read = mails.length;
    return fresh.join('\n');
  }

  /** Sends a letter; the answer to it. */
  async write(...blocks: readonly string[]): Promise<string> {
    await handIn(house.mailPort!, { to: this.#address, text: blocks.join('\n\n') });
    return this.news();
  }

  /** The clock runs, and the computers decide in threads of their own, until something has come about. */
  async until(has: (now: SecondState) => boolean, minute?: number): Promise<void> {
    await this.table.setPace({ rate: 86_400, waits: false, ...(minute === undefined ? {} : { until: minute }) });
    while (!has(await this.state())) {
      clock.forward(1 / 60);
      await house.club.timekeeper.lookAhead(0);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

test('orders, receipts, dispatches and the form of a battle (21.6) go by mail', async () => {
  const post = await Correspondence.open();
  const { table } = post;
  expect(await post.news()).toContain('You are 101st Airborne');

  // What is refused is quoted alone; the others go on and get receipts.
  const receipts = await post.write('TO 1/506\nHOLD', 'TO 1/9SS\nHOLD', 'TO 2/506\nMOVE TO 9999', 'TO 3/506\nHOLD');
  const refused = receipts.split('\n').filter((line) => line.includes(' — '));
  expect(refused.map((line) => line.replace(/ — .*$/, ''))).toEqual(['* TO 1/9SS / HOLD', '* TO 2/506 / MOVE TO 9999']);
  const first = await post.state();
  expect(first.abn101Sent.rows().map(({ block }) => block.orders[0]!.kind)).toEqual(['hold', 'hold']);
  expect(first.abn101Mail.rows().filter(({ kind }) => kind === 'receipt')).toHaveLength(2);
  expect(receipts).toContain('DISPATCHES');

  // The paratroops land, which is reported; a garrison is among them.
  await post.until(({ minute }) => minute === 840, 840);
  expect(await post.news()).toMatch(/TO 101 HQ FROM [^]*EVENT Landed/);
  await table.type('umpire', 'SET SQUARE OF Grsn TO 0713 BECAUSE a patrol of theirs got there');
  await post.until(({ engagement }) => engagement?.answers.german?.by === 'computer');
  const { id } = (await post.state()).engagement!;
  expect(await post.news()).toContain('ANSWER BY COMMANDER, COMPUTER or ELSEWHERE');

  // The sides differ about the table; the umpire settles it.
  await post.write('Dear umpire,', 'TO 1/506\nREPORT ALL', 'ANSWER BY ELSEWHERE PLAN: We lay it out in the mess.');
  expect((await post.state()).engagement).toMatchObject({
    phase: 'settling',
    answers: { allied: { by: 'elsewhere' } },
  });
  expect((await post.state()).abn101Sent).toHaveLength(3);
  await table.type('umpire', 'TABLE ELSEWHERE BECAUSE they have figures there');
  expect((await post.state()).engagement!.phase).toBe('form');

  // A faulty form is refused, quoting line and reason, and the battle stays open.
  const head = `BATTLE ${id} TURNS 7 MEDALS ALLIED 0 GERMAN 0 HOLDS FIELD NOBODY`;
  const answer = await post.write(`${head}\nLOST 1/9SS 1`);
  expect(answer).toContain('“LOST 1/9SS 1”: that unit is not in this battle.');
  expect((await post.state()).engagement!.phase).toBe('form');

  // The page of the battle names the companies by their battalions.
  const own = module.game.sight((await table.state()) as never, 'abn101');
  const [, battalion = ''] = /A1 .* of (\S+) at/.exec(module.language.answer!(own, 'abn101', 'PAGE')!.join('\n'))!;
  const entered = await post.write(`Dear umpire, we have fought.\n\n${head}\nLOST ${battalion} 2\nEND\n\nTaylor`);
  expect(entered).toContain('Neither side holds the field after 7 turns, when time ran out.');
  expect(entered).toMatch(new RegExp(`${battalion} lost 2 figures and is at \\d\\d%\\.`));
  const { engagement, abn101Mail } = await post.state();
  expect(engagement?.id).not.toBe(id);
  expect(abn101Mail.rows().some((dispatch) => dispatch.kind === 'battle' && dispatch.battle === id)).toBe(true);
});
