import { AnyDice, awaitedIn, FastDice, type Bot, type Dice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import type { CampaignAction } from '../src/actions.ts';
import { marchBot, staffBot } from '../src/bot/bots.ts';
import { campaign } from '../src/game.ts';
import type { CampaignOptions } from '../src/options.ts';
import { shape, type CampaignState } from '../src/state.ts';
import { usualRules } from './positions.ts';

/** H6: with every result let stand, a campaign goes as without the option `umpireRules`, die by die and dispatch by dispatch. */

/**
 * Dice of their own for each purpose: what is rolled for one takes none from another. Messages get through and companies are
 * counted right, because who of a minute is tested first may differ: a bridge of which is ruled is reported of later.
 */
class DiceByPurpose extends AnyDice {
  readonly #seed: number;
  readonly #dice = new Map<string, Dice>();
  #tests = 0;

  constructor(seed: number) {
    super();
    this.#seed = seed;
  }

  override between(low: number, high: number, purpose: string): number {
    if (purpose === 'estimate of companies') return 0;
    if (purpose === 'communication') return 3 + (this.#tests++ % 2);
    const number = purpose
      .split('')
      .reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0x7fffffff, this.#seed);
    const dice = this.#dice.get(purpose) ?? new FastDice(number);
    this.#dice.set(purpose, dice);
    return dice.between(low, high, purpose);
  }
}

interface Deed {
  readonly minute: number;
  readonly seat: string;
  readonly action: CampaignAction;
}

/** A campaign by computers without the option, and what they wrote when. */
function played(bot: Bot<CampaignState, CampaignAction>, options: CampaignOptions, seed: number) {
  const dice = new DiceByPurpose(seed);
  const thoughts = new FastDice(seed);
  const state = campaign.setup(options, dice);
  const players = Object.fromEntries(campaign.seats.map((seat) => [seat, bot.sit(seat)]));
  const deeds: Deed[] = [];
  for (let [seat] = awaitedIn(campaign, state); seat !== undefined; [seat] = awaitedIn(campaign, state)) {
    const action = players[seat].decide(campaign.sight(state, seat), thoughts);
    if (seat !== 'clock') deeds.push({ minute: state.minute, seat, action });
    campaign.apply(state, seat, action, dice);
  }
  return { state, deeds };
}

/** The same orders in the same minutes with the option; how often each kind of result waited. */
function ruled(deeds: readonly Deed[], options: CampaignOptions, seed: number) {
  const dice = new DiceByPurpose(seed);
  const state = campaign.setup({ ...options, umpireRules: true }, dice);
  const waited: Record<string, number> = {};
  const letStand = (): void => {
    while (state.pending !== null) {
      const { id, what } = state.pending;
      waited[what] = (waited[what] ?? 0) + 1;
      campaign.apply(state, 'umpire', { kind: 'rule', id, as: 'proposed', because: 'x' }, dice);
    }
  };
  const passTo = (to: number): void => {
    while (state.minute < to && state.outcome === 'none') {
      campaign.apply(state, 'clock', { kind: 'advance', to }, dice);
      letStand();
    }
  };
  for (const { minute, seat, action } of deeds) {
    passTo(minute);
    campaign.apply(state, seat, action, dice);
    letStand();
  }
  passTo(options.days * 1440);
  return { state, waited };
}

/** What happened, but for the umpire's own part and the order of tests. */
function happened(state: CampaignState): readonly object[] {
  return state.events.rows().filter(({ kind }) => !['ruling due', 'intervention', 'communication'].includes(kind));
}

describe('H6: let stand, all goes as without the option', () => {
  test.each([
    ['staff', staffBot, 3, ['combat', 'demolition', 'air attack', 'who moves first', 'wading', 'supply', 'weather']],
    ['march', marchBot, 5, ['combat', 'demolition', 'supply', 'weather', 'wading']],
  ] as const)('two days by %s', (_, bot, seed, kinds) => {
    const options = { ...usualRules, days: 2, supplyOffroadMax: 1 };
    const { state: counts, deeds } = played(bot, options, seed);
    const { state: waits, waited } = ruled(deeds, options, seed);
    expect(Object.keys(waited)).toEqual(expect.arrayContaining([...kinds]));
    expect(happened(waits)).toEqual(happened(counts));
    for (const command of ['xxx', 'airborne', 'german'] as const)
      expect(waits[`${command}Mail`].rows()).toEqual(counts[`${command}Mail`].rows());
    waits.options = counts.options;
    waits.rulings = counts.rulings;
    waits.events.become(counts.events);
    expect(shape.equal(waits, counts)).toBe(true);
  });

  test('eighthReadings: by rules 8 it did not', () => {
    const options = { ...usualRules, days: 1 };
    const { state: counts, deeds } = played(staffBot, options, 3);
    const { state: waits } = ruled(deeds, { ...options, eighthReadings: true }, 3);
    expect(happened(waits)).not.toEqual(happened(counts));
  });
});
