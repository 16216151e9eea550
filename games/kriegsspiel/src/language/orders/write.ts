import { labelOf } from '../../data/board.ts';
import { theatre } from '../../data/theatre.ts';
import { UNITS } from '../../data/units.ts';
import { ZONES } from '../../data/zones.ts';
import type { Addressee, Block, Order, Place, Stance } from '../../orders/types.ts';
import { structureName } from './gazetteer.ts';
import { AFTER_END } from './letter.ts';
import { writeTime } from './times.ts';

/** A block as it would be typed; reading it gives the same block. */
export function writeBlock({ from, to, at, ref, orders, unread, afterEnd }: Block): string {
  return [
    ...(from === undefined ? [] : [`FROM ${from} HQ`]),
    `TO ${writeAddressee(to)}`,
    ...(at === undefined ? [] : [`AT ${writeTime(at)}`]),
    ...(ref === undefined ? [] : [`REF ${ref}`]),
    ...orders.flatMap(writeOrder),
    ...(unread === undefined ? [] : ['', ...unread]),
    ...(afterEnd === undefined ? [] : AFTER_END),
  ].join('\n');
}

function writeAddressee(to: Addressee): string {
  if ('office' in to) return to.office.toUpperCase();
  if ('headquarters' in to) return to.headquarters.map((id) => `${id} HQ`).join(', ');
  return writeUnits(to.units);
}

function writeUnits(units: readonly number[]): string {
  return units.map((unit) => UNITS[unit].id).join(', ');
}

function writePlace(place: Place): string {
  return 'cell' in place ? labelOf(place.cell) : structureName(place.structure);
}

function writeVia(via: readonly Place[]): string {
  return via.length === 0 ? '' : ` VIA ${via.map(writePlace).join(', ')}`;
}

const MANNER = { fastest: '', road: ' BY ROAD', rail: ' BY RAIL', country: ' CROSS COUNTRY' } as const;

function writeStance(stance: Stance): string {
  const words = stance.act.toUpperCase();
  return `IF CONTACT ${stance.act === 'withdraw' ? `${words} TO ${writePlace(stance.to)}` : words}`;
}

/** The lines of an order: IF CONTACT has one of its own. */
export function writeOrder(order: Order): readonly string[] {
  const stance = 'contact' in order && order.contact !== undefined ? [writeStance(order.contact)] : [];
  return [writeLine(order), ...stance];
}

function writeLine(order: Order): string {
  switch (order.kind) {
    case 'move':
      return `MOVE TO ${writePlace(order.to)}${writeVia(order.via)}${MANNER[order.how]}`;
    case 'attack': {
      const guns = order.guns.length === 0 ? '' : ` WITH GUNS ${writeUnits(order.guns)}`;
      const air = order.air === 0 ? '' : ` WITH AIR ${order.air}`;
      const breakOff = order.breakOff === undefined ? '' : ` BREAK OFF AT ${order.breakOff}`;
      return `ATTACK ${writePlace(order.to)}${writeVia(order.via)}${guns}${air}${breakOff}`;
    }
    case 'withdraw':
      return `WITHDRAW TO ${writePlace(order.to)}${writeVia(order.via)}`;
    case 'recce':
      return `RECCE TO ${writePlace(order.to)}${writeVia(order.via)}${writeEngage(order.engage)}`;
    case 'hold': {
      const at = order.at === undefined ? '' : ` ${writePlace(order.at)}`;
      return `HOLD${at}${order.until === undefined ? '' : ` UNTIL ${writeTime(order.until)}`}`;
    }
    case 'wait':
      return `WAIT UNTIL ${writeTime(order.until)}`;
    case 'wait for':
      return `WAIT FOR ${UNITS[order.unit].id}`;
    case 'bombard':
      return `BOMBARD ${labelOf(order.cell)}${order.missions === 1 ? '' : ` FOR ${order.missions} MISSIONS`}`;
    case 'support':
    case 'defend':
      return `${order.kind.toUpperCase()} ${UNITS[order.unit].id}`;
    case 'repair':
      return `REPAIR ${structureName(order.structure)}`;
    case 'ferry': {
      const river = theatre.waters.find(({ id }) => id === order.water)!.name.toUpperCase();
      return `FERRY ${writeUnits(order.units)} ACROSS ${river} AT ${labelOf(order.cell)}`;
    }
    case 'drop':
    case 'land':
      return `${order.kind.toUpperCase()} ${writeUnits(order.units)} ON ${ZONES[order.zone].names[0]}`;
    case 'change zone':
      return `CHANGE DZ ${writeUnits(order.units)} TO ${ZONES[order.zone].names[0]}`;
    case 'supply drop':
      return `SUPPLY DROP ON ${ZONES[order.zone].names[0]}`;
    case 'patrol': {
      const from = order.from === undefined ? '' : ` FROM ${writeTime(order.from)}`;
      const until = order.until === undefined ? '' : ` UNTIL ${writeTime(order.until)}`;
      return `PATROL ${writeArea(order.area)}${from}${until}`;
    }
    case 'strike':
      return `STRIKE FOR ${UNITS[order.unit].id}`;
    case 'air recce':
      return `AIR RECCE ${writeArea(order.area)}`;
    case 'enter':
      return `ENTER AT ${labelOf(order.cell)}${order.first.length === 0 ? '' : ` IN ORDER ${writeUnits(order.first)}`}`;
    case 'report':
      return `REPORT ${order.about.toUpperCase()}`;
    case 'if contact':
      return writeStance(order.stance);
    case 'cancel':
      return `CANCEL ${order.ref ?? 'ALL'}`;
    case 'message':
      return `MESSAGE: ${order.text}`;
    case 'spare':
      return `${order.spare ? 'SPARE' : 'BLOW'} ${structureName(order.structure)}`;
    case 'map':
      return 'MAP';
  }
}

function writeEngage(engage: number | 'never' | undefined): string {
  if (engage === undefined) return '';
  if (engage === 'never') return ' NO ENGAGE';
  return ` ENGAGE AT ${engage < 0 ? '' : '+'}${engage}`;
}

function writeArea([one, two]: readonly [number, number]): string {
  return `${labelOf(one)} TO ${labelOf(two)}`;
}
