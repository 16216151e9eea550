import type { Dice, Game, Refusal, Seat } from '@club-route/engine';
import { momentOf } from '../clock/moment.ts';
import { DIVISION_COMMANDS, SIDE_OF_COMMAND } from '../data/headquarters.ts';
import { isCommandOf } from '../data/organisation.ts';
import { applyDeed, refuseDeed } from '../deeds.ts';
import { deliver } from '../knowledge/deliver.ts';
import { battleTitle } from '../language/battle-name.ts';
import { receive } from '../orders/post.ts';
import { resultOf } from '../outcome.ts';
import { overrules } from '../umpire/actions.ts';
import { playAction } from '../tactical/play.ts';
import { askedSide, refuseBattleAction } from '../tactical/refuse.ts';
import { SIDES } from '../tactical/state.ts';
import { secondActionSchema, type SecondAction, type SecondActionOf } from './actions.ts';
import { refuseForm, resultOfForm } from './battle/form.ts';
import { mayHaveAir, settleTable, takeAnswer, takeOver } from './battle/open.ts';
import { playedResult, settleBattle } from './battle/settle.ts';
import { mayGoWithout, mayOrderIn, secondChoices, type SecondDraft } from './choices.ts';
import { advanceSecond } from './clock.ts';
import { putAway } from '../clock/moment.ts';
import { battleOf, resume, tellSecond, type SecondReport, type TurnMoment } from './moment.ts';
import { earlierSecondRules } from './earlier.ts';
import { secondOptions, type SecondOptions } from './options.ts';
import { setUpSecond } from './set-up.ts';
import { imagineSecond, secondSight } from './sight.ts';
import { secondShape, sideInBattle, type SecondState } from './state.ts';
import { drawCards } from './turn/turn.ts';

const SEATS: readonly Seat[] = [...DIVISION_COMMANDS, 'umpire', 'clock'];
const NOBODY: readonly Seat[] = [];

export type SecondGame = Game<SecondState, SecondAction, SecondOptions, SecondDraft, SecondReport>;

/**
 * The umpired campaign, second edition: half-hour turns by division cards (`turn/turn.ts`), and each meeting of units is
 * fought out between companies on a board of its ground (`battle/`, `../tactical`). Mail, knowledge, supply, bridges and the
 * umpire are those of the first edition.
 */
export const secondCampaign: SecondGame = {
  id: 'kriegsspiel-second',
  title: 'Market Garden Campaign, second edition',
  version: '4',
  earlier: earlierSecondRules,
  seats: SEATS,
  options: secondOptions,
  shape: secondShape,
  action: secondActionSchema as SecondGame['action'],
  setup: setUpSecond,
  active: (state) => (state.outcome === 'none' ? SEATS : NOBODY),
  awaited,
  sideOf: (seat) => (seat in SIDE_OF_COMMAND ? SIDE_OF_COMMAND[seat as keyof typeof SIDE_OF_COMMAND] : seat),
  overrules,
  actions: (state, seat, draft) => (state.outcome === 'none' ? secondChoices(state, seat, draft) : []),
  refuse,
  apply,
  undoable: () => false,
  sight: secondSight,
  tell: tellSecond,
  imagine: imagineSecond,
  result: resultOf,
};

/** Whom play waits for: whoever a battle asks, then commanders with unread dispatches, and else the clock. */
function awaited(state: SecondState): readonly Seat[] {
  if (state.outcome !== 'none') return NOBODY;
  const waiting = DIVISION_COMMANDS.filter((command) => state[`${command}Mail`].length > state[`${command}Read`]);
  // Whoever does not fight must not learn that others do by not being waited for.
  if (state.engagement !== null)
    return [...awaitedInBattle(state), ...waiting.filter((command) => sideInBattle(state, command) === undefined)];
  return waiting.length > 0 ? waiting : ['clock'];
}

function awaitedInBattle(state: SecondState): readonly Seat[] {
  const { phase, commanders, answers } = state.engagement!;
  switch (phase) {
    case 'briefing':
      return SIDES.filter((side) => answers[side] === null).map((side) => commanders[side]);
    case 'settling':
      return ['umpire'];
    case 'form':
      return SIDES.map((side) => commanders[side]);
    case 'fighting': {
      const side = askedSide(state)!;
      return answers[side]?.by === 'computer' ? ['clock'] : [commanders[side]];
    }
  }
}

function refuse(state: SecondState, seat: Seat, action: SecondAction): Refusal | undefined {
  const { engagement } = state;
  switch (action.kind) {
    case 'answer':
      return refuseAnswer(state, seat, action);
    case 'default':
      if (seat !== 'clock' && seat !== 'umpire')
        return no('S13', 'Only the clock and the umpire can go on without an answer.');
      return mayGoWithout(state, action.side) ? undefined : no('S13', 'That side does not have to answer anything.');
    case 'table':
      if (seat !== 'umpire') return no('20.3', 'Only the umpire can choose where a battle is fought.');
      return engagement?.phase === 'settling' ? undefined : no('20.3', 'Both sides already agree on where to fight.');
    case 'battle': {
      const side = sideInBattle(state, seat) ?? askedSide(state);
      if (side === undefined || engagement?.phase !== 'fighting') return no('21', 'You have no battle to fight now.');
      if (!mayOrderIn(state, seat, side)) return no('21', 'You do not command this battle.');
      return refuseBattleAction(state, side, action.order);
    }
    case 'form':
      if (engagement?.phase !== 'form') return no('21.6', 'No battle is being fought elsewhere now.');
      if (seat !== 'umpire' && sideInBattle(state, seat) === undefined)
        return no('21.6', 'Only its commanders and the umpire can fill in the form of a battle.');
      return refuseForm(state, action);
    case 'advance':
      if (seat === 'clock' && engagement !== null) return no('18', 'The clock stops while a battle is fought.');
      return refuseDeed(state, seat, action);
    default:
      return refuseDeed(state, seat, action);
  }
}

function no(rule: string, text: string): Refusal {
  return { rule, text };
}

function refuseAnswer(state: SecondState, seat: Seat, { air }: SecondActionOf<'answer'>): Refusal | undefined {
  const { engagement } = state;
  const side = sideInBattle(state, seat);
  if (engagement === null || side === undefined) return no('20.3', 'No battle is waiting for your answer.');
  if (engagement.phase !== 'briefing' || engagement.answers[side] !== null)
    return no('20.3', 'You have already answered this briefing.');
  return air && !mayHaveAir(engagement, side)
    ? no('20.7', 'Aircraft help only units of XXX Corps, and none of yours is there.')
    : undefined;
}

function apply(state: SecondState, seat: Seat, action: SecondAction, dice: Dice, reports?: SecondReport[]): void {
  switch (action.kind) {
    case 'send': {
      if (!isCommandOf(state, seat)) return;
      const { kind: _kind, ...block } = action;
      const letter = receive(momentOf(state, dice, reports), seat, block);
      state.outbox = [...state.outbox, { letter, block }];
      return;
    }
    case 'advance':
      return advanceSecond(state, action.to, dice, reports);
    case 'answer':
    case 'default':
    case 'table':
    case 'battle':
    case 'form': {
      const moment = resume(state, dice, reports);
      state.scene = null;
      fight(moment, seat, action);
      // A battle may be decided before anybody has moved: nobody is left, or the bridges are held.
      if (state.engagement?.phase === 'fighting' && state.battlePhase === 'none')
        settleBattle(moment, playedResult(moment));
      return state.engagement === null ? drawCards(moment) : putAway(moment);
    }
    default: {
      const moment = resume(state, dice, reports);
      applyDeed(moment, seat, action);
      putAway(moment);
    }
  }
}

/** What is done about a battle. */
function fight(
  moment: TurnMoment,
  seat: Seat,
  action: SecondActionOf<'answer' | 'default' | 'table' | 'battle' | 'form'>,
): void {
  const { state } = moment;
  switch (action.kind) {
    case 'answer': {
      const { kind: _kind, ...answer } = action;
      return takeAnswer(moment, sideInBattle(state, seat)!, answer);
    }
    case 'default': {
      const { id, commanders } = state.engagement!;
      const command = commanders[action.side];
      const text = `${battleTitle(id)}. It does not wait for you: the computer fights it by your last plan.`;
      deliver(moment, command, { kind: 'note', minute: state.minute, text });
      return takeOver(moment, action.side);
    }
    case 'table':
      return settleTable(moment, action.elsewhere);
    case 'form':
      return settleBattle(moment, resultOfForm(state, action));
    case 'battle': {
      const side = sideInBattle(state, seat) ?? askedSide(state)!;
      playAction(battleOf(moment), side, action.order);
    }
  }
}
