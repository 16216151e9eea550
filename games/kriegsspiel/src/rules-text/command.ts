import type { RulesSection } from '@club-route/engine';
import { HEADQUARTERS } from '../data/headquarters.ts';

/** Sections 1 to 6: who plays, what time does, how orders are written, what each commander knows. */
export const COMMAND_RULES: readonly RulesSection[] = [
  {
    rule: '1',
    title: 'Commanders, umpire and clock',
    paragraphs: [
      'Three commanders play: XXX Corps, the airborne forces and the Germans. XXX Corps and the airborne forces win together. The umpire sees everything and may change anything, with a reason that stays on record. Without an umpire every result is automatic.',
      'Each commander has headquarters. A headquarters orders the units of its own formations; the chief orders all of them. Letters go to units, to headquarters of a friendly commander, to AIR, or to the umpire.',
    ],
    tables: [
      {
        caption: 'Headquarters',
        columns: ['Headquarters', 'Commander', 'Orders'],
        rows: HEADQUARTERS.map(({ id, command, formations, chief, air }) => [
          `${id} HQ`,
          command,
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
      'Before 13:00 on 17 September the airborne commander may file a plan: a zone for each airborne unit, supply zones for each division, and who waits for the second lift. Otherwise the default plan is flown. At 13:00 the plan is frozen.',
      'XXX Corps has nothing on the map on the 17th. Its commander plans; his orders wait for the units at the edge.',
    ],
  },
  {
    rule: '3',
    title: 'Time',
    paragraphs: [
      'The campaign begins on 17 September 1944 at 12:30 and ends at 20:00 of its last day, the 26th or earlier. The clock counts minutes.',
      'In each minute: fixed events; letters; crossings and repairs that end; steps, one unit at a time by number; combats open; combats due are decided; reports go out. Two opposing units that would step into contact roll, and the higher die steps first.',
      'Marches and other work begin at the time of their block; REPORT, IF CONTACT alone and CANCEL wait for it too. Messages, and where units enter or land, count as soon as they are delivered.',
      'At 06:00: weather, squadrons, lift, a new engineer unit if the old one is lost, arrivals. At 20:00: supply, then points, then on the last day the end.',
    ],
  },
  {
    rule: '5.1',
    title: 'Letters',
    paragraphs: [
      'A letter has blocks. A block says FROM which headquarters, TO whom, AT what time, REF a reference if you like, and then orders, one on each line. The lines of a block are carried out one after the other. END ends the letter. A line MAP asks for a map.',
      'MOVE TO a place, with VIA places, BY ROAD, BY RAIL or CROSS COUNTRY. ATTACK a place, WITH GUNS units, WITH AIR squadrons, BREAK OFF AT a strength. HOLD, with UNTIL a time. WITHDRAW TO. WAIT UNTIL a time or WAIT FOR a unit. RECCE TO, with ENGAGE AT a difference or NO ENGAGE. BOMBARD a square FOR missions. SUPPORT a unit. REPAIR a bridge. FERRY units ACROSS a river AT a square. DROP or LAND units ON a zone. CHANGE DZ a unit TO a zone. ENTER AT a square. REPORT. CANCEL a reference or ALL. IF CONTACT ATTACK, HOLD or WITHDRAW TO a place.',
      'TO AIR: PATROL, STRIKE FOR, AIR RECCE, SUPPLY DROP ON. TO a headquarters or TO UMPIRE: MESSAGE: and your text.',
      'A place is a square of four digits, a name, a bridge, or so many KM N OF a place.',
    ],
  },
  {
    rule: '5.2',
    title: 'What is refused',
    paragraphs: [
      'One bad line refuses its block, and the other blocks stand. A refusal quotes the line, says why, and names the nearest thing that would do. No die is rolled for it. Legality goes by what you believe; what the truth forbids the unit reports as impossible.',
      'A time that is past means now, and the receipt says so. A new order replaces the one that is running; orders for a later time stay until you cancel them.',
    ],
  },
  {
    rule: '5.3',
    title: 'Does it get through?',
    paragraphs: [
      'Each letter to a unit or headquarters is tested at once with two dice: a sum of 2 or 3 fails. With 1st Airborne at either end any double fails; Poles within 10 km of it share its wireless. A letter that failed is reported to you as NOT ACKNOWLEDGED after 15 minutes. Silence is the acknowledgement.',
      'Units that are still to come get their orders without a test when they arrive.',
    ],
  },
  {
    rule: '5.4',
    title: 'Reports',
    paragraphs: [
      'Units report contact, combat, arrival, bridges and what they cannot do, and whatever you ask by REPORT. Reports are tested like letters; one that fails goes missing and nobody tells you. A unit that is gone sends nothing.',
    ],
  },
  {
    rule: '6',
    title: 'What you know',
    paragraphs: [
      'You see your units as they last reported and your enemies as they were last seen, each with its time. Nothing is updated silently. A square that your own unit reports empty clears an older sighting there.',
      'At contact you learn the kind and size of an enemy; after a round at two squares its companies, one more or less; after a round beside it its name and companies. Recce sees four squares far.',
      'Bridges, ferries and ruins are as last reported, at the start all intact. Weather, your lift and your squadrons you always know. Your clock shows quarters of an hour; minutes stand in reports.',
    ],
  },
];
