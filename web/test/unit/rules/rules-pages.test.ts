import { catalogue, type GameId } from '@club-route/catalogue';
import { drawSheet } from '@club-route/cartography/draw/draw-sheet';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { openSheet } from '@club-route/cartography/draw/open-sheet';
import { figureSvg } from '@club-route/cartography/export/figure';
import { figuresOf, type FigurePicture } from '@club-route/engine';
import { loadBoard, type BoardFile } from '@club-route/theatre';
import { isBoardId } from '@club-route/theatre/boards';
import { describe, expect, test } from 'vitest';

const GAMES = await Promise.all(catalogue.map(async (entry) => ({ id: entry.id, module: await entry.load() })));

/** Games with fewer figures than two. */
const LEAST: Readonly<Partial<Record<GameId, number>>> = {
  'battle-card': 1,
};

/** Drawing a board takes a while, and two games have one in common. */
const sheets = new Map<string, Promise<MapSheet>>();
function sheetOf({ board, file }: FigurePicture): Promise<MapSheet> {
  if (!isBoardId(board)) return Promise.resolve(drawSheet(loadBoard(file as BoardFile)));
  const sheet = sheets.get(board) ?? openSheet(board);
  sheets.set(board, sheet);
  return sheet;
}

/** The counters that the frame of a figure cuts. */
function cutCounters(svg: string): readonly string[] {
  const [left, top, width, height] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const counters = svg.matchAll(/translate\((\S+) (\S+)\) scale\((\S+)\)"><rect x="-(\S+)"/g);
  return [...counters].flatMap(([all, ...numbers]) => {
    const [x, y, scale, half] = numbers.map(Number) as [number, number, number, number];
    const reach = scale * half - 0.5;
    const isWhole = x - reach >= left && x + reach <= left + width && y - reach >= top && y + reach <= top + height;
    return isWhole ? [] : [all];
  });
}

describe.each(GAMES)('the rules of $id', ({ id, module }) => {
  const sections = module.rules.map(({ rule }) => rule);

  test('every word of the glossary leads to a section', () => {
    expect(module.glossary).not.toHaveLength(0);
    for (const { term, rule } of module.glossary!) expect(sections, term).toContain(rule);
  });

  test('the summary names tables that there are, each once', async () => {
    const { parts, tables } = await module.summary!();
    const captions = module.rules.flatMap((section) => section.tables ?? []).map(({ caption }) => caption);
    for (const begins of tables)
      expect(
        captions.filter((caption) => caption.startsWith(begins)),
        begins,
      ).not.toHaveLength(0);
    expect(new Set(tables).size).toBe(tables.length);
    // Twenty words at most is the guide; a summary packs more into a line, but not without end.
    for (const line of parts.flatMap(({ lines }) => lines)) expect(line.split(' ').length, line).toBeLessThan(48);
  });

  test('rows of tables have names of their own and as many cells as columns', () => {
    for (const { caption, columns, rows } of module.rules.flatMap((section) => section.tables ?? [])) {
      expect(new Set(rows.map(([name]) => name)).size, caption).toBe(rows.length);
      for (const row of rows) expect(row, caption).toHaveLength(columns.length);
    }
  });

  test('figures stand in a section, show what they speak of, and can be drawn', async () => {
    const figures = await figuresOf(module);
    const least = LEAST[id] ?? 2;
    expect(figures.length).toBeGreaterThanOrEqual(least);
    for (const figure of figures) {
      expect(sections).toContain(figure.rule);
      expect(figure.caption).not.toMatch(/undefined|NaN|-1/);
      const svg = figureSvg(await sheetOf(figure.picture), figure);
      for (const { cell, text } of figure.marks) {
        expect(figure.cells).toContain(cell);
        if (text !== undefined) expect(svg.includes(`>${text}<`), text).toBe(true);
      }
      const hasCounter = svg.includes('rx="6"');
      expect(hasCounter || figure.marks.length > 0, figure.caption).toBe(true);
      expect(cutCounters(svg), figure.caption).toEqual([]);
      expect(/NaN|undefined/.test(svg)).toBe(false);
    }
  });
});
