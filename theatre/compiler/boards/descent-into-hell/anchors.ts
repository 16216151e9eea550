import type { AnchorPlan } from '../../plan.ts';

/**
 * The source names no hex at all. What it gives is the scale, two miles to a hex, the compass, north up, and by the size
 * of its sheets the extent: from Tilburg to Kleve and from Joe's Bridge to the road to Apeldoorn. One corner settles it.
 */
export const anchors: readonly AnchorPlan[] = [{ at: '0101', ground: '52.100 5.120', note: 'by ruling' }];
