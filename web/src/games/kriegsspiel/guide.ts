import { commandsOf, H_HOUR, type CampaignState } from '@club-route/kriegsspiel';
import type { GuideNote } from '../../table/skin.ts';

/** What somebody who has never played it needs to know, when it is needed. A sight shows whose it is by the mail it has. */
export function guide(state: CampaignState): GuideNote | undefined {
  if (state.outcome !== 'none') return undefined;
  const isUmpire = state.unitStrength.some((strength) => strength > 0);
  if (isUmpire)
    return state.pending === null
      ? note(
          'umpire',
          'the umpire',
          'You see everything. Let time pass with “Next event”. Above the map you can switch to each commander’s view. In the console you write to them, change anything, hold reports back or forge them. Choose a template to begin.',
        )
      : note(
          'ruling',
          'a ruling',
          'A result needs your ruling, and the clock has stopped. Let it stand, or choose another and say why.',
        );
  const sent = commandsOf(state).some((seat) => state[`${seat}Sent`].length > 0);
  if (!sent && state.airborneMail.length > 0 && state.minute < H_HOUR)
    return note(
      'plan',
      'the landing',
      'Your divisions land at 13:00 by the plan. Choose the template “The landing plan” to change it before then, or let time pass and write orders once they are down.',
    );
  if (!sent && !state.knownCell.some((cell) => cell >= 0))
    return note(
      'before',
      'before your troops come',
      'None of your units is on the map yet. Choose “Next dispatch” to let time pass until the first of them reports. Under “To” you can write orders for them now. They get them when they enter.',
    );
  if (!sent)
    return note(
      'first order',
      'write an order',
      'Select one of your units on the map, then “Move”, then a square: the letter writes itself. Send it, and choose “Next dispatch”. You learn only what reports tell you, and some of them are lost.',
    );
  return note(
    'reports',
    'wait for word',
    'Each counter is where its last report put it, in brackets if that is an hour old. Silence for fifteen minutes means that the order arrived. Use “Report” to ask if you hear nothing.',
  );
}

function note(id: string, about: string, text: string): GuideNote {
  return { id: `kriegsspiel/${id}`, title: `Your first campaign: ${about}`, text };
}
