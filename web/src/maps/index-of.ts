import { cellLabelled } from '@club-route/engine';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { nearestCell } from '../map/view/keys.ts';

/** Something that can be looked for on a board. */
export interface Entry {
  readonly words: string;
  /** What it is: 'place', 'bridge over the Waal', 'objective'. */
  readonly kind: string;
  readonly cell: number;
}

/** Names, crossings, waters and marks of a board. Numbers are not listed: they are their own index. */
export function indexOf(sheet: MapSheet): readonly Entry[] {
  const { theatre, water } = sheet;
  const { file, board } = theatre;
  const first = (labels: string): number => cellLabelled(board, labels.split(' ')[0]);
  const waterName = new Map(file.waters.map(({ id, name }) => [id, name]));
  return [
    ...file.names.map(([words, , labels]) => ({ words, kind: 'place', cell: first(labels) })),
    ...file.crossings.map(({ name, kind, water: id, cells: labels }) => ({
      words: name,
      kind: `${kind === 'ferry' ? 'ferry' : kind.includes('bridge') ? kind : `${kind} bridge`} over the ${waterName.get(id) ?? id}`,
      cell: first(labels),
    })),
    ...water
      .toSorted((a, b) => b.line.length - a.line.length)
      .filter((run, index, all) => all.findIndex(({ water: other }) => other === run.water) === index)
      .map(({ water: index, line }) => ({
        words: file.waters[index].name,
        kind: file.waters[index].kind,
        cell: nearestCell(sheet, line[Math.floor(line.length / 2)]),
      })),
    ...file.marks.map(({ name, kind, cells: labels }) => ({ words: name, kind, cell: first(labels) })),
  ];
}

/** The entries that fit what was typed, the best first; a number of a cell comes before all names. */
export function lookUp(sheet: MapSheet, entries: readonly Entry[], typed: string, most = 8): readonly Entry[] {
  const wanted = plain(typed);
  if (wanted === '') return [];
  const { board, terrainKinds, terrain } = sheet.theatre;
  const cell = board.cellByLabel.get(typed.trim().replaceAll(' ', ','));
  const number = cell ?? board.cellByLabel.get(typed.trim());
  const numbers =
    number === undefined ? [] : [{ words: board.labels[number], kind: terrainKinds[terrain[number]], cell: number }];
  const scored = entries.flatMap((entry) => {
    const words = plain(entry.words);
    if (words.startsWith(wanted)) return [{ entry, score: 0 }];
    if (words.includes(` ${wanted}`)) return [{ entry, score: 1 }];
    if (words.includes(wanted)) return [{ entry, score: 2 }];
    return plain(entry.kind).includes(wanted) ? [{ entry, score: 3 }] : [];
  });
  const sorted = scored.toSorted((a, b) => a.score - b.score).map(({ entry }) => entry);
  return [...numbers, ...sorted].slice(0, most);
}

/** Without accents, hyphens and apostrophes, which nobody types. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[-–,\s]+/g, ' ')
    .trim()
    .toLowerCase();
}
