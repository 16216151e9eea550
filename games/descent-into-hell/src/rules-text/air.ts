import type { RulesSection } from '@club-route/engine';
import { FLAK_SOURCES, flakResult, TRANSPORT_COST, TRANSPORT_POINTS, SUPPLY_MARKER_COST } from '../data/tables.ts';

/** Airborne operations. */
export const AIR_RULES: readonly RulesSection[] = [
  {
    rule: 'Allied Airborne Operations',
    title: 'Airborne operations',
    paragraphs: [
      'The Allies receive transport points at the start of their turn, for both impulses. Unspent points are lost. Units can land only before the first move of an impulse.',
      'Before the first drop of an impulse the Allies roll for the weather: 1–2 poor, no landings; 3–4 marginal; 5–6 good. The first impulse of the game has good weather.',
      'You may choose any hex within the stacking limit. In marginal weather roll for each piece. On 1 it turns back, on 6 it lands on target, otherwise it scatters to an adjacent hex. A piece that turns back returns to its pool and can try again next impulse. Its points are spent.',
      'Airlanding infantry and airfield repair units land only on an airfield that the Allies control. Airlanding infantry needs a repaired one. For them marginal weather counts as good. A repair unit that spends a whole impulse on an airfield without moving or fighting repairs it and is used up. An airfield is damaged again when the Allies lose it.',
      'When all pieces are placed, both sides see each other. The Germans learn the landing hexes, but not which units landed. They then decide about bridges. Roll antiaircraft fire for each piece on or next to a German unit, city or airfield, using the worst source. A loss costs a step. With an abort the unit also returns to its pool. Finally, gliders lose a step in a city, polder or woods.',
      'Units that land next to Germans stop there and must attack those they can attack. All others may move in the same impulse.',
      "Units that land on Germans fight them at once, before all other combats. In each round the Germans, doubled, fire once at each landing unit, then the landing units fire. A unit must fire if it can have an effect. Friendly units next to the hex may fire in the first round. Rounds continue until one side is left. If neither side's fire can have an effect, the landing units are lost.",
      'Air Supply markers land on Allied units and never move. An antiaircraft hit removes a marker. A marker that scatters away from all Allied units is lost. A German unit alone in a hex with a marker removes it.',
      'The side whose units were last alone in a city or airfield controls it, even in passing. A retreat changes nothing.',
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
