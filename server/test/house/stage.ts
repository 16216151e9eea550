import type { Action, Dice, GameModule, Match, Seat } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import type { ActAnswer, MatchMade } from '@club-route/wire';
import type { RunningServer } from '../../src/index.ts';
import { newKey, Tab } from './tab.ts';
import { Visitor } from './visitor.ts';

/** What somebody sent and was told to be done. */
export interface Done {
  readonly seat: Seat;
  readonly have: number;
  readonly key: string;
  readonly action: Action;
}

/** A running match of guests, each at a tab, that plays on at random when it is told to. */
export class Stage {
  readonly house: RunningServer;
  readonly id: string;
  readonly visitors: Readonly<Record<Seat, Visitor>>;
  readonly tabs: Record<Seat, Tab> = {};
  readonly done: Done[] = [];

  private constructor(house: RunningServer, id: string, visitors: Readonly<Record<Seat, Visitor>>) {
    this.house = house;
    this.id = id;
    this.visitors = visitors;
  }

  static async open(
    house: RunningServer,
    game: string,
    people: readonly Seat[],
    bots: Readonly<Record<Seat, string>> = {},
  ): Promise<Stage> {
    const visitors = Object.fromEntries(people.map((seat) => [seat, new Visitor(house.address)]));
    const maker = visitors[people[0]!]!;
    const seats = Object.fromEntries(people.map((seat): [Seat, object] => [seat, { kind: 'link' }]));
    seats[people[0]!] = { kind: 'me' };
    for (const [seat, bot] of Object.entries(bots)) seats[seat] = { kind: 'bot', bot };
    const { match, links } = await maker.post<MatchMade>('/api/matches', { game, seats });
    for (const [seat, visitor] of Object.entries(visitors))
      if (visitor === maker) visitor.link = links[seat];
      else await visitor.sitDown(links[seat]!);
    const stage = new Stage(house, match.id, visitors);
    for (const seat of people) await stage.sit(seat);
    return stage;
  }

  /** Opens a tab for a seat, in place of the one it may have had. */
  async sit(seat: Seat): Promise<void> {
    const visitor = this.visitors[seat]!;
    const tab = await Tab.open(visitor);
    tab.say({ kind: 'watch', match: this.id, as: seat, link: visitor.link });
    await tab.next('opening');
    this.tabs[seat] = tab;
  }

  /** The match itself, past all doors. */
  async truth(): Promise<{ readonly module: GameModule; readonly match: Match }> {
    return this.house.club.desks.with(this.id, async ({ module, playing }) => ({ module, match: playing }));
  }

  async playOn(moves: number, dice: Dice): Promise<void> {
    for (let count = 0; count < moves; count++) {
      const { module, match } = await this.truth();
      const seat = match.active().find((one) => this.tabs[one] !== undefined);
      if (seat === undefined) return;
      const { length: have } = match.film(seat).frames;
      const [key, action] = [newKey(), randomChoice(match.game, match.state, seat, dice)];
      const answer: ActAnswer = await this.tabs[seat]!.act(this.id, seat, have, { ...action }, key);
      // A letter to an umpire who is no person is legal by the rules, and yet the server refuses it.
      if (answer.kind === 'refused' && module.clock !== undefined) continue;
      if (answer.kind !== 'done') throw new Error(`a legal move is not done: ${JSON.stringify(answer)}`);
      this.done.push({ seat, have, key, action });
    }
  }
}
