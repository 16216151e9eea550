import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  defaultOptions,
  FastDice,
  Match,
  type Action,
  type Dice,
  type GameModule,
  type OptionValues,
  type Player,
  type StateObject,
} from '@club-route/engine';
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

/** Everything that may be settled beforehand is, by the first answer of each list. */
function filed(side: Side): OptionValues {
  const fields = Object.entries(standing!.schema(side)!);
  return Object.fromEntries(
    fields.map(([name, field]) => [name, field.kind === 'choice' ? field.choices[1]!.value : field.default]),
  );
}

interface Position extends StateObject {
  readonly turn: number;
  readonly phase: string;
  readonly battle: object | null;
  readonly weather: string;
  readonly landers: readonly object[];
  readonly side: Side;
  readonly impulseNumber: number;
}

const isSameTurn = (one: Position, two: Position): boolean => one.side === two.side && one.turn === two.turn;

/** On the first two days the script plays; from then on a battalion drops whenever the weather lets it, and fights are fought. */
function decide(player: Player<StateObject, Action>, sight: Position, dice: Dice): Action {
  const { turn, phase, battle, weather, landers } = sight;
  const end = { kind: 'end' };
  const isShort = turn > 2 && battle === null;
  if (isShort) {
    if (phase === 'deployment') return { kind: 'impulse', impulse: 'off-road' } as Action;
    if (phase === 'movement' || (phase === 'air' && (landers.length > 0 || weather === 'poor'))) return end;
    if (phase === 'air' && weather === 'unknown') return { kind: 'weather' };
  }
  const action = player.decide(sight, dice);
  return isShort && phase === 'air' && action.kind !== 'drop' && action.kind !== 'supply' ? end : action;
}

/** What each phase of an impulse ends with, whether the writer expects it to begin or not. */
const ENDS = {
  air: ['end air'],
  movement: ['end movement'],
  combat: ['repeat attack owed', 'end combat'],
  building: ['end building'],
} as const;
type Phase = keyof typeof ENDS;
const PHASE_OF: Readonly<Record<string, Phase>> = {
  flip: 'air',
  weather: 'air',
  drop: 'air',
  supply: 'air',
  enter: 'movement',
  move: 'movement',
  exit: 'movement',
  attack: 'combat',
  span: 'building',
};

/** A whole turn as its player foresees it: he imagines the enemy, and rolls dice of his own. */
function letterFor(sight: Position, side: Side): readonly string[] {
  const dice = new FastDice(SEED + sight.turn);
  const player = staff().sit(side);
  const foreseen = game.imagine!(sight, side, dice) as Position;
  const first: string[] = [];
  const parts: Record<Phase, string[]>[] = [1, 2].map(() => ({ air: [], movement: [], combat: [], building: [] }));
  while (game.result(foreseen) === undefined && isSameTurn(foreseen, sight)) {
    const seat = game.active(foreseen)[0] as Side;
    const seen = game.sight(foreseen, seat) as Position;
    const answered = standing!.answer(seen, seat, filed(seat));
    const action = answered ?? decide(player, seen, dice);
    const phase = PHASE_OF[action.kind];
    const order = language.write(seen, action);
    if (phase !== undefined) parts[foreseen.impulseNumber - 1][phase].push(`try ${order}`);
    else if (answered === undefined && action.kind !== 'end') first.push(order);
    game.apply(foreseen, seat, action, dice);
  }
  const phases = Object.keys(ENDS) as Phase[];
  return [...first, ...parts.flatMap((impulse) => phases.flatMap((phase) => [...impulse[phase], ...ENDS[phase]]))];
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

/** Two people who have filed all that they may be asked, and write a letter a turn. */
class Correspondence {
  readonly #id: string;
  readonly #addresses: Readonly<Record<Side, string>>;
  letters = 0;
  turns = 0;
  lastDrop = 0;
  isOver = false;

  private constructor(id: string, addresses: Readonly<Record<Side, string>>) {
    this.#id = id;
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
    return new Correspondence(id, { allied, german });
  }

  received(side: Side) {
    return office.to(this.#addresses[side]);
  }

  async #position(): Promise<Position> {
    return house.club.desks.with(this.#id, async ({ playing, row }) => {
      this.isOver = row.status !== 'running';
      return game.shape.copy(playing.state) as Position;
    });
  }

  /** One player turn: letters, each written before its dice fall, until the turn is over. */
  async playTurn(): Promise<void> {
    const before = await this.#position();
    const { side } = before;
    let now = before;
    for (this.turns++; !this.isOver && isSameTurn(now, before); now = await this.#position()) {
      const orders = letterFor(game.sight(now, side) as Position, side);
      if (orders.some((order) => order.startsWith('try drop'))) this.lastDrop = before.turn;
      await goRound(house.club);
      const asked = this.received(side).at(-1)!;
      if (asking([asked]) === 0) throw new Error(`It is not asked to decide: ${asked.text}`);
      await send(asked.replyTo!.value[0]!.address!, orders.join('\n'));
      this.letters++;
      await goRound(house.club);
    }
  }
}

function staff() {
  return module.bots.find((bot) => bot.id === 'staff')!;
}

test('H-51: a match is played by mail from the first drop to the last, a letter a turn, by players who foresee nothing', async () => {
  const match = await Correspondence.begin(module, ['Roy', 'Walter']);
  while (!match.isOver) await match.playTurn();
  expect(match.turns).toBe(20);
  expect(match.letters).toBe(20);
  expect(match.lastDrop).toBeGreaterThan(1);
  const answers = office.mails.map(({ text }) => text).join('\n');
  expect(answers).not.toContain('REFUSED');
  // What was ordered went otherwise than foreseen, and the letters went on.
  expect(answers).toContain('PASSED OVER');
});

test('H-51: nobody is asked before their own turn comes, and each mail shows the map as its reader sees it', async () => {
  const match = await Correspondence.begin(withMap, ['Brian', 'Kurt']);
  await match.playTurn();
  await goRound(house.club);
  expect(match.letters).toBe(1);
  expect(asking(match.received('german'))).toBe(1);
  expect(asking(match.received('allied'))).toBe(1);
  const [type] = match
    .received('german')
    .at(-1)!
    .attachments.map(({ contentType }) => contentType);
  expect(type).toBe('image/png');
});
