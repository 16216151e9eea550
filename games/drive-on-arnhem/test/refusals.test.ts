import { isRefusal, type Refusal } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { driveOnArnhem } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { shape, type DriveState } from '../src/state.ts';
import { position, type Plan } from './positions.ts';

/** What the rules say to a typed order that cannot be carried out; nothing has changed by it. */
function answer(state: DriveState, text: string): Refusal {
  const [seat] = driveOnArnhem.active(state);
  const before = shape.hash(state);
  const action = language.read(state, seat, text);
  const refused = isRefusal(action) ? action : driveOnArnhem.refuse(state, seat, action);
  expect(shape.hash(state)).toBe(before);
  if (refused === undefined) throw new Error(`"${text}" is accepted`);
  return refused;
}

const front: Plan = {
  units: {
    '1/POL': '14,18 op=2 moved',
    '2/POL': '14,19 op=20',
    '504/82': '15,20 op=20',
    '505/82': '15,20 op=20',
    '508/82': '15,21 op=20',
    'HQ/82': '15,22 op=4',
    '2IG/5/GDS': '16,20 travel op=20',
    '3IG/5/GDS': '17,24 op=1',
    '88': '14,17',
  },
};

type Case = readonly [order: string, rule: string, says: RegExp];

function each(title: string, plan: Plan, cases: readonly Case[]): void {
  test.each(cases)(`${title}: %s`, (order, rule, says) => {
    const { rule: cited, text } = answer(position(plan), order);
    expect(cited).toBe(rule);
    expect(text).toMatch(says);
    expect(text).toMatch(/\.$/);
  });
}

describe('an order that cannot be carried out is refused with rule and sentence, and nothing is spent', () => {
  each('it cannot be paid', front, [
    ['1/POL 14,19', '8.7', /has 2 operation points left; 14,19 costs \d/],
    ['attack 1/POL 14,17', '8.15', /has 2 operation points left; an attack costs 7/],
    ['fortify HQ/82', '8.11', /has 4 operation points left; a level of fortification costs 15/],
    ['mode 3IG/5/GDS', 'H38', /has 1 operation point left; a change of mode costs 5/],
    ['mode HQ/82', 'H38', /has 4 operation points left; a change of mode costs 5/],
    ['2/POL 3,3', '8.7', /2\/POL cannot reach 3,3 with 20 operation points/],
  ]);

  each('it is prohibited', front, [
    ['2/POL 14,17', '8.7', /2\/POL cannot reach 14,17/],
    ['2/POL by 14,18 14,17', '8.15', /Enemy units hold 14,17\. Plot an attack/],
    ['2IG/5/GDS by 17,20', '8.9', /travel mode and no road leads to 17,20|no road/],
    ['attack 2/POL 14,17', '8.15', /2\/POL can attack only a hex next to it/],
    ['attack 1/POL 14,19', '8.15', /You see no enemy in 14,19/],
    ['fortify 2IG/5/GDS', '8.11', /travel mode\. Change to normal mode/],
    ['withdraw 2/POL', '8.15', /You cannot cancel a plotted attack/],
    ['plot 2/POL breakdown', '7.1', /no components/],
    ['keep 2/POL', '8.5', /not plotted to disband/],
    ['barrage HQ/82 14,17', '8.13', /advanced game/],
    ['advance 2/POL 1', '8.16', /advanced game/],
  ]);

  each('it overstacks', front, [
    ['508/82 15,20', '8.8', /does not fit in 15,20. A hex holds at most four stacking points/],
  ]);

  each('it comes in the wrong phase', front, [
    ['strike 14,17', '2.3', /operation phase/],
    ['interdict', '2.3', /operation phase/],
    ['supply 82 16,10', '2.3', /operation phase/],
    ['deploy 16,9 15,26 3,7 8,7 drops 14,13', '2.3', /operation phase/],
  ]);
  each('it comes in the wrong phase', { ...front, phase: 'alliedAir' }, [
    ['2/POL 14,20', '2.3', /air strike phase/],
    ['attack 1/POL 14,17', '2.3', /air strike phase/],
    ['supply 82', '2.3', /air strike phase/],
  ]);
  each('it comes in the wrong phase', { ...front, phase: 'supply', options: { game: 'advanced' } }, [
    ['strike 14,17', '2.3', /supply phase/],
    ['mode 2/POL', '2.3', /supply phase/],
  ]);
  each('it is the other side’s unit', { ...front, phase: 'germanFirst' }, [
    ['2/POL 14,20', '8.3', /not one of your units/],
  ]);

  each('it names what does not exist', front, [
    ['9/POL 14,20', 'notation', /not an order we know/],
    ['attack 9/POL 14,17', 'notation', /"9\/POL" is not a unit in this game/],
    ['2/POL 99,99', 'notation', /No place or hex on this map matches "99,99"/],
    ['2/POL Atlantis', 'notation', /No place or hex on this map matches "Atlantis"\. Hexes have numbers like 12,9/],
    ['2/POL', 'notation', /Say where 2\/POL goes/],
    ['supply 83', 'notation', /The formations are 82, 101, 1, POL/],
    ['dance', 'notation', /not an order we know/],
    ['3/POL 14,20', '8.3', /not on the map/],
  ]);

  each('2.1: it deploys wrongly', { phase: 'setup' }, [
    ['deploy 16,9 15,26 drops 14,13', '2.1', /four supply sources/],
    ['end', '2.3', /drop hexes and supply sources first/],
  ]);

  each('4.3: aircraft cannot go there', { phase: 'alliedAir', units: { '2IG/5/GDS': '28,30', '88': '27,30' } }, [
    ['strike Arnhem', '4.3', /out of range. Strike within six hexes of 30 Corps/],
    ['strike 28,30', '4.3', /Your own units are in 28,30/],
    ['strike 3,0', 'H6', /only hexes on the map/],
  ]);
});
