import {
  BRIDGES,
  bridgeName,
  cellName,
  corridorCost,
  DEMOLISHED_ON,
  labelOf,
  points,
  unitName,
  type FarthestBridgeState,
} from '@club-route/farthest-bridge';
import { SixFaces, type FaceResult } from '../../../hex/panel/SixFaces.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { FarthestBridgeProps } from '../types.ts';
import css from './Decision.module.css';

const FALLS: FaceResult = { label: 'falls', words: 'the bridge falls', tone: 'good' };
const STANDS: FaceResult = { label: 'stands', words: 'the bridge stands', tone: 'none' };

/** The German question in the middle of an Allied move (14.0): which bridge, at what chance, and what hangs on it. */
export function DemolitionDecision({ controller }: FarthestBridgeProps) {
  const { state } = controller;
  return (
    <section className={css.decision} aria-labelledby="decision-title">
      <h2 id="decision-title">{state.questions.length === 1 ? 'Blow the bridge?' : 'Blow which bridge?'}</h2>
      <p className={css.hint}>{whoComes(state)}</p>
      {state.questions.map((bridge) => {
        const { kind, cells } = BRIDGES[bridge];
        return (
          <article key={bridge} className={css.question}>
            <h3>
              {bridgeName(bridge)}{' '}
              <small>
                {kind}, {labelOf(cells[0])}/{labelOf(cells[1])}
              </small>
            </h3>
            <SixFaces
              label="What each face of the die brings"
              faces={[1, 2, 3, 4, 5, 6].map((die) => (die <= DEMOLISHED_ON[kind] ? FALLS : STANDS))}
            />
            <p>{whatHangsOnIt(state, bridge)}</p>
            <Button
              primary
              shortcut={state.questions.length === 1 ? 'Enter' : undefined}
              onClick={() => controller.act({ kind: 'demolish', bridge })}
            >
              Blow the {bridgeName(bridge)}
            </Button>
          </article>
        );
      })}
      <div className={css.commit}>
        <Button shortcut="h" onClick={() => controller.act({ kind: 'spare' })}>
          Leave {state.questions.length === 1 ? 'it' : 'them'} standing
        </Button>
        <p>Each bridge may be tried once in a player turn.</p>
      </div>
    </section>
  );
}

function whoComes(state: FarthestBridgeState): string {
  if (state.mover < 0) return 'An Allied unit has fallen back to it.';
  const where = cellName(state.unitCell[state.mover]);
  const goal = state.way.at(-1);
  const way = goal === undefined ? '' : ` on its way to ${cellName(goal)}`;
  return `${unitName(state.mover)} has come to ${where}${way}.`;
}

/** What the road of XXX Corps would cost without it. */
function whatHangsOnIt(state: FarthestBridgeState, bridge: number): string {
  const now = corridorCost(state);
  const then = corridorCost(state, bridge);
  if (now === undefined) return 'The road to Arnhem is cut already.';
  if (then === undefined)
    return `Without it vehicles have no way to Arnhem; with it the road takes ${points(now)} points.`;
  if (then === now) return 'The road from Eindhoven to Arnhem does not need it.';
  return `The road from Eindhoven to Arnhem takes ${points(now)} points; without it ${points(then)}.`;
}
