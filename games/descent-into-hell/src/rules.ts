import type { RulesSection } from '@club-route/engine';
import { AIR_RULES } from './rules-text/air.ts';
import { COMBAT_RULES } from './rules-text/combat.ts';
import { GROUND_RULES } from './rules-text/ground.ts';

/** The rules as played, in our words, under the headings of the source. */
export const rules: readonly RulesSection[] = [...GROUND_RULES, ...COMBAT_RULES, ...AIR_RULES];
