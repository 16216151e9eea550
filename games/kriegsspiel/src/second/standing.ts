import type { OptionField, StandingAnswers } from '@club-route/engine';
import { askedSide } from '../tactical/refuse.ts';
import type { SecondAction } from './actions.ts';
import { planOf } from './battle/open.ts';
import { officerDecides } from './bot/officer.ts';
import { mayOrderIn } from './choices.ts';
import { sideInBattle, type SecondState } from './state.ts';

const BATTLES: OptionField = {
  kind: 'choice',
  label: 'My battles',
  rule: '20.3',
  default: 'ask',
  choices: [
    { value: 'ask', label: 'Ask me' },
    { value: 'computer', label: 'The computer fights them at once' },
  ],
};

/** 20.3: who lets the computer fight need not be asked, neither before the battle nor in it. */
export const secondStanding: StandingAnswers<SecondState, SecondAction> = {
  schema: (seat) => (seat === 'umpire' || seat === 'clock' ? undefined : { battles: BATTLES }),
  answer(sight, seat, { battles }) {
    const { engagement } = sight;
    const side = sideInBattle(sight, seat);
    if (battles !== 'computer' || engagement === null || side === undefined) return undefined;
    if (engagement.phase === 'briefing' && engagement.answers[side] === null)
      return { kind: 'answer', ...planOf(sight, engagement.commanders[side]) };
    if (askedSide(sight) !== side || !mayOrderIn(sight, seat, side)) return undefined;
    return { kind: 'battle', order: officerDecides(sight, side) };
  },
};
