import {
  BRIDGES,
  bridgeState,
  DEMOLISHED_ON,
  isCombatPhase,
  optionsOf,
  phasingSide,
  sideOf,
  UNIT_COUNT,
  type BridgeState,
  type DepletedReading,
  type FarthestBridgeState,
} from '@club-route/farthest-bridge';
import type { CounterFace } from '../../hex/counter/Counter.tsx';
import { keptFace } from '../../hex/counter/kept.ts';
import type { CrossingView, HexPicture, PieceView } from '../../hex/game.ts';
import { faceOf, unitWords } from './faces.ts';
import { pictureShown, type Picture } from './picture.ts';
import type { FarthestBridgeController } from './types.ts';

/** What lies on the map at the moment on show, for the shared table to draw. */
export function mapPicture(controller: FarthestBridgeController): HexPicture {
  const picture = pictureShown(controller);
  const isStill = controller.store.getState().telling === undefined;
  const { state } = controller;
  return {
    pieces: piecesOf(picture, optionsOf(state).depleted, (unit) => (isStill ? spentOf(state, unit) : undefined)),
    ghosts: [],
    crossings: BRIDGES.flatMap((_, bridge) => crossingOf(picture, isStill ? state : undefined, bridge)),
    spans: picture.spanSide < 0 ? [] : [picture.spanSide],
  };
}

function piecesOf(
  picture: Picture,
  reading: DepletedReading,
  spent: (unit: number) => CounterFace['spent'],
): readonly PieceView[] {
  return Array.from({ length: UNIT_COUNT }, (_, unit) => unit).flatMap((unit): PieceView[] => {
    const cell = picture.unitCell[unit];
    if (cell < 0) return [];
    const depleted = picture.depleted[unit] === 1;
    const face = keptFace(faceOf(unit, depleted, reading, spent(unit)));
    return [{ unit, cell, seat: sideOf(unit), face, words: unitWords(unit, depleted, reading) }];
  });
}

/** Only of the side whose phase it is: on the others the mark would mean nothing. */
function spentOf(state: FarthestBridgeState, unit: number): CounterFace['spent'] {
  if (state.phase === 'over' || state.phase === 'deploy' || sideOf(unit) !== phasingSide(state)) return undefined;
  if (isCombatPhase(state)) return state.unitFought[unit] === 1 ? 'fought' : undefined;
  return state.unitMoved[unit] === 1 && unit !== state.mover ? 'moved' : undefined;
}

const SIGNS: Readonly<Record<BridgeState, CrossingView['state'] | undefined>> = {
  asked: 'asked',
  blown: 'down',
  safe: 'safe',
  repaired: 'safe',
  bridged: 'safe',
  tried: 'tried',
  wired: 'wired',
  standing: undefined,
};

/** While something is shown only what is down is certain. */
function crossingOf(
  { bridgesDown }: Picture,
  state: FarthestBridgeState | undefined,
  bridge: number,
): readonly CrossingView[] {
  const { id, kind } = BRIDGES[bridge];
  const isDown = ((bridgesDown >> bridge) & 1) === 1;
  const sign = isDown ? 'down' : state && SIGNS[bridgeState(state, bridge)];
  return sign === undefined ? [] : [{ id, state: sign, text: `${DEMOLISHED_ON[kind]} of 6` }];
}
