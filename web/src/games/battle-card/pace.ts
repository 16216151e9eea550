import type { BattleCardReport } from '@club-route/battle-card';
import type { Pace } from '../../table/skin.ts';

/** Dice are seen, briefly; what follows from them is read at a glance. */
export function pace(report: BattleCardReport): Pace {
  switch (report.kind) {
    case 'fought':
    case 'dropped':
    case 'tested':
      return { rolling: 550, rest: 650 };
    case 'reinforced':
      return { rolling: 0, rest: 320 };
    case 'retaken':
    case 'removed':
    case 'corps':
    case 'advanced':
      return { rolling: 0, rest: 700 };
    case 'withheld':
    case 'held':
    case 'round':
    case 'ended':
      return { rolling: 0, rest: 250 };
  }
}
