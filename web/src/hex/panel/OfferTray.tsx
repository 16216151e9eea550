import type { Action, TrayOffer } from '@club-route/engine';
import { Button } from '../../ui/Button.tsx';
import type { HexProps } from '../game.ts';
import { offerNow, useOffer } from '../offer.ts';
import { carryOut, pressUnit, selectUnit } from '../press.ts';
import { Tray } from './Tray.tsx';

/** Units that are offered, laid out as counters: each is selected, or taken in and out. */
export function OfferTray({ controller, game, tray }: HexProps & { readonly tray: TrayOffer<Action, unknown> }) {
  const { units } = useOffer(controller);
  const { state } = controller;
  const { title, toggles, all } = tray;
  const counters = tray.units.map((unit) => ({
    unit,
    face: game.face(state, unit),
    words: game.unitWords(state, unit),
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
  return <Tray title={title} counters={counters} onPick={select} />;
}
