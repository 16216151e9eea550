import { FastDice } from '@club-route/engine';
import { plainObserver, searchForLeaks, shortfalls, type LeakSearch } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { cellOf } from '../src/data/board.ts';
import { COMMANDS, isCommand } from '../src/data/headquarters.ts';
import { ALL_UNITS, unitCalled } from '../src/data/units.ts';
import { campaign, type Campaign } from '../src/game.ts';
import type { Dispatch, UnitReport } from '../src/knowledge/dispatch.ts';
import { sightOfLedger } from '../src/knowledge/ledger.ts';
import { language } from '../src/language/index.ts';
import type { CampaignOptions } from '../src/options.ts';
import { shape, type CampaignState } from '../src/state.ts';
import { dispatchFault } from './dispatch-law.ts';
import { attackTo, move, order, position, PurposeDice, until, usualRules } from './positions.ts';
import { postFault } from './post-law.ts';
import { says, untilRuling } from './umpire-desk.ts';
import { WAITING } from './waiting.ts';

const observer = plainObserver({ language: language as never });

function search(game: Campaign, trials: number, longestBeginning = 40): LeakSearch {
  return searchForLeaks(game as never, {
    trials,
    seed: 17,
    observer,
    options: { ...usualRules, days: 1 },
    longestBeginning,
    actions: 12,
    viewers: COMMANDS,
  });
}

describe('6: nobody can tell apart two campaigns that look the same to him', () => {
  test('in pairs of worlds that differ out of his sight', () => {
    const { found, coverage } = search(campaign, 6);
    expect(found?.reason).toBeUndefined();
    const demands = {
      unmatchedPerCent: 40,
      least: { pairs: 5, different: 4, compared: 30 },
      deeds: ['send', 'advance'],
    };
    expect(shortfalls(coverage, demands)).toEqual([]);
  });

  test.each(Object.entries(WAITING))('25, H4: nor whether the umpire has to rule: %s', (what, waiting) => {
    expect(waiting().pending?.what).toBe(what);
    const { found, coverage } = search({ ...campaign, setup: waiting }, 16, 1);
    expect(found?.reason).toBeUndefined();
    // That of squadrons brings everybody his morning report, which no other deed does.
    const deeds = what === 'German squadrons' ? ['send'] : ['rule'];
    const demands = { unmatchedPerCent: 40, least: { pairs: 5, compared: 30 }, deeds };
    expect(shortfalls(coverage, demands)).toEqual([]);
  });

  /** Mistakes made on purpose: the search must find each. */
  const MISTAKES: Readonly<Record<string, Campaign>> = {
    'combats are told to everybody': { ...campaign, tell: (report) => report },
    'a refusal knows who has landed (R71)': {
      ...campaign,
      refuse: (state, seat, action) =>
        action.kind === 'send' && seat === 'german' && state.unitCell[unitCalled('1/502')] >= 0
          ? { rule: 'R71', text: 'The enemy has landed.' }
          : campaign.refuse(state, seat, action),
    },
    'a sight shows that the umpire has to rule (H4)': {
      ...campaign,
      setup: WAITING.repair,
      sight(state, viewer) {
        const seen = campaign.sight(state, viewer);
        if (isCommand(viewer)) seen.rulings = state.pending === null ? 0 : 1;
        return seen;
      },
    },
    'a sight shows where the enemy is': {
      ...campaign,
      sight(state, viewer) {
        const seen = campaign.sight(state, viewer);
        if (isCommand(viewer) && seen !== state) seen.unitCell.set(state.unitCell);
        return seen;
      },
    },
  };

  test.each(Object.keys(MISTAKES))('the search finds: %s', (name) => {
    const { found, coverage } = search(MISTAKES[name], 8);
    const problems =
      found === undefined ? shortfalls(coverage, { unmatchedPerCent: 40, least: { different: 5 } }) : [found.reason];
    expect(problems.length).toBeGreaterThan(0);
  });
});

describe('the law of dispatches', () => {
  /** 1/506 has met 1/59 and is ordered on; what is brought is spoilt. */
  function fault(spoil: (dispatch: Dispatch) => Dispatch): string | undefined {
    const before = position({ units: { '1/506': '2120', '1/59': '2520' } });
    before.knownCell[unitCalled('1/506')] = cellOf('2118');
    const now = shape.copy(before);
    order(now, '1/506', [attackTo('2520')]);
    until(now, '18 1200');
    const brought = now.airborneMail.rows().map(spoil);
    const spoilt = shape.copy(before);
    spoilt.airborneSent.become(now.airborneSent);
    for (const dispatch of brought) spoilt.airborneMail.push(dispatch);
    return dispatchFault(spoilt, before, (state, command) => campaign.sight(state, command));
  }

  test('holds as it is', () => {
    expect(fault((dispatch) => dispatch)).toBeUndefined();
  });

  test('finds companies in a mere sighting, a forecast from the true square, and a count that nobody has', () => {
    const seen = (dispatch: Dispatch): Dispatch =>
      dispatch.kind === 'report'
        ? { ...dispatch, sightings: dispatch.sightings.map((one) => ({ ...one, companies: 4 })) }
        : dispatch;
    expect(fault(seen)).toMatch(/reads too much/);
    const receipt = (change: object) => (dispatch: Dispatch) =>
      dispatch.kind === 'receipt' ? { ...dispatch, ...change } : dispatch;
    const forecasts = [{ unit: unitCalled('1/506'), cell: cellOf('2520'), minute: 1 }];
    expect(fault(receipt({ forecasts }))).toMatch(/forecasts/);
    expect(fault(receipt({ cut: 3 }))).toMatch(/squadrons/);
  });
});

describe('the law of the post', () => {
  type Post = readonly Dispatch[];

  /** One step of a campaign, and what is wrong with the airborne commander's post if it is spoilt. */
  function fault(before: CampaignState, act: (state: CampaignState) => void, spoil: (post: Post) => Post): string {
    const now = shape.copy(before);
    act(now);
    const brought = now.airborneMail.rows(before.airborneMail.length);
    expect(brought.length).toBeGreaterThan(0);
    now.airborneMail.become(before.airborneMail);
    for (const dispatch of spoil(brought)) now.airborneMail.push(dispatch);
    return postFault(now, before) ?? 'nothing';
  }

  const units = { '1/506': '2120', '2/506': '2020', '3/506': '2620', '1/59': '2320', '2/59': '2122', Krft: '3020' };

  /** Two battalions see two enemies, and are asked for it. */
  function asked(spoil: (post: Post) => Post): string {
    return fault(
      position({ units }),
      (state) => void order(state, '1/506, 2/506', [{ kind: 'report', about: 'all' }]),
      spoil,
    );
  }

  /** They are asked again, and an order is not acknowledged. */
  function silent(spoil: (post: Post) => Post): string {
    const before = position({ units });
    order(before, '1/506', [{ kind: 'hold' }], new PurposeDice({ communication: [1, 1] }));
    return fault(before, (state) => void until(state, '18 1015'), spoil);
  }

  function morning(spoil: (post: Post) => Post): string {
    return fault(position({ time: '18 0559' }), (state) => void until(state, '18 0600'), spoil);
  }

  function inReports(change: (report: UnitReport) => object): (post: Post) => Post {
    return (post) => post.map((one) => (one.kind === 'report' ? { ...one, ...change(one) } : one));
  }

  function inReceipts(change: object): (post: Post) => Post {
    return (post) => post.map((one) => (one.kind === 'receipt' ? { ...one, ...change } : one));
  }

  const far = { cell: cellOf('3020'), kind: 'infantry', level: 'seen', size: 'small' } as const;

  test('holds as it is', () => {
    expect([asked, silent, morning].map((of) => of((post) => post))).toEqual(['nothing', 'nothing', 'nothing']);
  });

  test.each<readonly [string, string, RegExp]>([
    ['a bridge out of reach', asked(inReports(() => ({ structures: [[0, 'destroyed']] }))), /bridges out of reach/],
    ['an enemy out of sight', asked(inReports(({ sightings }) => ({ sightings: [...sightings, far] }))), /others than/],
    [
      'the order of enemies',
      asked(inReports(({ sightings }) => ({ sightings: sightings.toReversed() }))),
      /their numbers/,
    ],
    ['the order of reports', asked((post) => [post[0], ...post.slice(1).toReversed()]), /the order of reports/],
    ['when an unseen fight is decided', asked(inReports(() => ({ next: 2100 }))), /another’s combat/],
    ['supply since the last check', asked(inReports(() => ({ supplied: false }))), /last check/],
    [
      'a report that nobody asked for',
      asked((post) => [...post, { ...post[2], unit: unitCalled('3/506') } as Dispatch]),
      /./,
    ],
    ['a time to begin that depends on the truth', asked(inReceipts({ starts: 2100 })), /another time/],
    ['how many blocks all have sent', asked(inReceipts({ block: 7 })), /blocks of others/],
    ['how many reports are held back', asked(inReports(() => ({ id: 3 }))), /nobody needs id/],
    ['a map that nobody asked for', asked(inReceipts({ map: true })), /a map/],
    [
      'a silence that is broken late for the dead',
      silent((post) => post.map((one) => ({ ...one, minute: one.minute + 1 }))),
      /another minute/,
    ],
    [
      'a silence of somebody else',
      silent((post) => post.map((one) => ({ ...one, unit: unitCalled('3/506') }))),
      /not written to it/,
    ],
    ['the squadrons of others', morning((post) => post.map((one) => ({ ...one, squadrons: 6 }))), /another day/],
  ])('finds %s', (_, found, reason) => {
    expect(found).toMatch(reason);
  });
});

describe('H6: the law of the post while others wait for the umpire', () => {
  const by8 = { umpireRules: true, eighthReadings: true } as const;

  /** At 10:30 two combats wait, the second after this ruling; by rules 8 each was reported by itself, and orders lay there. */
  function ruledOnce(options: Partial<CampaignOptions>): CampaignState {
    const units = { '1/506': '2120', '1/59': '2122', '2/1': '4363', '1/9SS': '4463', '2/506': '2820' };
    const state = position({ options, units });
    order(state, '2/1', [attackTo('4463')]);
    order(state, '1/506', [attackTo('2122')]);
    untilRuling(state, '18 1030', new PurposeDice({ combat: [5, 5] }));
    says(state, 'RULE 1 PROPOSED BECAUSE x');
    return state;
  }

  /** A step by some rules, judged by today's. */
  function fault(options: Partial<CampaignOptions>, act: (state: CampaignState) => void): string | undefined {
    const before = ruledOnce(options);
    const now = shape.copy(before);
    act(now);
    for (const state of [before, now]) state.options = { ...usualRules, umpireRules: true };
    return postFault(now, before);
  }

  const ruled = (state: CampaignState): void => void says(state, 'RULE 2 PROPOSED BECAUSE x');
  const moved = (state: CampaignState): void => void order(state, '2/506', [move('2820')]);

  test('holds as it is', () => {
    expect([ruled, moved].map((act) => fault({ umpireRules: true }, act))).toEqual([undefined, undefined]);
  });

  test('finds combats that are reported one by one, orders that lie there, and answers that are late', () => {
    expect(fault(by8, ruled)).toMatch(/reported to airborne one by one/);
    expect(fault(by8, moved)).toMatch(/2\/506 does not begin/);
    const late = (state: CampaignState): void => {
      state.withheld = [{ command: 'airborne' }];
      order(state, '2/506', [{ kind: 'report', about: 'all' }]);
      state.withheld = [];
    };
    expect(fault({ umpireRules: true }, late)).toMatch(/nobody has said so/);
  });
});

describe('the law of the ledger', () => {
  /** A campaign in the afternoon, with reports lost and units moved since. */
  const state = campaign.setup(usualRules, new FastDice(3));
  until(state, '17 1600', new FastDice(4));

  function differs(change: (seen: CampaignState) => void): boolean {
    return COMMANDS.some((command) => {
      const seen = campaign.sight(state, command);
      change(seen);
      const ledger = {
        dispatches: state[`${command}Mail`].rows(),
        sent: state[`${command}Sent`].rows(),
        read: state[`${command}Read`],
        plan: state.plan,
        planFiled: state.planFiled,
      };
      return !shape.equal(seen, sightOfLedger(state, command, ledger));
    });
  }

  test('holds as it is', () => {
    expect(differs(() => undefined)).toBe(false);
  });

  test('finds a belief that is secretly the truth, and a time that is too exact', () => {
    expect(differs((seen) => seen.unitStrength.set(state.unitStrength))).toBe(true);
    expect(differs((seen) => void (seen.minute = state.minute + 1))).toBe(true);
    expect(differs((seen) => seen.xxxStructures.fill(2))).toBe(true);
    expect(differs((seen) => ALL_UNITS.forEach((unit) => (seen.knownMinute[unit] += 1)))).toBe(true);
  });
});
