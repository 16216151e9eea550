import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { isRefusal, type GameModule, type StateObject, type Viewer } from '@club-route/engine';
import {
  leakTrial,
  type AnyGame,
  type AnyLanguage,
  type Leaky,
  type Observer,
  type Pairing,
} from '@club-route/engine/testing';
import { shelfOf } from '../../src/shelf.ts';
import { Clock } from './clock.ts';
import { openHouse, type House } from './house.ts';
import { lookForLeaks, pairingOf, type Beginning, type Finding } from './noninterference.ts';
import type { Stamp } from './twin.ts';

/** A mistake, and how it gets out of the house. */
export interface Fault {
  readonly leaky: Leaky;
  /**
   * `rules`: what the house plays shows it by itself. `sent`: a faulty server would have to send it along, and this one
   * does. `sight`: it is the sight that is wrong, so only the rules without the fault know what should look the same.
   */
  readonly by: 'rules' | 'sent' | 'sight';
  /** The trial to begin with: those before it were seen to show nothing. */
  readonly first?: number;
  /** Where it shows, if random play seldom comes there. */
  readonly from?: { readonly state: () => StateObject; readonly viewer: Viewer; readonly actions: number };
}

const MOST_TRIALS = 600;
const MOST_PAIRS = 8;

/** A house whose shelf holds a game once without and once with each of its faults, under names of their own. */
export class LeakyHouse {
  readonly house: House;
  readonly #clean: AnyGame;
  readonly #faults: Readonly<Record<string, Fault>>;
  readonly #clock: Clock;
  readonly #beginning: Omit<Beginning, 'seed'>;

  private constructor(
    house: House,
    clean: AnyGame,
    faults: Readonly<Record<string, Fault>>,
    clock: Clock,
    beginning: Omit<Beginning, 'seed'>,
  ) {
    this.house = house;
    this.#clean = clean;
    this.#faults = faults;
    this.#clock = clock;
    this.#beginning = beginning;
  }

  static async open(
    clean: AnyGame,
    language: AnyLanguage,
    faults: Readonly<Record<string, Fault>>,
    beginning: Omit<Beginning, 'seed'>,
    more: Pick<GameModule, 'picture' | 'standing'> = {},
  ): Promise<LeakyHouse> {
    // A clock that goes on only between what happens in both matches: whatever bears another time happened at another.
    const clock = new Clock({ stands: true });
    const games = [clean, ...Object.entries(faults).map(([name, { leaky }]) => ({ ...leaky.game, id: idOf(name) }))];
    const told = telltale(language, clean);
    const modules = games.map(
      (game) => ({ game, language: told, bots: [], rules: [], register: [], ...more }) as GameModule,
    );
    const without = '1000000';
    const environment = {
      MESSAGES_PER_SECOND: without,
      REQUESTS_PER_MINUTE: without,
      SIGN_INS_PER_MINUTE: without,
      SOCKETS_EACH: without,
    };
    const house = await openHouse({ environment, now: clock.now, shelf: shelfOf(modules) });
    return new LeakyHouse(house, clean, faults, clock, beginning);
  }

  close(): Promise<void> {
    return this.house.close();
  }

  /** A pair of matches without a fault; `observer` is what a server may send along. */
  async look(seed: number, observer?: Observer): Promise<Finding> {
    return this.#lookInto(pairingOf(this.#clean, { ...this.#beginning, seed }), observer && stampOf(observer));
  }

  async lookWith(seed: number, stamp: Stamp): Promise<Finding> {
    return this.#lookInto(pairingOf(this.#clean, { ...this.#beginning, seed }), stamp);
  }

  /** Whether the fault shows through the doors, in one of the first pairs in which it shows by the rules alone. */
  async finds(name: string, seed: number): Promise<boolean> {
    const { leaky, by } = this.#faults[name]!;
    const stamp = by === 'sent' ? stampOf(leaky.observer) : undefined;
    let tried = 0;
    for await (const pairing of this.#promising(name, seed)) {
      if ((await this.#lookInto(pairing, stamp)).apart !== undefined) return true;
      if (++tried === MOST_PAIRS) return false;
    }
    return false;
  }

  async *#promising(name: string, seed: number): AsyncGenerator<Pairing, void> {
    const { leaky, by, first = 1, from } = this.#faults[name]!;
    const game = { ...(by === 'sight' ? this.#clean : leaky.game), id: idOf(name) };
    for (let number = first; number < first + MOST_TRIALS; number++) {
      // The server is in this process: a long search must not keep it from its connections.
      await setImmediate();
      // Every other pair begins with the set-up, which some faults show alone.
      const longest = number % 2 === 1 ? 1 : this.#beginning.longest;
      const drawn = pairingOf(game, { ...this.#beginning, longest, seed: seed + number });
      const pairing = from === undefined ? drawn : { ...drawn, ...from, state: from.state() };
      if (by === 'sight' || leakTrial(pairing, leaky.observer).problem !== undefined) yield pairing;
    }
  }

  #lookInto(pairing: Pairing, stamp: Stamp | undefined): Promise<Finding> {
    return lookForLeaks(this.house, pairing, () => this.#clock.forward(1), stamp);
  }
}

/** Says with each order that it does not understand what it was shown: whoever shows it more than a sight is found out. */
function telltale(language: AnyLanguage, { shape }: AnyGame): AnyLanguage {
  return {
    ...language,
    read: (state, seat, text) => {
      const read = language.read(state, seat, text);
      return isRefusal(read) ? { ...read, text: `${read.text} ${digest(shape.encode(state))}` } : read;
    },
  };
}

function digest(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex');
}

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

/** What a server that asks as the observer asks would send along with each frame; in short, for it can be long. */
function stampOf(observer: Observer): Stamp {
  return (world) => {
    const sent = [
      observer.opening(world),
      observer.news(world, world.match.film(world.viewer).frames.length),
      observer.answers(world, { probes: [], seed: 7 }),
    ];
    return digest(sent);
  };
}
