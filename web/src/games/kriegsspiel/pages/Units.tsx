import {
  isCommander,
  knowersOf,
  REPORTED_STATES,
  sightingText,
  UNITS,
  unitsUnder,
  isReserve,
  type CampaignState,
  type Command,
} from '@club-route/kriegsspiel';
import { deskOf, lookAt } from '../../../hex/desk.ts';
import { useTable } from '../../../table/use-table.ts';
import { believed, useEyes } from '../eyes.ts';
import { squareWords } from '../game.ts';
import { ago } from '../times.ts';
import type { CampaignController, CampaignPage, CampaignProps } from '../types.ts';
import css from './Pages.module.css';

/** All units of a commander by formation, as last reported and how long ago; and every enemy that was seen. */
export const unitsPage: CampaignPage = { id: 'units', title: 'Units', Page: Units };

function Units({ controller }: CampaignProps) {
  useTable(controller, (table) => table.shown);
  const { eyes } = useEyes(controller);
  if (!isCommander(eyes)) return <Truth controller={controller} />;
  const state = believed(controller, eyes);
  const units = unitsUnder(state, eyes).filter((unit) => !isReserve(unit));
  const formations = [...new Set(units.map((unit) => UNITS[unit].formation))];
  return (
    <section className={css.page} aria-label="Units">
      {formations.map((formation) => (
        <table key={formation} className={css.table}>
          <caption className="visually-hidden">{formation}</caption>
          <thead>
            <tr>
              <th scope="col">{formation}</th>
              <th scope="col">Last reported</th>
              <th scope="col">%</th>
              <th scope="col">When</th>
            </tr>
          </thead>
          <tbody>
            {units
              .filter((unit) => UNITS[unit].formation === formation)
              .map((unit) => (
                <Row key={unit} controller={controller} state={state} unit={unit} />
              ))}
          </tbody>
        </table>
      ))}
      <Enemies controller={controller} state={state} command={eyes} />
    </section>
  );
}

interface RowProps {
  readonly controller: CampaignController;
  readonly state: CampaignState;
  readonly unit: number;
}

function Row({ controller, state, unit }: RowProps) {
  const cell = state.knownCell[unit];
  const doing = REPORTED_STATES[state.knownState[unit]];
  const isLost = doing === 'lost';
  const take = (): void => {
    if (isLost) return;
    controller.propose({ unit });
    if (cell >= 0) lookAt(controller, cell);
  };
  return (
    <tr data-bad={isLost}>
      <th scope="row">
        {/* It may have the focus when the news comes, and keeps it. */}
        <button type="button" className={css.link} aria-disabled={isLost} onClick={take}>
          {UNITS[unit].id}
        </button>
      </th>
      <td>
        {cell < 0 ? (isLost ? 'lost' : 'still to come') : `${squareWords(cell)}, ${doing}`}
        {cell >= 0 && state.knownSupplied[unit] === 0 ? ', out of supply' : null}
      </td>
      <td>{cell < 0 ? '' : state.knownStrength[unit]}</td>
      <td>{cell < 0 ? '' : ago(state.knownMinute[unit], state.minute)}</td>
    </tr>
  );
}

function Enemies({
  controller,
  state,
  command,
}: {
  readonly controller: CampaignController;
  readonly state: CampaignState;
  readonly command: Command;
}) {
  const seen = state[`${command}Sightings`].toSorted((one, two) => two.minute - one.minute);
  const mark = (marked: readonly number[]): void => deskOf(controller).setState({ marked });
  return (
    <section aria-label="Enemies seen">
      <h3>Enemies seen</h3>
      {seen.length === 0 ? <p className={css.none}>None yet.</p> : null}
      <ul>
        {seen.map((sighting) => (
          <li
            key={`${sighting.minute} ${sighting.cell} ${sighting.kind}`}
            onPointerEnter={() => mark([sighting.cell])}
            onPointerLeave={() => mark([])}
          >
            <button type="button" className={css.link} onClick={() => lookAt(controller, sighting.cell)}>
              {sightingText(sighting)}
            </button>{' '}
            {ago(sighting.minute, state.minute)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Truth and belief side by side, unit by unit, and which enemies have seen it: for the umpire. */
function Truth({ controller }: CampaignProps) {
  const { state } = controller;
  const units = [...UNITS.keys()].filter((unit) => state.unitCell[unit] >= 0 || state.knownCell[unit] >= 0);
  return (
    <section className={css.page} aria-label="Truth and belief">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Unit</th>
            <th scope="col">Is</th>
            <th scope="col">Is believed</th>
            <th scope="col">Seen by</th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => {
            const isWrong = state.unitCell[unit] !== state.knownCell[unit];
            return (
              <tr key={unit}>
                <th scope="row">
                  <button
                    type="button"
                    className={css.link}
                    onClick={() => {
                      controller.propose({ unit });
                      if (state.unitCell[unit] >= 0) lookAt(controller, state.unitCell[unit]);
                    }}
                  >
                    {UNITS[unit].id}
                  </button>
                </th>
                <td>
                  {squareWords(state.unitCell[unit])}, {state.unitStrength[unit]} %
                </td>
                <td data-bad={isWrong}>
                  {squareWords(state.knownCell[unit])}, {state.knownStrength[unit]} %,{' '}
                  {ago(state.knownMinute[unit], state.minute)}
                </td>
                <td>
                  {knowersOf(state, unit)
                    .map(
                      ({ command, sighting }) =>
                        `${controller.module.language.names(command).side}, ${ago(sighting.minute, state.minute)}`,
                    )
                    .join('; ')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
