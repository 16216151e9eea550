import { unitCalled } from '../../data/units.ts';
import { zoneCalled } from '../../data/zones.ts';
import type { Block } from '../../orders/types.ts';
import type { Situation } from './situation.ts';

/** The second lift of 1st Airborne: what lands at Arnhem a day late is cut off from supply and lost piece by piece. */
const SECOND_LIFT: readonly number[] = ['10/4', '11/4', '156/4', '2/1Lt'].map(unitCalled);
/** Where it helps to force the bridge at Nijmegen, and the corps brings supply. */
const ZONE = zoneCalled('dz-o');

/** Sends units that have not flown yet to another zone, each once. */
export function liftOrder({ sight, command }: Situation): Block | undefined {
  if (command !== 'airborne' || sight.edition === 'second') return undefined;
  const sent = sight.airborneSent.rows().flatMap(({ block }) => block.orders);
  const isTold = (unit: number): boolean =>
    sent.some((order) => order.kind === 'change zone' && order.units.includes(unit));
  const unit = SECOND_LIFT.find((one) => sight.knownCell[one] < 0 && !isTold(one));
  if (unit === undefined) return undefined;
  return { to: { units: [unit] }, orders: [{ kind: 'change zone', units: [unit], zone: ZONE }] };
}
