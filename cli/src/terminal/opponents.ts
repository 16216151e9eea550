import {
  CLOCK,
  FastDice,
  type Action,
  type GameModule,
  type Match,
  type Player,
  type Seat,
  type StateObject,
  type Viewer,
} from '@club-route/engine';
import { findBot } from '../players.ts';
import { seatTitle } from './speech.ts';

/** Who sits before the terminal, and the seats that the computer plays. */
export class Opponents {
  /** Who they are, in a line each. */
  readonly introductions: readonly string[];
  /** The seats that people play. */
  readonly people: readonly Seat[];
  readonly #players: ReadonlyMap<Seat, Player<StateObject, Action>>;
  readonly #thoughts: FastDice;
  readonly #clock: GameModule['clock'];

  /** `thoughts` seeds what they think with; it is never the dice of the match. In a lesson only its learner sits here. */
  constructor(module: GameModule, bots: Readonly<Record<Seat, string>>, thoughts: number, learner?: Seat) {
    const seated = Object.entries(bots).map(([seat, bot]) => ({ seat, bot: findBot(module, bot) }));
    this.introductions = seated.map(({ seat, bot }) => `${seatTitle(seat)}: ${bot.title}. ${bot.about}`);
    this.#players = new Map(seated.map(({ seat, bot }) => [seat, bot.sit(seat)]));
    // Where time is a seat nobody sits there: the table keeps the clock, unless a computer does.
    this.#clock = module.clock;
    this.people =
      learner === undefined
        ? module.game.seats.filter(
            (seat) => !this.#players.has(seat) && !(module.clock !== undefined && seat === CLOCK),
          )
        : [learner];
    this.#thoughts = new FastDice(thoughts);
  }

  /** The person who must act now, or whoever looks on; while time is to pass, anybody who sits here. */
  asked(match: Match): Seat {
    const awaited = match.awaited().find((seat) => this.people.includes(seat));
    return awaited ?? (this.#clock === undefined ? undefined : this.people[0]) ?? 'spectator';
  }

  /** Whose eyes see what happens: the only person's, or those of whoever is asked. */
  viewer(match: Match): Viewer {
    const [person, another] = this.people;
    return person !== undefined && another === undefined ? person : this.asked(match);
  }

  /** What the computer does now, from its own sight; nothing while it is for a person to act. */
  decide(match: Match): { readonly seat: Seat; readonly action: Action } | undefined {
    const awaited = match.awaited();
    const seat = awaited.find((one) => this.#players.has(one));
    if (seat === undefined) {
      const due = awaited.includes(CLOCK) ? this.#clock?.due?.(match.state) : undefined;
      return due === undefined ? undefined : { seat: CLOCK, action: due };
    }
    const sight = match.game.sight(match.state, seat);
    return { seat, action: this.#players.get(seat)!.decide(sight, this.#thoughts) };
  }
}
