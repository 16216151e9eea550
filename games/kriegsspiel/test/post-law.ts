import { IN_REACH } from '../src/data/structures.ts';
import { distance, neighboursOf, squaredDistance } from '../src/data/board.ts';
import { DAWN, START, timeOfDay } from '../src/data/calendar.ts';
import { SIDE_OF_COMMAND, type Command } from '../src/data/headquarters.ts';
import { airSideOf, commanderOf, commandsOf, headquartersNamed, organisationOf } from '../src/data/organisation.ts';
import { AIR_RECCE_MINUTES, COMBAT_MINUTES, NOT_ACKNOWLEDGED_AFTER } from '../src/data/times.ts';
import { isRecon, OTHER, sideOf, UNITS, UNITS_OF } from '../src/data/units.ts';
import type { Dispatch, DispatchKind, Sighting } from '../src/knowledge/dispatch.ts';
import { minuteMeant } from '../src/orders/times.ts';
import type { Block } from '../src/orders/types.ts';
import { isFree } from '../src/rules/drive.ts';
import { isRuin, structureStateOf } from '../src/rules/truth.ts';
import { companiesNow } from '../src/rules/units.ts';
import { optionsOf, type CampaignState } from '../src/state.ts';

/**
 * The post of the first edition, reckoned again by hand: what a commander is brought, in what minute and in what order,
 * follows from what his own units see and from his own blocks. The ledger cannot tell, because it is made of dispatches;
 * nor can worlds that look alike, because a dispatch ends the comparison.
 */
export function postFault(now: CampaignState, before: CampaignState): string | undefined {
  if (now === before || isForged(now, before)) return undefined;
  const fresh = commandsOf(now).map(
    (command) => [command, now[`${command}Mail`].rows(before[`${command}Mail`].length)] as const,
  );
  const count = fresh.reduce((sum, [, list]) => sum + list.length, 0);
  const kept = now.events.rows(before.events.length).find(({ kind }) => kind === 'held');
  if (kept !== undefined && before.withheld.length === 0) return 'a report is kept back, and nobody has said so';
  for (const [command, list] of fresh) {
    const sent = now[`${command}Sent`].length - before[`${command}Sent`].length;
    if (list.filter(({ kind }) => kind === 'receipt').length !== sent)
      return `${command} has a receipt too many or too few`;
    const reporters = list.flatMap((dispatch) => (dispatch.kind === 'report' ? dispatch.unit : []));
    if (reporters.some((unit, at) => at > 0 && unit <= reporters[at - 1]))
      return `the order of reports to ${command} tells in what order things happened`;
    if (tellApart(now, before, command, list)) return `combats of one minute are reported to ${command} one by one`;
    const lying = orderThatLies(now, before, command);
    if (lying !== undefined) return `${command} learns by what does not happen that others wait: ${lying}`;
    for (const dispatch of list) {
      const wrong = fieldsTooMany(dispatch) ?? problemOf(now, command, dispatch, count);
      if (wrong !== undefined) return `${command}, ${dispatch.kind}: ${wrong}`;
    }
  }
  return undefined;
}

/** H6: combats of one minute are reported together; one by one they would come by the numbers of the enemies. */
function tellApart(now: CampaignState, before: CampaignState, command: Command, fresh: readonly Dispatch[]): boolean {
  const isOfCombat = (dispatch: Dispatch): boolean =>
    dispatch.kind === 'report' && dispatch.event === 'combat' && dispatch.minute === now.minute;
  if (optionsOf(now).eighthReadings || !fresh.some(isOfCombat)) return false;
  return before[`${command}Mail`].rows().some(isOfCombat);
}

/** H6: who gets the order to march and is free begins at once, whatever waits elsewhere. */
function orderThatLies(now: CampaignState, before: CampaignState, command: Command): string | undefined {
  if (optionsOf(now).eighthReadings) return undefined;
  const blocks = now[`${command}Sent`].rows(before[`${command}Sent`].length).map(({ block }) => block);
  const lies = blocks.flatMap(addresseesOf).find((unit) => {
    const chain = now.chains[unit];
    if (chain === null || chain === before.chains[unit] || chain.begun || !isFree(now, unit)) return false;
    return chain.orders[0].kind === 'move' || chain.orders[0].kind === 'withdraw';
  });
  return lies === undefined ? undefined : `${UNITS[lies].id} does not begin`;
}

/** 25: what the umpire has made up, or kept back until now, is no letter of today. */
function isForged(now: CampaignState, before: CampaignState): boolean {
  const events = now.events.rows(before.events.length);
  return (
    now.held.length < before.held.length ||
    events.some((event) => event.kind === 'intervention' && event.deed === 'forge')
  );
}

const FIELDS: Readonly<Record<DispatchKind, string>> = {
  report: 'unit event cell state strength supplied sightings structures ruins lost next ref',
  receipt: 'block starts past forecasts squadrons cut unread afterEnd map',
  'not acknowledged': 'block unit headquarters squadrons',
  'air recce': 'area sightings',
  message: 'from to text',
  morning: 'weather parachute glider squadrons',
  briefing: 'battle squares attacks own enemy enemyCells',
  battle: 'battle ending winner turns lost squadrons',
  letter: 'from text',
  note: 'text',
};

function fieldsTooMany(dispatch: Dispatch): string | undefined {
  const known = ['kind', 'minute', ...FIELDS[dispatch.kind].split(' ')];
  const unknown = Object.keys(dispatch).filter((name) => !known.includes(name));
  return unknown.length === 0 ? undefined : `nobody needs ${unknown.join(', ')}`;
}

function problemOf(now: CampaignState, command: Command, dispatch: Dispatch, count: number): string | undefined {
  if (dispatch.minute !== now.minute) return 'it bears another minute than that in which it comes';
  switch (dispatch.kind) {
    case 'report':
      return reportProblem(now, command, dispatch);
    case 'receipt':
      return receiptProblem(now, command, dispatch);
    case 'not acknowledged':
      return silenceProblem(now, command, dispatch);
    case 'air recce':
      return recceProblem(now, command, dispatch);
    case 'message':
      return messageProblem(now, command, dispatch);
    case 'morning': {
      const side = airSideOf(now, command);
      const left = side === undefined ? 0 : side === 'allied' ? now.britishLeft : now.germanLeft;
      if (timeOfDay(now.minute) !== DAWN && now.minute !== START) return 'it is no morning';
      if ((command === organisationOf(now).lift) !== (dispatch.parachute !== undefined)) return 'the lift is another’s';
      return dispatch.squadrons === left && dispatch.weather === now.weather ? undefined : 'another day than this';
    }
    case 'note':
      return count === 1 ? undefined : 'the umpire writes to one at a time';
    default:
      return 'no such dispatch is brought to a commander of the first edition';
  }
}

type DispatchOf<K extends DispatchKind> = Extract<Dispatch, { readonly kind: K }>;

function reportProblem(now: CampaignState, command: Command, report: DispatchOf<'report'>): string | undefined {
  const { unit, cell, event, ref } = report;
  if (commanderOf(now, unit) !== command) return 'the unit is another’s';
  const here = now.unitCell[unit];
  if (cell !== Math.max(here, -1) || report.strength !== now.unitStrength[unit]) return 'the unit is not so';
  if (report.supplied !== (now.unitSupplied[unit] === 1)) return 'it knows more of its supply than the last check';
  const seen = here < 0 ? [] : UNITS_OF[OTHER[sideOf(unit)]].filter((enemy) => sees(unit, here, now.unitCell[enemy]));
  const wrong = sightingsProblem(now, report.sightings, seen);
  if (wrong !== undefined) return wrong;
  if (event !== 'combat' && report.sightings.some(({ level }) => level !== 'seen')) return 'only who fought knows more';
  const structures = here < 0 ? [] : IN_REACH[here].map((structure) => [structure, structureStateOf(now, structure)]);
  if (JSON.stringify(report.structures) !== JSON.stringify(structures)) return 'it tells of bridges out of reach';
  const ruins = here < 0 ? [] : [here, ...neighboursOf(here)].filter((near) => isRuin(now, near));
  if (JSON.stringify(report.ruins) !== JSON.stringify(ruins)) return 'it tells of ruins out of sight';
  if (report.lost.some((lost) => sideOf(lost) !== sideOf(unit) || now.unitCell[lost] >= 0)) return 'it mourns another';
  const isOwn = ({ opened, fights }: CampaignState['combats'][number]): boolean =>
    opened + COMBAT_MINUTES === report.next && fights.some((fight) => fight.attacker === unit || fight.target === unit);
  if (report.next !== undefined && !now.combats.some(isOwn)) return 'it knows when another’s combat is decided';
  if (isForced(now)) return undefined;
  const blocks = blocksOf(now, command).filter((block) => addresseesOf(block).includes(unit));
  if (ref !== undefined && !blocks.some((block) => block.ref === ref)) return 'nobody has given it that reference';
  const isAnswer = event === 'answer' && !blocks.some(({ orders }) => orders.some(({ kind }) => kind === 'report'));
  const isNews = (event === 'arrived' || event === 'impossible') && blocks.length === 0;
  return isAnswer || isNews ? 'nobody has asked it for that' : undefined;
}

/** 6, 8: two squares along a row or a column, over a corner, and four for recce. */
function sees(unit: number, here: number, there: number): boolean {
  if (there < 0) return false;
  return [1, 2, 4].includes(squaredDistance(here, there)) || (isRecon(unit) && distance(here, there) <= 4);
}

/** Each enemy once, by square: any other order tells who of them has the lower number. */
function sightingsProblem(
  now: CampaignState,
  sightings: readonly Sighting[],
  enemies: readonly number[],
): string | undefined {
  const byCell = enemies.toSorted((one, two) => now.unitCell[one] - now.unitCell[two]);
  const cells = (list: readonly number[]): string => list.toSorted((one, two) => one - two).join(' ');
  if (cells(sightings.map(({ cell }) => cell)) !== cells(enemies.map((enemy) => now.unitCell[enemy])))
    return 'it sees others than stand there';
  for (const [at, { cell, level, companies = 0, unit }] of sightings.entries()) {
    const enemy = byCell[at];
    if (cell !== now.unitCell[enemy]) return 'the order of its enemies tells their numbers';
    const off = Math.abs(companies - companiesNow(now, enemy));
    if ((level === 'close' && off > 0) || (level === 'engaged' && off > 1)) return 'it counts others than stand there';
    if (unit !== undefined && unit !== enemy) return 'it names another than stands there';
  }
  return undefined;
}

function receiptProblem(now: CampaignState, command: Command, receipt: DispatchOf<'receipt'>): string | undefined {
  const blocks = blocksOf(now, command);
  if (receipt.block !== blocks.length - 1) return 'it counts blocks of others';
  const own = blocks[receipt.block];
  const meant = own.at === undefined ? now.minute : minuteMeant(own.at, now.minute);
  if (receipt.starts !== Math.max(meant, now.minute) || receipt.past !== meant < now.minute)
    return 'it begins at another time than was written';
  if ((receipt.map === true) !== own.orders.some(({ kind }) => kind === 'map')) return 'a map that nobody asked for';
  return JSON.stringify(receipt.unread) === JSON.stringify(own.unread) && receipt.afterEnd === own.afterEnd
    ? undefined
    : 'it quotes another letter';
}

function silenceProblem(
  now: CampaignState,
  command: Command,
  silence: DispatchOf<'not acknowledged'>,
): string | undefined {
  const receipt = now[`${command}Mail`].rows().find((one) => one.kind === 'receipt' && one.block === silence.block);
  const block = blocksOf(now, command)[silence.block];
  if (receipt?.kind !== 'receipt' || block === undefined) return 'he has sent no such block';
  if (silence.minute !== receipt.minute + NOT_ACKNOWLEDGED_AFTER) return 'it comes at another time than for others';
  if (silence.squadrons > receipt.squadrons) return 'it gives back more squadrons than were spent';
  if (silence.unit !== undefined && !addresseesOf(block).includes(silence.unit)) return 'he has not written to it';
  const { to } = block;
  const isOwn =
    silence.headquarters === undefined || ('headquarters' in to && to.headquarters.includes(silence.headquarters));
  return isOwn ? undefined : 'he has not written to them';
}

function recceProblem(now: CampaignState, command: Command, recce: DispatchOf<'air recce'>): string | undefined {
  const isOwn = blocksOf(now, command).some((block) =>
    block.orders.some((order) => order.kind === 'air recce' && String(order.area) === String(recce.area)),
  );
  const starts = recce.minute - AIR_RECCE_MINUTES;
  const isDue = now[`${command}Mail`].rows().some((one) => one.kind === 'receipt' && one.starts === starts);
  if (!isOwn || !isDue) return 'he has ordered no such flight';
  const there = UNITS_OF[OTHER[SIDE_OF_COMMAND[command]]].filter((enemy) =>
    recce.sightings.some(({ cell }) => cell === now.unitCell[enemy]),
  );
  if (recce.sightings.some(({ level }) => level !== 'seen')) return 'from the air nobody knows more';
  return sightingsProblem(now, recce.sightings, there);
}

function messageProblem(now: CampaignState, command: Command, message: DispatchOf<'message'>): string | undefined {
  const from = headquartersNamed(now, message.from)?.command;
  if (from === undefined || from === command || SIDE_OF_COMMAND[from] !== SIDE_OF_COMMAND[command])
    return 'no friend has written it';
  const isWritten = blocksOf(now, from).some(
    ({ to, orders }) =>
      'headquarters' in to &&
      to.headquarters.includes(message.to) &&
      orders.some((order) => order.kind === 'message' && order.text === message.text),
  );
  return isWritten ? undefined : 'nobody has written that';
}

function blocksOf(now: CampaignState, command: Command): readonly Block[] {
  return now[`${command}Sent`].rows().map(({ block }) => block);
}

/** Units to which something in a block goes: those named, guns of an attack, those that fly. */
function addresseesOf({ to, orders }: Block): readonly number[] {
  const named = 'units' in to ? to.units : [];
  return [...named, ...orders.flatMap((order) => ('guns' in order ? order.guns : 'units' in order ? order.units : []))];
}

/** The umpire has had units do what nobody sent. */
function isForced(now: CampaignState): boolean {
  return now.events.rows().some((event) => event.kind === 'intervention' && event.deed === 'force');
}
