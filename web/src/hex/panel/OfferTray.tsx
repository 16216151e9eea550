import type { Action, TrayOffer } from '@club-route/engine';
import { Button } from '../../ui/Button.tsx';
import type { HexProps } from '../game.ts';
import { offerNow, useOffer } from '../offer.ts';
import { carryOut, carryOutAll, pressUnit, selectUnit } from '../press.ts';
import { Tray } from './Tray.tsx';
import css from './Tray.module.css';

interface OfferTrayProps extends HexProps {
  readonly tray: TrayOffer<Action, unknown>;
  /** Units that a lesson points at. */
  readonly taught: readonly number[];
}

/** Units that are offered, laid out as counters: each is selected, or taken in and out. */
export function OfferTray({ controller, game, tray, taught }: OfferTrayProps) {
  const { units, trays } = useOffer(controller);
  const { state } = controller;
  const { title, toggles, all } = tray;
  const counters = tray.units.map((unit) => ({
    unit,
    face: game.face(state, unit),
    words: game.unitWords(state, unit),
    isTaught: taught.includes(unit),
  }));
  if (toggles) {
    return (
      <Tray
        title={title}
        counters={counters}
        pressed={tray.units.filter((unit) => units.get(unit)?.look === 'chosen')}
        onPick={(unit) => pressUnit(controller, unit)}
        aside={
          all === undefined ? undefined : (
            <Button shortcut="a" onClick={() => carryOut(controller, all.press)}>
              {all.label}
            </Button>
          )
        }
      />
    );
  }
  const select = (unit: number): void => {
    const press = offerNow(controller).units.get(unit)?.press;
    if (press !== undefined) selectUnit(controller, unit, press);
  };
  return (
    <Tray
      title={title}
      counters={counters}
      onPick={select}
      startsOpen={counters.some(({ isTaught }) => isTaught) || areInSight(trays)}
      aside={
        all === undefined ? undefined : (
          <Button className={css.all} title={all.note} onClick={() => carryOutAll(controller, game, all.press)}>
            {all.label}
          </Button>
        )
      }
    />
  );
}

/** In lines: a title and a row of counters are one each. */
const COUNTERS_IN_ROW = 7;
const LINES_IN_SIGHT = 9;

/** Whether there is room for all trays at once; where there is not, they begin closed. */
function areInSight(trays: readonly TrayOffer<Action, unknown>[]): boolean {
  const lines = trays.map(({ units }) => 1 + Math.ceil(units.length / COUNTERS_IN_ROW));
  return lines.reduce((sum, one) => sum + one, 0) <= LINES_IN_SIGHT;
}
