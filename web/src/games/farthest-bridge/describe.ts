import {
  BRIDGES,
  CELL_BRIDGES,
  bridgeName,
  cellName,
  DEMOLISHED_ON,
  isDown,
  labelOf,
  points,
  terrainOf,
  wayTo,
  type FarthestBridgeState,
} from '@club-route/farthest-bridge';
import { unitWords } from './faces.ts';
import { offerNow, type Offer } from './offer.ts';
import type { FarthestBridgeController } from './types.ts';

/** A hex in words, for who hears the map: what it is, who is there, and what choosing it would mean. */
export function cellWords(controller: FarthestBridgeController, cell: number): string {
  const { state } = controller;
  const offer = offerNow(controller);
  const unit = state.cellUnit[cell];
  const zones = [
    ...(state.alliedZone[cell] > 0 ? ['Allied zone of control'] : []),
    ...(state.germanZone[cell] > 0 ? ['German zone of control'] : []),
  ];
  return [
    `${cellName(cell)}, ${terrainOf(cell)}`,
    ...(unit < 0 ? [] : [unitWords(unit, state.unitDepleted[unit] === 1)]),
    ...zones,
    ...CELL_BRIDGES[cell].map((bridge) => bridgeWords(state, bridge, cell)),
    ...choiceWords(controller, offer, cell),
  ].join('. ');
}

function bridgeWords(state: FarthestBridgeState, bridge: number, cell: number): string {
  const other = BRIDGES[bridge].cells.find((one) => one !== cell)!;
  return `${bridgeName(bridge)} to ${labelOf(other)}, ${isDown(state, bridge) ? 'down' : 'standing'}`;
}

function choiceWords(controller: FarthestBridgeController, offer: Offer, cell: number): readonly string[] {
  switch (offer.kind) {
    case 'march': {
      const destination = offer.destinations.get(cell);
      if (destination === undefined) return ['not within reach'];
      const { stops, fords, questions } = wayTo(controller.state, offer.unit, destination);
      return [
        `${points(destination.cost)} points`,
        ...(stops ? ['the move ends in an enemy zone'] : []),
        ...(fords.length > 0 ? ['through water'] : []),
        ...questions.map(
          ({ bridge }) =>
            `the Germans may blow the ${bridgeName(bridge)}, on ${DEMOLISHED_ON[BRIDGES[bridge].kind]} of 6`,
        ),
      ];
    }
    case 'land': {
      const odds = offer.odds.get(cell);
      return odds === undefined
        ? ['not within reach']
        : [`of 6: ${odds.whole} unhurt, ${odds.depleted} depleted, ${odds.lost} lost`];
    }
    case 'cells':
      return offer.actions.has(cell) ? ['may be chosen'] : [];
    case 'retreat':
      return wordsOnRetreat(offer, cell);
    case 'advance':
      return offer.ways.some(({ to }) => to === cell) ? ['may be entered'] : [];
    case 'nothing':
    case 'pick':
    case 'attack':
    case 'span':
    case 'bridges':
    case 'defence':
      return [];
  }
}

function wordsOnRetreat({ ways }: Extract<Offer, { kind: 'retreat' }>, cell: number): readonly string[] {
  const here = ways.filter((way) => way.at(-1) === cell).length;
  if (here > 0) return [here === 1 ? 'may be fallen back to' : `may be fallen back to by ${here} ways`];
  return ways.some((way) => way.includes(cell)) ? ['may be passed'] : [];
}
