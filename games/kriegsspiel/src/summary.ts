import type { RulesSummary } from '@club-route/engine';

export const summary: RulesSummary = {
  parts: [
    {
      title: 'A letter',
      lines: [
        'TO a unit, then one order on each line. FROM a headquarters, AT a time and REF a reference if you like. END ends the letter.',
        'MOVE TO a place, VIA places, BY ROAD, BY RAIL or CROSS COUNTRY. ATTACK a place, WITH GUNS units, WITH AIR squadrons. HOLD. WITHDRAW TO.',
        'RECCE TO. WAIT UNTIL or WAIT FOR. SUPPORT a unit. BOMBARD a square. REPAIR a bridge. REPORT. CANCEL. IF CONTACT ATTACK, HOLD or WITHDRAW TO.',
        'TO AIR: PATROL, STRIKE FOR, AIR RECCE. TO a headquarters: MESSAGE: and your text. Anything else goes to the umpire.',
        'A place is a square of four digits, a name, a bridge, or so many KM N OF a place.',
      ],
    },
    {
      title: 'What you know',
      lines: [
        'A receipt answers each block. It is based on what you know. Silence for fifteen minutes means that the order arrived.',
        'NOT ACKNOWLEDGED: it did not. Send it again. Orders and reports fail on a sum of 2 or 3 of two dice, with 1st Airborne on any double.',
        'Reports that fail are lost without notice. Ask silent units with REPORT.',
      ],
    },
    {
      title: 'Time',
      lines: [
        '17 September 12:30 to 20:00 of the last day. At 06:00 weather, squadrons, lift and arrivals; at 20:00 supply and points.',
        'A combat lasts 30 minutes. A unit forms up for an hour after landing. A unit that retreats takes no orders for 30 minutes.',
      ],
    },
    {
      title: 'Contact and combat',
      lines: [
        'An adjacent unit is close. A unit two squares away in a line, or diagonal, is distant. The first round is always fought. Later rounds are fought only if a unit has orders to attack.',
        'Add attack and guns, subtract defence, and apply the terrain. Across a bridge −1, across other water −2, if all attackers cross it.',
        "Every unit in the combat loses strength: the other side's total times the die roll, half if distant.",
      ],
    },
    {
      title: 'Bridges and supply',
      lines: [
        'The first Allied unit next to a bridge triggers its only test. Foot units may wade canals: half an hour for each point of a die roll.',
        'At 20:00 each unit needs a supply line by road to its depot, or to a supply zone. Without one it loses a die roll of strength.',
      ],
    },
    {
      title: 'Points',
      lines: [
        'Allies: 1 for each German unit lost, 5 each evening for each unit of XXX Corps in supply north of the Waal, 10 at the end for each north of the Rhine.',
        'Germans: 5 for each Allied unit destroyed, 3 each evening for each out of supply. They win with more than twice the points of the Allies.',
      ],
    },
  ],
  tables: [
    'Results',
    'What results mean',
    'Terrain modifier',
    'Minutes for a square',
    'Capacity of a day',
    'Headquarters',
  ],
};
