import { BELGIUM } from '@club-route/battle-card';
import { memo } from 'react';
import { useTable } from '../../../table/use-table.ts';
import { nextToOrder } from '../orders.ts';
import { diceShown, pictureShown, reportTold, type Picture } from '../picture.ts';
import type { BattleCardProps } from '../types.ts';
import { AdvanceArrows, AdvanceButtons } from './Advances.tsx';
import { AreaLine, TownSign } from './Control.tsx';
import { Counter, Division } from './Counter.tsx';
import { DiceOnMap } from './DiceOnMap.tsx';
import { Ground } from './Ground.tsx';
import { Names } from './Names.tsx';
import { OrderMarks } from './OrderMarks.tsx';
import { alliedPlace, eastPlace, SEATS, VIEW_BOX } from './places.ts';
import css from './Board.module.css';

/** The corridor with everything on it. A press while an entry is being told shows it all. */
export function Board({ controller }: BattleCardProps) {
  const { telling, pointed } = useTable(controller, (state) => state);
  const picture = pictureShown(controller, telling);
  const told = reportTold(controller, telling) ?? pointed;
  const at = told !== undefined && 'area' in told ? told.area : undefined;
  const struck = told?.kind === 'fought' && !telling?.rolling ? told : undefined;
  // Once new orders are asked for, the old dice are picked up.
  const asked = controller.mayAct ? controller.state.phase : undefined;
  const next = nextToOrder(controller);
  return (
    <div className={css.frame}>
      <div className={css.sheet}>
        <Sheet />
        <svg className={css.map} viewBox={VIEW_BOX} role="img" aria-label={titleOf(picture)}>
          {SEATS.map((seat, area) => (
            <AreaLine
              key={seat.name}
              seat={seat}
              allied={picture.control[area] === 1}
              pointed={area === at}
              next={area === next}
            />
          ))}
          <AdvanceArrows controller={controller} />
          {SEATS.map((seat, area) => (
            <TownSign key={seat.name} seat={seat} allied={picture.control[area] === 1} />
          ))}
          {picture.german.map((strength, area) =>
            strength > 0 ? (
              <Counter
                key={SEATS[area]!.name}
                at={eastPlace(area)}
                army="german"
                size=""
                name=""
                symbol="infantry"
                strength={strength}
                struck={struck?.area === area && struck.outcome.germanLoss > 0}
              />
            ) : null,
          )}
          {picture.allied.map((strength, area) =>
            strength > 0 ? (
              <Division
                key={picture.division[area]}
                at={alliedPlace(area)}
                division={picture.division[area]!}
                strength={strength}
                struck={struck?.area === area && struck.outcome.alliedLoss > 0}
              />
            ) : null,
          )}
          <Counter at={eastPlace(picture.corps)} army="british" size="XXX" name="30" symbol="armour" />
        </svg>
        <AdvanceButtons controller={controller} />
        {asked === 'orders' ? null : <DiceOnMap dice={diceShown(controller, telling)} />}
        <OrderMarks controller={controller} />
      </div>
      {telling === undefined ? null : (
        <button type="button" className={css.skip} aria-label="Show everything" onClick={() => controller.skip()} />
      )}
    </div>
  );
}

/** The ground never changes: drawn once, on a layer of its own, so that a moving counter repaints only itself. */
const Sheet = memo(function Sheet() {
  return (
    <svg className={css.ground} viewBox={VIEW_BOX} aria-hidden="true">
      <Ground />
      <Names />
    </svg>
  );
});

function titleOf(picture: Picture): string {
  const corps = picture.corps === BELGIUM ? 'Belgium' : SEATS[picture.corps]!.name;
  return `Map of the road from Belgium to Arnhem; 30 Corps in ${corps}. The text view describes it in full.`;
}
