import { NO_OFFER } from '@club-route/engine';
import type { FarthestBridgeDraft } from '../actions.ts';
import { terrainOf } from '../data/board.ts';
import { cellName, unitName, unitNames } from '../language/names.ts';
import type { FarthestBridgeState } from '../state.ts';
import { planOf } from './battle-draft.ts';
import { arrowsOf } from './enemies.ts';
import type { FarthestBridgeOffer } from './types.ts';

/** The defender's support fire (8.3): nothing to press on the map. */
export function defenceOffer(state: FarthestBridgeState, draft: FarthestBridgeDraft | undefined): FarthestBridgeOffer {
  const plan = planOf(state, draft)!;
  const { target, attackers, defenceMarkers } = plan;
  const cell = state.unitCell[target]!;
  return {
    ...NO_OFFER,
    arrows: arrowsOf(state, plan),
    attention: state.battle!.cell,
    head: {
      title: `Defend ${unitName(target)}`,
      unit: target,
      words: `${cellName(cell)}, ${terrainOf(cell)}, attacked by ${unitNames(attackers)}`,
    },
    ready:
      defenceMarkers.length === 0
        ? undefined
        : {
            label: `Fire in support of ${unitName(target)}`,
            action: { kind: 'support', markers: defenceMarkers },
            anywhere: true,
          },
    hold: { label: 'Fire nothing', action: { kind: 'support', markers: [] } },
  };
}
