import { dayOf, FIRST_DAY, optionsOf, type CampaignState } from '@club-route/kriegsspiel';
import type { StripView } from '../../hex/game.ts';

/** The days of the campaign and the weather. */
export function stripOf(state: CampaignState): StripView {
  const today = dayOf(state.minute);
  const { days } = optionsOf(state);
  return {
    label: 'Days',
    suppliesLabel: '',
    turns: Array.from({ length: days }, (_, index) => {
      const day = FIRST_DAY + index;
      return {
        name: `${day}`,
        words: WEEKDAYS[index % WEEKDAYS.length],
        hint: `${day} September 1944${index === days - 1 ? ': the campaign ends at 20:00' : ''}`,
        when: day < today ? 'past' : day === today ? 'now' : 'later',
      };
    }),
    sides: [],
    facts: [{ name: 'Weather', value: state.weather, hint: 'Rolled at 06:00. It decides what can fly (14.1).' }],
  };
}

/** 17 September 1944 was a Sunday. */
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
