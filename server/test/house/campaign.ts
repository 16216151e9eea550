import { isRefusal, type Action, type GameModule } from '@club-route/engine';
import { kriegsspielModule, type CampaignState } from '@club-route/kriegsspiel';
import type { ActAnswer, MatchMade, MatchTable } from '@club-route/wire';
import { shelfOf } from '../../src/shelf.ts';
import { query } from './database.ts';
import { send } from './deed.ts';
import type { House } from './house.ts';
import { newKey } from './tab.ts';
import { Visitor } from './visitor.ts';

export const campaignModule = kriegsspielModule as unknown as GameModule;

/** The campaign without pictures, which take long to draw. */
export const campaignShelf = shelfOf([{ ...campaignModule, picture: undefined }]);

export const COMMANDERS = ['xxx', 'airborne', 'german'] as const;
export type Commander = (typeof COMMANDERS)[number];

/** 12:30 on 17 September, when a campaign begins, by the game's clock. */
export const START = 750;

/** Clears of set-up reports, so that nobody is waited for. */
const ATTEND = { kind: 'attend' } as const;

type Seats = Readonly<Record<string, Visitor>>;

/** A campaign of guests, and its truth past all doors. */
export class CampaignTable {
  readonly house: House;
  readonly id: string;
  readonly visitors: Seats;
  readonly #module: GameModule;

  private constructor(house: House, id: string, visitors: Seats, module: GameModule) {
    this.house = house;
    this.id = id;
    this.visitors = visitors;
    this.#module = module;
  }

  /** `people` sit down, the first of them made the match; the computer plays everything else. */
  static async open(
    house: House,
    people: readonly string[],
    {
      bot = 'idle',
      options = { days: 1 },
      visitors: known = {},
      module = campaignModule,
      game = module.game.id,
    }: Terms = {},
  ): Promise<CampaignTable> {
    const wish = (seat: string): object =>
      seat === people[0] ? { kind: 'me' } : people.includes(seat) ? { kind: 'link' } : { kind: 'bot', bot };
    const seats = Object.fromEntries(
      module.game.seats.filter((seat) => seat !== 'clock').map((seat) => [seat, wish(seat)]),
    );
    const maker = known[people[0]!] ?? new Visitor(house.address);
    const { match, links } = await maker.post<MatchMade>('/api/matches', { game, options, seats });
    const visitors: Record<string, Visitor> = {};
    for (const [place, seat] of people.entries()) {
      const visitor = place === 0 ? maker : (known[seat] ?? new Visitor(house.address));
      if (place === 0) visitor.link ??= links[seat];
      else await visitor.sitDown(links[seat]!);
      visitors[seat] = visitor;
    }
    return new CampaignTable(house, match.id, visitors, module);
  }

  at(seat: string): Visitor {
    return this.visitors[seat]!;
  }

  async act(seat: string, action: Action, have = 0): Promise<ActAnswer> {
    const answer = await send(this.at(seat), this.id, { seat, have, key: newKey(), action: { ...action } });
    if (answer.kind === 'problem') throw new Error(answer.error);
    return answer;
  }

  /** Everybody has read everything. */
  async attend(): Promise<void> {
    for (const seat of await this.awaited())
      if (this.visitors[seat] !== undefined && seat !== 'umpire') await this.act(seat, ATTEND);
  }

  /** Types something at a seat. */
  async type(seat: string, text: string): Promise<ActAnswer> {
    const state = await this.state();
    const sight = this.#module.game.sight(state as never, seat);
    const action = this.#module.language.read(sight, seat, text);
    if (isRefusal(action)) throw new Error(`${text}: ${action.text}`);
    return this.act(seat, action);
  }

  async setPace(pace: object, seat = Object.keys(this.visitors)[0]!): Promise<void> {
    await this.at(seat).have('PUT', `/api/matches/${this.id}/pace`, { seat, ...pace });
  }

  table(seat: string): Promise<MatchTable> {
    return this.at(seat).get(`/api/matches/${this.id}`);
  }

  state(): Promise<CampaignState> {
    return this.house.club.desks.with(this.id, async (desk) => desk.playing.state as unknown as CampaignState);
  }

  awaited(): Promise<readonly string[]> {
    return this.house.club.desks.with(this.id, async (desk) => desk.playing.awaited());
  }

  async minute(): Promise<number> {
    return (await this.state()).minute;
  }

  /** Entries of the clock, up to which minute each. */
  async clockEntries(): Promise<readonly number[]> {
    const rows = await query(
      this.house.url,
      `select deed -> 'action' ->> 'to' as minute from journal where match_id = $1 and seat = 'clock' order by n`,
      [this.id],
    );
    return rows.map((row) => Number((row as { minute: string }).minute));
  }
}

interface Terms {
  readonly bot?: string;
  readonly options?: object;
  /** The edition. */
  readonly module?: GameModule;
  readonly game?: string;
  /** Those who come with an account. */
  readonly visitors?: Seats;
}
