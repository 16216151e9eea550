import { act, part } from '@club-route/engine';
import type { DescentChoice, DescentDraft } from '../actions.ts';
import { AIRBORNE, BRIDGING_UNITS, FIRST, LAST } from '../data/units.ts';
import {
  ALL_CELLS,
  dropCells,
  hasDropCell,
  nextMarker,
  refusePiece,
  refuseWeather,
  type Piece,
} from '../phases/drop.ts';
import { refuseFlipBack } from '../phases/impulse.ts';
import { WAITING, type DescentState } from '../state.ts';

/** H-08: before anybody moves the Allies flip bridging units back, roll for the weather and drop. */

const ROLL: DescentChoice = act({ kind: 'weather' });
const SUPPLY: DescentChoice = part({ kind: 'supply' });
const DROPS: readonly DescentChoice[] = Array.from({ length: LAST.allied }, (_, unit) => part({ kind: 'drop', unit }));

/** The hexes for a piece that has been chosen. */
export function dropChoices(
  state: DescentState,
  draft: DescentDraft | undefined,
): readonly DescentChoice[] | undefined {
  if (draft?.kind === 'supply') return dropCells(state, nextMarker(state)).map((cell) => act({ kind: 'supply', cell }));
  if (draft?.kind !== 'drop') return undefined;
  const { unit } = draft;
  const all = (DROPS_OF[unit] ??= ALL_CELLS.map((cell) => act({ kind: 'drop', unit, cell })));
  const cells = dropCells(state, { unit });
  return cells.length === all.length ? all : cells.map((cell) => all[cell]);
}

/** Unit -> its drop into every hex, once it was wanted. */
const DROPS_OF: (readonly DescentChoice[] | undefined)[] = Array.from({ length: LAST.allied }, () => undefined);

export function airChoices(state: DescentState): readonly DescentChoice[] {
  const found: DescentChoice[] = [];
  for (const unit of BRIDGING_UNITS)
    if (refuseFlipBack(state, unit) === undefined) found.push(act({ kind: 'flip', unit }));
  if (refuseWeather(state) === undefined) found.push(ROLL);
  if (state.weather === 'unknown' || state.weather === 'poor') return found;
  for (let unit = FIRST.allied; unit < LAST.allied; unit++)
    if (AIRBORNE[unit] === 1 && state.unitCell[unit] === WAITING && canLand(state, { unit })) found.push(DROPS[unit]);
  if (canLand(state, nextMarker(state))) found.push(SUPPLY);
  return found;
}

function canLand(state: DescentState, piece: Piece): boolean {
  return refusePiece(state, piece) === undefined && hasDropCell(state, piece);
}
