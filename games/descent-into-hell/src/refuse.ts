import type { Refusal } from '@club-route/engine';
import type { ActionKind, DescentAction } from './actions.ts';
import type { Side } from './data/units.ts';
import { refuseAdvance, refuseCityChoice, refuseRetreat } from './phases/aftermath.ts';
import { refuseEndOfFire, refuseFire } from './phases/battle.ts';
import { refuseAttack, refuseEndOfCombat } from './phases/combat.ts';
import { refuseActivation, refusePlacement, refuseSetUp } from './phases/deployment.ts';
import { nextMarker, refuseDrop, refuseWeather } from './phases/drop.ts';
import { refuseEntry, refuseExit } from './phases/entry.ts';
import { refuseFlipBack, refuseSpanTo } from './phases/impulse.ts';
import { refuseMarch } from './phases/march.ts';
import { nextKinds } from './phases/turn.ts';
import type { DescentState, Phase } from './state.ts';

/** Why the side that has to act cannot do this: first whether it fits what is asked, then the rules of the action itself. */
export function refuse(state: DescentState, side: Side, action: DescentAction): Refusal | undefined {
  const asked = askedFor(state);
  if (!asked.kinds.includes(action.kind)) return { rule: 'Turn Sequence', text: asked.text };
  switch (action.kind) {
    case 'setUp':
      return refuseSetUp(action);
    case 'callOff':
    case 'activate':
      if (side !== 'allied') return { rule: 'Turn Sequence', text: 'Only the Allies can do that.' };
      return action.kind === 'activate' ? refuseActivation(state, action.group, action.units) : undefined;
    case 'place':
      if (side !== 'german') return { rule: 'Turn Sequence', text: 'Only the Germans can place force pools.' };
      return refusePlacement(state, action.pool, action.area);
    case 'impulse':
      return nextKinds(state).includes(action.impulse)
        ? undefined
        : { rule: 'Turn Sequence', text: 'Choose a road or an off-road impulse.' };
    case 'flip':
      return refuseFlipBack(state, action.unit);
    case 'weather':
      return refuseWeather(state);
    case 'drop':
      return refuseDrop(state, { unit: action.unit }, action.cell);
    case 'supply':
      return refuseDrop(state, nextMarker(state), action.cell);
    case 'enter':
      return refuseFlight(state) ?? refuseEntry(state, side, action);
    case 'move':
      return refuseFlight(state) ?? refuseMarch(state, side, action);
    case 'exit':
      return refuseFlight(state) ?? refuseExit(state, side, action.unit);
    case 'attack':
      return refuseAttack(state, action.cell);
    case 'fire':
      return refuseFire(state, side, action.firer, action.target);
    case 'bridge':
      return undefined;
    case 'city':
      return refuseCityChoice(state, side);
    case 'retreat':
      return refuseRetreat(state, side, action.way);
    case 'advance':
      return refuseAdvance(state, side, action.units);
    case 'span':
      return refuseSpanTo(state, action.unit, action.cell);
    case 'end':
      return refuseEnd(state, side);
  }
}

/** H-08: those in the air land before anybody moves. */
function refuseFlight({ landers }: DescentState): Refusal | undefined {
  if (landers.length === 0) return undefined;
  return { rule: 'Allied Airborne Operations', text: 'Units are in the air. End the air phase to land them first.' };
}

function refuseEnd(state: DescentState, side: Side): Refusal | undefined {
  if (state.battle !== null) return refuseEndOfFire(state, side);
  return state.phase === 'combat' ? refuseEndOfCombat(state) : undefined;
}

interface Asked {
  readonly kinds: readonly ActionKind[];
  /** What is asked, for whoever tries something else. */
  readonly text: string;
}

const MOVES: readonly ActionKind[] = ['enter', 'move', 'exit', 'end'];

const BY_PHASE: Readonly<Record<Phase, Asked>> = {
  setup: { kinds: ['setUp'], text: 'Set up your ground forces first.' },
  deployment: {
    kinds: ['callOff', 'activate', 'place', 'impulse'],
    text: 'This is the start of your turn: bring up reinforcements, then choose your first impulse.',
  },
  air: {
    kinds: ['flip', 'weather', 'drop', 'supply', ...MOVES],
    text: 'This is the air phase: roll for the weather, drop units, or end the phase.',
  },
  movement: { kinds: MOVES, text: 'This is the movement phase: move units or end the phase.' },
  combat: { kinds: ['attack', 'end'], text: 'This is the combat phase: attack a hex or end the phase.' },
  building: { kinds: ['span', 'end'], text: 'Build with bridging units, or end the impulse.' },
  impulse: { kinds: [], text: 'Wait: your opponent has to act now.' },
};

const QUESTION: Asked = { kinds: ['bridge'], text: 'First decide whether to blow the bridge.' };
const CITY: Asked = { kinds: ['city'], text: 'First decide whether your unit stays in the city or retreats.' };
const RETREAT: Asked = { kinds: ['retreat'], text: 'First choose where the enemy unit retreats.' };
const ADVANCE: Asked = { kinds: ['advance'], text: 'First choose which units advance, if any.' };
const FIRE: Asked = { kinds: ['fire', 'end'], text: 'You are in a combat: fire or end your fire.' };

function askedFor({ questions, battle, phase }: DescentState): Asked {
  if (questions.length > 0) return QUESTION;
  if (battle === null) return BY_PHASE[phase];
  if (battle.pending !== null) return battle.pending.kind === 'city' ? CITY : RETREAT;
  return battle.stage === 'advance' ? ADVANCE : FIRE;
}
