import type { FarthestBridgeReport } from '@club-route/farthest-bridge';
import type { Pace } from '../../table/skin.ts';

/** Marches are quick; dice and what they decide are seen. */
export function pace(report: FarthestBridgeReport): Pace {
  switch (report.kind) {
    case 'combat':
      return { rolling: 550, rest: 1100 };
    case 'demolition':
    case 'repair':
      return { rolling: 550, rest: 700 };
    case 'resisted':
      return { rolling: report.die > 0 ? 450 : 0, rest: 500 };
    case 'landed':
      return { rolling: report.die > 0 ? 450 : 0, rest: 350 };
    case 'moved':
    case 'entered':
    case 'placed':
      return { rolling: 0, rest: 280 };
    case 'retreated':
    case 'advanced':
      return { rolling: 0, rest: 420 };
    case 'lost':
      return { rolling: 300, rest: 150 };
    case 'heldBack':
    case 'zoneLost':
    case 'arnhem':
    case 'span':
    case 'spanLapsed':
    case 'revealed':
      return { rolling: 0, rest: 500 };
    case 'attacked':
    case 'supported':
      return { rolling: 0, rest: 350 };
    case 'turn':
    case 'ended':
      return { rolling: 0, rest: 250 };
    case 'phase':
    case 'deployed':
    case 'asked':
    case 'spared':
      return { rolling: 0, rest: 0 };
  }
}
