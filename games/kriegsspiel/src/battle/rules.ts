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
      'Two commanders fight one battle of companies. In the campaign it is fought where battalions meet; here ground, battalions and hour are given. Each turn you play one card from your hand, and it says whom you may order.',
    ],
    tables: [
      {
        caption: 'Battles',
        columns: ['Battle', 'What it is about', 'Attacks'],
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
