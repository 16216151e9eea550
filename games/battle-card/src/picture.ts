import type { MapPicture, MapPiece } from '@club-route/engine';
import { AREA_NAMES, BELGIUM, DIVISION_NAMES } from './data/map.ts';
import type { BattleCardState } from './state.ts';

/** The dice as they lie, on the real road. */
export function picture(state: BattleCardState): MapPicture {
  return { board: 'farthest-bridge', pieces: AREA_NAMES.flatMap((_name, area) => piecesAt(state, area)) };
}

function piecesAt(state: BattleCardState, area: number): readonly MapPiece[] {
  const at = AREA_NAMES[area]!;
  const [allied, german] = [state.allied[area]!, state.german[area]!];
  const division = DIVISION_NAMES[state.division[area]!];
  return [
    ...(allied > 0 ? [{ at, side: 'allied', label: String(allied), note: division ?? 'Allied' }] : []),
    ...(german > 0 ? [{ at, side: 'german', label: String(german), note: 'German' }] : []),
    ...(state.corps === area && state.corps !== BELGIUM ? [{ at, side: 'allied', label: '30', note: 'Corps' }] : []),
  ];
}
