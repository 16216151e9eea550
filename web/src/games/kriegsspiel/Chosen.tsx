import { commanderOf, REPORTED_STATES, UNITS, type CampaignState } from '@club-route/kriegsspiel';
import { CounterImage } from '../../hex/counter/CounterImage.tsx';
import { useTable } from '../../table/use-table.ts';
import { aboutUnit, knownFace, trueFace } from './faces.ts';
import { squareWords } from './game.ts';
import { ago } from './times.ts';
import { unitIn, type CampaignProps } from './types.ts';
import { UnitWorks } from './umpire/UnitWorks.tsx';
import css from './Decision.module.css';

/** The unit that is selected: as last reported and how long ago; for an umpire as it is and as its commander believes. */
export function Chosen({ controller }: CampaignProps) {
  const draft = useTable(controller, (table) => table.draft);
  useTable(controller, (table) => table.shown);
  const { state } = controller;
  const unit = unitIn(draft);
  if (unit === undefined) return null;
  const isUmpire = controller.seat === 'umpire';
  return (
    <>
      <div className={css.unit} data-testid="chosen">
        <CounterImage face={isUmpire ? trueFace(state, unit, false, false) : knownFace(state, unit)} size="3.2rem" />
        <p>
          <b>{UNITS[unit].id}</b> {aboutUnit(unit)}
          {isUmpire ? (
            <>
              <br />
              {squareWords(state.unitCell[unit])}, {state.unitStrength[unit]} %
            </>
          ) : null}
          <br />
          {isUmpire ? `${controller.module.language.names(commanderOf(state, unit)).side} believes: ` : null}
          {beliefWords(state, unit)}
        </p>
      </div>
      {isUmpire ? <UnitWorks controller={controller} unit={unit} /> : null}
    </>
  );
}

function beliefWords(state: CampaignState, unit: number): string {
  const doing = REPORTED_STATES[state.knownState[unit]];
  const cell = state.knownCell[unit];
  if (cell < 0) return doing === 'off map' ? 'still to come' : doing;
  const supply = state.knownSupplied[unit] === 1 ? '' : ', out of supply';
  return `${doing} at ${squareWords(cell)}, ${state.knownStrength[unit]} %${supply}, ${ago(state.knownMinute[unit], state.minute)}`;
}
