import {
  ALLIED_AIR,
  ARRIVAL_TURN,
  dateOf,
  GERMAN_AIR,
  HISTORICAL_WEATHER,
  LAST_TURN,
  levelOf,
  levelText,
  optionsOf,
  PHASE_NAMES,
  phasingSide,
  scoreOf,
  sideOf,
  written,
  type DriveState,
  type Phase,
  type Side,
} from '@club-route/drive-on-arnhem';
import type { StripSide, StripView, TrackStep } from '../../hex/game.ts';

const PHASES_OF: Readonly<Record<Side, readonly (readonly [Phase, string])[]>> = {
  allied: [
    ['alliedAir', 'Air'],
    ['alliedFirst', '1st'],
    ['alliedSecond', '2nd'],
  ],
  german: [
    ['germanAir', 'Air'],
    ['germanFirst', '1st'],
    ['germanSecond', '2nd'],
  ],
};

/** Days, weather and score, the phases of both sides, and the air points that are left. */
export function stripOf(state: DriveState): StripView {
  const score = state.phase === 'over' ? state.score : scoreOf(state);
  return {
    label: 'Day, weather, score and phase',
    suppliesLabel: 'Air points left',
    turns: Array.from({ length: LAST_TURN }, (_, index) => dayStep(state, index + 1)),
    facts: [
      { name: 'Weather', value: state.weather, hint: `The weather on ${dateOf(state.turn)}` },
      {
        name: 'Points',
        value: written(score),
        hint: `${state.phase === 'over' ? 'It ended with' : 'If it ended now:'} ${levelText(levelOf(score))}`,
      },
    ],
    sides: (['allied', 'german'] as const).map((side) => sideOfStrip(state, side)),
  };
}

function dayStep(state: DriveState, turn: number): TrackStep {
  const isForecast = optionsOf(state).weather === 'historical';
  return {
    name: String(turn),
    words: dateOf(turn).replace('September', 'Sept'),
    hint: `${isForecast ? `${HISTORICAL_WEATHER[turn - 1]}; ` : ''}${arrivalsOf(turn)}`,
    when: turn < state.turn ? 'past' : turn === state.turn ? 'now' : 'later',
  };
}

function sideOfStrip(state: DriveState, side: Side): StripSide {
  const of = (side === 'allied' ? ALLIED_AIR : GERMAN_AIR)[state.weather];
  const left = side === 'allied' ? state.alliedAir : state.germanAir;
  const isAirPhase = state.phase === 'alliedAir' || state.phase === 'germanAir';
  return {
    name: side === 'allied' ? 'Allied' : 'German',
    acts: state.phase !== 'over' && side === phasingSide(state),
    phases: PHASES_OF[side].map(([phase, name]) => ({
      name,
      words: PHASE_NAMES[phase],
      hint: PHASE_NAMES[phase],
      when: phase === state.phase ? 'now' : 'later',
    })),
    supplies:
      isAirPhase && left >= 0 && of > 0 ? [{ name: 'Air', hint: `Air points: ${left} of ${of} left`, left, of }] : [],
  };
}

/** "18 September: 18 Allied and 27 German units are due". */
function arrivalsOf(turn: number): string {
  const due = [...ARRIVAL_TURN.keys()].filter((unit) => ARRIVAL_TURN[unit] === turn);
  const allied = due.filter((unit) => sideOf(unit) === 'allied').length;
  return `${allied} Allied and ${due.length - allied} German units are due`;
}
