import type { SpanPlan } from '../../plan.ts';

/** The gap that engineers must bridge, in metres. One is found; the others are the width of their water (G127). */
export const spans: readonly SpanPlan[] = [
  {
    crossing: 'nijmegen-bridge',
    metres: 244,
    certainty: 'found',
    why: 'the main span of the road bridge at Nijmegen',
  },
  ...widths(244, ['waal']),
  ...widths(160, ['maas']),
  ...widths(120, ['neder-rijn', 'pannerdensch-kanaal', 'lek', 'ijssel']),
  ...widths(60, ['maas-waalkanaal']),
  ...widths(34, ['zuid-willemsvaart', 'wilhelminakanaal', 'beatrixkanaal', 'eindhovensch-kanaal', 'peelkanaal']),
];

function widths(metres: number, waters: readonly string[]): readonly SpanPlan[] {
  return waters.map((water) => ({ water, metres, certainty: 'ruled', why: 'about as wide as its water' }));
}
