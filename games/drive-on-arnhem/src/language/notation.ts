import { isRefusal, misread, OrderReader, unreadable, type Refusal, type Seat } from '@club-route/engine';
import { BUILD_PLOTS, type BuildPlot, type DriveAction } from '../actions.ts';
import { board, labelOf, stepBetween } from '../data/board.ts';
import { AIRBORNE_FORMATIONS } from '../data/units.ts';
import { driveOnArnhem } from '../game.ts';
import { findWays } from '../rules/ways.ts';
import { isOperationPhase, type DriveState } from '../state.ts';
import {
  cellName,
  cellsCalled,
  counted,
  formationCalled,
  unitCalled,
  unitCode,
  unitName,
  unitsInOneWord,
} from './names.ts';

/** Typed orders, and back: `504/82 Grave`, `504/82 by 13,13 12,13`, `attack 504/82 12,9`, `strike Best`, `end`. */

export function write(_state: DriveState, action: DriveAction): string {
  const cells = (list: readonly number[]): string => list.map(labelOf).join(' ');
  switch (action.kind) {
    case 'deploy':
      return `deploy ${cells(action.sources)} drops ${cells(action.cells)}`;
    case 'strike':
      return `strike ${labelOf(action.cell)}`;
    case 'supply':
      return `supply ${AIRBORNE_FORMATIONS[action.formation]} ${cells(action.way)}`.trim();
    case 'move':
      return `${unitCode(action.unit)} by ${cells(action.way)}`;
    case 'attack':
      return `attack ${unitCode(action.unit)} ${labelOf(action.cell)}`;
    case 'barrage':
      return `barrage ${unitCode(action.unit)} ${action.cell === undefined ? 'none' : labelOf(action.cell)}`;
    case 'protect':
      return `protect ${unitCode(action.unit)} ${action.targets}`;
    case 'advance':
      return `advance ${unitCode(action.unit)} ${action.hexes}`;
    case 'plot':
      return `plot ${unitCode(action.unit)} ${action.plot}`;
    case 'disband':
      return `${action.on ? 'disband' : 'keep'} ${unitCode(action.unit)}`;
    case 'mode':
    case 'fortify':
    case 'withdraw':
      return `${action.kind} ${unitCode(action.unit)}`;
    case 'interdict':
    case 'end':
      return action.kind;
  }
}

type Read = DriveAction | Refusal;

/** Where a place has several hexes, the first is meant with which the rules accept the order. */
export function read(state: DriveState, seat: Seat, text: string): Read {
  const words = unitsInOneWord(text)
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && word.toLowerCase() !== 'to');
  const readings = spellings(words).map((spelt) => readWords(state, spelt, text));
  const isAllowed = (reading: Read): boolean =>
    !isRefusal(reading) && driveOnArnhem.refuse(state, seat, reading) === undefined;
  return readings.find(isAllowed) ?? readings[0];
}

/** The words with hexes in place of names, in every way that they can be meant. */
function spellings(words: readonly string[]): readonly (readonly string[])[] {
  let readings: string[][] = [[]];
  for (const word of words) {
    const cells = cellsCalled(word);
    const spelt = cells.length === 0 ? [word] : cells.map(labelOf);
    // Somebody may type a very long line: lists are copied only where they part.
    if (spelt.length === 1 || readings.length * spelt.length > MOST_READINGS)
      for (const some of readings) some.push(spelt[0]);
    else readings = readings.flatMap((some) => spelt.map((one) => [...some, one]));
  }
  return readings;
}

const MOST_READINGS = 16;

function readWords(state: DriveState, words: readonly string[], text: string): Read {
  const [first = '', ...rest] = words;
  const verb = first.toLowerCase();
  switch (verb) {
    case 'end':
    case 'interdict':
      return rest.length === 0 ? { kind: verb } : misread(text);
    case 'strike':
      return oneCell(rest, text, (cell) => ({ kind: 'strike', cell }));
    case 'supply':
      return supplyWalk(rest);
    case 'deploy':
      return deployment(rest);
    case 'move':
      return withUnit(rest, (unit, more) => march(state, unit, more));
    case 'mode':
    case 'fortify':
    case 'withdraw':
      return withUnit(rest, (unit, more) => (more.length === 0 ? { kind: verb, unit } : misread(text)));
    case 'disband':
    case 'keep':
      return withUnit(rest, (unit, more) =>
        more.length === 0 ? { kind: 'disband', unit, on: verb === 'disband' } : misread(text),
      );
    case 'attack':
      return withUnit(rest, (unit, more) => oneCell(more, text, (cell) => ({ kind: 'attack', unit, cell })));
    case 'barrage':
      return withUnit(rest, (unit, more) =>
        more.length === 1 && more[0].toLowerCase() === 'none'
          ? { kind: 'barrage', unit }
          : oneCell(more, text, (cell) => ({ kind: 'barrage', unit, cell })),
      );
    case 'protect':
      return withUnit(rest, (unit, more) => withNumber(more, text, (targets) => ({ kind: 'protect', unit, targets })));
    case 'advance':
      return withUnit(rest, (unit, more) => withNumber(more, text, (hexes) => ({ kind: 'advance', unit, hexes })));
    case 'plot':
      return withUnit(rest, (unit, more) => buildPlot(unit, more, text));
    default:
      return unitCalled(first) < 0 ? misread(text) : withUnit(words, (unit, more) => march(state, unit, more));
  }
}

const reader = new OrderReader({
  board,
  cellName,
  unitNamed: unitCalled,
  examples: { cell: '12,9; you can also type a name such as Nijmegen', way: '504/82 13,13', side: '8,4/8,5' },
});

function oneCell(words: readonly string[], text: string, make: (cell: number) => DriveAction): Read {
  return reader.cells(words, (cells): Read => (cells.length === 1 ? make(cells[0]) : misread(text)));
}

function withUnit(
  [first = '', ...rest]: readonly string[],
  make: (unit: number, more: readonly string[]) => Read,
): Read {
  return reader.unit(first, (unit) => make(unit, rest));
}

function withNumber(words: readonly string[], text: string, make: (count: number) => DriveAction): Read {
  return words.length === 1 && /^\d$/.test(words[0]) ? make(Number(words[0])) : misread(text);
}

function buildPlot(unit: number, words: readonly string[], text: string): Read {
  const plot = BUILD_PLOTS.find((name) => name === words[0]?.toLowerCase()) as BuildPlot | undefined;
  return plot === undefined || words.length !== 1 ? misread(text) : { kind: 'plot', unit, plot };
}

/** Every hex of the way, or only the last: then the cheapest way is taken. */
function march(state: DriveState, unit: number, words: readonly string[]): Read {
  const by = words[0]?.toLowerCase() === 'by';
  return reader.cells(by ? words.slice(1) : words, (cells): Read => {
    if (cells.length === 0) return unreadable(`Say where ${unitName(unit)} goes, for example 12,9 or Nijmegen.`);
    const from = state.unitCell[unit];
    const whole =
      by || cells.length > 1 || from < 0 || !isOperationPhase(state.phase) || stepBetween(from, cells[0]) >= 0;
    const way = whole ? cells : findWays(state, unit).to(cells[0]);
    if (way !== undefined) return { kind: 'move', unit, way };
    return {
      rule: '8.7',
      text: `${unitName(unit)} cannot reach ${cellName(cells[0])} with ${counted(state.unitPoints[unit], 'operation point')}.`,
    };
  });
}

function supplyWalk([name = '', ...rest]: readonly string[]): Read {
  const formation = formationCalled(name);
  if (formation < 0)
    return unreadable(
      `"${name.slice(0, 20)}" is not an airborne formation. The formations are ${AIRBORNE_FORMATIONS.join(', ')}.`,
    );
  return reader.cells(rest, (way) => ({ kind: 'supply', formation, way }));
}

function deployment(words: readonly string[]): Read {
  const at = words.findIndex((word) => word.toLowerCase() === 'drops');
  if (at < 0) return unreadable('Type four sources, then the word "drops" and a hex for each unit.');
  return reader.cells(words.slice(0, at), (sources) =>
    reader.cells(words.slice(at + 1), (cells): Read => ({ kind: 'deploy', sources, cells })),
  );
}
