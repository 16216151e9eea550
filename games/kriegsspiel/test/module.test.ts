import { FastDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { cellOf } from '../src/data/board.ts';
import { unitCalled } from '../src/data/units.ts';
import { dispatchText } from '../src/language/sentences.ts';
import { kriegsspielModule } from '../src/index.ts';
import { campaign } from '../src/game.ts';
import { rules } from '../src/rules.ts';
import { attackTo, order, position, until, usualRules } from './positions.ts';

const { measures, clock } = kriegsspielModule;

describe('what the platform gets besides the rules', () => {
  const state = position({ units: { '1/9SS': '4463', '2/1': '4363', '2I/5': '0911' } });
  order(state, '1/9SS', [attackTo('4363')]);
  until(state, '18 1030');

  test('a picture shows a commander his units and his sightings, the umpire everybody', () => {
    const german = kriegsspielModule.picture!(campaign.sight(state, 'german'), 'german').pieces;
    expect(german.map(({ label }) => label)).toContain('1/9SS');
    expect(german.map(({ label }) => label)).not.toContain('2I/5');
    const all = kriegsspielModule.picture!(state, 'umpire').pieces.map(({ label }) => label);
    expect(['1/9SS', '2/1', '2I/5'].every((id) => all.includes(id))).toBe(true);
    expect(kriegsspielModule.picture!(campaign.sight(state, 'spectator'), 'spectator').pieces).toEqual([]);
  });

  test('a report older than an hour stands in brackets (G34)', () => {
    const later = campaign.sight(state, 'airborne');
    later.minute += 120;
    expect(kriegsspielModule.picture!(later, 'airborne').pieces.some(({ label }) => label === '[2/1]')).toBe(true);
  });

  test('charts count whole numbers, of a sight only what it shows', () => {
    for (const chart of measures!.charts) {
      for (const seen of [state, campaign.sight(state, 'xxx')]) {
        const values = chart.of(seen);
        expect([values.length, values.every((value) => Number.isInteger(value))]).toEqual([chart.lines.length, true]);
      }
    }
    const [strength] = measures!.charts;
    expect(strength.of(campaign.sight(state, 'xxx'))[1]).toBe(0);
  });

  test('the debrief tells events, messages and fates without fog', () => {
    const { events, messages, units } = kriegsspielModule.debrief!(state);
    expect(events.some(({ text }) => text.includes('1/9SS against 2/1'))).toBe(true);
    expect(messages.some(({ seats, text }) => seats.includes('german') && text.startsWith('ORDER'))).toBe(true);
    expect(units.find(({ name }) => name === '2/1')).toMatchObject({ seat: 'airborne', fate: 'in the field' });
    expect(units).toHaveLength(96);
  });

  test('the clock reads times as people write them', () => {
    const begun = campaign.setup(usualRules, new FastDice(1));
    expect(['18 0600', '1430', '+45', 'noon'].map((text) => clock!.read(begun, text))).toEqual([
      1800,
      870,
      795,
      undefined,
    ]);
  });

  test('every section of the rules has its number and something to say; squares in it are on the map', () => {
    expect(new Set(rules.map(({ rule }) => rule)).size).toBe(rules.length);
    for (const { title, paragraphs } of rules) expect([title === '', paragraphs.length === 0]).toEqual([false, false]);
    expect(cellOf('4559')).toBeGreaterThan(0);
    // Commanders by their names, not by the words of the program.
    const [headquarters] = rules.find(({ rule }) => rule === '1')!.tables!;
    expect(headquarters!.rows.map(([, commander]) => commander)).not.toContain('');
    expect(new Set(headquarters!.rows.map(([, commander]) => commander))).toEqual(
      new Set(['XXX Corps', 'the airborne forces', 'the Germans']),
    );
  });

  test('a battle that is over is told with who holds the field, why it ended and what it cost', () => {
    const told = (ending: string, winner: 'allied' | 'nobody', turns: number): string =>
      dispatchText({
        kind: 'battle',
        minute: 840,
        battle: '17-1400-3763',
        ending,
        winner,
        turns,
        lost: [
          { unit: unitCalled('2S/1'), figures: 1, strength: 94 },
          { unit: unitCalled('7K/1'), figures: 0, strength: 100 },
        ],
        squadrons: 0,
      }).replace(/^.*?14:00\. /, '');
    expect(told('medals', 'allied', 12)).toBe(
      'The Allies hold the field after 12 turns, when one side had its medals.\n2S/1 lost 1 figure and is at 94%.\n7K/1 lost nothing and is at 100%.',
    );
    expect(told('time', 'nobody', 1)).toMatch(/^Neither side holds the field after 1 turn, when time ran out\./);
  });
});
