import {
  allotmentOf,
  ARRIVAL_TURN,
  dateOf,
  FIRST_GERMAN,
  MARKER_KINDS,
  markerName,
  markersOf,
  optionsOf,
  PHASE_NAMES,
  phasingSide,
  type FarthestBridgeState,
  type Phase,
  type Side,
} from '@club-route/farthest-bridge';
import type { StripSide, StripView, TrackStep } from '../../hex/game.ts';

const PHASES_OF: Readonly<Record<Side, readonly (readonly [Phase, string])[]>> = {
  allied: [
    ['alliedMove', 'Move'],
    ['alliedCombat', 'Fight'],
    ['alliedMobile', 'Mobile'],
  ],
  german: [
    ['germanMove', 'Move'],
    ['germanCombat', 'Fight'],
    ['germanMobile', 'Mobile'],
  ],
};

/** Turns and dates, the phases of both sides, and the support fire that is left. */
export function stripOf(state: FarthestBridgeState): StripView {
  return {
    label: 'Turn, phase and support fire',
    suppliesLabel: 'Support fire left',
    turns: Array.from({ length: optionsOf(state).turns }, (_, index) => turnStep(index + 1, state.turn)),
    sides: (['allied', 'german'] as const).map((side) => sideOf(state, side)),
  };
}

function turnStep(turn: number, now: number): TrackStep {
  return {
    name: String(turn),
    words: dateOf(turn).replace('September', 'Sept'),
    hint: arrivalsOf(turn),
    when: turn < now ? 'past' : turn === now ? 'now' : 'later',
  };
}

function sideOf(state: FarthestBridgeState, side: Side): StripSide {
  const allotment = state.turn === 0 ? [] : allotmentOf(state);
  const kinds = markersOf(side).filter((kind) => (allotment[kind] ?? 0) > 0);
  return {
    name: side === 'allied' ? 'Allied' : 'German',
    acts: side === phasingSide(state),
    phases: PHASES_OF[side].map(([phase, name]) => ({
      name,
      words: PHASE_NAMES[phase],
      hint: PHASE_NAMES[phase],
      when: phase === state.phase ? 'now' : 'later',
    })),
    supplies: kinds.map((kind) => {
      const name = markerName(MARKER_KINDS[kind]);
      const [left, of] = [state.markers[kind], allotment[kind]];
      return { name: name.replace('German ', ''), hint: `${name}: ${left} of ${of} left`, left, of };
    }),
  };
}

/** "18 September: 3 Allied and 7 German units are due". */
function arrivalsOf(turn: number): string {
  const due = [...ARRIVAL_TURN.entries()].filter(([, arrival]) => arrival === turn);
  const allied = due.filter(([unit]) => unit < FIRST_GERMAN).length;
  const parts = [
    ...(allied > 0 ? [`${allied} Allied`] : []),
    ...(due.length > allied ? [`${due.length - allied} German`] : []),
  ];
  return parts.length === 0
    ? `${dateOf(turn)}: no units arrive`
    : `${dateOf(turn)}: ${parts.join(' and ')} units are due`;
}
