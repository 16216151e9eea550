import {
  FastDice,
  refusalOf,
  type Action,
  type Dice,
  type GameModule,
  type Match,
  type Seat,
} from '@club-route/engine';
import { mutated, randomChoice } from '@club-route/engine/testing';
import type { Done } from './stage.ts';

/** Somebody who wants to do what may not be done. `who` is a seat whose holder sends it, or a stranger. */
export interface Forgery {
  readonly kind: ForgeryKind;
  readonly who: Seat | 'stranger';
  /** As text for the socket, or as a request. */
  readonly say: string | { readonly method: string; readonly path: string; readonly body: unknown };
}

export const FORGERIES = [
  'wrong seat',
  'out of turn',
  'spoilt',
  'old position',
  'known key',
  'too long',
  'no message',
  'beside the game',
] as const;
export type ForgeryKind = (typeof FORGERIES)[number];

/** Where time passes by itself everybody may act at any moment, whatever they have seen. */
const FORGERIES_BY_CLOCK = FORGERIES.filter((kind) => kind !== 'out of turn' && kind !== 'old position');

/** So many legal actions are spoilt, or done by the wrong people. */
const LEGAL = 30;

/** Makes forgeries for one position of a match; none of them is legal there. */
export class Forger {
  readonly #id: string;
  readonly #module: GameModule;
  readonly #match: Match;
  readonly #done: readonly Done[];
  readonly #dice: Dice;
  readonly #seat: Seat;
  readonly #idle: Seat;
  readonly #legalActions: readonly Action[];
  #count = 0;

  /** `people` are the seats that somebody holds; the first made the match. */
  constructor(
    id: string,
    { module, match }: { module: GameModule; match: Match },
    people: readonly Seat[],
    done: readonly Done[],
    seed: number,
  ) {
    this.#id = id;
    this.#module = module;
    this.#match = match;
    this.#done = done;
    this.#dice = new FastDice(seed);
    const active = match.active().filter((seat) => people.includes(seat));
    this.#seat = active[0]!;
    this.#idle = people.find((seat) => !active.includes(seat)) ?? people.findLast((seat) => seat !== this.#seat)!;
    this.#legalActions = Array.from({ length: LEGAL }, () =>
      randomChoice(module.game, match.state, this.#seat, this.#dice),
    );
  }

  make(): Forgery {
    const kinds = this.#isTimed ? FORGERIES_BY_CLOCK : FORGERIES;
    // Before anything was done no key is known.
    const known = this.#done.length > 0 ? kinds : kinds.filter((one) => one !== 'known key');
    const kind = this.#dice.pick(known, 'what to forge');
    const stranger = this.#dice.chance(1, 2, 'who') ? 'stranger' : this.#idle;
    switch (kind) {
      case 'wrong seat':
        return this.#act(kind, stranger, { seat: this.#seat, action: this.#legal() });
      case 'out of turn':
        return this.#act(kind, this.#idle, { seat: this.#idle, action: this.#legal() });
      case 'spoilt':
        return this.#act(kind, this.#seat, { seat: this.#seat, action: this.#spoilt() });
      case 'old position': {
        const off = this.#dice.pick([-3, -2, -1, 1, 2, 1000], 'how far off');
        const have = Math.max(0, this.#have(this.#seat) + off);
        return this.#act(kind, this.#seat, { seat: this.#seat, action: this.#legal(), have });
      }
      case 'known key': {
        const { seat, ...done } = this.#dice.pick(this.#done, 'which');
        const again = this.#dice.chance(1, 2, 'the same') ? done : { ...done, action: this.#legal() };
        return this.#act(kind, seat, { seat, ...again });
      }
      case 'too long': {
        // Some just fit, and are no actions all the same.
        const length = this.#dice.pick([10_000, 15_000, 17_000, 70_000], 'how long');
        const action = { ...this.#legal(), more: 'x'.repeat(length), kind: 'x'.repeat(60) };
        return this.#act(kind, this.#seat, { seat: this.#seat, action });
      }
      case 'no message':
        return { kind, who: this.#seat, say: this.#nonsense() };
      case 'beside the game':
        return { kind, who: stranger, say: this.#beside(stranger) };
    }
  }

  get #isTimed(): boolean {
    return this.#module.clock !== undefined;
  }

  /** Where time passes by itself the server notes what a browser has, however wrong the rest is: nothing. */
  #have(seat: Seat): number {
    return this.#isTimed ? 0 : this.#match.film(seat).frames.length;
  }

  #key(): string {
    return `forged-${this.#count++}-${this.#dice.between(0, 0x7fffffff, 'key')}`;
  }

  #legal(): Action {
    return this.#dice.pick(this.#legalActions, 'legal action');
  }

  #spoilt(): unknown {
    const { game } = this.#module;
    for (;;) {
      const spoilt = mutated(this.#legal(), ['end', 'move', 'undo', 'setup'], this.#dice);
      // What is left of it on the way may be legal by accident.
      const sent: unknown = JSON.parse(JSON.stringify(spoilt ?? null));
      const read = game.action.safeParse(sent);
      if (!read.success || refusalOf(game, this.#match.state, this.#seat, read.data!) !== undefined) return sent;
    }
  }

  #act(
    kind: ForgeryKind,
    who: Forgery['who'],
    { seat, action, have = this.#have(seat), key = this.#key() }: Parts,
  ): Forgery {
    const wish = { seat, have, key, action };
    return { kind, who, say: JSON.stringify({ kind: 'act', match: this.#id, ...wish }) };
  }

  #nonsense(): string {
    const dice = this.#dice;
    const whole = JSON.stringify({
      kind: 'act',
      match: this.#id,
      seat: this.#seat,
      have: this.#have(this.#seat),
      key: this.#key(),
      action: this.#legal(),
    });
    switch (dice.between(1, 5, 'nonsense')) {
      case 1:
        return whole.slice(0, dice.between(0, whole.length - 1, 'cut'));
      case 2:
        return '['.repeat(dice.between(1, 8000, 'depth'));
      case 3:
        return String.fromCodePoint(...Array.from({ length: 40 }, () => dice.between(0, 0xd7ff, 'letter')));
      case 4:
        return whole.replace('"kind":"act"', '"kind":"act","__proto__":{"seat":"x"}');
      default:
        return JSON.stringify(mutated({ kind: 'act', match: this.#id, seat: 7, have: -1, key: '' }, [], dice) ?? null);
    }
  }

  /** What is no action but would change the match, asked by somebody whose seat it is not, or when it is not the time. */
  #beside(who: Forgery['who']): Forgery['say'] {
    const path = (name: string): string => `/api/matches/${this.#id}/${name}`;
    const seat = this.#seat;
    const own = who === 'stranger' ? seat : who;
    const have = this.#have(seat);
    return this.#dice.pick<Forgery['say']>(
      [
        JSON.stringify({ kind: 'undo', match: this.#id, seat, have, key: this.#key() }),
        { method: 'POST', path: path('chat'), body: { as: seat, room: 'side', text: 'Psst' } },
        { method: 'POST', path: path('offers'), body: { kind: 'takeBack', seat, frame: 0 } },
        { method: 'PUT', path: path('offers'), body: { kind: 'draw', seat: own, accept: true } },
        { method: 'POST', path: path('resign'), body: { seat } },
        { method: 'POST', path: path('claim'), body: { seat: own } },
        { method: 'POST', path: path('replace'), body: { seat: own, absent: seat, by: { kind: 'open' } } },
        { method: 'POST', path: path('join'), body: { seat } },
        { method: 'POST', path: path('leave'), body: { seat } },
        { method: 'POST', path: path('cancel'), body: {} },
        { method: 'POST', path: path('salt'), body: { seat: own, salt: 'x'.repeat(22) } },
        { method: 'PUT', path: path('standing'), body: { seat, values: null } },
        { method: 'PUT', path: path('notes'), body: { seat, text: 'mine now' } },
        { method: 'POST', path: path('rematch'), body: { seat: own } },
        { method: 'PUT', path: path('pace'), body: { seat: own, rate: 1200, waits: false } },
        { method: 'POST', path: path('restore'), body: { seat: own, key: this.#key(), minute: 0, reason: 'I say so' } },
      ],
      'what beside',
    );
  }
}

interface Parts {
  readonly seat: Seat;
  readonly action: unknown;
  readonly have?: number;
  readonly key?: string;
}
