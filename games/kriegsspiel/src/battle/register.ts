import type { RegisterEntry } from '@club-route/engine';
import { BATTLE_REGISTER } from '../tactical/register/entries.ts';

/** What the battle shares with the campaign, and what can be chosen for a battle alone. */
export const register: readonly RegisterEntry[] = [
  ...BATTLE_REGISTER,
  {
    id: 'B1',
    rule: '20',
    provenance: 'ruled',
    question: 'Which battle is fought?',
    played:
      'One of the set battles, all with battalions at full strength. The worked example of the bridge is among them.',
    why: 'To learn the game, and to measure computers at it.',
    option: 'battle',
  },
  {
    id: 'B2',
    rule: '21.4',
    provenance: 'ruled',
    question: 'What did rules 1 play otherwise?',
    played: 'T18 to T21, and wading (R41): along a road through a flooded field nobody stops, also where others wade.',
    why: 'Battles that began before go on as they began.',
    option: 'firstReadings',
  },
  {
    id: 'R40',
    rule: '20.5',
    provenance: 'ruled',
    question: 'The least hand.',
    played: 'One card; up to three can be chosen.',
    why: 'With one card a small force has no choice, which some tables do not like.',
    option: 'leastHand',
  },
  {
    id: 'R43',
    rule: '21.7',
    provenance: 'ruled',
    question: 'A battle without decision.',
    played: 'Twelve turns of ten minutes; from three to twenty-four can be chosen.',
    why: 'Two hours hold everything up long enough.',
    option: 'turns',
  },
  {
    id: 'G105',
    rule: '21.7',
    provenance: 'ruled',
    question: 'A battle that runs past 21:00.',
    played: 'No turn begins at or after 21:00. A set battle begins early enough, or at 19:30 if that is chosen.',
    why: 'Nobody attacks at night in the campaign.',
    option: 'evening',
  },
];
