import {
  AIRBORNE,
  dateOf,
  entryCells,
  landingRange,
  sideOf,
  stillToCome,
  type FarthestBridgeState,
  type Side,
} from '@club-route/farthest-bridge';
import { CounterImage } from '../../../hex/counter/CounterImage.tsx';
import { deskOf } from '../../../hex/desk.ts';
import { useTable } from '../../../table/use-table.ts';
import { faceOf, unitWords } from '../faces.ts';
import type { FarthestBridgeProps } from '../types.ts';
import css from './ToCome.module.css';

const SIDES: readonly Side[] = ['allied', 'german'];

/** The hexes where a unit may come in or land. */
function placesOf(state: FarthestBridgeState, unit: number): readonly number[] {
  return AIRBORNE[unit] === 1 ? landingRange(state, unit) : entryCells(unit);
}

/** Who is still to come, when and where; pointing at them shows the hexes. */
export function ToCome({ controller }: FarthestBridgeProps) {
  useTable(controller, (table) => table.shown);
  const { state } = controller;
  const coming = stillToCome(state);
  const mark = (marked: readonly number[]): void => deskOf(controller).setState({ marked });
  if (coming.length === 0) return <p>Everybody has come.</p>;
  return (
    <div className={css.coming}>
      {SIDES.map((side) => {
        const groups = coming.filter(({ units }) => sideOf(units[0]) === side);
        return groups.length === 0 ? null : (
          <section key={side} aria-label={side === 'allied' ? 'Allied' : 'German'}>
            <h2>{side === 'allied' ? 'Allied' : 'German'}</h2>
            {groups.map(({ turn, where, units, delayed }) => (
              <div
                key={`${turn} ${where}`}
                className={css.group}
                data-due={turn <= state.turn}
                onPointerEnter={() => mark(placesOf(state, units[0]))}
                onPointerLeave={() => mark([])}
              >
                <p>
                  <b>{turn <= state.turn ? 'Due now' : `Turn ${turn}`}</b>{' '}
                  <small>
                    {turn > state.turn ? `${dateOf(turn)}, ` : ''}
                    {where}
                  </small>
                </p>
                <ul>
                  {units.map((unit) => (
                    <li key={unit} title={unitWords(unit, false)}>
                      <CounterImage face={faceOf(unit, false, undefined)} size="2.4rem" />
                      <span className="visually-hidden">{unitWords(unit, false)}</span>
                    </li>
                  ))}
                </ul>
                {delayed === undefined ? null : <p className={css.delayed}>{delayed}</p>}
              </div>
            ))}
          </section>
        );
      })}
    </div>
  );
}
