import { figuresOf, type RulesTable } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { labelOf } from '../src/data/board.ts';
import { figures } from '../src/figures.ts';
import { farthestBridgeModule } from '../src/index.ts';
import { lessons } from '../src/lessons/index.ts';
import { BRIDGE_TABLE, COMBAT_TABLE, SCHEDULE_TABLES, SUPPORT_TABLE, TERRAIN_TABLE } from '../src/rules-tables.ts';

/** As it is printed, line by line. */
function printed({ caption, columns, rows }: RulesTable): readonly string[] {
  return [caption, ...[columns, ...rows].map((cells) => cells.join(' | '))];
}

describe('the tables of the rules', () => {
  test('5.2, 7.4, 11.4: what each terrain does', () => {
    expect(printed(TERRAIN_TABLE)).toEqual([
      'Terrain',
      'Hex | Points to enter | Mobile units | Line in combat | Gliders crash on',
      'Mixed | 2 | enter | open | –',
      'Woods | 2 | by road or trail only | medium | 1–3',
      'Broken | 3 | by road or trail only | medium | 1',
      'Rough | 4 | by road or trail only | rough | 1–2',
      'Town | 1 | enter | medium | 1–3',
      'City | 1 | enter | medium | 1–4',
    ]);
  });

  test('7.6: the combat table', () => {
    expect(printed(COMBAT_TABLE)).toEqual([
      "Combat table: find the differential on the defender's line, then the die roll in that column",
      'Line or die | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12',
      'Rough line | ≤ −2 | −1 | 0 | +1 | +2 to +3 | +4 to +5 | +6 to +8 | +9 to +11 | ≥ +12 | – | – | –',
      'Medium line | ≤ −3 | −2 | −1 | 0 | +1 | +2 to +3 | +4 to +5 | +6 to +8 | +9 to +11 | ≥ +12 | – | –',
      'Light line | ≤ −5 | −4 to −3 | −2 | −1 | 0 | +1 | +2 to +3 | +4 to +5 | +6 to +8 | +9 to +11 | ≥ +12 | –',
      'Open line | ≤ −7 | −6 to −5 | −4 to −3 | −2 | −1 | 0 | +1 | +2 to +3 | +4 to +5 | +6 to +8 | +9 to +11 | ≥ +12',
      'Die 1 | A1 | A1 | A1 | Br | D1 | D2 | D2 | D2 | D2 | D3 | D4 | De',
      'Die 2 | A1 | A1 | A1 | A1 | Br | D1 | D2 | D2 | D2 | D2 | D3 | D4',
      'Die 3 | A1 | A1 | A1 | A1 | A1 | Br | D1 | D2 | D2 | D2 | D2 | D3',
      'Die 4 | A2 | A1 | A1 | A1 | A1 | Br | Br | D1 | D2 | D2 | D2 | D2',
      'Die 5 | A2 | A2 | A1 | A1 | A1 | A1 | Br | Br | D1 | D2 | D2 | D2',
      'Die 6 | Ae | Ae | A2 | A1 | A1 | A1 | A1 | Br | Br | Br | D2 | D2',
    ]);
  });

  test('8.1: the markers of each turn, equal turns together', () => {
    expect(printed(SUPPORT_TABLE)).toEqual([
      'Support-fire markers of each turn',
      'Turn | US +3 | UK +3 | UK +4 | UK +2 | German +3 | German +2',
      '1 | 3 | 3 | 0 | 0 | 1 | 0',
      '2 | 3 | 3 | 1 | 0 | 1 | 0',
      '3 | 3 | 3 | 2 | 2 | 2 | 1',
      '4 | 3 | 3 | 2 | 2 | 3 | 1',
      '5–10 | 3 | 3 | 5 | 2 | 3 | 2',
    ]);
  });

  test('14.0, 14.2: on which faces bridges fall and are repaired', () => {
    expect(printed(BRIDGE_TABLE)).toEqual([
      'Bridges',
      'Bridge | Blown on | Repaired on',
      'Canal | 1–3 | 5–6',
      'Railway | 1–2 | 5–6',
      'Highway | 1 | 4–6',
    ]);
  });

  test('11.1: who arrives when and where', () => {
    expect(SCHEDULE_TABLES.map(printed)).toEqual([
      [
        'Arrivals: German',
        'Turn and place | Units',
        'Turn 1, 3907–3916 | 1/vT, 2/vT (3-3-7)',
        'Turn 1, 0701–0901 | 1/59, 2/59 (3-3-7)',
        'Turn 1, 3824 | 1/9SS (5-5-10)',
        'Turn 1, 3925 | 3/9SS (4-4-7)',
        'Turn 1, 3326 | 10SS (2-2-12)',
        'Turn 2, 3907–3916 | 3/vT (3-3-7)',
        'Turn 2, 0725 | 2107P (5-3-10)',
        'Turn 2, 0726 | 2107M (4-4-10)',
        'Turn 3, 1726–2726 | 1/1P, 2/1P (2-2-7)',
        'Turn 3, 0126–0825 | 1/6P, 2/6P, 180 (2-3-7); Hnke (4-3-10)',
        'Turn 3, 3326 | 2/10SS (3-4-7)',
        'Turn 4, 3326 | 1/10SS (4-4-10)',
        'Turn 5, 0701–2301 | 1/Hbr, 2/Hbr (2-3-7); Hbr (5-5-10)',
        'Turn 5, 3326 | 3/10SS (3-4-7)',
        'Turn 7, 0901–2301 | 1/6, 2/6 (3-3-7); 1/2 (1-2-7)',
        'Turn 8, 0901–2301 | Jngw (2-3-7)',
      ],
      [
        'Arrivals: United States',
        'Turn and place | Units',
        'Turn 1, within 7 hexes of the 101st drop zone | 1/501, 2/501, 3/501, 1/502, 2/502, 3/502, 1/506, 2/506, 3/506 (2-2-7)',
        'Turn 1, within 7 hexes of the 82nd drop zone | 1/504, 2/504, 3/504, 1/505, 2/505, 3/505, 1/508, 2/508, 3/508 (2-2-7)',
        'Turn 3, within 7 hexes of the 101st drop zone | 1/327, 2/327 (2-3-7, gliders)',
        'Turn 7, within 7 hexes of the 82nd drop zone | 1/325, 2/325 (2-3-7, gliders)',
      ],
      [
        'Arrivals: United Kingdom',
        'Turn and place | Units',
        'Turn 1, within 7 hexes of the 1st drop zone | 1/1, 2/1, 3/1 (2-2-7); 1B/1, 7K/1, 2S/1 (2-2-7, gliders)',
        'Turn 2, within 7 hexes of the 1st drop zone | 10/4, 11/4, 156/4 (2-2-7)',
        'Turn 2, 0103–0105 | 2I/5 (4-3-10); 3I/32, 2D/231 (3-3-7); E (3-3-10)',
        'Turn 3, 0103–0105 | 1C/5, 2G/5 (4-3-10); 32, 129 (5-5-7)',
        'Turn 4, 0103–0105 | 130, 214 (5-5-7)',
        'Turn 8, 0103–0105 | 3/29 (4-3-10)',
      ],
      [
        'Arrivals: Poland',
        'Turn and place | Units',
        'Turn 5, within 7 hexes of any hex of Arnhem | 1/Pol, 2/Pol (2-2-7)',
        'Turn 7, within 7 hexes of any hex of Arnhem | 3/Pol (2-2-7)',
      ],
    ]);
  });
});

test('5.2, 6.0, 7.6: the figures of the rules show and say what the rules work out', async () => {
  // Loaded with this file: what a test loads counts as tried by that test alone when mutants are.
  const drawn = await figuresOf({
    ...farthestBridgeModule,
    figures: async () => figures,
    lessons: async () => lessons,
  });
  const shown = drawn.map(({ rule, cells, marks, caption }) => ({
    rule,
    cells: cells.map(labelOf).join(' '),
    marks: marks.map(({ cell, look, text = '' }) => `${labelOf(cell)} ${look} ${text}`.trim()).join(', '),
    caption,
  }));
  expect(shown).toEqual([
    {
      rule: '5.2',
      cells:
        '1107 1207 1208 1109 1008 1007 1107 1207 1008 1206 1308 1106 1407 1408 1306 1309 1005 1409 1006 0909 0908 0907 1004 1510',
      marks:
        '1107 offered 2, 1207 offered 2, 1008 offered 2, 1206 offered 2½, 1308 offered 2½, 1106 offered 3, 1407 offered 3, 1408 offered 3, 1306 offered 3½, 1309 offered 3½, 1005 offered 3½, 1409 offered 3½, 1006 offered 4, 0909 offered 4, 0908 offered 4, 0907 offered 4, 1004 offered 4, 1510 offered 4',
      caption:
        '2/501 has landed at 1108. With its remaining points it may move to any of these 18 hexes. The number in a hex is the cost of moving there.',
    },
    {
      rule: '6.0',
      cells: '1006 1107 1108 1008 0908 0907 1005 1106 1107 1007 0907 0906',
      marks: '1006 zone, 1107 zone, 1108 zone, 1008 zone, 0908 zone, 0907 zone',
      caption:
        '1/501 at 1007 controls the 6 hexes around it. Grsn headed for the drop zone, entered the zone of control at 1006 and had to stop there.',
    },
    {
      rule: '7.6',
      cells: '2621 2620 2721 2722 2622 2522 2521 2521 2621 2622 2523 2422 2421',
      marks: '2621 danger',
      caption:
        '1/504 and 2/504 attack BrDf with two +3 markers: 2 + 2 + 3 + 3 against 2 gives +8. A city uses the medium line. Of six die rolls, 6 drive the defender back and 2 drive the attackers back. The results for 1 to 6 are D2, D2, D2, D1, Br, Br.',
    },
  ]);
});
