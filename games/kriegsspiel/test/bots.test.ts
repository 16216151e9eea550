import { awaitedIn, FastDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { idleBot, marchBot, staffBot } from '../src/bot/bots.ts';
import { Desk } from '../src/bot/desk.ts';
import { staff } from '../src/bot/staff/staff.ts';
import { cellOf } from '../src/data/board.ts';
import { COMMANDS } from '../src/data/headquarters.ts';
import { unitCalled } from '../src/data/units.ts';
import { campaign } from '../src/game.ts';
import { kriegsspielModule } from '../src/index.ts';
import { REPORTED_STATES } from '../src/knowledge/dispatch.ts';
import { shape, type CampaignState } from '../src/state.ts';
import { ownLaws } from './own-laws.ts';
import { position, usualRules } from './positions.ts';

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

  test('a staff ends better than one who writes nothing, on either side against a staff', () => {
    const score = (allied: Bot, german: Bot): number =>
      campaign.result(campaignOf(allied, german, 3))!.scores!['airborne']!;
    const both = score(staffBot, staffBot);
    expect([both > score(idleBot, staffBot), both < score(staffBot, idleBot)]).toEqual([true, true]);
  });

  test('the laws of the campaign hold at every entry of a day of staff against staff', () => {
    const problems: string[] = [];
    let before: CampaignState | undefined;
    campaignOf(staffBot, staffBot, 8, { ...usualRules, days: 1 }, (state) => {
      for (const law of ownLaws) {
        const problem = law.check(state as never, (before ?? state) as never);
        if (problem !== undefined) problems.push(problem);
      }
      before = shape.copy(state);
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

/** 1/59 is spent at 2220, and has seen an enemy: what its staff orders. */
function whenSpent(enemy: string) {
  const state = position({ units: { '1/59': '2220' } });
  state.knownStrength[unitCalled('1/59')] = 20;
  state.knownState[unitCalled('1/59')] = REPORTED_STATES.indexOf('contact');
  state.germanSightings = [
    { minute: state.minute, cell: cellOf(enemy), kind: 'infantry', level: 'seen', size: 'medium' },
  ];
  const action = decideAnew(campaign.sight(state, 'german'), 'german');
  return action.kind === 'send' ? action.orders : [];
}

test('G46: a spent unit withdraws by a square out of contact; beside an enemy there is none, and it stays', () => {
  expect(whenSpent('2020')).toMatchObject([{ kind: 'withdraw', via: [{ cell: cellOf('2219') }] }]);
  expect(whenSpent('2120').some(({ kind }) => kind === 'withdraw')).toBe(false);
});

function decideAnew(sight: CampaignState, command: (typeof COMMANDS)[number]) {
  const desk = new Desk(command);
  desk.update(sight);
  return staff(sight, command, desk);
}
