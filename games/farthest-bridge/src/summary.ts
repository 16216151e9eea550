import type { RulesSummary } from '@club-route/engine';

export const summary: RulesSummary = {
  parts: [
    {
      title: 'Aim',
      lines: [
        'The Allies win at once when two hexes of Arnhem (3423, 3523, 3524) hold Allied units that are neither airborne nor glider.',
        'If they ever held one and never two, the game is a draw after turn 10. Otherwise the Germans win.',
      ],
    },
    {
      title: 'A turn',
      lines: [
        'Both sides get new support-fire markers; those of the last turn are gone.',
        'Allies, then Germans: movement, combat, mobile movement. Mobile units that have neither moved nor arrived may move in the last.',
      ],
    },
    {
      title: 'Movement',
      lines: [
        'Along a road ½ point, along a trail 1, else by the terrain. Across a stream or canal without a bridge +3, on foot only. A river needs a bridge.',
        'One unit to a hex; you may pass friends. A unit that enters an enemy zone of control stops.',
        'A unit that begins in an enemy zone may leave it, if it enters no other on that move.',
        'Zones are the six hexes around a unit, but not across a river without a bridge.',
      ],
    },
    {
      title: 'Landing',
      lines: [
        'Within 7 hexes of the drop zone, before any unit on the map moves; each lands and moves before the next.',
        'Paratroops drift one hex: 1 west, 2 north-west, 3 north-east, 4 east, 5 south-east, 6 south-west.',
        'Lost: off the map, on an enemy, on a friend in a German zone. Depleted: in a city, in woods without a road, in a German zone, on a friend.',
        'Guard the drop zones: the first German to enter one takes three +3 markers for the rest of the game.',
      ],
    },
    {
      title: 'Combat',
      lines: [
        'Attackers plus markers, less the defender plus his markers. At most two markers a side. The hex gives the line; if all attackers come over water the hexside may give a better one.',
        'Stream or unbridged river: medium line. Bridge: light line.',
        'A unit at full strength may stay instead of retreating, and is depleted. A depleted unit has half its strength; depleted again it is lost.',
        'Attackers may advance into the hex and along the way of the retreat. A bombardment counts D2 and worse, and nobody advances.',
      ],
    },
    {
      title: 'Bridges and engineers',
      lines: [
        'When an Allied unit comes to a bridge, the Germans may try to blow it if one of their units is within its movement allowance of it.',
        'The engineers repair bridges within ten hexes, each once in a phase, and make one bridge of their own within ten hexes.',
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
