import type { Block } from '../../orders/types.ts';
import type { Desk } from '../desk.ts';
import { isUnderOrders } from './needs.ts';
import { enemiesWithin, stateKnown, type Situation } from './situation.ts';

/** Minutes after which a staff wants to look at its map again, whatever happens meanwhile. */
const WATCH = 60;
/** So many are asked for a report, because one of them may be lost. */
const AT_ONCE = 2;
/** Who is asked has no enemy so near. */
const QUIET = 4;

/**
 * A staff is asked when something is brought to it. In quiet hours nothing is: so units that stand idle report in an hour that they
 * are where they are.
 */
export function alarm(situation: Situation, desk: Desk): Block | undefined {
  const { sight, now, units } = situation;
  if (sight.edition === 'second') return undefined;
  const isSet = (unit: number): boolean => {
    const { order, failed, quarter } = desk.file(unit);
    return order?.kind === 'wait' && !failed && quarter + WATCH > now;
  };
  if (units.filter(isSet).length >= AT_ONCE) return undefined;
  const unit = units.find((one) => {
    if (stateKnown(situation, one) !== 'halted' || isUnderOrders(desk.file(one)) || isSet(one)) return false;
    return enemiesWithin(situation, sight.knownCell[one], QUIET).length === 0;
  });
  if (unit === undefined) return undefined;
  const here = { to: { cell: sight.knownCell[unit] }, via: [] } as const;
  return {
    to: { units: [unit] },
    orders: [
      { kind: 'wait', until: { plus: WATCH } },
      { kind: 'move', ...here, how: 'fastest' },
    ],
  };
}
