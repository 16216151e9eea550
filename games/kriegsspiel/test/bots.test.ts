import { awaitedIn, FastDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { idleBot, marchBot, staffBot } from '../src/bot/bots.ts';
import { Desk } from '../src/bot/desk.ts';
import { staff } from '../src/bot/staff/staff.ts';
import { COMMANDS } from '../src/data/headquarters.ts';
import { campaign } from '../src/game.ts';
import { kriegsspielModule } from '../src/index.ts';
import { shape, type CampaignState } from '../src/state.ts';
import { ownLaws } from './own-laws.ts';
import { usualRules } from './positions.ts';

type Bot = typeof idleBot;

/** A campaign between computers; `each` sees every position. */
function campaignOf(
  allied: Bot,
  german: Bot,
  seed: number,
  options = { ...usualRules, days: 1 },
  each: (state: CampaignState) => void = () => undefined,
): CampaignState {
  const dice = new FastDice(seed);
  const thoughts = new FastDice(seed + 1);
  const state = campaign.setup(options, dice);
  const players = Object.fromEntries(
    campaign.seats.map((seat) => [seat, (seat === 'german' ? german : allied).sit(seat)]),
  );
  for (let actions = 0; actions < 20000; actions++) {
    const [seat] = awaitedIn(campaign, state);
    if (seat === undefined) return state;
    const action = players[seat].decide(campaign.sight(state, seat), thoughts);
    expect(campaign.refuse(state, seat, action)).toBeUndefined();
    campaign.apply(state, seat, action, dice);
    each(state);
  }
  throw new Error('the campaign does not end');
}

describe('computer commanders', () => {
  test.each([
    ['idle', idleBot],
    ['march', marchBot],
    ['staff', staffBot],
  ])('%s plays every seat of a day without a refusal', (_, bot) => {
    expect(campaignOf(bot, bot, 3).outcome).not.toBe('none');
  });

  test('the law of the ledger holds at every entry of a day of staff against staff', () => {
    const [ledger] = ownLaws;
    const problems: string[] = [];
    campaignOf(staffBot, staffBot, 8, { ...usualRules, days: 1 }, (state) => {
      const problem = ledger.check(state as never, state as never);
      if (problem !== undefined) problems.push(problem);
    });
    expect(problems).toEqual([]);
  });

  test('where the umpire rules first, the computer as umpire lets every result go', () => {
    const state = campaignOf(marchBot, marchBot, 5, { ...usualRules, days: 1, umpireRules: true });
    expect([state.outcome !== 'none', state.pending, state.rulings > 0]).toEqual([true, null, true]);
  });

  test('a staff decides by its sight alone, and a new one decides as the old one', () => {
    let compared = 0;
    campaignOf(staffBot, staffBot, 12, { ...usualRules, days: 1 }, (state) => {
      if (state.minute < 1000 || compared >= 60) return;
      for (const command of COMMANDS) {
        const sight = campaign.sight(state, command);
        const decided = decideAnew(sight, command);
        const imagined = campaign.imagine!(sight, command, new FastDice(1));
        expect(decideAnew(campaign.sight(imagined, command), command)).toEqual(decided);
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(20);
  });

  test('the module counts what campaigns end with', () => {
    const state = campaignOf(idleBot, idleBot, 2);
    expect(kriegsspielModule.facts!(state)).toMatchObject({ day: 17, german: 25 });
    expect(shape.equal(campaign.sight(state, 'xxx'), state)).toBe(true);
  });
});

function decideAnew(sight: CampaignState, command: (typeof COMMANDS)[number]) {
  const desk = new Desk(command);
  desk.update(sight);
  return staff(sight, command, desk);
}
