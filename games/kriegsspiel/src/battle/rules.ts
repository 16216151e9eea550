import type { RulesSection } from '@club-route/engine';
import { COMPANY_RULES } from '../tactical/rules-text/companies.ts';
import { PLAY_RULES } from '../tactical/rules-text/play.ts';
import { SET_BATTLE_IDS, SET_BATTLES } from './set-battles.ts';

/** The battle as it is fought, in our words, and the set battles. */
export const rules: readonly RulesSection[] = [
  {
    rule: '18',
    title: 'The set battles',
    paragraphs: [
      'Two players fight one battle of companies. In the campaign such a battle happens where battalions meet. Here the terrain, the battalions and the hour are set. Each turn you play one card from your hand, and it decides which units you may order.',
    ],
    tables: [
      {
        caption: 'Battles',
        columns: ['Battle', 'Situation', 'Attacks'],
        rows: SET_BATTLE_IDS.map((id) => {
          const { name, about, attacker } = SET_BATTLES[id];
          return [name, about, attacker === 'allied' ? 'Allies' : 'Germans'];
        }),
      },
    ],
  },
  ...COMPANY_RULES,
  ...PLAY_RULES,
];
