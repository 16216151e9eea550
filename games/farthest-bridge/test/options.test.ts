import { defaultOptions, fieldsOf, type OptionField } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { BRIDGES } from '../src/data/board.ts';
import { farthestBridge } from '../src/game.ts';
import { standing } from '../src/standing.ts';
import { measures } from '../src/measures.ts';

function valuesOf(field: OptionField): string {
  switch (field.kind) {
    case 'flag':
      return 'false true';
    case 'integer':
      return `${field.low}–${field.high}`;
    case 'choice':
      return field.choices.map(({ value, retired }) => (retired === true ? `(${value})` : value)).join(' ');
  }
}

/** Whoever is asked reads a sentence, or at least a word, that begins with a capital. */
function expectWords(name: string, text: string): void {
  expect(text, name).toMatch(/^[A-Z0-9].+/);
}

describe('the options', () => {
  const fields = fieldsOf(farthestBridge.options);

  test('switch these rules, from these readings, and are asked at once or under more', () => {
    expect(
      fields.map(([name, field]) => {
        const { rule, provenance, advanced = false } = field;
        return `${name} | ${rule} ${provenance} | ${String(field.default)} of ${valuesOf(field)}${advanced ? ' | more' : ''}`;
      }),
    ).toEqual([
      'scenario | 18.0, 18.1 printed | historic of historic free',
      'turns | R29 deduced | 10 of 1–10 | more',
      'arrivals | R50 printed | first of first anytime | more',
      'mobileMovesTwice | R2 ruled | false of false true | more',
      'zocLocked | R3 ruled | false of false true | more',
      'mandatoryCombat | R4 ruled | false of false true | more',
      'stiffResistance | R5 ruled | flip of flip defender hex roll city none | more',
      'cityLine | R6 found | medium of medium rough | more',
      'riverLine | R7 ruled | medium of medium rough | more',
      'depleted | R11 ruled | halfUp of halfUp halfDown oneLess | more',
      'supportPool | R8 ruled | guns of guns all printed | more',
      'supportCap | R9 ruled | 2 of 1–13 | more',
      'ferries | R14 ruled | false of false true | more',
      'dropZoneWhileOccupied | R26 ruled | false of false true | more',
      'demolitionTries | R19 ruled | bridge of bridge unit | more',
      'spanAtBridge | R51 printed | protects of protects barred (exposed) | more',
      'spanForGermans | R33 ruled | false of false true | more',
      'spanLasts | R52 ruled | near of near always | more',
      'germany | R45 deduced | border of border narrow | more',
    ]);
    expect(Object.keys(defaultOptions(farthestBridge.options))).toHaveLength(fields.length);
  });

  test('and each of their values have words', () => {
    for (const [name, field] of fields) {
      expectWords(name, field.label);
      if (field.help !== undefined) expectWords(name, field.help);
      if (field.kind !== 'choice') continue;
      for (const { value, label } of field.choices) expectWords(`${name} ${value}`, label);
      expect(new Set(field.choices.map(({ label }) => label)).size, name).toBe(field.choices.length);
    }
    expect(fields.filter(([, field]) => field.help !== undefined).map(([name]) => name)).toEqual([
      'turns',
      'stiffResistance',
    ]);
  });
});

describe('answers in advance', () => {
  const common = [
    'support | 8.3 | ask of ask never column differential',
    'differential | 7.6 | 0 of -6–12',
    'retreat | 7.7, 7.8 | ask of ask go resist ground',
    'advance | 7.9 | ask of ask stay',
  ];
  const listed = (seat: string): readonly string[] =>
    fieldsOf(standing.schema(seat)!).map(
      ([name, field]) => `${name} | ${field.rule} | ${String(field.default)} of ${valuesOf(field)}`,
    );

  test('are about these rules', () => {
    expect(listed('allied')).toEqual(common);
    const german = listed('german');
    expect(german).toEqual(expect.arrayContaining(common));
    expect(german).toContain('bridges | 14.0 | ask of ask blow spare');
    expect(german).toContain('son-bridge | 14.0 | all of all ask blow spare');
  });

  test('have words, and those about single bridges stand under more', () => {
    for (const [name, field] of fieldsOf(standing.schema('german')!)) {
      expectWords(name, field.label);
      if (field.help !== undefined) expectWords(name, field.help);
      if (field.kind === 'choice') for (const { value, label } of field.choices) expectWords(`${name} ${value}`, label);
      expect([name, field.advanced ?? false]).toEqual([name, BRIDGES.some(({ id }) => id === name)]);
    }
  });
});

test('what is charted has titles, lines and a sentence about it', () => {
  expect(measures.charts.map(({ id, title, lines }) => `${id}: ${title}, ${lines.length}`)).toEqual([
    'strength: Strength on the map, 2',
    'losses: Losses, 2',
    'bridges: Bridges, 2',
    'way: Distance to Arnhem, 2',
  ]);
  expect(measures.luck.map(({ id, title }) => `${id}: ${title}`)).toEqual([
    'attacks: Luck in attack',
    'demolitions: Luck with charges',
    'landings: Luck in landing',
    'repairs: Luck in repair',
  ]);
  for (const { about, id } of [...measures.charts, ...measures.luck]) expect(about, id).toMatch(/^[A-Z].*\.$/);
  for (const { lines, id } of measures.charts) for (const { label } of lines) expectWords(id, label);
});
