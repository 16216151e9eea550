import type { RulesSection } from '@club-route/engine';
import { COMBAT_RULES } from './rules-text/combat.ts';
import { OPERATION_RULES } from './rules-text/operations.ts';
import { TURN_RULES } from './rules-text/turn.ts';

/** The rules as played, in our words, under the numbers of the rule book. */
export const rules: readonly RulesSection[] = [...TURN_RULES, ...OPERATION_RULES, ...COMBAT_RULES];
