import type { RulesSection } from '@club-route/engine';
import { COMBAT_RULES } from './rules-text/combat.ts';
import { COMMAND_RULES } from './rules-text/command.ts';
import { GROUND_RULES } from './rules-text/ground.ts';
import { LOGISTICS_RULES } from './rules-text/logistics.ts';

/** The rules as played, in our words. The numbers are those of the sections that the register cites. */
export const rules: readonly RulesSection[] = [...COMMAND_RULES, ...GROUND_RULES, ...COMBAT_RULES, ...LOGISTICS_RULES];
