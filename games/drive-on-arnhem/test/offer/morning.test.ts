import { describe, expect, test } from 'vitest';
import { cellOf, labelOf } from '../../src/data/board.ts';
import { numberOf } from '../../src/data/units.ts';
import { driveOnArnhem } from '../../src/game.ts';
import { wholeWalk } from '../../src/forecast/supply-walk.ts';
import { sight } from '../../src/sight.ts';
import { WALK_OPEN, type DriveState } from '../../src/state.ts';
import { playedOn } from '../play.ts';
import { position } from '../positions.ts';
import { buttons, lit, offering, pressOn } from './offering.ts';

describe('2.1: the free set-up', () => {
  const state = playedOn(1, 0, { setup: 'free' });

  test('sources come first, then a hex for each unit; what cannot be chosen says why', () => {
    const offer = offering(state);
    expect(offer.pieces[0]).toMatchObject({ title: '82nd Airborne', note: 'supply source', step: 'next' });
    expect(pressOn(offer, '16,9')).toEqual({ draft: { kind: 'deploy', sources: [cellOf('16,9')], cells: [] } });
    expect(offer.cells.has(cellOf('8,4'))).toBe(false);
    expect(offer.attempt(cellOf('8,4'))).toMatchObject({ refusal: { rule: '2.1' } });
    expect(offer.ready?.action).toBeUndefined();
  });

  test('D2: a hex that would leave the plan unfinished says what to choose instead', () => {
    const sources = ['16,9', '15,26', '3,7', '8,7'].map(cellOf);
    const why = (drops: readonly string[], hex: string) =>
      offering(state, { kind: 'deploy', sources, cells: drops.map(cellOf) }).attempt(cellOf(hex))?.refusal?.text;
    expect(why([], '15,26')).toBe('15,26 is the supply source of the 101st Airborne. Choose another hex.');
    const away = ['17,8', '14,13', '14,13', '17,9', '17,9', '14,15'];
    expect(why(away, '14,16')).toBe(
      'No unit of the 82nd Airborne lands on its supply source yet. Choose 16,9 (Groesbeek).',
    );
  });

  test('the rest can be filled in as in history, looked over, taken back and handed in', () => {
    const [choice] = offering(state).groups[0].choices;
    expect(choice.label).toBe('Place the rest historically');
    const draft = choice.press.draft!;
    const whole = offering(state, draft);
    expect(whole.cells.size).toBe(0);
    expect(whole.ready?.action).toEqual(draft);
    expect(driveOnArnhem.refuse(state, 'allied', whole.ready!.action!)).toBeUndefined();
    const [, , , , , back] = whole.pieces;
    expect(back.back?.press).toMatchObject({ draft: { cells: [expect.any(Number)] } });
  });
});

describe('4.0: air strikes', () => {
  const units = { '2IG/5/GDS': '28,30', '88': '27,30', '85': '27,30 travel', '80': '3,3' };

  test('enemies in reach are red with the chance of a hit; other hexes may be struck too', () => {
    const offer = offering(position({ phase: 'alliedAir', units }));
    expect(lit(offer, 'danger')).toEqual(['27,30']);
    expect(offer.cells.get(cellOf('27,30'))).toMatchObject({ text: '70%', press: { action: { kind: 'strike' } } });
    expect(offer.cells.get(cellOf('26,30'))?.look).toBeUndefined();
    expect(pressOn(offer, '26,30')).toMatchObject({ action: { kind: 'strike', cell: cellOf('26,30') } });
    expect(offer.attempt(cellOf('3,3'))).toMatchObject({ action: { kind: 'strike' } });
    expect(offer.aim(cellOf('27,30'))?.lines.join(' ')).toMatch(/Against 85 and 88.*70 %.*one of them 8 to 15 %/);
    const alone = position({ phase: 'alliedAir', units: { '2IG/5/GDS': '28,30', '88': '27,30' } });
    expect(offering(alone).aim(cellOf('27,30'))?.lines[1]).toContain('A hit costs it 8 to 15 %');
    expect(buttons(offer, 'Interdiction')).toEqual(['Add a point to interdiction']);
    expect(offer.end).toMatchObject({ label: 'End Allied air strikes', left: 'You would lose 8 air points.' });
  });

  test('a strike on an empty hex says that it is wasted; with hidden units nobody can know', () => {
    const lines = (hidden: boolean) =>
      offering(position({ phase: 'germanAir', options: { hidden } })).aim(cellOf('14,18'))?.lines;
    expect(lines(false)).toEqual(['No enemy is there: a strike would waste the point.']);
    expect(lines(true)).toEqual(['You see no unit there.']);
  });

  test('Germans do not interdict, and strike nobody linked with 30 Corps', () => {
    const offer = offering(position({ phase: 'germanAir', units: { ...units, '1/POL': '14,18' } }));
    expect(lit(offer, 'danger')).toEqual(['14,18']);
    expect(offer.groups).toEqual([]);
  });

  test('H34: with hidden units the places where some were seen are lit faintly', () => {
    const state = position({ phase: 'alliedAir', units, options: { hidden: true } });
    state.ghostCell[numberOf('80')] = cellOf('26,29');
    expect(lit(offering(sight(state, 'allied')), 'faint')).toEqual(['26,29']);
  });
});

describe('5.2: the advanced supply walk', () => {
  const ready = (units: Readonly<Record<string, string>>): DriveState => {
    const state = position({ phase: 'supply', units, allied: ['16,9'], options: { game: 'advanced' } });
    state.walk.fill(2);
    state.walk[0] = WALK_OPEN;
    return state;
  };

  test('formations are chosen by list or by their source', () => {
    const offer = offering(ready({ '504/82': '17,9' }));
    expect(buttons(offer, 'Formations')).toEqual(['82nd Airborne']);
    expect(pressOn(offer, '16,9')).toEqual({ draft: { kind: 'supply', formation: 0, way: [] } });
    expect(offer.end?.left).toBe('The 82nd Airborne would get no airborne supply.');
  });

  test('a walk goes on hex by hex or to every unit, and says who is not reached', () => {
    const state = ready({ '504/82': '17,9', '508/82': '18,9', '505/82': '16,9' });
    const offer = offering(state, { kind: 'supply', formation: 0, way: [] });
    expect(offer.head.words).toBe('Not reached yet: 504/82 and 508/82');
    expect(pressOn(offer, '17,9')).toEqual({ draft: { kind: 'supply', formation: 0, way: [cellOf('17,9')] } });
    expect(offer.way(cellOf('17,9')).map(labelOf)).toEqual(['16,9', '17,9']);
    expect(wholeWalk(state, 0, []).map(labelOf)).toEqual(['17,9', '18,9']);
    const done = offering(state, { kind: 'supply', formation: 0, way: wholeWalk(state, 0, []) });
    expect(done.head.words).toBe('All units reached');
    expect(done.ready).toMatchObject({ label: 'Supply this way', action: { kind: 'supply', formation: 0 } });
    expect(buttons(done, 'Traces')).toEqual(['Take back 18,9']);
  });

  test('where it may not go the rules say why', () => {
    const state = ready({ '504/82': '17,9', '88': '15,9' });
    const offer = offering(state, { kind: 'supply', formation: 0, way: [] });
    expect(offer.attempt(cellOf('15,9'))).toMatchObject({ refusal: { rule: '5.2' } });
    expect(offer.cells.has(cellOf('15,9'))).toBe(false);
  });
});
