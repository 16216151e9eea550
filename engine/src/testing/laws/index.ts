import type { Law } from '../law.ts';
import { copy } from './copy.ts';
import { deadEnds } from './dead-ends.ts';
import { determinism } from './determinism.ts';
import { imagine } from './imagine.ts';
import { language } from './language.ts';
import { leak } from './leak.ts';
import { legality } from './legality.ts';
import { offer } from './offer.ts';
import { planning } from './planning.ts';
import { refusal } from './refusal.ts';
import { replay } from './replay.ts';
import { sight } from './sight.ts';
import { standing } from './standing.ts';
import { telling } from './telling.ts';
import { undo } from './undo.ts';

/** Checked in every position, or in a sample of them. `undo` comes last, because it may change the position. */
export const POSITION_LAWS: readonly Law[] = [
  deadEnds,
  legality,
  refusal,
  sight,
  copy,
  determinism,
  imagine,
  language,
  standing,
  planning,
  offer,
  leak,
  telling,
  undo,
];

/** Checked once, over the whole journal. */
export const JOURNAL_LAWS: readonly Law[] = [replay];
