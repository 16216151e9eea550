import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultOptions, Match, type Action, type GameModule, type OptionValues } from '@club-route/engine';
import { descentIntoHellModule } from '@club-route/descent-into-hell';
import type { MatchMade } from '@club-route/wire';
import { goRound } from '../src/mail/round.ts';
import { consequences } from '../src/play/consequences.ts';
import { write } from '../src/play/write.ts';
import { shelfOf } from '../src/shelf.ts';
import { openHouse, type House } from './house/house.ts';
import { openPostOffice, type PostOffice } from './house/post-office.ts';
import { member, type Visitor } from './house/visitor.ts';

const module = { ...descentIntoHellModule, picture: undefined } as unknown as GameModule;
const { game, language, standing } = module;
/** The same with its map in every mail, which takes long to draw. */
const withMap = {
  ...descentIntoHellModule,
  game: { ...descentIntoHellModule.game, id: 'descent-with-map' },
} as unknown as GameModule;
const OPTIONS = defaultOptions(game.options);
const SEED = 17;
const SEATS = ['allied', 'german'] as const;
type Side = (typeof SEATS)[number];

let office: PostOffice;
let house: House;

beforeAll(async () => {
  office = await openPostOffice();
  const environment = { SMTP_URL: office.url, MAIL_LISTEN: '127.0.0.1:0', PUBLIC_URL: 'https://club.example' };
  house = await openHouse({ shelf: shelfOf([module, withMap]), environment });
});
afterAll(async () => {
  await house.close();
  await office.close();
});

/** Everything that may be settled beforehand is, by the last answer of each list. */
function filed(side: Side): OptionValues {
  const fields = Object.entries(standing!.schema(side)!);
  return Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      name === 'fire' ? 'best' : field.kind === 'choice' ? field.choices[1]!.value : field.default,
    ]),
  );
}

interface Position {
  readonly turn: number;
  readonly phase: string;
  readonly battle: object | null;
  readonly weather: string;
  readonly landers: readonly object[];
  readonly side: Side;
}

/** On the first day the script plays; from then on a battalion drops whenever the weather lets it, and fights are fought. */
function decide(player: { decide: (sight: never, dice: never) => unknown }, sight: object): Action {
  const { turn, phase, battle, weather, landers } = sight as Position;
  const end = { kind: 'end' };
  if (turn > 1 && battle === null) {
    if (phase === 'deployment') return { kind: 'impulse', impulse: 'off-road' } as Action;
    if (phase === 'movement' || (phase === 'air' && (landers.length > 0 || weather === 'poor'))) return end;
    if (phase === 'air' && weather === 'unknown') return { kind: 'weather' };
  }
  const action = player.decide(sight as never, undefined as never) as Action;
  return turn > 1 && phase === 'air' && action.kind !== 'drop' && action.kind !== 'supply' ? end : action;
}

async function send(to: string, text: string): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: house.mailPort, secure: false, ignoreTLS: true });
  await transport.sendMail({ from: 'me@home.example', to, subject: 'Re: Your turn', text });
  transport.close();
}

/** The match on the server goes on with dice that this test can foresee. */
async function begin(played: GameModule, allied: Visitor, german: Visitor): Promise<string> {
  const made = await allied.post<MatchMade>('/api/matches', {
    game: played.game.id,
    options: OPTIONS,
    seats: { allied: { kind: 'me' }, german: { kind: 'open' } },
    time: { kind: 'days', days: 3 },
  });
  const { id } = made.match;
  await german.post(`/api/matches/${id}/join`, { seat: 'german' });
  await house.club.desks.with(id, async (desk) => {
    const match = Match.start(desk.module.game, OPTIONS, { kind: 'fast', seed: SEED }, id);
    desk.match = match;
    await write(house.club, desk, () => ({ row: consequences(house.club, desk, match.state) }));
  });
  return id;
}

const asking = (mails: readonly { readonly text?: string | undefined }[]): number =>
  mails.filter(({ text }) => text!.includes('YOUR DECISION')).length;

/** Two people who have filed all that they may be asked in the other's turn, and a match that goes as theirs will. */
class Correspondence {
  readonly #id: string;
  readonly #match: Match;
  readonly #addresses: Readonly<Record<Side, string>>;
  readonly #players = { allied: staff().sit('allied'), german: staff().sit('german') };
  mails = 0;
  lastDrop = 0;

  private constructor(id: string, match: Match, addresses: Readonly<Record<Side, string>>) {
    this.#id = id;
    this.#match = match;
    this.#addresses = addresses;
  }

  static async begin(played: GameModule, names: readonly [string, string]): Promise<Correspondence> {
    const [allied, german] = names.map((name) => `${name.toLowerCase()}@home.example`) as [string, string];
    const people = {
      allied: await member(house.address, names[0], allied),
      german: await member(house.address, names[1], german),
    };
    const id = await begin(played, people.allied, people.german);
    for (const seat of SEATS)
      await people[seat].have('PUT', `/api/matches/${id}/standing`, { seat, values: filed(seat) });
    const match = Match.start(played.game, OPTIONS, { kind: 'fast', seed: SEED }, id);
    return new Correspondence(id, match, { allied, german });
  }

  get isOver(): boolean {
    return this.#match.result() !== undefined;
  }

  received(side: Side) {
    return office.to(this.#addresses[side]);
  }

  /** One player turn. Without foresight a mail ends where dice fall or something shows on which the next order depends. */
  async playTurn(foresees: boolean): Promise<void> {
    const match = this.#match;
    const { side, turn } = match.state as unknown as Position;
    let orders: string[] = [];
    for (;;) {
      const now = match.state as unknown as Position;
      if (match.result() !== undefined || now.side !== side || now.turn !== turn) break;
      const seat = match.active()[0] as Side;
      const sight = game.sight(match.state, seat);
      if (seat === side) {
        const action = decide(this.#players[side], sight);
        if (action.kind === 'drop') this.lastDrop = turn;
        orders.push(language.write(sight, action));
        const done = match.act(seat, action);
        if ('text' in done) throw new Error(done.text);
      } else {
        // Nothing that the other side may be asked is left open.
        const action = standing!.answer(sight, seat, filed(seat))!;
        const planned = match.plan(seat, { kind: 'act', action, filed: true });
        if (!('step' in planned)) throw new Error(planned.text);
        match.keep(planned);
      }
      if (foresees || !this.#bringsNews(side)) continue;
      if (orders.length > 0 && match.active()[0] === side) {
        await this.#send(side, orders);
        orders = [];
      }
    }
    if (orders.length > 0) await this.#send(side, orders);
  }

  /** Whether the last entry has rolled, or shown the side something. */
  #bringsNews(side: Side): boolean {
    const { entry, reports } = this.#match.steps.at(-1)!;
    return entry.draws.length > 0 || reports.some((report) => game.tell(report, side)?.discloses);
  }

  async #send(side: Side, orders: readonly string[]): Promise<void> {
    await goRound(house.club);
    const asked = this.received(side).at(-1)!;
    if (asking([asked]) === 0) throw new Error(`It is not asked to decide: ${asked.text}`);
    await send(asked.replyTo!.value[0]!.address!, orders.join('\n'));
    this.mails++;
    for (let rounds = 0; rounds < 400; rounds++) {
      await goRound(house.club);
      const entries = await house.club.desks.with(this.#id, async (desk) => desk.playing.last);
      if (entries >= this.#match.last) break;
    }
    const head = await house.club.desks.with(this.#id, async (desk) => desk.playing.head);
    if (head !== this.#match.head) throw new Error(`The match went otherwise: ${office.mails.at(-1)!.text}`);
  }
}

function staff() {
  return module.bots.find((bot) => bot.id === 'staff')!;
}

// Who writes the mails foresees the dice: it is shown that one mail can hold a turn, and that nobody else is waited for.
test('H-51: a match is played by mail from the first drop to the last, one mail a turn by who foresees the dice', async () => {
  const match = await Correspondence.begin(module, ['Roy', 'Walter']);
  while (!match.isOver) await match.playTurn(true);
  expect(match.mails).toBe(20);
  expect(match.lastDrop).toBeGreaterThan(1);
  expect(office.mails.map(({ text }) => text).join('\n')).not.toContain('REFUSED');
});

test('H-51: who does not foresee the dice needs a mail for each moment that shows him something, and waits for nobody', async () => {
  const match = await Correspondence.begin(withMap, ['Brian', 'Kurt']);
  for (let turns = 0; turns < 3; turns++) await match.playTurn(true);
  const before = { mails: match.mails, asked: asking(match.received('allied')) };
  // The German turn of the second day: seventeen orders, and four questions to the Allies in between.
  await match.playTurn(false);
  expect(match.mails - before.mails).toBe(10);
  // The Allies were asked for nothing before their own turn came.
  expect(asking(match.received('allied')) - before.asked).toBe(1);
  const maps = match.received('german').map(({ attachments }) => attachments.map(({ contentType }) => contentType));
  expect(maps.filter(([type]) => type === 'image/png').length).toBeGreaterThanOrEqual(10);
});
