import {
  dateOf,
  LAST_TURN,
  SIDE_NAMES,
  TRANSPORT_POINTS,
  UNKNOWN,
  type DescentState,
  type Side,
} from '@club-route/descent-into-hell';
import type { StripFact, StripSide, StripView, TrackStep } from '../../hex/game.ts';

/** Days, the two impulses of each side, the weather, and the transport points that are left, where they are known. */
export function stripOf(state: DescentState): StripView {
  return {
    label: 'Day, impulse and weather',
    suppliesLabel: '',
    turns: Array.from({ length: LAST_TURN }, (_, index) => dayStep(state, index + 1)),
    facts: [
      weather(state),
      ...points('Transport', state.side === 'allied' ? state.transportPoints : UNKNOWN, 'Transport points left today'),
      ...points('Deployment', state.deploymentPoints, 'Deployment points, kept from day to day'),
    ],
    sides: (['allied', 'german'] as const).map((side) => sideOfStrip(state, side)),
  };
}

function weather({ weather: now }: DescentState): StripFact {
  const isKnown = now !== 'unknown';
  const value = isKnown ? now : '–';
  return { name: 'Weather', value, hint: 'In this impulse', onPhone: isKnown ? 'value' : 'nothing' };
}

/** The Germans are not told how many there are. */
function points(name: string, value: number, hint: string): readonly StripFact[] {
  if (value < 0) return [];
  return [{ name, value: String(value), hint, ...(value === 0 ? { onPhone: 'nothing' as const } : {}) }];
}

function dayStep({ turn: now }: DescentState, turn: number): TrackStep {
  return {
    name: String(turn),
    words: dateOf(turn).replace('September', 'Sept'),
    hint: `${dateOf(turn)}: ${TRANSPORT_POINTS[turn - 1]} Allied transport points`,
    when: turn < now ? 'past' : turn === now ? 'now' : 'later',
  };
}

const NAMES = { road: 'Road', 'off-road': 'Off-road' } as const;

function sideOfStrip(state: DescentState, side: Side): StripSide {
  const acts = state.outcome === 'none' && state.side === side;
  return {
    name: SIDE_NAMES[side],
    acts,
    phases: [1, 2].map((number) => impulseStep(state, acts, number)),
    supplies: [],
  };
}

/** The kind of an impulse is told when it begins (7.4); the second is of the other kind. */
function impulseStep({ impulse, impulseNumber: now }: DescentState, acts: boolean, number: number): TrackStep {
  const other = impulse === 'road' ? 'off-road' : 'road';
  const kind = !acts || now === 0 ? undefined : number === now ? impulse : other;
  const name = kind === undefined ? (number === 1 ? '1st' : '2nd') : NAMES[kind];
  const words = kind === undefined ? `Impulse ${number}` : `${NAMES[kind]} impulse`;
  return { name, words, hint: words, when: acts && number === now ? 'now' : acts && number < now ? 'past' : 'later' };
}
