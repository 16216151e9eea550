import type { Language, SeatNames } from '@club-route/engine';
import type { DescentAction, DescentDraft } from '../actions.ts';
import type { Outcome } from '../data/tables.ts';
import type { Side } from '../data/units.ts';
import type { DescentReport } from '../report.ts';
import type { DescentState } from '../state.ts';
import { caution } from './caution.ts';
import { grammar } from './grammar.ts';
import { label } from './labels.ts';
import { PEOPLE, SIDE_NAMES } from './names.ts';
import { read, write } from './notation.ts';
import { describe } from './position.ts';
import { doing, prompt } from './prompts.ts';
import { sentence } from './sentences.ts';

export const language: Language<DescentState, DescentAction, DescentDraft, DescentReport> = {
  names: (seat): SeatNames => ({ side: SIDE_NAMES[seat as Side], people: PEOPLE[seat as Side] }),
  prompt: (state, _seat, draft) => prompt(state, draft),
  doing: (state, seat) => doing(state, seat as Side),
  label: (_state, _seat, choice) => label(choice),
  say: sentence,
  ending: (_state, { name, reason }) => ENDINGS[name as Outcome] ?? reason,
  describe,
  write,
  read,
  grammar,
  caution: (state, _seat, action) => caution(state, action),
};

const ENDINGS: Readonly<Record<Outcome, string>> = {
  'allied strategic': 'The Allies win a strategic victory: their armour left the map to the north with a supply line.',
  'allied operational':
    'The Allies win an operational victory: a unit north of the Lower Rhine has a supply line over land.',
  'allied tactical': 'The Allies win a tactical victory: aircraft supply their units north of the Lower Rhine.',
  'german tactical': 'The Germans win a tactical victory: too few Allied units north of the Lower Rhine are in supply.',
  'german operational': 'The Germans win an operational victory: no Allied unit is north of the Maas.',
};
