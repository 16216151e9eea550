import { commanderOf, labelOf, UNITS } from '@club-route/kriegsspiel';
import { Button } from '../../../ui/Button.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { goOnWriting, writeLetter } from '../letter/letter-desk.ts';
import type { CampaignProps } from '../types.ts';
import css from './Umpire.module.css';

/** What an umpire may do with the unit he has selected: each goes into the console, where he says why. And who knows of it. */
export function UnitWorks({ controller, unit }: CampaignProps & { readonly unit: number }) {
  const { state } = controller;
  const { id } = UNITS[unit];
  const cell = state.unitCell[unit];
  const square = cell < 0 ? '0910' : labelOf(cell);
  const strength = state.unitStrength[unit];
  const isHeld = state.withheld.some((one) => 'unit' in one && one.unit === unit);
  const words: readonly (readonly [name: string, text: string])[] = [
    ['Strength', `SET STRENGTH OF ${id} TO ${strength} BECAUSE `],
    ['Square', `SET SQUARE OF ${id} TO ${square} BECAUSE `],
    ['Order', `FORCE ${commanderOf(state, unit).toUpperCase()} BECAUSE the umpire orders it\nTO ${id}\nMOVE TO `],
    ['Veto', `VETO ${id} BECAUSE `],
    [isHeld ? 'Let reports go' : 'Hold reports', `${isHeld ? 'RESUME' : 'HOLD'} REPORTS OF ${id} BECAUSE `],
    ['Forge a report', `FORGE REPORT OF ${id} AT ${square} STATE HALTED STRENGTH ${strength} BECAUSE `],
  ];
  const known = controller.module.language.answer?.(state, 'umpire', `WHO-KNOWS ${id}`) ?? [];
  return (
    <>
      <div className={css.works} role="group" aria-label={`Change ${id}`}>
        {words.map(([name, text]) => (
          <Button
            key={name}
            onClick={(event) => {
              writeLetter(controller, text);
              goOnWriting(event);
            }}
          >
            {name} …
          </Button>
        ))}
      </div>
      <Fold id="who-knows" line="Who knows of it">
        <ul className={css.known}>
          {known.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Fold>
    </>
  );
}
