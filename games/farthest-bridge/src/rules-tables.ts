import type { RulesTable } from '@club-route/engine';
import type { BridgeKind, Terrain } from './data/board.ts';
import { differentialsOf, LINES, RESULTS, type Line } from './data/combat-table.ts';
import { ALLOTMENTS } from './data/support.ts';
import { CLOSED_TO_MOBILE, CRASH_ON, DEMOLISHED_ON, ENTER_COST, REPAIRED_FROM } from './data/terrain.ts';
import { UNITS, type Nation, type UnitData } from './data/units.ts';

/** The tables of the rules, made of the figures that are played. */

const TERRAINS: readonly Terrain[] = ['mixed', 'woods', 'broken', 'rough', 'town', 'city'];
const KINDS: Readonly<Record<BridgeKind, string>> = { canal: 'Canal', rail: 'Railway', highway: 'Highway' };

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function upTo(die: number): string {
  return die === 0 ? '–' : die === 1 ? '1' : `1–${die}`;
}

/** 5.2, 7.4, 11.4. */
export const TERRAIN_TABLE: RulesTable = {
  caption: 'Terrain',
  columns: ['Hex', 'Points to enter', 'Mobile units', 'Line in combat', 'Gliders crash on'],
  rows: TERRAINS.map((terrain) => [
    capital(terrain),
    String(ENTER_COST[terrain] / 2),
    CLOSED_TO_MOBILE[terrain] ? 'by road or trail only' : 'enter',
    terrain === 'rough' ? 'rough' : terrain === 'mixed' ? 'open' : 'medium',
    upTo(CRASH_ON[terrain]),
  ]),
};

const COLUMNS = RESULTS[0]!.map((_, index) => index + 1);

/** 7.6: the lines with what each column takes, then the results of each face. */
export const COMBAT_TABLE: RulesTable = {
  caption: "Combat table: find the differential on the defender's line, then the die roll in that column",
  columns: ['Line or die', ...COLUMNS.map(String)],
  rows: [
    ...LINES.map((line) => [`${capital(line)} line`, ...COLUMNS.map((column) => differenceText(line, column))]),
    ...RESULTS.map((results, index) => [`Die ${index + 1}`, ...results]),
  ],
};

function differenceText(line: Line, column: number): string {
  const range = differentialsOf(line, column);
  if (range === undefined) return '–';
  const { from, to } = range;
  if (from === Number.NEGATIVE_INFINITY) return `≤ ${signed(to)}`;
  if (to === Number.POSITIVE_INFINITY) return `≥ ${signed(from)}`;
  return from === to ? signed(from) : `${signed(from)} to ${signed(to)}`;
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}

/** 8.1: turns with the same markers stand together. */
export const SUPPORT_TABLE: RulesTable = {
  caption: 'Support-fire markers of each turn',
  columns: ['Turn', 'US +3', 'UK +3', 'UK +4', 'UK +2', 'German +3', 'German +2'],
  rows: together(ALLOTMENTS.guns.map((counts) => counts.map(String))),
};

function together(turns: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const rows: { readonly from: number; to: number; readonly counts: readonly string[] }[] = [];
  for (const [index, counts] of turns.entries()) {
    const last = rows.at(-1);
    if (last !== undefined && last.counts.join() === counts.join()) last.to = index + 1;
    else rows.push({ from: index + 1, to: index + 1, counts });
  }
  return rows.map(({ from, to, counts }) => [from === to ? String(from) : `${from}–${to}`, ...counts]);
}

/** 14.0, 14.2. */
export const BRIDGE_TABLE: RulesTable = {
  caption: 'Bridges',
  columns: ['Bridge', 'Blown on', 'Repaired on'],
  rows: (Object.keys(KINDS) as readonly BridgeKind[]).map((kind) => [
    KINDS[kind],
    upTo(DEMOLISHED_ON[kind]),
    `${REPAIRED_FROM[kind]}–6`,
  ]),
};

const NATIONS: readonly (readonly [Nation, string])[] = [
  ['german', 'German'],
  ['us', 'United States'],
  ['uk', 'United Kingdom'],
  ['pol', 'Poland'],
];

/** 11.1: who arrives when and where. */
export const SCHEDULE_TABLES: readonly RulesTable[] = NATIONS.map(([nation, name]) => ({
  caption: `Arrivals: ${name}`,
  columns: ['Turn and place', 'Units'],
  rows: schedule(UNITS.filter((unit) => unit.nation === nation)),
}));

function schedule(units: readonly UnitData[]): readonly (readonly string[])[] {
  const rows = new Map<string, { readonly turn: number; readonly units: Map<string, string[]> }>();
  for (const { arrival, attack, defense, movement, kind, id } of units) {
    if (arrival.by === 'setup') continue;
    const where = arrival.by === 'edge' ? edgeText(arrival.hexes) : `within 7 hexes of ${zoneText(arrival.zone)}`;
    const key = `Turn ${arrival.turn}, ${where}`;
    const row = rows.get(key) ?? { turn: arrival.turn, units: new Map<string, string[]>() };
    const factors = `${attack}-${defense}-${movement}${kind === 'glider' ? ', gliders' : ''}`;
    row.units.set(factors, [...(row.units.get(factors) ?? []), id]);
    rows.set(key, row);
  }
  return [...rows]
    .toSorted(([, one], [, two]) => one.turn - two.turn)
    .map(([key, { units: found }]) => [
      key,
      [...found].map(([factors, ids]) => `${ids.join(', ')} (${factors})`).join('; '),
    ]);
}

function edgeText(hexes: readonly string[]): string {
  return hexes.length === 1 ? hexes[0]! : `${hexes[0]!}–${hexes.at(-1)!}`;
}

function zoneText(zone: string): string {
  return zone === 'arnhem' ? 'any hex of Arnhem' : `the ${zone} drop zone`;
}
