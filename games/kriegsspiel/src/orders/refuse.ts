import type { Refusal } from '@club-route/engine';
import { LARGEST_AIR_RECCE } from '../data/air.ts';
import { board, isWater, labelOf } from '../data/board.ts';
import { ENTRIES, ENTRY_OF, PANNERDEN_CELL } from '../data/entries.ts';
import { CHIEF, isOfCorps, SIDE_OF_COMMAND, type Command, type Headquarters } from '../data/headquarters.ts';
import { STRUCTURE_COUNT, STRUCTURES } from '../data/structures.ts';
import { theatre } from '../data/theatre.ts';
import { ENGINEER, isArtillery, isRecon, UNIT_COUNT, UNITS, type Side } from '../data/units.ts';
import { ZONES, zonesOfPlan } from '../data/zones.ts';
import { squaresOf } from '../rules/air.ts';
import { banksOf, oppositeBank } from '../rules/engineer.ts';
import { optionsOf, type CampaignState } from '../state.ts';
import { believedWay } from './forecast.ts';
import { airSideOf, commanderOf, headquartersNamed, mayOrder, organisationOf } from '../data/organisation.ts';
import type { Block, Order, OrderKind, Place } from './types.ts';

/** 5.2: why a block is refused, by what the sender knows; what truth forbids comes out later (R71). No die is rolled for it. */
export function refuseBlock(state: CampaignState, command: Command, block: Block): Refusal | undefined {
  const from = headquartersNamed(state, block.from ?? CHIEF[command]);
  if (from === undefined || from.command !== command)
    return refusal('R68', `${block.from} is not one of your headquarters.`);
  if (block.orders.length === 0) return refusal('5.1', 'This letter has no order. Write an order below TO.');
  const { to } = block;
  if ('office' in to)
    return to.office === 'air' ? refuseAir(state, command, block) : refuseToUmpire(state, command, block);
  if ('headquarters' in to) return refuseMessage(state, command, to.headquarters, block);
  return refuseToUnits(state, from, to.units, block);
}

function refusal(rule: string, text: string): Refusal {
  return { rule, text };
}

function refuseToUmpire(state: CampaignState, command: Command, { orders }: Block): Refusal | undefined {
  if (orders.some(({ kind }) => kind === 'spare')) {
    if (!optionsOf(state).demolitionOptional)
      return refusal('R50', 'You cannot choose which bridges to blow in this campaign. They are tested automatically.');
    if (SIDE_OF_COMMAND[command] !== 'german') return refusal('R50', 'Only the Germans have charges at the bridges.');
  }
  const known = orders.every((order) => order.kind !== 'spare' || STRUCTURES[order.structure] !== undefined);
  if (!known) return refusal('5.2', 'That is not a bridge or ferry on this map.');
  const fits = orders.every(({ kind }) => kind === 'message' || kind === 'map' || kind === 'spare');
  return fits ? undefined : refusal('5.1', 'The umpire takes only a MESSAGE or MAP. Send orders to units.');
}

/** G7, R68: only to headquarters of another seat of one's own side. */
function refuseMessage(
  state: CampaignState,
  command: Command,
  ids: readonly string[],
  { orders }: Block,
): Refusal | undefined {
  if (!orders.every(({ kind }) => kind === 'message'))
    return refusal('5.1', 'A headquarters takes only a MESSAGE. Orders name units or formations.');
  for (const id of ids) {
    const other = headquartersNamed(state, id);
    if (other === undefined) return refusal('G11', `There is no headquarters ${id}.`);
    if (other.command === command) return refusal('R68', `${id} is your own headquarters. You know what it knows.`);
    if (SIDE_OF_COMMAND[other.command] !== SIDE_OF_COMMAND[command])
      return refusal('5.1', `${id} is an enemy headquarters. Write to the umpire instead: TO UMPIRE.`);
  }
  return undefined;
}

const AIR_ORDERS: readonly OrderKind[] = ['patrol', 'strike', 'air recce', 'supply drop', 'map'];

function refuseAir(state: CampaignState, command: Command, { orders }: Block): Refusal | undefined {
  for (const order of orders) {
    if (!AIR_ORDERS.includes(order.kind))
      return refusal('5.1', 'TO AIR takes only PATROL, STRIKE, AIR RECCE and SUPPLY DROP.');
    const problem = refuseAirOrder(state, command, order);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function refuseAirOrder(state: CampaignState, command: Command, order: Order): Refusal | undefined {
  switch (order.kind) {
    case 'supply drop':
      if (command !== organisationOf(state).lift)
        return refusal('31.7', 'Only the airborne commander can order supply drops.');
      return refuseZone(state, order.zone);
    case 'strike':
      if (state.edition === 'second')
        return refusal('20.7', 'Squadrons strike in battles. Ask for them in your answer to the briefing.');
      if (airSideOf(state, command) !== 'allied' || !isUnit(order.unit) || !mayBeStruckFor(state, order.unit))
        return refusal('R54', 'Squadrons strike only for units of XXX Corps. Use PATROL instead.');
      return undefined;
    case 'patrol':
    case 'air recce': {
      if (order.kind === 'patrol' && state.edition === 'second')
        return refusal('18', 'Squadrons fly AIR RECCE or strike in battles. There are no patrols.');
      if (airSideOf(state, command) === undefined)
        return refusal('R77', `${SQUADRONS_UNDER[SIDE_OF_COMMAND[command]]} commands the squadrons.`);
      if (!order.area.every(isCell)) return refusal('5.2', 'A corner of the area is off the map.');
      const squares = squaresOf(order.area);
      if (order.kind === 'air recce' && squares > LARGEST_AIR_RECCE)
        return refusal('14.2', `The area has ${squares} squares. An air recce covers at most ${LARGEST_AIR_RECCE}.`);
      return undefined;
    }
    default:
      return undefined;
  }
}

const SQUADRONS_UNDER: Readonly<Record<Side, string>> = { allied: 'XXX Corps', german: 'Model' };

/** R54: only units of XXX Corps, unless the option has the squadrons help all. */
function mayBeStruckFor(state: CampaignState, unit: number): boolean {
  const { side } = UNITS[unit];
  return side === 'allied' && (optionsOf(state).strikesForAirborne || isOfCorps(unit));
}

function refuseToUnits(
  state: CampaignState,
  from: Headquarters,
  units: readonly number[],
  block: Block,
): Refusal | undefined {
  if (units.length === 0) return refusal('5.1', 'This block names no unit.');
  for (const unit of units) {
    if (!isUnit(unit)) return refusal('G10', 'That is not a unit in this campaign.');
    if (!mayOrder(state, from, unit)) return refusal('G11', `${UNITS[unit].id} is not under ${from.id} HQ.`);
    for (const order of block.orders) {
      // R101: who has only the lift or the arrivals orders nothing else.
      if (from.sideWide !== undefined && !from.sideWide.includes(order.kind))
        return refusal(
          '18',
          `${UNITS[unit].id} takes its orders from its division. ${from.id} cannot give this order.`,
        );
      const problem = refuseForUnit(state, from, unit, order);
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}

function refuseForUnit(state: CampaignState, from: Headquarters, unit: number, order: Order): Refusal | undefined {
  const { id } = UNITS[unit];
  const unable = (what: string): Refusal => refusal('5.1', `${id} cannot do that: ${what}.`);
  const isOwn = (other: number): boolean => isUnit(other) && commanderOf(state, other) === from.command;
  switch (order.kind) {
    case 'message':
      return refusal('5.1', 'A MESSAGE goes to a headquarters or TO UMPIRE.');
    case 'patrol':
    case 'strike':
    case 'air recce':
    case 'supply drop':
      return refusal('5.1', 'Air orders go TO AIR.');
    case 'spare':
      return refusal('R50', 'Tell the umpire which bridges to spare: TO UMPIRE.');
    case 'bombard':
      if (state.edition === 'second') return refusal('18', 'Guns fire only in battles. Order them to SUPPORT a unit.');
      if (!isArtillery(unit)) return unable('only artillery can bombard');
      return isCell(order.cell) ? undefined : offMap();
    case 'support':
    case 'defend':
      if (!isArtillery(unit)) return unable('only artillery can support or defend others');
      if (order.kind === 'defend' && !optionsOf(state).defensiveFire)
        return refusal('5.1', 'This campaign does not use defensive fire.');
      return isOwn(order.unit) ? undefined : refusal('G10', 'That is not one of your units.');
    case 'repair':
      if (unit !== ENGINEER) return unable('only the engineers can repair bridges');
      if (STRUCTURES[order.structure] === undefined)
        return refusal('5.2', 'That is not a bridge or ferry on this map.');
      return STRUCTURES[order.structure].kind === 'ferry' ? refusal('G87', 'A ferry cannot be repaired.') : undefined;
    case 'ferry':
      return unit === ENGINEER ? refuseFerry(order) : unable('only the engineers can ferry others');
    case 'recce':
      return isRecon(unit) ? refuseMarch(state, unit, order) : unable('only recce units can RECCE');
    case 'drop':
    case 'land':
    case 'change zone':
      if (from.command !== organisationOf(state).lift)
        return refusal('18', 'The airborne commander controls the lift. Write to AIRBORNE HQ.');
      if (!order.units.every((one) => isUnit(one) && mayOrder(state, from, one) && UNITS[one].airborne))
        return unable('only your airborne units can fly');
      return refuseZone(state, order.zone);
    case 'enter':
      return refuseEntry(state, unit, order.cell);
    case 'wait for':
      return isUnit(order.unit) && UNITS[order.unit].side === UNITS[unit].side
        ? undefined
        : refusal('5.1', 'You can wait only for one of your own side’s units.');
    case 'hold':
      return order.at === undefined ? undefined : refusePlaces([order.at]);
    case 'if contact':
      return order.stance.act === 'withdraw' ? refusePlaces([order.stance.to]) : undefined;
    case 'move':
    case 'attack':
    case 'withdraw':
      if (order.kind === 'attack' && !order.guns.every((gun) => isOwn(gun) && isArtillery(gun)))
        return refusal('G64', 'WITH GUNS must name your own artillery.');
      if (order.kind === 'attack' && order.air > 0 && state.edition === 'second')
        return refusal('20.7', 'Ask for aircraft in your answer to the briefing, not in the order.');
      if (order.kind === 'attack' && order.air > 0 && airSideOf(state, from.command) !== 'allied')
        return refusal('R54', 'Squadrons strike only for units of XXX Corps.');
      return refuseMarch(state, unit, order);
    default:
      return undefined;
  }
}

/** R71: a way that the commander himself knows to be closed. */
function refuseMarch(state: CampaignState, unit: number, order: Extract<Order, { readonly via: unknown }>) {
  const stance = order.contact?.act === 'withdraw' ? [order.contact.to] : [];
  const problem = refusePlaces([order.to, ...order.via, ...stance]);
  if (problem !== undefined || state.knownCell[unit] < 0) return problem;
  if (believedWay(state, unit, order) !== undefined) return undefined;
  const goal = 'cell' in order.to ? labelOf(order.to.cell) : STRUCTURES[order.to.structure].name;
  return refusal(
    '7',
    `${UNITS[unit].id} knows no route to ${goal}. Give another destination or other squares for VIA.`,
  );
}

function refusePlaces(places: readonly Place[]): Refusal | undefined {
  for (const place of places) {
    if ('structure' in place) {
      if (place.structure < 0 || place.structure >= STRUCTURE_COUNT)
        return refusal('5.2', 'That is not a bridge or ferry on this map.');
    } else if (!isCell(place.cell)) return offMap();
    else if (isWater(place.cell))
      return refusal('G13', `${labelOf(place.cell)} is water. Name a square on its bank, or the bridge.`);
  }
  return undefined;
}

function offMap(): Refusal {
  return refusal('5.2', 'That square is off the map.');
}

function refuseZone(state: CampaignState, zone: number): Refusal | undefined {
  if (ZONES[zone] === undefined) return refusal('14.2', 'That is not a drop or landing zone.');
  const planned = zonesOfPlan(state.plan!);
  if (planned.includes(zone)) return undefined;
  const names = planned.map((one) => ZONES[one].names[0]).join(', ');
  return refusal('14.2', `${ZONES[zone].names[0]} is not in the plan. The plan has ${names}.`);
}

const FERRIED: readonly string[] = ['maas', 'waal', 'neder-rijn'];

/** G89: one of the three rivers, with land on two opposite sides. */
function refuseFerry({ units, water, cell }: Extract<Order, { kind: 'ferry' }>): Refusal | undefined {
  if (!isCell(cell)) return offMap();
  const name = theatre.waters[theatre.cellWater[cell]]?.id;
  if (name !== water || !FERRIED.includes(water))
    return refusal(
      'G89',
      `${labelOf(cell)} is not on that river. The engineers can ferry units across the Maas, Waal and Neder Rijn.`,
    );
  if (!banksOf(cell).some((bank) => oppositeBank(cell, bank) !== undefined))
    return refusal('G89', `${labelOf(cell)} has no land on two opposite sides.`);
  const fits = units.every((unit) => isUnit(unit) && UNITS[unit].side === 'allied');
  return fits ? undefined : refusal('G89', 'The engineers can ferry only Allied units.');
}

function refuseEntry(state: CampaignState, unit: number, cell: number): Refusal | undefined {
  if (ENTRY_OF[unit] < 0) return refusal('31.5', `${UNITS[unit].id} does not enter from the map edge.`);
  if (cell === PANNERDEN_CELL && optionsOf(state).pannerdenFerry && UNITS[unit].formation === '10 SS') return undefined;
  const { cells } = ENTRIES[ENTRY_OF[unit]];
  if (cells.includes(cell)) return undefined;
  return refusal('31.5', `${UNITS[unit].id} enters at ${cells.map(labelOf).join(', ')}.`);
}

function isUnit(unit: number): boolean {
  return unit >= 0 && unit < UNIT_COUNT;
}

function isCell(cell: number): boolean {
  return cell >= 0 && cell < board.cells;
}
