import type { BattleReport } from '@club-route/kriegsspiel/battle';
import type { Pace } from '../../table/skin.ts';

/** Milliseconds that each kind of report stays; what takes no time is told along with the next. */
const REST: Readonly<Record<BattleReport['kind'], number>> = {
  'battle turn': 500,
  card: 1100,
  'card dice': 1000,
  went: 280,
  'came in': 500,
  left: 600,
  'dug in': 600,
  shot: 900,
  'company lost': 500,
  'fell back': 450,
  'took ground': 400,
  bridges: 500,
  drew: 0,
  discarded: 0,
  'pack shuffled': 400,
  'battle over': 800,
};

export function pace({ kind }: BattleReport): Pace {
  return { rolling: kind === 'shot' || kind === 'card dice' ? 450 : 0, rest: REST[kind] };
}
