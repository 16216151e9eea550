import { cellOf } from './board.ts';
import { theatre } from './theatre.ts';
import { ALL_UNITS, UNITS, unitCalled } from './units.ts';

/** Where units stand at the start and where they come in by the edge: the marks of the board (R55). */

export interface Entry {
  readonly id: string;
  readonly name: string;
  /** In the order in which they are tried (31.5). */
  readonly cells: readonly number[];
}

export const ENTRIES: readonly Entry[] = [...theatre.marks.values()]
  .filter(({ kind }) => kind === 'entry')
  .map(({ id, name, cellList }) => ({ id, name, cells: cellList }));

/** R60: 10 SS may come by the ferry at Pannerden, off the east edge. */
export const PANNERDEN_CELL = cellOf('5048');

const ENTRY_OF_FORMATION: Readonly<Record<string, string>> = {
  'Gds Armd': 'entry-xxx-corps',
  '50 Div': 'entry-xxx-corps',
  'Corps tps': 'entry-xxx-corps',
  '43 Div': 'entry-xxx-corps',
  '11 Armd': 'entry-xxx-corps',
  'v.Tettau': 'entry-von-tettau',
  '9 SS': 'entry-9ss',
  '10 SS': 'entry-10ss',
  '406 Div': 'entry-406-division',
  '59 Div': 'entry-59-division',
  '107 Pz Bde': 'entry-107-brigade',
  'KG Walther': 'entry-walther',
};
const HUBER: readonly string[] = ['1/Hbr', '2/Hbr', 'Hbr', 'Hber Arty'];
const LATE_FROM_THE_WEST: readonly string[] = ['1/6', '2/6', '1/2', 'Jngw'];

/** Unit -> its entry, or -1 for those that fly or are there at the start. */
export const ENTRY_OF: readonly number[] = ALL_UNITS.map((unit) => {
  const { id, airborne, day, formation } = UNITS[unit];
  if (airborne || day === 0) return -1;
  return ENTRIES.findIndex((entry) => entry.id === markOf(id, formation));
});

function markOf(id: string, formation: string): string {
  if (HUBER.includes(id)) return 'entry-huber';
  return LATE_FROM_THE_WEST.includes(id) ? 'entry-west-late' : ENTRY_OF_FORMATION[formation];
}

/** Unit -> the square of its set-up mark, for those there at the start. */
export const SET_UP: ReadonlyMap<number, number> = new Map(
  [...theatre.marks.values()]
    .filter(({ kind }) => kind === 'set-up')
    .map(({ name, cellList }) => [unitCalled(name.replace('Set-up of ', '')), cellList[0]]),
);
