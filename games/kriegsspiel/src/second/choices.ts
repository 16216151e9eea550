import { act, pass, type Choice, type Seat } from '@club-route/engine';
import { choicesOf, type CampaignDraft } from '../choices.ts';
import { isCommandOf } from '../data/organisation.ts';
import type { Side } from '../data/units.ts';
import { battleChoices, type BattleDraft } from '../tactical/choices.ts';
import { askedSide } from '../tactical/refuse.ts';
import { SIDES } from '../tactical/state.ts';
import type { SecondAction } from './actions.ts';
import { sideInBattle, type SecondState } from './state.ts';

/** A decision in the making: an order to a unit, or one in a battle. */
export type SecondDraft = CampaignDraft | { readonly battle: BattleDraft };
export type SecondChoice = Choice<SecondAction, SecondDraft>;

export function secondChoices(state: SecondState, seat: Seat, draft?: SecondDraft): readonly SecondChoice[] {
  if (draft !== undefined && 'battle' in draft) return inBattle(state, seat, draft.battle);
  const engaged = draft === undefined ? engagementChoices(state, seat) : [];
  if (engaged.length > 0 || (seat === 'clock' && state.engagement !== null)) return engaged;
  return choicesOf(state, seat, draft as CampaignDraft | undefined) as readonly SecondChoice[];
}

/** What a battle asks of this seat now. */
function engagementChoices(state: SecondState, seat: Seat): readonly SecondChoice[] {
  const { engagement } = state;
  if (engagement === null) return [];
  const side = sideInBattle(state, seat);
  switch (engagement.phase) {
    case 'briefing':
      return side !== undefined && engagement.answers[side] === null ? answers() : defaults(state, seat);
    case 'settling':
      return seat === 'umpire'
        ? [true, false].map((elsewhere) => act({ kind: 'table', elsewhere, because: 'the sides differ' }))
        : defaults(state, seat);
    case 'form':
      return side === undefined && seat !== 'umpire' ? defaults(state, seat) : [act(emptyForm(state))];
    case 'fighting': {
      const orders = inBattle(state, seat, undefined);
      return orders.length > 0 ? orders : defaults(state, seat);
    }
  }
}

/** R110: the clock, and the umpire, may go on without whoever is awaited. */
function defaults(state: SecondState, seat: Seat): readonly SecondChoice[] {
  if (seat !== 'clock') return [];
  return SIDES.filter((side) => mayGoWithout(state, side)).map((side) => act({ kind: 'default', side }));
}

/** Whether the computer could take a side over: it is not the computer's yet, and is asked for something. */
export function mayGoWithout(state: SecondState, side: Side): boolean {
  const { engagement } = state;
  if (engagement === null) return false;
  const answer = engagement.answers[side];
  if (engagement.phase === 'briefing') return answer === null;
  return answer?.by !== 'computer';
}

function answers(): readonly SecondChoice[] {
  return (['commander', 'computer', 'elsewhere'] as const).map((by) =>
    act({ kind: 'answer', by, plan: '', concedeAt: 0, air: false }),
  );
}

/** Nobody has lost anything, and nobody holds the field. */
function emptyForm(state: SecondState): SecondAction {
  const { id } = state.engagement!;
  return {
    kind: 'form',
    battle: id,
    turns: 1,
    medals: { allied: 0, german: 0 },
    holds: 'nobody',
    lost: [],
    exits: [],
    ruins: [],
  };
}

function inBattle(state: SecondState, seat: Seat, draft: BattleDraft | undefined): readonly SecondChoice[] {
  const side = askedSide(state);
  if (side === undefined || !mayOrderIn(state, seat, side)) return [];
  return battleChoices(state, side, draft).map((choice) => {
    if (choice.action === undefined) return { action: undefined, draft: { battle: choice.draft! }, ends: choice.ends };
    const action: SecondAction = { kind: 'battle', order: choice.action };
    return choice.ends ? pass(action) : act(action);
  });
}

/** Who gives the orders of a side: its commander; where the computer fights for him, also the clock and the umpire. */
export function mayOrderIn(state: SecondState, seat: Seat, side: Side): boolean {
  const { engagement } = state;
  if (engagement === null || engagement.phase !== 'fighting') return false;
  if (isCommandOf(state, seat)) return engagement.commanders[side] === seat;
  return (seat === 'clock' || seat === 'umpire') && engagement.answers[side]?.by === 'computer';
}
