import { FastDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import type { DescentDraft } from '../../src/actions.ts';
import { cellOf, SOUTH } from '../../src/data/board.ts';
import { ALLIED_POOL, ALLIED_POOL_NAMES, LAST, numberOf, POOL_TURN } from '../../src/data/units.ts';
import { DROP_CASES, forecastDrop } from '../../src/forecast/drop.ts';
import { descentIntoHell } from '../../src/game.ts';
import { layOut } from '../../src/phases/set-up.ts';
import { WAITING, type DescentState } from '../../src/state.ts';
import { bridge, usualRules, type Plan } from '../positions.ts';
import { buttons, lit, looking, moment, offering, pressOn } from './offering.ts';

describe('1.1: set-up', () => {
  const state = layOut(usualRules);

  test('three of each division are chosen, in any order and back again', () => {
    const offer = offering(state);
    expect(offer.trays.map(({ title }) => title)).toEqual([
      '43rd Division, 0 of 3 chosen from',
      '50th Division, 0 of 3 chosen from',
    ]);
    const last = numberOf('43 RE');
    const chosen = offer.units.get(last)!.press!.draft!;
    expect(chosen).toEqual({ kind: 'setUp', units: [last], cells: [] });
    expect(offering(state, chosen).units.get(last)).toMatchObject({ look: 'chosen', press: { draft: { units: [] } } });
    const three: DescentDraft = { kind: 'setUp', units: ['4 Dorset', '43 Recce', '43 RE'].map(numberOf), cells: [] };
    expect(
      looking(offering(state, three), 'able').some(
        (id) => ALLIED_POOL_NAMES[ALLIED_POOL[numberOf(id)]] === '43 Inf XX',
      ),
    ).toBe(false);
  });

  test('then each unit gets a hex south of the start line, and all is handed in by a press of its own', () => {
    const plan = offering(state).groups[0].choices[0].press.draft!;
    const hexes = offering(state, plan);
    expect(hexes.pieces.filter(({ step }) => step === 'next')).toHaveLength(1);
    expect([...hexes.cells.keys()].every((cell) => SOUTH[cell] === 1)).toBe(true);
    expect(hexes.ready?.action).toBeUndefined();
    expect(hexes.attempt(cellOf('2105'))?.refusal?.text).toBe('You must set up south of the start line.');
    const whole = offering(state, hexes.groups[0].choices[0].press.draft!);
    expect(whole.ready?.action?.kind).toBe('setUp');
    expect(descentIntoHell.refuse(state, 'allied', whole.ready!.action!)).toBeUndefined();
    expect(whole.pieces[0].back?.label).toBe('Take 2 Gren Gds back from 0731');
    expect(whole.pieces[0].back?.press.draft).toEqual(plan);
  });
});

describe('H-07: the start of a player turn', () => {
  test('each kind of impulse says what it allows and how many can move by road', () => {
    const state = moment('deployment', { units: { '2 Irish Gds': '0929', 'Gds RE': '0731' } });
    state.impulseNumber = 0;
    const [road, offRoad] = buttons(offering(state), 'First impulse');
    expect(road).toMatch(/^Road impulse first \(Fast, on roads only.* 2 of 2 units on roads\.\)$/);
    expect(offRoad).toMatch(/^Off-road impulse first \(Across country/);
  });

  test('1.8: deployment points buy groups; of some the units are chosen', () => {
    const state = moment('deployment', {});
    state.impulseNumber = 0;
    state.deploymentPoints = 1;
    for (let unit = 0; unit < LAST.allied; unit++) state.unitCell[unit] = WAITING;
    const offer = offering(state);
    expect(buttons(offer, 'Activate')).toEqual([
      'Up to two bridging or airfield repair units of 30 Corps (1 deployment point)',
      'Princess Irene Brigade (1 deployment point)',
      'The ground units of 52nd Division (1 deployment point)',
    ]);
    const [engineers, irene] = offer.groups.find(({ title }) => title === 'Activate')!.choices;
    const choosing = offering(state, engineers.press.draft!);
    expect(choosing.ready?.action).toBeUndefined();
    const one = offering(state, choosing.units.get(numberOf('2 Brdg'))!.press!.draft!);
    expect(one.ready?.action).toMatchObject({ kind: 'activate', units: [numberOf('2 Brdg')] });
    expect(offering(state, irene.press.draft!).ready?.action).toMatchObject({ kind: 'activate' });
  });

  test('7.24: calling off says what it would bring as far as the Allies see', () => {
    const state = moment('deployment', { units: { '2 Irish Gds': '1910' } });
    state.impulseNumber = 0;
    expect(buttons(offering(state), 'End the game')).toEqual([
      'Call the operation off (as far as you can see: a German tactical victory)',
    ]);
  });

  test('7.6: pools of today are placed in their area or one next to it, all at once or one by one', () => {
    const state = layOut(usualRules);
    state.phase = 'deployment';
    state.side = 'german';
    state.turn = 2;
    const due = [...POOL_TURN].filter((turn) => turn <= 2).length;
    const offer = offering(state);
    const [all, first] = offer.groups.find(({ title }) => title === 'Place force pools')!.choices;
    expect(all.label).toBe('Place all in their own areas');
    expect(1 + all.press.further!.length).toBe(due);
    const placing = offering(state, first.press.draft!);
    const { cells, groups } = placing;
    expect(groups[0].choices[0].note).toBe('its own area');
    expect([...cells.values()].every(({ press }) => press?.action?.kind === 'place')).toBe(true);
  });
});

/** Allied units wait in their pools unless they are placed. */
function sky(plan: Plan, weather: DescentState['weather']): DescentState {
  const state = moment('air', { impulse: 'off-road', ...plan });
  for (let unit = 0; unit < LAST.allied; unit++) if (state.unitCell[unit] < 0) state.unitCell[unit] = WAITING;
  state.weather = weather;
  state.transportPoints = 20;
  return state;
}

describe('1.7: air transport', () => {
  test('7.21: the weather is rolled for first; drops wait in trays by division with their price', () => {
    const before = offering(sky({}, 'unknown'));
    expect(buttons(before, 'Before the first move')).toEqual([
      'Roll for the weather (1–2 poor, 3–4 marginal, 5–6 good)',
    ]);
    const { trays, head } = offering(sky({}, 'good'));
    expect(trays.map(({ title }) => title)).toContain('1st Airborne Division, 1 point each');
    expect(head.words).toBe('20 transport points left. The weather is good.');
  });

  test('any hex may be aimed at; those under known fire are marked with the faces that hurt', () => {
    const state = sky({ units: { '1/504': '2005', 'Arnhem garrison': '2105' } }, 'good');
    const offer = offering(state, { kind: 'drop', unit: numberOf('2/504') });
    expect(offer.cells.get(cellOf('2105'))).toMatchObject({ look: 'danger' });
    expect(pressOn(offer, '1214')?.action).toMatchObject({ kind: 'drop', cell: cellOf('1214') });
    expect(offer.cells.get(cellOf('1214'))?.look).toBeUndefined();
    expect(offer.aim(cellOf('1214'))?.lines[0]).toBe('As far as you can see, it always lands intact.');
    expect(offer.aim(cellOf('2105'))?.lines[1]).toMatch(/^Antiaircraft fire, on a city: hits on \d of 6\.$/);
  });

  test('in marginal weather the hexes around are shown, and the chance adds up', () => {
    const state = sky({}, 'marginal');
    const aim = offering(state, { kind: 'drop', unit: numberOf('2/504') }).aim(cellOf('1214'))!;
    expect(aim.falls).toHaveLength(7);
    const { whole, reduced, back, lost } = forecastDrop(state, { unit: numberOf('2/504') }, cellOf('1214'));
    expect(whole + reduced + back + lost).toBe(DROP_CASES);
    expect(back).toBe(DROP_CASES / 6);
  });

  test('1.4: a bridge beside the hex may be blown', () => {
    const aim = offering(sky({}, 'good'), { kind: 'drop', unit: numberOf('2/504') }).aim(cellOf('1022'))!;
    expect(aim.warnings.map(({ text }) => text)).toContain(
      'The Germans may blow the Son bridge (2 in 6, as far as you can see).',
    );
    expect(bridge('son-bridge')).toBeGreaterThanOrEqual(0);
  });

  test('H-41: supplies go to hexes with Allied units', () => {
    const offer = offering(sky({ units: { '1/504': '2005' } }, 'good'), { kind: 'supply' });
    expect(lit(offer, 'offered')).toBe('2005');
    expect(offer.groups[0].choices).toHaveLength(1);
  });

  test('7.21: before the weather is known no unit is to be selected, and the hint names none', () => {
    const state = moment('air', { units: {} });
    state.weather = 'unknown';
    const { trays, hint } = offering(state);
    expect(trays).toEqual([]);
    expect(hint).toBe('Your first move also ends the air phase.');
  });

  test('H-34: what is in the air lands together, and units on the map can be moved only then', () => {
    const state = sky({ units: { '2 Irish Gds': '0929' } }, 'good');
    expect(looking(offering(state), 'still')).toEqual(['2 Irish Gds']);
    state.landers = [{ unit: numberOf('2/504'), cell: cellOf('1214') }];
    const offer = offering(state);
    expect(looking(offer, 'still')).toEqual([]);
    expect(offer.end?.label).toBe('Land at 1214');
    const cells = ['1214', '1213', '1212', '1211'].map(cellOf);
    state.landers = cells.map((cell, index) => ({
      unit: numberOf(['2/504', '1/504', '3/504', '1/505'][index]!),
      cell,
    }));
    expect(offering(state).end?.label).toBe('Land at 4 hexes');
  });
});

describe('1.7: safe hands', () => {
  function inTheAir(): DescentState {
    const state = moment('air', { units: {} });
    for (let unit = 0; unit < LAST.allied; unit++) state.unitCell[unit] = WAITING;
    state.weather = 'good';
    state.transportPoints = 40;
    return state;
  }

  test.each(['1 Para', '1/504', '1/501'])('the cursor of %s goes where nothing known can hurt it', (id) => {
    const state = inTheAir();
    const unit = numberOf(id);
    const { at } = offering(state).place(unit);
    expect(forecastDrop(state, { unit }, at)).toMatchObject({ whole: DROP_CASES, lost: 0, flak: undefined });
  });

  test('the rest of a division drops at one press, as far as points and room go', () => {
    const state = inTheAir();
    const group = offering(state).groups.find(({ title }) => title === 'Several at once')!;
    const choice = group.choices.find(({ label }) => label === 'Drop the rest of 1st Airborne Division')!;
    const { action, further } = choice.press;
    for (const one of [action!, ...further!]) {
      expect(descentIntoHell.refuse(state, 'allied', one)).toBeUndefined();
      expect(one.kind === 'drop' && forecastDrop(state, { unit: one.unit }, one.cell)).toMatchObject({
        lost: 0,
        reduced: 0,
      });
      descentIntoHell.apply(state, 'allied', one, new FastDice(1));
    }
    expect(state.landers).toHaveLength(1 + further!.length);
    expect(further!.length).toBeGreaterThan(1);
  });
});
