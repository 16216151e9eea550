import { cellOf } from '../../data/board.ts';
import { HOUR, timeOfDay } from '../../data/calendar.ts';
import { airSideOf } from '../../data/organisation.ts';
import type { Side } from '../../data/units.ts';
import type { Area, Block } from '../../orders/types.ts';
import type { Situation } from './situation.ts';

function area(one: string, two: string): Area {
  return [cellOf(one), cellOf(two)];
}

/** Where squadrons patrol: the country between the rivers for the British, the landing grounds for the Germans. */
const PATROLS: Readonly<Record<Side, Area>> = {
  allied: area('3546', '4868'),
  german: area('3134', '4862'),
};
/** What an air recce looks at first: the far bank at Nijmegen. */
const RECCE: Area = area('3845', '4348');
/** Squadrons kept back for attacks until this hour. */
const KEPT = 3;
const KEPT_UNTIL = 15 * HOUR;
const FIRST = 7 * HOUR;
const LAST = 18 * HOUR;

/** Orders for the squadrons that are not kept for an attack. */
export function flightOrders({ sight, command, now }: Situation): Block | undefined {
  const side = airSideOf(sight, command);
  if (side === undefined) return undefined;
  const time = timeOfDay(now);
  if (time < FIRST || time > LAST) return undefined;
  const left = sight[`${command}Squadrons`];
  const kept = side === 'allied' && time < KEPT_UNTIL ? KEPT : 0;
  if (left <= kept) return undefined;
  // Second edition: squadrons look, or strike in battles.
  if (sight.edition === 'second') {
    if (left < FULL_OF[side]) return undefined;
    return { to: { office: 'air' }, orders: [{ kind: 'air recce', area: LOOKS[side] }] };
  }
  const patrol = { kind: 'patrol', area: PATROLS[side] } as const;
  const wantsRecce = side === 'allied' && left === FULL;
  return { to: { office: 'air' }, orders: [wantsRecce ? { kind: 'air recce', area: RECCE } : patrol] };
}
const FULL = 6;
const FULL_OF: Readonly<Record<Side, number>> = { allied: FULL, german: 2 };
const LOOKS: Readonly<Record<Side, Area>> = { allied: RECCE, german: area('3360', '3863') };
