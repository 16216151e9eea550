import {
  ALLIED_OWNER,
  blowsOn,
  BRIDGES,
  dateOf,
  ghostsOf,
  isSide,
  JOES_BRIDGE,
  OTHER,
  sideOf,
  turnOfMoment,
  type DescentState,
} from '@club-route/descent-into-hell';
import type { Viewer } from '@club-route/engine';
import { keptFace } from '../../hex/counter/kept.ts';
import type { CrossingView, GhostView, HexPicture, PieceView } from '../../hex/game.ts';
import { faceOf, unitWords } from './faces.ts';
import { pictureShown, type Picture } from './picture.ts';
import type { DescentController } from './types.ts';

/** What lies on the map at the moment on show, for the shared table to draw. */
export function mapPicture(controller: DescentController): HexPicture {
  const picture = pictureShown(controller);
  const { state, source } = controller;
  return {
    pieces: piecesOf(controller, picture),
    ghosts: ghostViews(state, source.viewer).filter(({ unit }) => picture.unitCell[unit] < 0),
    crossings: BRIDGES.map((_, bridge) => crossingOf(state, picture, bridge)),
    spans: picture.spans,
  };
}

function piecesOf(controller: DescentController, { unitCell, unitSteps }: Picture): readonly PieceView[] {
  const { state, before, store } = controller;
  const { telling, draft } = store.getState();
  const planned = draft?.kind === 'setUp' ? draft : undefined;
  return unitCell.flatMap((known, unit): readonly PieceView[] => {
    const cell = planned?.cells[planned.units.indexOf(unit)] ?? known;
    if (cell < 0) return [];
    // While an entry is told, a unit looks as before it, unless it has just appeared.
    const position = telling !== undefined && before.unitCell[unit] >= 0 ? before : state;
    const face = keptFace(faceOf(position, unit, unitSteps[unit]));
    return [{ unit, cell, seat: sideOf(unit), face, words: unitWords(position, unit) }];
  });
}

/** H-32: enemies where they were last seen. */
export function ghostViews(state: DescentState, viewer: Viewer): readonly (GhostView & { readonly unit: number })[] {
  if (!isSide(viewer)) return [];
  return ghostsOf(state, OTHER[viewer]).flatMap(({ cell, moment, units }) =>
    units.map((unit) => {
      const turn = turnOfMoment(moment);
      const words = unitWords(state, unit);
      const face = keptFace(faceOf(state, unit, state.ghostSteps[unit]));
      return { unit, cell, face, words, seen: { when: dateOf(turn), age: state.turn - turn } };
    }),
  );
}

/** 1.4: blown, asked about now, Allied, German and ready to be blown, or German with its chance spent. */
function crossingOf(state: DescentState, picture: Picture, bridge: number): CrossingView {
  const text = `${blowsOn(state, bridge)} of 6`;
  return { id: BRIDGES[bridge].id, state: signOf(state, picture, bridge), text };
}

function signOf(state: DescentState, picture: Picture, bridge: number): CrossingView['state'] {
  if (picture.bridgeBlown[bridge] === 1) return 'down';
  if (state.questions[0]?.bridge === bridge) return 'asked';
  if (bridge === JOES_BRIDGE || picture.bridgeOwner[bridge] === ALLIED_OWNER) return 'safe';
  return state.bridgeAsked[bridge] === 0 ? 'wired' : 'tried';
}
