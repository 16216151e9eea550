import type { Refusal, Seat } from '@club-route/engine';
import type { ActionOf, FarthestBridgeAction } from '../actions.ts';
import { board, BRIDGES, labelOf, SIDES } from '../data/board.ts';
import { MARKER_KINDS, type MarkerKind } from '../data/support.ts';
import { AIRBORNE, unitNamed } from '../data/units.ts';
import { entryCells, refuseEnter } from '../phases/march.ts';
import { retreatPaths } from '../rules/retreat.ts';
import { isOnMap, type FarthestBridgeState } from '../state.ts';
import { bridgeNamed, cellName, sideName, unitName } from './names.ts';

/** Typed orders, and back: `3/504 2116`, `attack 2621 with 1/504 2/504 +us3`, `retreat 2722`, `blow nijmegen`. */

export function write(state: FarthestBridgeState, action: FarthestBridgeAction): string {
  const path = (one: { readonly to: number; readonly path?: readonly number[] }): string =>
    one.path === undefined ? labelOf(one.to) : `by ${one.path.map(labelOf).join(' ')}`;
  switch (action.kind) {
    case 'deploy':
      return `deploy ${action.cells.map(labelOf).join(' ')}`;
    case 'move':
      return `${unitName(action.unit)} ${path(action)}`;
    case 'enter':
      return `${unitName(action.unit)} at ${labelOf(action.at)} ${path(action)}`;
    case 'land':
      return `land ${unitName(action.unit)} ${labelOf(action.cell)}`;
    case 'place':
      return `place ${labelOf(action.cell)}`;
    case 'go':
      return `go ${path(action)}`;
    case 'repair':
      return `repair ${BRIDGES[action.bridge]!.id}`;
    case 'span':
      return `bridge ${sideName(action.side)}`;
    case 'attack':
      return [
        'attack',
        labelOf(state.unitCell[action.target]!),
        'with',
        ...action.attackers.map(unitName),
        ...action.markers.map(plus),
      ].join(' ');
    case 'bombard':
      return ['bombard', labelOf(state.unitCell[action.target]!), ...action.markers.map(plus)].join(' ');
    case 'support':
      return ['support', ...(action.markers.length === 0 ? ['none'] : action.markers.map(plus))].join(' ');
    case 'retreat':
      return `retreat ${action.path.map(labelOf).join(' ')}`;
    case 'advance':
      return `advance ${unitName(action.unit)} ${labelOf(action.to)}`;
    case 'demolish':
      return `blow ${BRIDGES[action.bridge]!.id}`;
    case 'stop':
    case 'resist':
    case 'halt':
    case 'spare':
    case 'end':
      return action.kind;
  }
}

function plus(kind: MarkerKind): string {
  return `+${kind}`;
}

const PLAIN: Readonly<Record<string, FarthestBridgeAction>> = {
  stop: { kind: 'stop' },
  resist: { kind: 'resist' },
  halt: { kind: 'halt' },
  spare: { kind: 'spare' },
  end: { kind: 'end' },
};

export function read(state: FarthestBridgeState, _seat: Seat, text: string): FarthestBridgeAction | Refusal {
  const words = text
    .trim()
    .split(/[\s,]+/)
    .filter((word) => word !== '' && word.toLowerCase() !== 'to');
  const [first = '', ...rest] = words;
  const verb = first.toLowerCase();
  if (words.length === 1 && Object.hasOwn(PLAIN, verb)) return PLAIN[verb]!;
  switch (verb) {
    case 'deploy':
      return cellsOf(rest, (cells) => ({ kind: 'deploy', cells }));
    case 'land':
      return landing(rest);
    case 'place':
      return cellsOf(rest, ([cell = 0], count) => (count === 1 ? { kind: 'place', cell } : misread(text)));
    case 'go':
      return goal(rest, (to, path) => ({ kind: 'go', to, ...path }));
    case 'repair':
      return onBridge(rest, (bridge) => ({ kind: 'repair', bridge }));
    case 'blow':
    case 'demolish':
      return onBridge(rest, (bridge) => ({ kind: 'demolish', bridge }));
    case 'bridge':
      return spanning(rest);
    case 'attack':
    case 'bombard':
      return fight(state, verb, rest);
    case 'support':
      return markersOf(
        rest.filter((word) => word.toLowerCase() !== 'none'),
        (markers) => ({ kind: 'support', markers }),
      );
    case 'retreat':
      return cellsOf(rest, (cells) => ({ kind: 'retreat', path: wholeRetreat(state, cells) }));
    case 'advance':
      return unitAnd(rest, (unit, [to = 0], count) => (count === 1 ? { kind: 'advance', unit, to } : misread(text)));
    default:
      return unitNamed(first) >= 0 ? unitOrder(state, unitNamed(first), rest) : misread(text);
  }
}

function misread(text: string): Refusal {
  return {
    rule: 'notation',
    text: `"${text.trim().slice(0, 60)}" is not an order that is understood. Type "help" for examples.`,
  };
}

/** A unit's own order: march, arrive or land, whichever it can. */
function unitOrder(state: FarthestBridgeState, unit: number, words: readonly string[]): FarthestBridgeAction | Refusal {
  const atWord = words[0]?.toLowerCase() === 'at';
  if (isOnMap(state, unit)) return goal(words, (to, path) => ({ kind: 'move', unit, to, ...path }));
  if (AIRBORNE[unit] === 1) return landing([unitName(unit), ...words]);
  if (!atWord) return goal(words, (to, path) => entryFor(state, unit, to, path));
  const at = cellFrom(words[1] ?? '');
  if (at < 0) return noCell(words[1] ?? '');
  return goal(words.slice(2), (to, path) => ({ kind: 'enter', unit, at, to, ...path }));
}

/** Of the hexes where the unit may arrive, the first from which it gets there. */
function entryFor(
  state: FarthestBridgeState,
  unit: number,
  to: number,
  path: { readonly path?: readonly number[] },
): FarthestBridgeAction | Refusal {
  let refusal: Refusal = { rule: '11.3', text: `${unitName(unit)} does not arrive over the edge.` };
  for (const at of entryCells(unit)) {
    const action: ActionOf<'enter'> = { kind: 'enter', unit, at, to, ...path };
    const wrong = refuseEnter(state, action);
    if (wrong === undefined) return action;
    refusal = wrong;
  }
  return refusal;
}

type Path = { readonly path?: readonly number[] };

/** A destination, or `by` and every hex of the way. */
function goal(
  words: readonly string[],
  make: (to: number, path: Path) => FarthestBridgeAction | Refusal,
): FarthestBridgeAction | Refusal {
  const by = words[0]?.toLowerCase() === 'by';
  return cellsOf(by ? words.slice(1) : words, (cells, count) => {
    if (count === 0) return { rule: 'notation', text: 'Say where to, such as "3/504 2116".' };
    if (!by && count > 1) return { rule: 'notation', text: 'Name one hex to go to, or "by" and every hex of the way.' };
    return make(cells.at(-1)!, by ? { path: cells } : {});
  });
}

function cellFrom(word: string): number {
  return board.cellByLabel.get(word) ?? -1;
}

function noCell(word: string): Refusal {
  return { rule: 'notation', text: `"${word.slice(0, 20)}" is no hex of this map; hexes are numbered such as 2621.` };
}

function cellsOf(
  words: readonly string[],
  make: (cells: readonly number[], count: number) => FarthestBridgeAction | Refusal,
): FarthestBridgeAction | Refusal {
  const cells: number[] = [];
  for (const word of words) {
    const cell = cellFrom(word);
    if (cell < 0) return noCell(word);
    cells.push(cell);
  }
  return make(cells, cells.length);
}

function unitAnd(
  words: readonly string[],
  make: (unit: number, cells: readonly number[], count: number) => FarthestBridgeAction | Refusal,
): FarthestBridgeAction | Refusal {
  const [first = '', ...rest] = words;
  const unit = unitNamed(first);
  if (unit < 0) return { rule: 'notation', text: `"${first.slice(0, 20)}" is no unit of this game.` };
  return cellsOf(rest, (cells, count) => make(unit, cells, count));
}

function landing(words: readonly string[]): FarthestBridgeAction | Refusal {
  return unitAnd(words, (unit, [cell = 0], count) =>
    count === 1
      ? { kind: 'land', unit, cell }
      : { rule: 'notation', text: 'Say where to land, such as "land 1/501 1006".' },
  );
}

function onBridge(
  words: readonly string[],
  make: (bridge: number) => FarthestBridgeAction,
): FarthestBridgeAction | Refusal {
  const bridge = bridgeNamed(words.join(' '));
  if (bridge >= 0) return make(bridge);
  const names = BRIDGES.map(({ id }) => id).join(', ');
  return { rule: 'notation', text: `There is no bridge "${words.join(' ').slice(0, 30)}"; the bridges are ${names}.` };
}

function spanning(words: readonly string[]): FarthestBridgeAction | Refusal {
  const [one = '', two = ''] = words.join('/').split('/');
  const [a, b] = [cellFrom(one), cellFrom(two)];
  if (a < 0 || b < 0)
    return { rule: 'notation', text: 'Name the two hexes that share the hexside, such as "bridge 2621/2721".' };
  for (let side = 0; side < SIDES; side++) {
    const [c, d] = [board.sideCells[side * 2], board.sideCells[side * 2 + 1]];
    if ((a === c && b === d) || (a === d && b === c)) return { kind: 'span', side };
  }
  return { rule: 'notation', text: `${cellName(a)} and ${cellName(b)} share no hexside.` };
}

function markersOf(
  words: readonly string[],
  make: (markers: readonly MarkerKind[]) => FarthestBridgeAction,
): FarthestBridgeAction | Refusal {
  const markers: MarkerKind[] = [];
  for (const word of words) {
    const kind = MARKER_KINDS.find((one) => one === word.toLowerCase().replace('+', ''));
    if (kind === undefined)
      return {
        rule: 'notation',
        text: `"${word.slice(0, 20)}" is no support-fire marker; they are ${MARKER_KINDS.map(plus).join(', ')}.`,
      };
    markers.push(kind);
  }
  return make(markers.toSorted((a, b) => MARKER_KINDS.indexOf(a) - MARKER_KINDS.indexOf(b)));
}

function fight(
  state: FarthestBridgeState,
  verb: 'attack' | 'bombard',
  words: readonly string[],
): FarthestBridgeAction | Refusal {
  const [where = '', ...rest] = words;
  const cell = cellFrom(where);
  const target = cell < 0 ? unitNamed(where) : state.cellUnit[cell]!;
  if (target < 0) return { rule: 'notation', text: `There is no unit at "${where.slice(0, 20)}" to attack.` };
  const fire = rest.filter((word) => word.startsWith('+'));
  const attackers: number[] = [];
  for (const word of rest) {
    if (word.startsWith('+') || word.toLowerCase() === 'with') continue;
    const unit = unitNamed(word);
    if (unit < 0) return { rule: 'notation', text: `"${word.slice(0, 20)}" is no unit of this game.` };
    attackers.push(unit);
  }
  return markersOf(fire, (markers) =>
    verb === 'bombard'
      ? { kind: 'bombard', target, markers }
      : { kind: 'attack', target, attackers: attackers.toSorted((a, b) => a - b), markers },
  );
}

/** A retreat may be named by its last hex alone. */
function wholeRetreat(state: FarthestBridgeState, cells: readonly number[]): readonly number[] {
  const next = state.battle?.retreats[0];
  if (next === undefined || cells.length !== 1 || next.distance === 1) return cells;
  return retreatPaths(state, next.unit, next.distance).find((path) => path.at(-1) === cells[0]) ?? cells;
}

export function grammarOf(state: FarthestBridgeState): string {
  switch (state.step) {
    case 'free':
      if (state.phase === 'deploy') return 'Type "deploy" and the hexes, in the order asked.';
      return state.phase === 'alliedCombat' || state.phase === 'germanCombat'
        ? 'Type "attack 2621 with 1/504 2/504 +us3", "bombard 2621 +uk4", or "end".'
        : 'Type a unit and a hex, such as "3/504 2116"; "land 1/501 1006"; "2I/5 at 0105 0404"; "bridge 2621/2721"; or "end".';
    case 'moving':
      return 'Type "go 2116" or "stop".';
    case 'placing':
      return 'Type "place" and an empty hex beside it.';
    case 'demolition':
      return 'Type "blow" and the name of the bridge, or "spare".';
    case 'defence':
      return 'Type "support +german3" or "support none".';
    case 'retreat':
      return 'Type "retreat" and the hexes of the way, or "resist".';
    case 'advance':
      return 'Type "advance", the unit and the hex, or "halt".';
  }
}
