import type { RulesSection } from '@club-route/engine';
import { FLAK_SOURCES, flakResult, TRANSPORT_COST, TRANSPORT_POINTS, SUPPLY_MARKER_COST } from '../data/tables.ts';

/** Airborne operations. */
export const AIR_RULES: readonly RulesSection[] = [
  {
    rule: 'Allied Airborne Operations',
    title: 'Airborne operations',
    paragraphs: [
      'Transport points come at the start of the Allied turn and serve both impulses; the rest is lost. Units land before the first move of an impulse.',
      'When the first drop is wanted, the Allies roll for the weather of the impulse: 1–2 poor, nobody lands; 3–4 marginal; 5–6 good. The first impulse of the game has good weather.',
      'Any hex may be chosen within stacking. In marginal weather roll for each piece: 1 it turns back, 6 it lands on target, else it scatters to a hex next to it. A piece that turns back returns to its pool and can try again in the next impulse; its points are spent.',
      'Airlanding infantry and airfield repair units land only on an airfield that the Allies control; airlanding infantry needs a repaired one. A repair unit that spends a whole impulse on an airfield without moving or fighting repairs it and is used up.',
      'When all are placed, both sides see each other and the Germans are told the hexes, not who landed. They are then asked about bridges. Then antiaircraft fire is rolled for each piece next to or on a German unit, city or airfield, by the worst source. Last, gliders lose a step in a city, polder or woods.',
      'Units that land on Germans fight them at once, before all other combats: in each round the Germans, doubled, fire once at each lander, then the landers fire. Fire that can have an effect must be made. Friends next to the hex may fire in the first round. Rounds go on until one side is left. If no fire of either side can have an effect, the landers are lost.',
      'Air Supply markers land on Allied units and never move. A German who is alone with one removes it.',
      'A city or airfield belongs to the side that was last alone in it.',
    ],
    tables: [
      {
        caption: 'Transport points',
        columns: ['Day', 'Points'],
        rows: TRANSPORT_POINTS.map((points, index) => [`${17 + index} September`, String(points)]),
      },
      {
        caption: 'Transport points for a piece',
        columns: ['Piece', 'Points'],
        rows: [...Object.entries(TRANSPORT_COST), ['Air Supply', SUPPLY_MARKER_COST] as const].map(([type, cost]) => [
          type,
          String(cost),
        ]),
      },
      {
        caption: 'Antiaircraft fire',
        columns: ['Die', ...FLAK_SOURCES],
        rows: [1, 2, 3, 4, 5, 6].map((die) => [String(die), ...FLAK_SOURCES.map((source) => flakResult(source, die))]),
      },
    ],
  },
];
