import {
  ALLOTMENT,
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
import { useTable } from '../../table/use-table.ts';
import type { FarthestBridgeProps } from './types.ts';
import css from './Strip.module.css';

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
export function Strip({ controller }: FarthestBridgeProps) {
  useTable(controller, (table) => table.shown);
  const { state } = controller;
  const turns = Array.from({ length: optionsOf(state).turns }, (_, index) => index + 1);
  return (
    <section className={css.strip} aria-label="Turn, phase and support fire">
      <ol className={css.turns}>
        {turns.map((turn) => (
          <li
            key={turn}
            data-past={turn < state.turn}
            aria-current={turn === state.turn ? 'step' : undefined}
            title={arrivalsOf(turn)}
          >
            <b>{turn}</b>
            <span>{dateOf(turn).replace('September', 'Sept')}</span>
          </li>
        ))}
      </ol>
      {(['allied', 'german'] as const).map((side) => (
        <div key={side} className={css.side} data-phasing={side === phasingSide(state)}>
          <h2>{side === 'allied' ? 'Allied' : 'German'}</h2>
          <ol className={css.phases}>
            {PHASES_OF[side].map(([phase, title]) => (
              <li key={phase} aria-current={phase === state.phase ? 'step' : undefined} title={PHASE_NAMES[phase]}>
                {title}
              </li>
            ))}
          </ol>
          <Support state={state} side={side} />
        </div>
      ))}
    </section>
  );
}

/** Markers left and fired: a full and an empty square each. */
function Support({ state, side }: { readonly state: FarthestBridgeState; readonly side: Side }) {
  const allotment = ALLOTMENT[state.turn - 1];
  const kinds = markersOf(side).filter((kind) => (allotment?.[kind] ?? 0) > 0);
  if (kinds.length === 0) return null;
  return (
    <ul className={css.support} aria-label="Support fire left">
      {kinds.map((kind) => {
        const left = state.markers[kind];
        const name = markerName(MARKER_KINDS[kind]);
        return (
          <li key={kind} title={`${name}: ${left} of ${allotment[kind]} left`}>
            <span>{name.replace('German ', '')}</span>
            <span aria-hidden="true" className={css.pips}>
              {Array.from({ length: allotment[kind] }, (_, index) => (
                <i key={index} data-left={index < left} />
              ))}
            </span>
            <span className="visually-hidden">
              {left} of {allotment[kind]}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** "3 Allied and 7 German units due". */
function arrivalsOf(turn: number): string {
  const due = [...ARRIVAL_TURN.entries()].filter(([, arrival]) => arrival === turn);
  const allied = due.filter(([unit]) => unit < FIRST_GERMAN).length;
  const parts = [
    ...(allied > 0 ? [`${allied} Allied`] : []),
    ...(due.length > allied ? [`${due.length - allied} German`] : []),
  ];
  return parts.length === 0
    ? `${dateOf(turn)}: nobody is due`
    : `${dateOf(turn)}: ${parts.join(' and ')} units are due`;
}
