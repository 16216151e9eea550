import type { Viewer } from '@club-route/engine';
import { labelOf } from '../data/board.ts';
import { isNight, stamp, timeText } from '../data/calendar.ts';
import { headquartersOf } from '../data/headquarters.ts';
import { STRUCTURES } from '../data/structures.ts';
import { UNITS } from '../data/units.ts';
import type {
  Briefing,
  Dispatch,
  DispatchKind,
  Receipt,
  Recipient,
  ReportEvent,
  Sighting,
  UnitReport,
} from '../knowledge/dispatch.ts';
import type { CampaignReport, Tested, TrueEvent } from '../report.ts';
import { battleTitle } from './battle-name.ts';
import { nameAt } from './orders/gazetteer.ts';

/** Reports as sentences: dispatches as they arrive, and the truth for the umpire. */
export function sentence(report: CampaignReport, viewer: Viewer): string | undefined {
  switch (report.kind) {
    case 'dispatch':
      return viewer === report.to
        ? dispatchText(report.dispatch)
        : `To ${NAME_OF[report.to]}: ${dispatchText(report.dispatch)}`;
    case 'combat': {
      const { attackers, defenders, attack, defence, modifier, die, result } = report;
      const sum = `${attack} − ${defence} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`;
      return `${names(attackers)} against ${names(defenders)}: ${sum}, die ${die}, ${result}.`;
    }
    case 'structure':
      return `${STRUCTURES[report.structure].name}: ${report.state}.`;
    case 'bombardment': {
      const { guns, defenders, die, result } = report;
      return `${names(guns)} bombard ${labelOf(report.cell)} (${names(defenders)}): die ${die}, ${result}.`;
    }
    case 'air attack': {
      const { by, cell, defenders, die, result } = report;
      return `${by === 'allied' ? 'British' : 'German'} fighters attack ${names(defenders)} at ${labelOf(cell)}: die ${die}, ${result}.`;
    }
    case 'battle begins':
      return `${battleTitle(report.battle)}. ${names(report.attackers)} against ${names(report.defenders)}.`;
    case 'battle ends':
      return `${battleTitle(report.battle)}. It ends after ${report.turns} turns: ${report.ending}; ${report.winner === 'nobody' ? 'neither side holds the field' : `the field is ${report.winner === 'allied' ? 'Allied' : 'German'}`}.`;
    case 'gone':
      return `${UNITS[report.unit].id} is ${report.how}.`;
    case 'ruling due':
      return `Result ${report.id} needs your ruling.`;
    case 'held':
      return `You hold dispatch ${report.id} to ${NAME_OF[report.to]}: ${dispatchText(report.dispatch)}`;
    case 'intervention':
      return `The umpire: ${report.deed}, because ${report.because}.`;
    case 'umpire roll':
      return `${report.values.length === 1 ? 'Die' : 'Dice'} for ${report.purpose}: ${report.values.join(', ')}.`;
    case 'communication':
      // Of what gets through the umpire reads in the record of dice alone.
      return report.isLost ? `${messageName(report)} is lost.` : undefined;
    case 'ended':
      return `The campaign is over: ${report.name}.`;
  }
}

function messageName({ what, who }: Tested): string {
  switch (what) {
    case 'report':
      return `A report of ${who}`;
    case 'air recce':
      return `The air recce report for ${who}`;
    default:
      return `A message to ${who}`;
  }
}

/** 5.3: a test of a message with its dice and why it was lost or not. */
export function testText(test: Extract<TrueEvent, { readonly kind: 'communication' }>): string {
  const { net, dice, isLost } = test;
  const [one, two] = dice;
  const why =
    net === 'usual'
      ? `${one} and ${two} make ${one + two}, and 2 or 3 fails`
      : `${one} and ${two} on the 1st Airborne net, where a double fails`;
  return `${messageName(test)} ${isLost ? 'is lost' : 'gets through'}: ${why} (5.3).`;
}

/** How the umpire speaks of the seats. */
export const NAME_OF: Readonly<Record<Recipient, string>> = {
  xxx: 'XXX Corps',
  airborne: 'Airborne',
  german: 'the Germans',
  abn1: '1st Airborne',
  abn82: '82nd Airborne',
  abn101: '101st Airborne',
  guards: 'Guards Armoured',
  div43: '43rd Division',
  corps: 'the corps',
  ss9: '9th SS',
  ss10: '10th SS',
  tettau: 'von Tettau',
  div406: '406th Division',
  div59: '59th Division',
  walther: 'Walther',
  model: 'Model',
  umpire: 'the umpire',
};

function names(units: readonly number[]): string {
  return units.map((unit) => UNITS[unit].id).join(', ');
}

/** Why a battle ended, by the words of its ending; of one that was fought on a table too. */
const BATTLE_ENDS: Readonly<Record<string, string>> = {
  medals: ', when one side had its medals',
  'no units': ', when one side had no unit left',
  time: ', when time ran out',
  nightfall: ', at nightfall',
  conceded: ', when one side gave it up',
};
const HOLDERS = { nobody: 'Neither side holds', allied: 'The Allies hold', german: 'The Germans hold' } as const;

function battleText({ minute, battle, ending, winner, turns, lost, squadrons }: DispatchOf<'battle'>): string {
  const after = turns === 1 ? '1 turn' : `${turns} turns`;
  return [
    `${stamp(minute)} ${battleTitle(battle)}. ${HOLDERS[winner]} the field after ${after}${BATTLE_ENDS[ending] ?? ''}.`,
    ...lost.map(
      ({ unit, figures, strength }) =>
        `${UNITS[unit].id} lost ${figures === 0 ? 'nothing' : figures === 1 ? '1 figure' : `${figures} figures`} and is at ${strength}%.`,
    ),
    ...(squadrons === 0 ? [] : [`It took ${squadrons === 1 ? 'a squadron' : `${squadrons} squadrons`}.`]),
  ].join('\n');
}

type DispatchOf<K extends DispatchKind> = Extract<Dispatch, { readonly kind: K }>;

const WRITERS: { readonly [K in DispatchKind]: (dispatch: DispatchOf<K>) => string } = {
  report: reportText,
  receipt: receiptText,
  'not acknowledged': ({ minute, unit, headquarters }) =>
    `${stamp(minute)} NOT ACKNOWLEDGED by ${unit === undefined ? (headquarters ?? 'AIR') : UNITS[unit].id}.`,
  'air recce': ({ minute, area: [one, two], sightings }) =>
    `${stamp(minute)} AIR RECCE ${labelOf(one)} TO ${labelOf(two)}: ${sightings.map(sightingText).join(' ') || 'no enemy seen.'}`,
  message: ({ minute, from, text }) => `${stamp(minute)} FROM ${from} HQ: ${text}`,
  morning: morningText,
  briefing: briefingText,
  battle: battleText,
  letter: ({ minute, from, text }) => `${stamp(minute)} LETTER FROM ${NAME_OF[from]}: ${text}`,
  note: ({ minute, text }) => `${stamp(minute)} FROM UMPIRE: ${text}`,
};

export function dispatchText(dispatch: Dispatch): string {
  return (WRITERS[dispatch.kind] as (one: Dispatch) => string)(dispatch);
}

const EVENTS: Readonly<Record<ReportEvent, string>> = {
  'set up': 'In position.',
  landed: 'Landed, forming up.',
  entered: 'On the map.',
  waits: 'Waiting for the next lift.',
  contact: 'Contact.',
  'enemy in sight': 'Enemy in sight.',
  combat: 'Fought.',
  bombarded: 'Under fire.',
  fired: 'Mission fired.',
  arrived: 'Arrived.',
  impossible: 'Order impossible.',
  bridge: 'Bridge blown.',
  repaired: 'Bridge ready.',
  answer: 'As ordered.',
  'out of supply': 'Out of supply.',
};

/** 14: the weather, and what it lets fly; most divisions of the second edition have nothing that flies. */
function morningText({ minute, weather, parachute, glider, squadrons }: DispatchOf<'morning'>): string {
  const head = `${stamp(minute)} Weather ${weather}.`;
  if (weather === 'poor') return `${head} Nothing can fly today.`;
  if (parachute !== undefined)
    return `${head} Battalions that can fly today: ${parachute} by parachute, ${glider} by glider.`;
  return squadrons === 0 ? head : `${head} Squadrons you can send on missions today: ${squadrons}.`;
}

/** 20.3: own companies, and what is thought of the enemy's. */
function briefingText({ minute, battle, squares, attacks, own, enemy, enemyCells }: Briefing): string {
  return [
    `${stamp(minute)} ${battleTitle(battle)}. You ${attacks ? 'attack' : 'defend'} at ${squares.map(labelOf).join(', ')}.`,
    ...own.map(
      ({ unit, cell, comes, companies }) =>
        `${UNITS[unit].id} at ${labelOf(cell)}${comes > 0 ? `, comes in turn ${comes}` : ''}: ${companies.join(', ')}.`,
    ),
    `About ${countText(enemy)} of the enemy${enemyCells.length === 0 ? '' : ` at ${enemyCells.map(labelOf).join(', ')}`}.`,
    'Answer with ANSWER BY COMMANDER, COMPUTER or ELSEWHERE, and your plan.',
  ].join('\n');
}

/** 5.4: fields in a fixed order, so that it can be read at a glance. */
function reportText(report: UnitReport): string {
  const { unit, minute, cell, state, strength, supplied, event, sightings, lost, next, ref } = report;
  const name = nameAt(cell)?.toUpperCase();
  const place = cell < 0 ? 'OFF THE MAP' : name === undefined ? labelOf(cell) : `${labelOf(cell)} ${name}`;
  return [
    `TO ${headquartersOf(unit).id} HQ FROM ${UNITS[unit].id} TIME ${stamp(minute)}`,
    `AT ${place} STATE ${state.toUpperCase()} STRENGTH ${strength}% SUPPLY ${supplied ? 'IN' : 'OUT'}`,
    `EVENT ${[EVENTS[event], ...sightings.map(sightingText), ...lost.map((one) => `${UNITS[one].id} lost.`)].join(' ')}`,
    ...report.structures.flatMap(([structure, now]) =>
      now === 'intact' ? [] : [`BRIDGE ${STRUCTURES[structure].name}: ${now}`],
    ),
    ...(next === undefined ? [] : [`NEXT combat resolves ${stamp(next)}`]),
    ...(ref === undefined ? [] : [`REF ${ref}`]),
  ].join('\n');
}

export function sightingText({ cell, kind, size, companies, unit }: Sighting): string {
  const count = companies === undefined ? (size ?? '') : countText(companies);
  return `Enemy at ${labelOf(cell)}: ${kind}, ${count}${unit === undefined ? '' : `, ${UNITS[unit].id}`}.`;
}

function countText(companies: number): string {
  return companies === 1 ? '1 company' : `${companies} companies`;
}

function receiptText({ minute, block, starts, past, forecasts, cut, unread, afterEnd, map }: Receipt): string {
  return [
    `${stamp(minute)} Order ${block + 1} received, to begin ${timeText(starts)}.`,
    ...(past ? ['That time has passed, so it begins now.'] : []),
    ...forecasts.map((one) => `${UNITS[one.unit].id} to ${labelOf(one.cell)}, arrives about ${timeText(one.minute)}.`),
    // 5.2: a warning, no more.
    ...forecasts.flatMap((one) => (isNight(one.minute) ? [`${UNITS[one.unit].id} arrives in the dark.`] : [])),
    ...(cut > 0 ? [`${cut} of the air orders cannot be flown: no squadron is left.`] : []),
    ...(unread === undefined ? [] : [`Not read: ${unread.map((line) => `“${line}”`).join(' ')}`]),
    ...(afterEnd === undefined ? [] : ['Orders after END were not read.']),
    ...(map === undefined ? [] : ['A map comes with this.']),
  ].join(' ');
}
