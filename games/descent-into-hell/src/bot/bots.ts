import type { Bot } from '@club-route/engine';
import { Recruit, type RecruitedGame } from '@club-route/engine/search';
import type { DescentAction } from '../actions.ts';
import { UNIT_COUNT } from '../data/units.ts';
import { momentOf, type DescentState } from '../state.ts';
import { Script, type Plan } from './script.ts';

type DescentBot = Bot<DescentState, DescentAction>;

const recruited: RecruitedGame<DescentState, DescentAction, Plan> = {
  script: () => new Script(),
  phase: (sight) => (sight.phase === 'movement' || sight.phase === 'air' ? String(momentOf(sight)) : undefined),
  // It forgets half of its units.
  muddle: (_sight, dice) =>
    new Set(Array.from({ length: UNIT_COUNT }, (_, unit) => unit).filter(() => dice.chance(1, 2, 'forgotten'))),
  missed: ({ questions }) => (questions.length > 0 ? { kind: 'bridge', blow: false } : undefined),
};

const recruit: DescentBot = {
  id: 'recruit',
  title: 'Recruit',
  about: 'Knows what it wants, but forgets half of its units and hesitates at bridges.',
  longestThought: 500,
  sit: (seat) => new Recruit(recruited, seat),
};

const staff: DescentBot = {
  id: 'staff',
  title: 'Staff officer',
  about: 'Plays the plan of its side by rules of thumb: quick and steady.',
  longestThought: 500,
  sit: (seat) => {
    const script = new Script();
    return { decide: (sight) => script.decide(sight, seat) };
  },
};

/** From the weakest to the strongest. */
export const bots = [recruit, staff] as const;
