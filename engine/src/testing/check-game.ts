import { isRefusal, type Report, type Action, type Result, type Seat } from '../contract.ts';
import { FastDice, mixSeed } from '../dice/fast.ts';
import { SEED_BYTES } from '../dice/fair.ts';
import type { Dice } from '../dice/dice.ts';
import type { Step } from '../match/history.ts';
import { Match } from '../match/match.ts';
import type { DiceSource } from '../match/match-dice.ts';
import { defaultOptions, type OptionValues } from '../options.ts';
import { anyOptions } from './any-options.ts';
import {
  LawBroken,
  type AnyGame,
  type AnyLanguage,
  type AnyOffers,
  type AnyPlanning,
  type AnyStanding,
  type Deed,
  type LastStep,
  type Law,
  type LawName,
  type OwnLaw,
  type Scene,
} from './law.ts';
import { JOURNAL_LAWS, POSITION_LAWS } from './laws/index.ts';
import { shown } from './plain.ts';
import { randomChoice } from './random-play.ts';

export interface CheckSettings {
  readonly seed: number;
  /** A game that takes longer has no end. */
  readonly maximumActions: number;
  /** The options to play with; `any` draws them from the seed. Default: the defaults. */
  readonly options?: OptionValues | 'any';
  /** Options that are not drawn. */
  readonly fixed?: OptionValues;
  readonly standing?: AnyStanding;
  readonly planning?: AnyPlanning;
  readonly offers?: AnyOffers;
  /** Laws of this game alone, checked after every action. */
  readonly own?: readonly OwnLaw[];
  /** Laws that the game does not keep; say why where you list them. */
  readonly except?: readonly LawName[];
  /** Whether the whole journal is checked at the end, which takes as long as many actions. Default: yes. */
  readonly journal?: boolean;
  /** Checks every law in every position, not only in a sample. */
  readonly thorough?: boolean;
}

export interface CheckedGame {
  readonly actions: number;
  readonly result: Result;
}

/** Entries after which positions are looked at half as often, then a third as often, and so on. */
const LONG_GAME = 100;
/** Deeds kept to be tried again later. */
const REMEMBERED = 64;

/**
 * Plays one random game from a seed and checks the laws that every game inherits. Throws `LawBroken`, with the journal
 * that leads there; the same seed breaks the same law again.
 */
export function checkGame(game: AnyGame, language: AnyLanguage | undefined, settings: CheckSettings): CheckedGame {
  const stream = (n: number): FastDice => new FastDice(mixSeed(settings.seed, n));
  // Each use has a stream of its own: another law that rolls more does not change the game that is played.
  const play = new CheckedPlay(game, language, settings, stream(0), stream(1));
  return play.run(stream(2));
}

class CheckedPlay implements Scene {
  readonly game: AnyGame;
  readonly language: AnyLanguage | undefined;
  readonly standing: AnyStanding | undefined;
  readonly planning: AnyPlanning | undefined;
  readonly offers: AnyOffers | undefined;
  readonly match: Match;
  readonly dice: Dice;
  readonly hashes: number[] = [];
  readonly past: Deed[] = [];
  last: LastStep | undefined;
  readonly #settings: CheckSettings;

  constructor(game: AnyGame, language: AnyLanguage | undefined, settings: CheckSettings, beginning: Dice, dice: Dice) {
    this.game = game;
    this.language = language;
    this.standing = settings.standing;
    this.planning = settings.planning;
    this.offers = settings.offers;
    this.dice = dice;
    this.#settings = settings;
    this.match = Match.start(game, chosenOptions(game, settings, beginning), diceSource(beginning), 'checked');
    this.#remember();
  }

  run(chooser: Dice): CheckedGame {
    const takeBackAt = chooser.between(1, 400, 'when to take back');
    let actions = 0;
    let active = this.#guarded(() => this.match.active());
    this.#check(POSITION_LAWS, this.#sparseness);
    while (active.length > 0) {
      if (actions === this.#settings.maximumActions)
        throw this.#broken('dead ends', `the game is not over after ${actions} actions`);
      this.#act(chooser.pick(active, 'who acts'), chooser);
      actions++;
      if (actions === takeBackAt) this.#takeBack(chooser);
      this.#check(POSITION_LAWS, this.#sparseness);
      active = this.#guarded(() => this.match.active());
    }
    if (this.#settings.journal ?? true) this.#check(JOURNAL_LAWS);
    return { actions, result: this.match.result()! };
  }

  #act(seat: Seat, chooser: Dice): void {
    const { shape } = this.game;
    const before = shape.copy(this.match.state);
    const written =
      this.#settings.thorough || this.dice.chance(1, 4 * this.#sparseness, 'whether to write the position down');
    const beforeText = written ? JSON.stringify(shape.encode(before)) : undefined;
    const action = this.#guarded(() => randomChoice(this.game, this.match.state, seat, chooser));
    const step = this.#guarded(() => this.match.act(seat, action), `${shown(action)} by ${seat}`);
    if (isRefusal(step))
      throw this.#broken('legality', `${seat} is offered ${shown(action)}, which is refused: ${step.text}`);
    this.last = { seat, action, before, beforeText, step };
    if (this.past.length === REMEMBERED) this.past.shift();
    this.past.push({ seat, action });
    this.#remember();
    for (const law of this.#settings.own ?? []) {
      const finding = this.#guarded(() => law.check(this.match.state, before), `the law "${law.name}"`);
      if (finding !== undefined) throw this.#broken('own', `${law.name}: ${finding} after ${shown(action)} by ${seat}`);
    }
  }

  /** Once in some games both sides agree to go back a long way; play and journal must bear it. */
  #takeBack(chooser: Dice): void {
    const to = chooser.between(0, this.match.last, 'where to go back to');
    const step: Step<Action, Report> | { text: string } = this.match.takeBack(this.game.seats[0]!, to, this.game.seats);
    if ('text' in step) throw this.#broken('undo', `taking back to entry ${to} is refused: ${step.text}`);
    this.#remember();
    if (this.hashes.at(-1) !== this.hashes[to])
      throw this.#broken('undo', `taking back to entry ${to} brings back another position`);
    this.last = undefined;
  }

  #check(laws: readonly Law[], sparseness = 1): void {
    for (const law of laws) {
      if (this.#settings.except?.includes(law.name)) continue;
      const sampled = law.changes || !this.#settings.thorough;
      const oneIn = law.oneIn * sparseness;
      if (sampled && law.oneIn > 1 && !this.dice.chance(1, oneIn, 'whether to check')) continue;
      const finding = this.#guarded(() => law.check(this), `the law of ${law.name}`);
      if (finding !== undefined) throw this.#broken(law.name, finding);
      while (this.hashes.length <= this.match.last) this.#remember();
    }
  }

  /** Positions are looked at ever more rarely as a game goes on: a long one must not take the time of many short ones. */
  get #sparseness(): number {
    return 1 + Math.floor(this.match.last / LONG_GAME);
  }

  #remember(): void {
    this.hashes.push(this.game.shape.hash(this.match.state));
  }

  #guarded<T>(work: () => T, what = 'a random choice'): T {
    try {
      return work();
    } catch (error) {
      throw this.#broken('crash', `${what} fails: ${String(error)}`, error);
    }
  }

  #broken(law: Law['name'], reason: string, cause?: unknown): LawBroken {
    return new LawBroken(law, reason, this.#settings.seed, this.match.journal(true), cause);
  }
}

function chosenOptions(game: AnyGame, { options, fixed }: CheckSettings, dice: Dice): OptionValues {
  if (options === 'any') return { ...anyOptions(game.options, dice), ...fixed };
  return options ?? defaultOptions(game.options);
}

/** Mostly the quick dice, now and then the fair ones, so that both kinds of journal are loaded again. */
function diceSource(dice: Dice): DiceSource {
  if (!dice.chance(1, 4, 'fair dice')) return { kind: 'fast', seed: dice.between(0, 0x7fffffff, 'seed') };
  return { kind: 'fair', seed: Uint8Array.from({ length: SEED_BYTES }, () => dice.between(0, 255, 'byte of a seed')) };
}
