import type { CrossingFile } from '../src/board-file.ts';
import type { Draft } from './draft.ts';
import { MapError } from './errors.ts';
import type { SpanPlan } from './plan.ts';

/** Gives every crossing its span, on boards that say it: its own, or else that of its water. */
export function measureSpans(draft: Draft): void {
  const { spans, folder } = draft.plan;
  if (spans === undefined) return;
  for (const [index, crossing] of draft.crossings.entries()) {
    const plan = spans.find((span) => isOwn(span, crossing)) ?? spans.find((span) => isOfWater(span, crossing));
    if (plan === undefined) throw new MapError(`${folder}/spans.ts`, `crossing ${crossing.id}`, 'has no span');
    const { metres, certainty, why } = plan;
    draft.crossings[index] = { ...crossing, span: { metres, why: draft.reason(certainty, why) } };
  }
}

function isOwn(span: SpanPlan, { id }: CrossingFile): boolean {
  return 'crossing' in span && span.crossing === id;
}

function isOfWater(span: SpanPlan, { water }: CrossingFile): boolean {
  return 'water' in span && span.water === water;
}
