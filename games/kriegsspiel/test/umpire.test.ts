import { isRefusal, Match } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import type { CampaignAction } from '../src/actions.ts';
import { cellOf } from '../src/data/board.ts';
import { timeText } from '../src/data/calendar.ts';
import { structureCalled } from '../src/data/structures.ts';
import { unitCalled } from '../src/data/units.ts';
import { campaign } from '../src/game.ts';
import { gameClock } from '../src/clock/game-clock.ts';
import { language } from '../src/language/index.ts';
import type { CampaignReport } from '../src/report.ts';
import { structureStateOf } from '../src/rules/truth.ts';
import type { CampaignState } from '../src/state.ts';
import {
  attackTo,
  believed,
  combats,
  mail,
  move,
  order,
  position,
  PurposeDice,
  strength,
  until,
  usualRules,
  where,
} from './positions.ts';

/** What the umpire types, done: what it reports, or why it is refused. */
function umpire(state: CampaignState, text: string, dice = new PurposeDice()): readonly CampaignReport[] {
  const action = language.read(state, 'umpire', text);
  if (isRefusal(action)) throw new Error(action.text);
  const refusal = campaign.refuse(state, 'umpire', action);
  if (refusal !== undefined) throw new Error(refusal.text);
  const reports: CampaignReport[] = [];
  campaign.apply(state, 'umpire', action, dice, reports);
  return reports;
}

function refused(state: CampaignState, text: string): string {
  const action = language.read(state, 'umpire', text);
  const refusal = isRefusal(action) ? action : campaign.refuse(state, 'umpire', action);
  return refusal?.text ?? 'accepted';
}

const pair = { '1/9SS': '4061', '2/1': '4059 70' };

describe('25: edits', () => {
  test('weather, strengths, squares, bridges, ruins, squadrons, lift and points are set, with a reason on record', () => {
    const state = position({ units: pair });
    const text =
      'SET WEATHER POOR, STRENGTH OF 2/1 TO 40, SQUARE OF 2/1 TO 3856, STATE OF SON-BRIDGE TO DESTROYED, RUIN OF 0911 TO YES, SQUADRONS OF GERMAN TO 3, LIFT OF 4 TO 2, POINTS OF ALLIED TO 12 BECAUSE a test';
    const reports = umpire(state, text);
    expect([state.weather, strength(state, '2/1'), where(state, '2/1')]).toEqual(['poor', 40, '3856']);
    expect(structureStateOf(state, structureCalled('son-bridge'))).toBe('destroyed');
    expect(state.ruins).toEqual([cellOf('0911')]);
    expect([state.germanLeft, state.parachuteLeft, state.gliderLeft, state.alliedPoints]).toEqual([3, 4, 2, 12]);
    expect(reports[0]).toMatchObject({ kind: 'intervention', deed: 'edit', because: 'a test' });
    expect(state.events.at(0)).toEqual(reports[0]);
  });

  test('ADD UNIT brings one of the units after 96 (G10)', () => {
    const state = position();
    umpire(state, 'ADD UNIT Add 5 AT 2006 BECAUSE the Germans are few');
    expect(where(state, 'Add 5')).toBe('2006');
    until(state, '18 1001');
    expect(believed(state, 'Add 5')).toBe('nowhere');
    order(state, 'Add 5', [{ kind: 'report', about: 'all' }]);
    expect(believed(state, 'Add 5')).toBe('2006');
  });

  test('two units change places, and one takes the square of a unit that leaves the map', () => {
    const state = position({ units: { '1/9SS': '4061', '2/9SS': '4461', '2/1': '4059 70' } });
    umpire(state, 'SET SQUARE OF 1/9SS TO 4461, SQUARE OF 2/9SS TO 4061 BECAUSE they were set up the wrong way round');
    expect([where(state, '1/9SS'), where(state, '2/9SS')]).toEqual(['4461', '4061']);
    umpire(state, 'SET SQUARE OF 2/9SS TO 4059, STRENGTH OF 2/1 TO 0 BECAUSE it was overrun');
    expect([where(state, '2/9SS'), strength(state, '2/1')]).toEqual(['4059', 0]);
    expect(refused(state, 'SET SQUARE OF 1/9SS TO 4059, SQUARE OF 2/9SS TO 4059 BECAUSE x')).toContain(
      '2/9SS is there',
    );
  });

  test('out of bounds nothing changes', () => {
    const state = position({ units: pair });
    state.unitStrength[unitCalled('Krft')] = 0;
    expect(refused(state, 'SET SQUARE OF 2/1 TO 4058 BECAUSE x')).toContain('land square');
    expect(refused(state, 'SET SQUARE OF 2/1 TO 4061 BECAUSE x')).toContain('1/9SS is there');
    expect(refused(state, 'SET SQUARE OF Krft TO 4463 BECAUSE x')).toContain('Set its strength');
    expect(refused(state, 'SET STATE OF SON-BRIDGE TO REPAIRING BECAUSE x')).toContain('REPAIR');
    expect(refused(state, 'SET STATE OF DRIEL-FERRY TO DAMAGED BECAUSE x')).toContain('ferry');
    expect(refused(state, 'SET RUIN OF 4061 TO YES BECAUSE x')).toContain('town');
    expect(refused(state, 'SET STRENGTH OF 2/1 TO 101 BECAUSE x')).toContain('0 to 100');
    expect(refused(state, 'SET WEATHER FINE BECAUSE x')).toContain('good, fair, poor');
    expect(refused(state, 'SET WEATHER POOR')).toContain('BECAUSE');
    const strange = { kind: 'edit', edits: [{ what: 'strength', unit: 500, strength: 1 }], because: 'x' } as const;
    expect(campaign.refuse(state, 'umpire', strange)?.rule).toBe('25');
    expect(campaign.refuse(state, 'xxx', strange)?.text).toContain('Only the umpire');
  });
});

describe('25: rulings before release', () => {
  const options = { umpireRules: true };

  function waiting(): CampaignState {
    const state = position({ options, units: { '1/9SS': '4463', '2/1': '4363' } });
    order(state, '1/9SS', [attackTo('4363')]);
    until(state, '18 1030', new PurposeDice({ combat: [5] }));
    return state;
  }

  test('a combat that is due is reckoned and waits; time stands, its units stay engaged', () => {
    const state = waiting();
    expect(state.pending).toMatchObject({ what: 'combat', die: 5, attack: 5, defence: 2 });
    // The Germans have an unread dispatch; that they are still waited for tells them nothing of the ruling.
    expect(campaign.awaited!(state)).toEqual(['umpire', 'german']);
    expect(gameClock.next(state)).toBeUndefined();
    const before = state.minute;
    campaign.apply(state, 'clock', { kind: 'advance', to: before + 60 }, new PurposeDice());
    expect(state.minute).toBe(before);
    expect(strength(state, '2/1')).toBe(100);
    expect(campaign.sight(state, 'german').pending).toBeNull();
  });

  test('let go it counts as the table says', () => {
    const state = waiting();
    const proposed = state.pending!.proposed;
    const reports = umpire(state, `RULE ${state.pending!.id} PROPOSED BECAUSE as it is`);
    expect(combats(reports)[0]).toMatchObject({ result: proposed, die: 5 });
    expect(strength(state, '2/1')).toBe(75);
    expect([state.pending, gameClock.next(state) !== undefined]).toEqual([null, true]);
  });

  test('replaced, the other result counts, with the die that was rolled', () => {
    const state = waiting();
    const reports = umpire(state, `RULE ${state.pending!.id} A2 BECAUSE they ran into a minefield`);
    expect(combats(reports)[0]).toMatchObject({ result: 'A2', die: 5 });
    expect(state.unitCell[unitCalled('1/9SS')]).not.toBe(cellOf('4463'));
  });

  test('another number than the one that waits is refused, and so is a result that does not exist', () => {
    const state = waiting();
    expect(refused(state, 'RULE 77 PROPOSED BECAUSE x')).toContain('77');
    expect(refused(state, 'RULE 1 D9 BECAUSE x')).toContain('D9');
    expect(language.answer!(state, 'umpire', 'PENDING')!.join(' ')).toContain('die 5');
  });

  test('a bombardment waits too', () => {
    const state = position({ options, units: { '9SS Arty': '4463', '2/1': '4363' } });
    state.unitCell[unitCalled('9SS Arty')] = cellOf('4863');
    order(state, '9SS Arty', [{ kind: 'bombard', cell: cellOf('4363'), missions: 1 }]);
    until(state, '18 1030', new PurposeDice({ bombardment: [1] }));
    expect(state.pending).toMatchObject({ what: 'bombardment', die: 1 });
    umpire(state, `RULE ${state.pending!.id} D2 BECAUSE a lucky hit`);
    expect(strength(state, '2/1')).toBe(98);
    expect(state.bombardments).toEqual([]);
  });

  test('automatic and let go by the umpire, a day ends in the same position', () => {
    const play = (umpireRules: boolean): string => {
      const state = position({ options: { umpireRules }, units: { '1/9SS': '4463', '2/1': '4363', '3/1': '4263' } });
      const dice = new PurposeDice({ combat: [3, 4, 2, 5, 1] });
      order(state, '1/9SS', [attackTo('4363')], dice);
      for (let guard = 0; guard < 100 && state.minute < 1440 + 800; guard++) {
        const ruled = state.pending;
        if (ruled === null) campaign.apply(state, 'clock', { kind: 'advance', to: 1440 + 800 }, dice);
        else campaign.apply(state, 'umpire', { kind: 'rule', id: ruled.id, as: 'proposed', because: 'x' }, dice);
      }
      return ['1/9SS', '2/1', '3/1'].map((id) => `${where(state, id)} ${strength(state, id)}`).join(', ');
    };
    expect(play(true)).toBe(play(false));
  });
});

describe('25: the post', () => {
  test('HOLD keeps reports back, RELEASE brings one as it was written, DISCARD never does', () => {
    const state = position({ units: { '1/506': '0715', '2/506': '0915' } });
    umpire(state, 'HOLD REPORTS OF 1/506 BECAUSE the wireless is down');
    order(state, '1/506', [move('0716')]);
    until(state, '18 1100');
    expect(believed(state, '1/506')).toBe('0715');
    expect(state.held).toHaveLength(1);
    umpire(state, 'RESUME REPORTS OF 1/506 BECAUSE it works');
    umpire(state, `RELEASE ${state.held[0].id}`);
    expect([believed(state, '1/506'), state.held.length]).toEqual(['0716', 0]);
    umpire(state, 'HOLD REPORTS TO AIRBORNE BECAUSE x');
    order(state, '2/506', [move('0916')]);
    until(state, '18 1200');
    umpire(state, `DISCARD ${state.held[0].id} BECAUSE the courier is lost`);
    expect([believed(state, '2/506'), state.held.length]).toEqual(['0915', 0]);
    expect(refused(state, 'RELEASE 99')).toContain('99');
    expect(refused(state, 'HOLD REPORTS TO AIRBORNE BECAUSE x')).toContain('already');
  });

  test('a report that is released late does not overwrite a newer one', () => {
    const state = position({ units: { '1/506': '0715' } });
    umpire(state, 'HOLD REPORTS OF 1/506 BECAUSE x');
    order(state, '1/506', [move('0716')]);
    until(state, '18 1100');
    umpire(state, 'RESUME REPORTS OF 1/506 BECAUSE x');
    order(state, '1/506', [move('0717')]);
    until(state, '18 1200');
    umpire(state, `RELEASE ${state.held[0].id}`);
    expect(believed(state, '1/506')).toBe('0717');
  });

  test('FORGE: a rumour looks like any report and teaches like one', () => {
    const state = position({ units: { '1/506': '0715' } });
    umpire(state, 'FORGE REPORT OF 1/506 AT 0911 STATE HALTED STRENGTH 60 ENEMY 1010 ARMOUR LARGE BECAUSE a rumour');
    expect([believed(state, '1/506'), where(state, '1/506')]).toEqual(['0911', '0715']);
    expect(state.airborneSightings).toMatchObject([{ cell: cellOf('1010'), kind: 'armour', size: 'large' }]);
    umpire(state, 'FORGE MESSAGE TO XXX FROM 101 HQ BECAUSE a ruse\nSon bridge is ours.');
    expect(mail(state, 'xxx').at(-1)).toMatchObject({ kind: 'message', from: '101', text: 'Son bridge is ours.' });
    expect(refused(state, 'FORGE MESSAGE TO XXX FROM 9SS HQ BECAUSE x\nHello')).toContain('does not write');
  });

  test('G6: a letter without orders lies in the tray, CONVERT makes it an order of its sender', () => {
    const state = position({ units: { '1/506': '0715' } });
    const [text] = language.orders!('Dear umpire,\nplease have 1/506 go to the heath.');
    const action = language.read(campaign.sight(state, 'airborne'), 'airborne', text) as CampaignAction;
    expect(action.kind).toBe('letter');
    const dice = new PurposeDice();
    campaign.apply(state, 'airborne', action, dice);
    expect(dice.rolled).toEqual([]);
    expect(language.answer!(state, 'umpire', 'INBOX')!.join()).toContain('go to the heath');
    umpire(state, 'CONVERT 0\nTO 1/506\nMOVE TO 0716');
    until(state, '18 1100');
    expect(where(state, '1/506')).toBe('0716');
    expect(state.airborneSent).toHaveLength(1);
    expect(refused(state, 'CONVERT 0\nTO 1/506\nMOVE TO 0716')).toContain('no letter 0');
  });

  test('FORCE: an order that nobody sent, without a test; VETO: a unit drops what it has', () => {
    const state = position({ units: { '1/506': '0715' } });
    const dice = new PurposeDice();
    umpire(state, 'FORCE AIRBORNE BECAUSE its commander sleeps\nTO 1/506\nMOVE TO 0719', dice);
    expect([dice.times('communication'), state.airborneSent.length, mail(state, 'airborne').length]).toEqual([0, 0, 0]);
    umpire(state, 'VETO 1/506 BECAUSE a traffic jam');
    until(state, '18 1200');
    expect(where(state, '1/506')).toBe('0715');
    expect(refused(state, 'FORCE XXX BECAUSE x\nTO 1/506\nMOVE TO 0719')).toContain('not under');
  });

  test('ROLL: dice that only the umpire sees', () => {
    const state = position();
    const [report] = umpire(state, 'ROLL 2 FOR a bridge of boats', new PurposeDice({ umpire: [2, 5] }));
    expect(report).toMatchObject({ kind: 'umpire roll', values: [2, 5], purpose: 'a bridge of boats' });
    expect(campaign.tell(report, 'xxx')).toBeUndefined();
  });
});

test('25: what sets aside the course of play is told apart from an umpire’s daily work', () => {
  const state = position({ units: { '1/506': '0715' } });
  const overrules = (text: string): boolean => {
    const action = language.read(state, 'umpire', text);
    if (isRefusal(action)) throw new Error(action.text);
    return campaign.overrules!(action);
  };
  const typed = [
    'SET WEATHER POOR BECAUSE fog',
    'FORCE AIRBORNE BECAUSE he sleeps\nTO 1/506\nMOVE TO 0719',
    'VETO 1/506 BECAUSE a jam',
    'ROLL 2 FOR luck',
    'HOLD 1/506 BECAUSE no wireless',
  ];
  expect(typed.map(overrules)).toEqual([true, true, true, false, false]);
  const ruling = { kind: 'rule', id: 1, because: 'x' } as const;
  expect(campaign.overrules!({ ...ruling, as: 'A2' })).toBe(true);
  expect(campaign.overrules!({ ...ruling, as: 'proposed' })).toBe(false);
});

describe('25: words that ask', () => {
  test('INBOX, QUEUE, HELD, MAP, LOG SINCE, WHO-KNOWS answer the umpire; a commander gets his own log and a form', () => {
    const state = position({ units: { '1/9SS': '4463', '2/1': '4363' } });
    order(state, '1/9SS', [attackTo('4363')]);
    const ask = (text: string): string => language.answer!(state, 'umpire', text)!.join('\n');
    expect(ask('QUEUE')).toContain('combat: 1/9SS against 2/1');
    until(state, '18 1030');
    expect(ask('LOG SINCE 18 0900')).toContain('1/9SS against 2/1');
    expect(ask('WHO-KNOWS 2/1')).toContain('AIRBORNE believes: retreated');
    expect(ask('WHO KNOWS 9/9')).toContain('no unit');
    expect(ask('MAP GERMAN')).toContain('1/9SS: 4');
    expect([ask('HELD'), ask('INBOX')]).toEqual(['You are not holding anything back.', 'Your tray is empty.']);
    const seen = campaign.sight(state, 'german');
    expect(language.answer!(seen, 'german', 'LOG')!.join()).toContain('1/9SS');
    expect(language.answer!(seen, 'german', 'SENT')!.join()).toContain('ATTACK 4363');
    expect(language.answer!(seen, 'german', 'TEMPLATE 1/9SS')).toContain('TO 1/9SS');
    expect(language.answer!(seen, 'german', 'TEMPLATE 2/1')!.join()).toContain('not one of your units');
    expect(language.answer!(seen, 'german', 'WHO-KNOWS 2/1')).toBeUndefined();
  });
});

describe('R81: restore', () => {
  test('the umpire brings back an earlier time, and everybody is told that what came after is void', () => {
    const match = Match.start(campaign, { ...usualRules, days: 1 }, { kind: 'fast', seed: 4 }, 'restored');
    match.act('clock', gameClock.advance(800));
    const { last } = match;
    const { minute } = match.state;
    match.act('clock', gameClock.advance(1000));
    expect(isRefusal(match.restore('xxx', last, 'mine'))).toBe(true);
    expect(isRefusal(match.restore('umpire', last, 'a slip'))).toBe(false);
    expect(match.state.minute).toBe(minute);
    for (const action of gameClock.wentBack(minute)) expect(isRefusal(match.act('umpire', action))).toBe(false);
    for (const command of ['xxx', 'airborne', 'german'] as const)
      expect(match.state[`${command}Mail`].last()).toMatchObject({
        kind: 'note',
        text: expect.stringContaining(timeText(minute)),
      });
    const journal = match.journal(true);
    expect('match' in Match.load(campaign, journal)).toBe(true);
  });
});
