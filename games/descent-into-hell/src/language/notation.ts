import { misread, OrderReader, unreadable, wordsOf, type Refusal, type Seat } from '@club-route/engine';
import type { DescentAction } from '../actions.ts';
import { withWholePools } from '../choices/deployment.ts';
import { alongRoad, withFirst } from '../choices/set-up.ts';
import { board, labelOf } from '../data/board.ts';
import { ACTIVATIONS } from '../data/tables.ts';
import { Reach } from '../forecast/reach.ts';
import { activatable } from '../phases/deployment.ts';
import type { Side } from '../data/units.ts';
import type { DescentState } from '../state.ts';
import { readUnforeseen } from './unforeseen.ts';
import {
  AREA_CODES,
  cellName,
  cellsCalled,
  GROUP_CODES,
  POOL_CODES,
  unitCalled,
  unitCode,
  unitNames,
} from './names.ts';

/**
 * Typed orders, and back: `move 2IrishGds 0927`, `drop 1/506 1021`, `attack 0927`, `fire I/FJ6 2IrishGds`, `end`. Orders
 * for times that nobody foresees are in `unforeseen.ts`.
 */

export function write(_state: DescentState, action: DescentAction): string {
  switch (action.kind) {
    case 'setUp':
      return `setup ${action.units.map((unit, index) => `${unitCode(unit)} ${labelOf(action.cells[index])}`).join(' ')}`;
    case 'callOff':
      return 'call off';
    case 'activate':
      return `activate ${GROUP_CODES[action.group]} ${codes(action.units)}`;
    case 'place':
      return `place ${POOL_CODES[action.pool]} ${AREA_CODES[action.area]}`;
    case 'impulse':
      return action.impulse;
    case 'drop':
      return `drop ${unitCode(action.unit)} ${labelOf(action.cell)}`;
    case 'supply':
    case 'attack':
      return `${action.kind} ${labelOf(action.cell)}`;
    case 'enter':
      return `enter ${codes(action.units)} by ${labels([action.at, ...action.way])}`;
    case 'move':
      return `move ${codes(action.units)} by ${labels(action.way)}`;
    case 'flip':
    case 'exit':
      return `${action.kind} ${unitCode(action.unit)}`;
    case 'fire':
      return `fire ${unitCode(action.firer)} ${unitCode(action.target)}`;
    case 'bridge':
      return action.blow ? 'blow' : 'spare';
    case 'city':
      return action.stay ? 'stay' : 'go';
    case 'retreat':
      return `retreat ${labels(action.way)}`;
    case 'advance':
      return `advance ${action.units.length === 0 ? 'none' : codes(action.units)}`;
    case 'span':
      return `span ${unitCode(action.unit)} ${labelOf(action.cell)}`;
    case 'weather':
    case 'end':
      return action.kind;
  }
}

function codes(units: readonly number[]): string {
  return units.map(unitCode).join(' ');
}

function labels(cells: readonly number[]): string {
  return cells.map(labelOf).join(' ');
}

type Read = DescentAction | Refusal;

/** Words that are an order by themselves. */
const PLAIN: Readonly<Record<string, DescentAction>> = {
  'call off': { kind: 'callOff' },
  road: { kind: 'impulse', impulse: 'road' },
  'off-road': { kind: 'impulse', impulse: 'off-road' },
  weather: { kind: 'weather' },
  blow: { kind: 'bridge', blow: true },
  spare: { kind: 'bridge', blow: false },
  stay: { kind: 'city', stay: true },
  go: { kind: 'city', stay: false },
  'advance none': { kind: 'advance', units: [] },
  end: { kind: 'end' },
};

const reader = new OrderReader({
  board,
  cellName,
  cellsOf: cellsCalled,
  unitNamed: unitCalled,
  examples: { cell: '1910; you can also type a name such as Grave', way: 'move 2IrishGds 0927', side: '1021/1022' },
});

export function read(state: DescentState, seat: Seat, text: string): Read {
  const words = wordsOf(text);
  const plain = words.join(' ').toLowerCase();
  const unforeseen = readUnforeseen(state, seat as Side, plain);
  if (unforeseen !== undefined) return unforeseen;
  if (Object.hasOwn(PLAIN, plain)) return PLAIN[plain];
  const [verb = '', ...rest] = words;
  switch (verb.toLowerCase()) {
    case 'setup':
      return setUp(rest);
    case 'activate':
      return activation(state, rest);
    case 'place':
      return placement(rest, text);
    case 'drop':
      return withUnit(rest, (unit, more) => oneCell(more, text, (cell) => ({ kind: 'drop', unit, cell })));
    case 'span':
      return withUnit(rest, (unit, more) => oneCell(more, text, (cell) => ({ kind: 'span', unit, cell })));
    case 'supply':
      return oneCell(rest, text, (cell) => ({ kind: 'supply', cell }));
    case 'attack':
      return oneCell(rest, text, (cell) => ({ kind: 'attack', cell }));
    case 'move':
      return parted(rest, (units, hexes) => march(state, units, hexes, rest.some(isBy)));
    case 'enter':
      return parted(rest, (units, hexes) =>
        reader.cells(hexes, ([at, ...way]): Read =>
          at === undefined ? misread(text) : { kind: 'enter', units, at, way },
        ),
      );
    case 'flip':
      return withUnit(rest, (unit, more) => (more.length === 0 ? { kind: 'flip', unit } : misread(text)));
    case 'exit':
      return withUnit(rest, (unit, more) => (more.length === 0 ? { kind: 'exit', unit } : misread(text)));
    case 'fire':
      return withUnit(
        rest.filter((word) => word.toLowerCase() !== 'at'),
        (firer, more) =>
          withUnit(more, (target, end) => (end.length === 0 ? { kind: 'fire', firer, target } : misread(text))),
      );
    case 'retreat':
      return reader.cells(rest, (way): Read => ({ kind: 'retreat', way }));
    case 'advance':
      return reader.units(rest, (units): Read => ({ kind: 'advance', units: rising(units) }));
    default:
      return misread(text);
  }
}

function rising(units: readonly number[]): readonly number[] {
  return units.toSorted((one, two) => one - two);
}

function isBy(word: string): boolean {
  return word.toLowerCase() === 'by';
}

function oneCell(words: readonly string[], text: string, make: (cell: number) => DescentAction): Read {
  return reader.cells(words, (cells): Read => (cells.length === 1 ? make(cells[0]) : misread(text)));
}

function withUnit(
  [first = '', ...rest]: readonly string[],
  make: (unit: number, more: readonly string[]) => Read,
): Read {
  return reader.unit(first, (unit) => make(unit, rest));
}

/** Units, then hexes: parted by the word "by", else the hexes begin where no unit is named, or with the last word. */
function parted(words: readonly string[], make: (units: readonly number[], more: readonly string[]) => Read): Read {
  const by = words.findIndex(isBy);
  const stranger = words.findIndex((word, index) => index > 0 && (unitCalled(word) < 0 || index === words.length - 1));
  const end = by >= 0 ? by : stranger;
  if (end <= 0) return unreadable('Name units and where they go, for example "move 2IrishGds 0927".');
  return reader.units(words.slice(0, end), (units) => make(rising(units), words.slice(by >= 0 ? end + 1 : end)));
}

/** Every hex of the way, or only the last: then the cheapest way is taken. */
function march(state: DescentState, units: readonly number[], words: readonly string[], whole: boolean): Read {
  return reader.cells(words, (cells): Read => {
    if (whole || cells.length !== 1 || state.unitCell[units[0]] < 0) return { kind: 'move', units, way: cells };
    const way = new Reach(state, units).to(cells[0]);
    if (way !== undefined) return { kind: 'move', units, way };
    return {
      rule: 'Movement',
      text: `${unitNames(units)} cannot reach ${cellName(cells[0])} this impulse. Name a nearer hex.`,
    };
  });
}

/** Units with a hex behind them, and infantry that is only chosen; what is not named is filled up along the road. */
function setUp(words: readonly string[]): Read {
  const placed = new Map<number, number>();
  const chosen: number[] = [];
  for (let index = 0; index < words.length;) {
    const unit = reader.unit(words[index], (one) => one);
    if (typeof unit !== 'number') return unit;
    chosen.push(unit);
    const where = words[index + 1];
    index++;
    if (where === undefined || unitCalled(where) >= 0) continue;
    const cell = reader.cell([where], (one) => one);
    if (typeof cell !== 'number') return cell;
    placed.set(unit, cell);
    index++;
  }
  const whole = withWholePools([]);
  const infantry = withFirst(chosen.filter((unit) => !whole.includes(unit)));
  const units = rising([...new Set([...whole, ...infantry, ...chosen])]);
  const first = units.filter((unit) => placed.has(unit));
  const rest = units.filter((unit) => !placed.has(unit));
  const plan = alongRoad({ kind: 'setUp', units: [...first, ...rest], cells: first.map((unit) => placed.get(unit)!) });
  return { kind: 'setUp', units, cells: units.map((unit) => plan.cells[plan.units.indexOf(unit)]) };
}

function activation(state: DescentState, [name = '', ...rest]: readonly string[]): Read {
  const group = GROUP_CODES.indexOf(name.toLowerCase());
  if (group < 0) return unreadable(`Name one of ${GROUP_CODES.join(', ')}.`);
  if (rest.length === 0)
    return { kind: 'activate', group, units: activatable(state, ACTIVATIONS[group]).slice(0, ACTIVATIONS[group].most) };
  return reader.units(rest, (units): Read => ({ kind: 'activate', group, units: rising(units) }));
}

function placement([name = '', where = '', ...rest]: readonly string[], text: string): Read {
  const pool = POOL_CODES.indexOf(name);
  const area = AREA_CODES.indexOf(where.toLowerCase());
  if (pool < 0) return unreadable(`Name a force pool by its day and number, for example ${POOL_CODES[0]}.`);
  if (area < 0) return unreadable(`Name one of ${AREA_CODES.join(', ')}.`);
  return rest.length === 0 ? { kind: 'place', pool, area } : misread(text);
}
