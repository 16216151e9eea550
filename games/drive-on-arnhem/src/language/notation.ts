import type { Refusal, Seat } from '@club-route/engine';
import { BUILD_PLOTS, type BuildPlot, type DriveAction } from '../actions.ts';
import { board, labelOf, stepBetween } from '../data/board.ts';
import { AIRBORNE_FORMATIONS } from '../data/units.ts';
import { findWays } from '../rules/ways.ts';
import { isOperationPhase, type DriveState } from '../state.ts';
import { formationCalled, unitCalled, unitCode } from './names.ts';

/** Typed orders, and back: `504/82 13,13 12,13`, `attack 504/82 12,9`, `mode HQ/1`, `strike 27,30`, `end`. */

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

export function read(state: DriveState, _seat: Seat, text: string): Read {
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && word.toLowerCase() !== 'to');
  const [first = '', ...rest] = words;
  const verb = first.toLowerCase();
  switch (verb) {
    case 'end':
    case 'interdict':
      return rest.length === 0 ? { kind: verb } : misread(text);
    case 'strike':
      return cellsOf(rest, (cells) => (cells.length === 1 ? { kind: 'strike', cell: cells[0] } : misread(text)));
    case 'supply':
      return supplyWalk(rest);
    case 'deploy':
      return deployment(rest);
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
      return withUnit(rest, (unit, more) =>
        cellsOf(more, (cells) => (cells.length === 1 ? { kind: 'attack', unit, cell: cells[0] } : misread(text))),
      );
    case 'barrage':
      return withUnit(rest, (unit, more) => barrage(unit, more, text));
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

function misread(text: string): Refusal {
  return {
    rule: 'notation',
    text: `"${text.trim().slice(0, 60)}" is not an order that is understood. Type "help" for examples.`,
  };
}

function cellsOf(words: readonly string[], make: (cells: readonly number[]) => Read): Read {
  const cells: number[] = [];
  for (const word of words) {
    const cell = board.cellByLabel.get(word);
    if (cell === undefined)
      return {
        rule: 'notation',
        text: `"${word.slice(0, 20)}" is no hex of this map; hexes are written such as 12,9.`,
      };
    cells.push(cell);
  }
  return make(cells);
}

function withUnit(
  [first = '', ...rest]: readonly string[],
  make: (unit: number, more: readonly string[]) => Read,
): Read {
  const unit = unitCalled(first);
  if (unit < 0) return { rule: 'notation', text: `"${first.slice(0, 20)}" is no unit of this game.` };
  return make(unit, rest);
}

function withNumber(words: readonly string[], text: string, make: (count: number) => DriveAction): Read {
  return words.length === 1 && /^\d$/.test(words[0]) ? make(Number(words[0])) : misread(text);
}

function barrage(unit: number, words: readonly string[], text: string): Read {
  if (words.length === 1 && words[0].toLowerCase() === 'none') return { kind: 'barrage', unit };
  return cellsOf(words, (cells) => (cells.length === 1 ? { kind: 'barrage', unit, cell: cells[0] } : misread(text)));
}

function buildPlot(unit: number, words: readonly string[], text: string): Read {
  const plot = BUILD_PLOTS.find((name) => name === words[0]?.toLowerCase()) as BuildPlot | undefined;
  return plot === undefined || words.length !== 1 ? misread(text) : { kind: 'plot', unit, plot };
}

/** Every hex of the way, or only the last: then the cheapest way is taken. */
function march(state: DriveState, unit: number, words: readonly string[]): Read {
  const by = words[0]?.toLowerCase() === 'by';
  return cellsOf(by ? words.slice(1) : words, (cells) => {
    if (cells.length === 0) return { rule: 'notation', text: 'Say where to, such as "504/82 13,13".' };
    const from = state.unitCell[unit];
    const whole =
      by || cells.length > 1 || from < 0 || !isOperationPhase(state.phase) || stepBetween(from, cells[0]) >= 0;
    const way = whole ? cells : findWays(state, unit).to(cells[0]);
    if (way !== undefined) return { kind: 'move', unit, way };
    return { rule: '8.7', text: `${unitCode(unit)} cannot get to ${labelOf(cells[0])} with the points it has.` };
  });
}

function supplyWalk([name = '', ...rest]: readonly string[]): Read {
  const formation = formationCalled(name);
  if (formation < 0)
    return { rule: 'notation', text: `"${name.slice(0, 20)}" is none of ${AIRBORNE_FORMATIONS.join(', ')}.` };
  return cellsOf(rest, (way) => ({ kind: 'supply', formation, way }));
}

function deployment(words: readonly string[]): Read {
  const at = words.findIndex((word) => word.toLowerCase() === 'drops');
  if (at < 0) return { rule: 'notation', text: 'Name four sources, then "drops" and a hex for each unit.' };
  return cellsOf(words.slice(0, at), (sources) =>
    cellsOf(words.slice(at + 1), (cells) => ({ kind: 'deploy', sources, cells })),
  );
}

export function grammar(state: DriveState, seat: Seat): string {
  switch (state.phase) {
    case 'setup':
      return 'deploy S S S S drops H H …: four sources (82, 101, 1, POL), then a hex for each unit.';
    case 'alliedAir':
    case 'germanAir':
      return seat === 'allied' ? 'strike 27,30 · interdict · end' : 'strike 27,30 · end';
    case 'supply':
      return 'supply 82 16,10 17,10 · end';
    default:
      return '504/82 13,13 · mode U · fortify U · attack U 12,9 · plot U buildup|breakdown|none · disband U · keep U · end';
  }
}
