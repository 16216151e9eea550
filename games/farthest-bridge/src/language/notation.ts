import { misread, OrderReader, unreadable, wordsOf, type Refusal, type Seat, type TypedWay } from '@club-route/engine';
import type { ActionOf, FarthestBridgeAction } from '../actions.ts';
import { board, BRIDGES, labelOf } from '../data/board.ts';
import { MARKER_KINDS, type MarkerKind } from '../data/support.ts';
import { AIRBORNE, sideOf, unitNamed } from '../data/units.ts';
import { entryCells, refuseEnter } from '../phases/march.ts';
import { retreatPaths } from '../rules/retreat.ts';
import { isOnMap, phasingSide, type FarthestBridgeState } from '../state.ts';
import { bridgeNamed, cellName, cellsOfPlace, sideName, unitName } from './names.ts';

const reader = new OrderReader({
  board,
  cellName,
  cellsOf: cellsOfPlace,
  unitNamed,
  examples: { cell: '2621', way: '3/504 2116', side: 'bridge 2621/2721' },
});

/** Typed orders, and back: `3/504 2116`, `attack 2621 with 1/504 2/504 +us3`, `retreat 2722`, `blow nijmegen`. */

export function write(state: FarthestBridgeState, action: FarthestBridgeAction): string {
  switch (action.kind) {
    case 'deploy':
      return `deploy ${action.cells.map(labelOf).join(' ')}`;
    case 'move':
      return `${unitName(action.unit)} ${reader.writeWay(action)}`;
    case 'enter':
      return `${unitName(action.unit)} at ${labelOf(action.at)} ${reader.writeWay(action)}`;
    case 'land':
      return `land ${unitName(action.unit)} ${labelOf(action.cell)}`;
    case 'place':
      return `place ${labelOf(action.cell)}`;
    case 'go':
      return `go ${reader.writeWay(action)}`;
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
    case 'holdBack':
      return 'hold';
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
  hold: { kind: 'holdBack' },
  stop: { kind: 'stop' },
  resist: { kind: 'resist' },
  halt: { kind: 'halt' },
  spare: { kind: 'spare' },
  end: { kind: 'end' },
};

export function read(state: FarthestBridgeState, _seat: Seat, text: string): FarthestBridgeAction | Refusal {
  const words = wordsOf(text);
  const [first = '', ...rest] = words;
  const verb = first.toLowerCase();
  if (words.length === 1 && Object.hasOwn(PLAIN, verb)) return PLAIN[verb]!;
  switch (verb) {
    case 'deploy':
      return reader.cells(rest, (cells) => ({ kind: 'deploy', cells }));
    case 'land':
      return landing(rest);
    case 'place':
      return reader.cells(rest, (cells) => (cells.length === 1 ? { kind: 'place', cell: cells[0]! } : misread(text)));
    case 'go':
      return reader.way(rest, (way) => ({ kind: 'go', ...way }));
    case 'repair':
      return onBridge(rest, (bridge) => ({ kind: 'repair', bridge }));
    case 'blow':
    case 'demolish':
      return onBridge(rest, (bridge) => ({ kind: 'demolish', bridge }));
    case 'bridge':
      return reader.side(rest, (side) => ({ kind: 'span', side }));
    case 'attack':
    case 'bombard':
      return fight(state, verb, rest);
    case 'support':
      return markersOf(
        rest.filter((word) => word.toLowerCase() !== 'none'),
        (markers) => ({ kind: 'support', markers }),
      );
    case 'retreat':
      return reader.cells(rest, (cells) => ({ kind: 'retreat', path: wholeRetreat(state, cells) }));
    case 'advance':
      return unitToCell(rest, (unit, to) => ({ kind: 'advance', unit, to }), misread(text));
    default:
      return unitNamed(first) >= 0 ? unitOrder(state, unitNamed(first), rest) : misread(text);
  }
}

/** A unit's own order: march, arrive or land, whichever it can. */
function unitOrder(state: FarthestBridgeState, unit: number, words: readonly string[]): FarthestBridgeAction | Refusal {
  if (isOnMap(state, unit)) return reader.way(words, (way) => ({ kind: 'move', unit, ...way }));
  if (AIRBORNE[unit] === 1) return landing([unitName(unit), ...words]);
  if (words[0]?.toLowerCase() !== 'at') return reader.way(words, (way) => entryFor(state, unit, way));
  return reader.cell(words.slice(1), (at, rest) => reader.way(rest, (way) => ({ kind: 'enter', unit, at, ...way })));
}

/** Of the hexes where the unit may arrive, the first from which it gets there. */
function entryFor(state: FarthestBridgeState, unit: number, way: TypedWay): FarthestBridgeAction | Refusal {
  let refusal: Refusal = { rule: '11.3', text: `${unitName(unit)} does not enter from the map edge.` };
  for (const at of entryCells(unit)) {
    const action: ActionOf<'enter'> = { kind: 'enter', unit, at, ...way };
    const wrong = refuseEnter(state, action);
    if (wrong === undefined) return action;
    refusal = wrong;
  }
  return refusal;
}

/** A unit and one hex. */
function unitToCell(
  [first = '', ...rest]: readonly string[],
  make: (unit: number, cell: number) => FarthestBridgeAction,
  otherwise: Refusal,
): FarthestBridgeAction | Refusal {
  return reader.unit(first, (unit) =>
    reader.cells(rest, (cells) => (cells.length === 1 ? make(unit, cells[0]!) : otherwise)),
  );
}

function landing(words: readonly string[]): FarthestBridgeAction | Refusal {
  const otherwise = unreadable('Say where to land, for example "land 1/501 1006".');
  return unitToCell(words, (unit, cell) => ({ kind: 'land', unit, cell }), otherwise);
}

function onBridge(
  words: readonly string[],
  make: (bridge: number) => FarthestBridgeAction,
): FarthestBridgeAction | Refusal {
  const bridge = bridgeNamed(words.join(' '));
  if (bridge >= 0) return make(bridge);
  const names = BRIDGES.map(({ id }) => id).join(', ');
  return unreadable(`No bridge is called "${words.join(' ').slice(0, 30)}". The bridges are ${names}.`);
}

function markersOf(
  words: readonly string[],
  make: (markers: readonly MarkerKind[]) => FarthestBridgeAction,
): FarthestBridgeAction | Refusal {
  const markers: MarkerKind[] = [];
  for (const word of words) {
    const kind = MARKER_KINDS.find((one) => one === word.toLowerCase().replace('+', ''));
    if (kind === undefined)
      return unreadable(
        `"${word.slice(0, 20)}" is not a support-fire marker. The markers are ${MARKER_KINDS.map(plus).join(', ')}.`,
      );
    markers.push(kind);
  }
  return make(markers.toSorted((a, b) => MARKER_KINDS.indexOf(a) - MARKER_KINDS.indexOf(b)));
}

function fight(
  state: FarthestBridgeState,
  verb: 'attack' | 'bombard',
  words: readonly string[],
): FarthestBridgeAction | Refusal {
  const place = reader.place(words);
  const named = unitNamed(words[0] ?? '');
  // Of a place with several hexes, the one in which an enemy stands.
  const enemies = place.cells.filter((cell) => isEnemy(state, cell));
  if (enemies.length > 1) return reader.several(enemies);
  const at = enemies[0] ?? place.cells[0];
  const target = at === undefined ? named : state.cellUnit[at]!;
  if (target < 0) return unreadable(`There is no unit at "${(words[0] ?? '').slice(0, 20)}" to attack.`);
  const rest = words.slice(Math.max(1, place.words));
  const fire = rest.filter((word) => word.startsWith('+'));
  const attackers = rest.filter((word) => !word.startsWith('+') && word.toLowerCase() !== 'with');
  return reader.units(attackers, (units) => {
    if (verb === 'bombard' && units.length > 0)
      return unreadable('Markers bombard alone. To attack with units as well, type "attack".');
    return markersOf(fire, (markers) =>
      verb === 'bombard'
        ? { kind: 'bombard', target, markers }
        : { kind: 'attack', target, attackers: units.toSorted((a, b) => a - b), markers },
    );
  });
}

function isEnemy(state: FarthestBridgeState, cell: number): boolean {
  const unit = state.cellUnit[cell]!;
  return unit >= 0 && sideOf(unit) !== phasingSide(state);
}

/** A retreat may be named by its last hex alone. */
function wholeRetreat(state: FarthestBridgeState, cells: readonly number[]): readonly number[] {
  const next = state.battle?.retreats[0];
  if (next === undefined || cells.length !== 1 || next.distance === 1) return cells;
  return retreatPaths(state, next.unit, next.distance).find((path) => path.at(-1) === cells[0]) ?? cells;
}
