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

/** A running match of two guests, each at a tab, that plays on at random when it is told to. */
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
    seats: readonly [Seat, Seat],
    options: object = {},
  ): Promise<Stage> {
    const [first, second] = seats;
    const one = new Visitor(house.address);
    const { match, links } = await one.post<MatchMade>('/api/matches', {
      game,
      options,
      seats: { [first]: { kind: 'me' }, [second]: { kind: 'link' } },
    });
    one.link = links[first];
    const other = new Visitor(house.address);
    await other.sitDown(links[second]!);
    const stage = new Stage(house, match.id, { [first]: one, [second]: other });
    for (const seat of seats) await stage.sit(seat);
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
      const { match } = await this.truth();
      const [seat] = match.active();
      if (seat === undefined) return;
      const { length: have } = match.film(seat).frames;
      const [key, action] = [newKey(), randomChoice(match.game, match.state, seat, dice)];
      const answer: ActAnswer = await this.tabs[seat]!.act(this.id, seat, have, { ...action }, key);
      if (answer.kind !== 'done') throw new Error(`a legal move is not done: ${JSON.stringify(answer)}`);
      this.done.push({ seat, have, key, action });
    }
  }
}
