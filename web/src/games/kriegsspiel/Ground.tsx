import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { isCommander, UNITS, type CampaignState, type Command, type Dispatch } from '@club-route/kriegsspiel';
import { cellsPath, edgePath } from '../../hex/board/geometry.ts';
import { useTable } from '../../table/use-table.ts';
import { believed, onTheMap, useEyes, type Eyes } from './eyes.ts';
import type { CampaignProps } from './types.ts';
import css from './Ground.module.css';

interface GroundProps extends CampaignProps {
  readonly sheet: MapSheet;
}

/** What lies on the map under the counters: ruins, the squares of a battle, ordered marches as forecast, and combats that the umpire sees. */
export function Ground({ controller, sheet }: GroundProps) {
  return <GroundSeen controller={controller} sheet={sheet} eyes={onTheMap(useEyes(controller))} />;
}

/** The same with somebody's eyes. */
export function GroundSeen({ controller, sheet, eyes }: GroundProps & { readonly eyes: Eyes }) {
  useTable(controller, (table) => table.shown);
  const state = eyes === 'truth' ? controller.state : believed(controller, eyes);
  const ruins = eyes === 'truth' ? state.ruins : state[`${eyes}Ruins`];
  const spot = (cell: number): { readonly x: number; readonly y: number } => sheet.cells.centre[cell];
  return (
    <g aria-hidden="true">
      <path className={css.ruins} d={cellsPath(sheet, ruins)} />
      {isCommander(eyes) ? (
        <path className={css.battle} data-testid="battle-squares" d={edgePath(sheet, battleSquares(state, eyes))} />
      ) : null}
      {isCommander(eyes)
        ? marches(state, eyes).map(({ unit, from, to }) => (
            <path
              key={unit}
              className={css.march}
              data-unit={UNITS[unit].id}
              d={`M${spot(from).x} ${spot(from).y}L${spot(to).x} ${spot(to).y}`}
            />
          ))
        : state.combats.flatMap(({ fights }) =>
            fights.map(({ attacker, target }) => {
              const [from, to] = [state.unitCell[attacker], state.unitCell[target]];
              if (from < 0 || to < 0) return null;
              return (
                <path
                  key={`${attacker} ${target}`}
                  className={css.fight}
                  d={`M${spot(from).x} ${spot(from).y}L${spot(to).x} ${spot(to).y}`}
                />
              );
            }),
          )}
    </g>
  );
}

interface March {
  readonly unit: number;
  readonly from: number;
  readonly to: number;
}

/** 6: where units should be going by the last receipt, as long as no later report tells more. A forecast, no dead reckoning. */
function marches(state: CampaignState, command: Command): readonly March[] {
  const found = new Map<number, March>();
  for (const dispatch of state[`${command}Mail`].rows()) {
    if (dispatch.kind === 'receipt')
      for (const { unit, cell } of dispatch.forecasts) found.set(unit, { unit, from: state.knownCell[unit], to: cell });
    else for (const unit of settledBy(dispatch)) found.delete(unit);
  }
  return [...found.values()].filter(({ from, to }) => from >= 0 && from !== to);
}

/** Whose march a dispatch ends: they have arrived, cannot, or never got the order. */
function settledBy(dispatch: Dispatch): readonly number[] {
  if (dispatch.kind === 'not acknowledged') return dispatch.unit === undefined ? [] : [dispatch.unit];
  if (dispatch.kind !== 'report') return [];
  return ['arrived', 'impossible', 'combat'].includes(dispatch.event) ? [dispatch.unit] : [];
}

/** 20.3: where a battle is that he answers for or fights. His own units there may not have reported yet. */
function battleSquares(state: CampaignState, command: Command): ReadonlySet<number> {
  const mail = state[`${command}Mail`].rows();
  const last = mail.findLast((one) => one.kind === 'briefing' || one.kind === 'battle');
  return new Set(last?.kind === 'briefing' ? last.squares : []);
}
