import type { RulesSummary } from '@club-route/engine';

export const summary: RulesSummary = {
  parts: [
    {
      title: 'Aim',
      lines: [
        'The Allies win at once when two hexes of Arnhem (3423, 3523, 3524) hold Allied units that are neither airborne nor glider.',
        'If they held one at some time but never two, the game is a draw after turn 10. Otherwise the Germans win.',
      ],
    },
    {
      title: 'A turn',
      lines: [
        'Both sides get new support-fire markers. Unfired markers from last turn are gone.',
        'The Allies, then the Germans: movement, combat, mobile movement. In the last phase, mobile units that have neither moved nor arrived may move.',
      ],
    },
    {
      title: 'Movement',
      lines: [
        'Road ½ point, trail 1, otherwise by terrain. Crossing a stream or canal without a bridge costs +3, on foot only. A river needs a bridge.',
        'One unit per hex. You may pass through friendly units. A unit that enters an enemy zone of control stops.',
        'A unit that starts in an enemy zone of control may leave it if it enters no other on that move.',
        'A zone of control is the six hexes around a unit, but not across an unbridged river.',
      ],
    },
    {
      title: 'Landing',
      lines: [
        'Land within 7 hexes of the drop zone, before any unit on the map moves. Each unit lands and moves before the next.',
        'Paratroops drift one hex: 1 west, 2 north-west, 3 north-east, 4 east, 5 south-east, 6 south-west.',
        'Lost: off the map, on an enemy, or on a friendly unit in a German zone. Depleted: in a city, in woods without a road, in a German zone, or on a friendly unit.',
        'Guard the drop zones. The first German unit to enter one removes three Allied +3 markers for the rest of the game.',
      ],
    },
    {
      title: 'Combat',
      lines: [
        'Add up the attackers and their markers. Subtract the defender and its markers. Each side may fire two markers. The hex gives the line. If all attackers cross water, the hexside may give a better one.',
        'Stream or unbridged river: medium line. Bridge: light line.',
        'A unit at full strength may stay and be depleted instead of retreating. A depleted unit has half its strength. If it is depleted again, it is lost.',
        'Attackers may advance into the hex and along the path of retreat. A bombardment works only on D2 to D4 and De, and no unit advances.',
      ],
    },
    {
      title: 'Bridges and engineers',
      lines: [
        'When an Allied unit reaches a bridge, the Germans may try to blow it. One of their units must be within its movement allowance of the bridge.',
        'The engineers may try to repair each bridge within ten hexes once per player turn. They may also build one bridge of their own within ten hexes.',
      ],
    },
  ],
  tables: [
    'Combat table',
    'Terrain',
    'Bridges',
    'Support-fire',
    'Arrivals: German',
    'Arrivals: United K',
    'Arrivals: Poland',
  ],
};
