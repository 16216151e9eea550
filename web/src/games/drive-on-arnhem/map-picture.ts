import {
  BLOWN,
  BRIDGE_BLOWS,
  BRIDGES,
  dateOf,
  DROPPING_UNITS,
  INTACT,
  optionsOf,
  sideOf,
  UNIT_COUNT,
  UNKNOWN,
  type DriveState,
} from '@club-route/drive-on-arnhem';
import type { Viewer } from '@club-route/engine';
import { keptFace } from '../../hex/counter/kept.ts';
import type { CrossingView, GhostView, HexPicture, PieceView } from '../../hex/game.ts';
import { faceOf, unitWords } from './faces.ts';
import { pictureShown, positionOf, type Picture } from './picture.ts';
import type { DriveController } from './types.ts';

/** What lies on the map at the moment on show, for the shared table to draw. */
export function mapPicture(controller: DriveController): HexPicture {
  const picture = pictureShown(controller);
  const { state, source } = controller;
  return {
    pieces: [...piecesOf(controller, picture), ...droppingOf(controller)],
    ghosts: ghostsOf(state, source.viewer, picture),
    crossings: BRIDGES.flatMap((_, bridge) => crossingOf(state, picture.bridges[bridge], bridge)),
    spans: [],
  };
}

/** Who came first lies on top, as the rule book counts them in a hex. */
function piecesOf(controller: DriveController, { unitCell, strength }: Picture): readonly PieceView[] {
  const units = Array.from({ length: UNIT_COUNT }, (_, unit) => unit).filter((unit) => unitCell[unit] >= 0);
  const rank = (unit: number): number => controller.state.unitRank[unit];
  return units
    .toSorted((one, two) => rank(two) - rank(one) || two - one)
    .map((unit) => {
      const position = positionOf(controller, unit);
      return {
        unit,
        cell: unitCell[unit],
        seat: sideOf(unit),
        face: keptFace(
          faceOf(position, unit, strength[unit] === UNKNOWN ? position.unitStrength[unit] : strength[unit]),
        ),
        words: unitWords(position, unit),
      };
    });
}

/** 2.1: units stand where a free set-up in the making would land them. */
function droppingOf({ state, store }: DriveController): readonly PieceView[] {
  const { draft } = store.getState();
  if (draft?.kind !== 'deploy') return [];
  return draft.cells.map((cell, index) => {
    const unit = DROPPING_UNITS[index];
    return { unit, cell, seat: 'allied', face: keptFace(faceOf(state, unit)), words: unitWords(state, unit) };
  });
}

/** Enemy units that were seen and are out of sight. */
export function ghostsOf(
  state: DriveState,
  viewer: Viewer,
  { unitCell }: { readonly unitCell: ArrayLike<number> } = state,
): readonly GhostView[] {
  return Array.from({ length: UNIT_COUNT }, (_, unit) => unit)
    .filter((unit) => sideOf(unit) !== viewer && unitCell[unit] === UNKNOWN && state.ghostCell[unit] >= 0)
    .map((unit) => ({
      cell: state.ghostCell[unit],
      face: faceOf(state, unit),
      words: unitWords(state, unit),
      seen: { when: dateOf(state.ghostTurn[unit]), age: state.turn - state.ghostTurn[unit] },
    }));
}

/** 8.12: blown, found intact, never to be blown, or still to be tested, with the chance that it blows. */
function crossingOf(state: DriveState, now: number, bridge: number): readonly CrossingView[] {
  const { id, neverBlown } = BRIDGES[bridge];
  const text = `${BRIDGE_BLOWS[optionsOf(state).level - 1]} %`;
  const sign = now === BLOWN ? 'down' : neverBlown ? 'safe' : now === INTACT ? 'tried' : 'wired';
  return [{ id, state: sign, text }];
}
