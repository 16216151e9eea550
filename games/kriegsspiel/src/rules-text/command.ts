import type { RulesSection } from '@club-route/engine';
import { HEADQUARTERS, type Command } from '../data/headquarters.ts';

const COMMANDERS: Readonly<Partial<Record<Command, string>>> = {
  xxx: 'XXX Corps',
  airborne: 'the airborne forces',
  german: 'the Germans',
};

/** Sections 1 to 6: who plays, what time does, how orders are written, what each commander knows. */
export const COMMAND_RULES: readonly RulesSection[] = [
  {
    rule: '1',
    title: 'Commanders, umpire and clock',
    paragraphs: [
      'Three commanders play: XXX Corps, the airborne forces and the Germans. XXX Corps and the airborne forces win together. The umpire sees everything and may change anything, with a reason that stays on record. Without an umpire every result is automatic.',
      'Each commander has headquarters. A headquarters commands the units of its own formations. The chief commands all of them. Letters go to units, to headquarters of a friendly commander, to AIR, or to the umpire.',
    ],
    tables: [
      {
        caption: 'Headquarters',
        columns: ['Headquarters', 'Commander', 'Orders'],
        rows: HEADQUARTERS.map(({ id, command, formations, chief, air }) => [
          `${id} HQ`,
          COMMANDERS[command] ?? '',
          air === true
            ? 'squadrons'
            : [...formations, ...(chief === true ? ['every unit of the commander'] : [])].join(', '),
        ]),
      },
    ],
  },
  {
    rule: '2.2',
    title: 'The plan',
    paragraphs: [
      'Before 13:00 on 17 September the airborne commander may file a plan: a zone for each airborne unit, supply zones for each division, and which units wait for the second lift. Otherwise the default plan applies. After 13:00 the plan cannot change.',
      'XXX Corps has no units on the map on the 17th. Its commander can write orders, which wait for the units at the edge.',
    ],
  },
  {
    rule: '3',
    title: 'Time',
    paragraphs: [
      'The campaign begins on 17 September 1944 at 12:30 and ends at 20:00 on its last day, the 26th or earlier. The clock counts minutes.',
      'In each minute: fixed events; letters; crossings and repairs that end; steps, one unit at a time by number; combats begin; combats that are due are resolved; reports go out. If two opposing units would step into contact, both roll, and the higher roll steps first.',
      'Marches and other work begin at the time of their block. REPORT, IF CONTACT alone and CANCEL wait for it too. So do guns named in an attack. A time without a day means the day on which the block begins. Messages, and where units enter or land, count as soon as they are delivered.',
      'At 06:00: weather, squadrons, lift, a new engineer unit if the old one is lost, arrivals. At 20:00: supply, then points, then on the last day the end.',
    ],
  },
  {
    rule: '5.1',
    title: 'Letters',
    paragraphs: [
      'A letter consists of blocks. A block says FROM which headquarters, TO whom, AT what time and, if you like, REF a reference. Then come orders, one per line. Units carry out the lines of a block one after the other. END ends the letter. A line MAP asks for a map.',
      'MOVE TO a place, with VIA places, BY ROAD, BY RAIL or CROSS COUNTRY. ATTACK a place, WITH GUNS units, WITH AIR squadrons, BREAK OFF AT a strength. HOLD, with UNTIL a time. WITHDRAW TO. WAIT UNTIL a time or WAIT FOR a unit. RECCE TO, with ENGAGE AT a difference or NO ENGAGE. BOMBARD a square FOR missions. SUPPORT a unit. REPAIR a bridge. FERRY units ACROSS a river AT a square. DROP or LAND units ON a zone. CHANGE DZ a unit TO a zone. ENTER AT a square. REPORT. CANCEL a reference or ALL. IF CONTACT ATTACK, HOLD or WITHDRAW TO a place.',
      'TO AIR: PATROL, STRIKE FOR, AIR RECCE, SUPPLY DROP ON. TO a headquarters or TO UMPIRE: MESSAGE: and your text.',
      'A place is a square of four digits, a name, a bridge, or so many KM N OF a place.',
    ],
  },
  {
    rule: '5.2',
    title: 'What is refused',
    paragraphs: [
      'If one line is wrong, its whole block is refused. The other blocks stand. A refusal quotes the line, says why, and suggests the nearest valid form. It needs no die roll. An order is legal if it is possible as far as you know. If it is in fact impossible, the unit reports that.',
      'A time in the past means now, and the receipt says so. A new order replaces the current one. Orders for a later time stay until you cancel them.',
    ],
  },
  {
    rule: '5.3',
    title: 'Does it get through?',
    paragraphs: [
      'Roll two dice at once for each letter to a unit or headquarters: a sum of 2 or 3 fails. With 1st Airborne at either end, any double fails. Poles within 10 km of it share its wireless. After 15 minutes you learn that a letter failed: NOT ACKNOWLEDGED. Silence means that it arrived.',
      'Units that have not arrived yet get their orders without a test when they arrive.',
    ],
  },
  {
    rule: '5.4',
    title: 'Reports',
    paragraphs: [
      'Units report contact, combat, arrival, bridges, impossible orders, and whatever you ask for with REPORT. Reports are tested like letters. One that fails is lost without notice. A lost unit sends no report.',
    ],
  },
  {
    rule: '6',
    title: 'What you know',
    paragraphs: [
      'You see your units as they last reported and enemies as they were last seen, each with its time. Only dispatches change your map. If your unit reports a square empty, an older sighting there is removed.',
      'At contact you learn the kind and size of an enemy; after a round at two squares its companies, give or take one; after a round next to it, its name and companies. Recce sees up to four squares.',
      'You see bridges, ferries and ruins as last reported. At the start all are intact. You always know the weather, your lift and your squadrons. Your clock shows quarters of an hour. Reports give exact minutes.',
    ],
  },
];
