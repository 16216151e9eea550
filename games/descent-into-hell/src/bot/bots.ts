import type { Bot } from '@club-route/engine';
import { Commander, Recruit, type RecruitedGame, type Thoroughness } from '@club-route/engine/search';
import type { DescentAction } from '../actions.ts';
import { momentOf, type DescentState } from '../state.ts';
import { commanded, THOROUGHNESS } from './commander.ts';
import { phaseName, plans, type Plan } from './plan.ts';
import { Script } from './script.ts';

type DescentBot = Bot<DescentState, DescentAction>;

const recruited: RecruitedGame<DescentState, DescentAction, Plan> = {
  script: () => new Script(),
  phase: (sight) => (sight.phase === 'movement' || sight.phase === 'air' ? String(momentOf(sight)) : undefined),
  muddle: (sight, dice) => plans.muddled(phaseName(sight), sight.unitCell, dice),
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

/** @param thoroughness what it does otherwise than usual */
export function commanderWith(thoroughness: Partial<Thoroughness> = {}): DescentBot {
  return {
    id: 'commander',
    title: 'Commander',
    about: 'Tries out plans in what may be hidden, and thinks for about two seconds each impulse.',
    longestThought: 4000,
    sit: (seat) => new Commander(commanded, seat, { ...THOROUGHNESS, ...thoroughness }),
  };
}

/** From the weakest to the strongest. */
export const bots = [recruit, staff, commanderWith()] as const;
