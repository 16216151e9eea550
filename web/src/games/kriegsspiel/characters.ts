import { scale } from '@club-route/engine';
import { charactersOf, pointsOfType, UNITS } from '@club-route/kriegsspiel';
import { isLayerOn } from '../../hex/board/switches.ts';
import type { CounterFace } from '../../hex/counter/Counter.tsx';
import type { LayerView } from '../../hex/game.ts';

/** 24: units in the characters of the source, in place of their symbols. */
export const CHARACTERS: LayerView = {
  id: 'kriegsspiel/characters',
  name: 'Units as characters',
  startsOn: false,
  isKept: true,
};

/** How a player likes counters: as they are, or in the characters of the source, the larger the more companies are left. */
export function likedBy(controller: object): (face: CounterFace, unit: number, strength: number) => CounterFace {
  if (!isLayerOn(controller, CHARACTERS)) return (face) => face;
  return (face, unit, strength) => {
    const companies = scale(UNITS[unit].companies, strength, 100);
    return { ...face, characters: { text: charactersOf(unit), points: pointsOfType(companies) } };
  };
}
