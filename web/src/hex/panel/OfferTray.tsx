import type { Action, TrayOffer } from '@club-route/engine';
import { Button } from '../../ui/Button.tsx';
import type { HexProps } from '../game.ts';
import { offerNow, useOffer } from '../offer.ts';
import { carryOut, carryOutAll, pressUnit, selectUnit } from '../press.ts';
import { Tray } from './Tray.tsx';
import css from './Tray.module.css';

type AnyTray = TrayOffer<Action, unknown>;

interface OfferTrayProps extends HexProps {
  readonly tray: AnyTray;
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
      startsOpen={counters.some(({ isTaught }) => isTaught) || openAtFirst(trays).includes(tray)}
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

/** The trays that begin open: all if there is room, else those whose counters must be seen, where there are others. */
function openAtFirst(trays: readonly AnyTray[]): readonly AnyTray[] {
  const byHand = trays.filter(({ all }) => all === undefined);
  const some = byHand.length < trays.length ? byHand : [];
  return [trays, some].find((open) => trays.length + rowsOf(open) <= LINES_IN_SIGHT) ?? [];
}

function rowsOf(trays: readonly AnyTray[]): number {
  return trays.reduce((sum, { units }) => sum + Math.ceil(units.length / COUNTERS_IN_ROW), 0);
}

/** A button beside its title does all that a tray asks for; of one without, the counters must be seen. */
export function byNeed(one: AnyTray, two: AnyTray): number {
  return Number(one.all !== undefined) - Number(two.all !== undefined);
}
