import { EMPTY_HAND } from '@club-route/engine';
import { Suspense, use, useEffect } from 'react';
import { deskOf } from '../desk.ts';
import type { HexProps } from '../game.ts';
import { offerNow } from '../offer.ts';
import { Ahead } from '../overlay/Ahead.tsx';
import { Arrows } from '../overlay/Arrows.tsx';
import { CoveredNames } from '../overlay/CoveredNames.tsx';
import { Crossings } from '../overlay/Crossings.tsx';
import { Entries } from '../overlay/Entries.tsx';
import { Falls } from '../overlay/Falls.tsx';
import { Planned } from '../overlay/Planned.tsx';
import { Pointed } from '../overlay/Pointed.tsx';
import { Shading } from '../overlay/Shading.tsx';
import { Sides } from '../overlay/Sides.tsx';
import { goOn } from '../go-on.ts';
import { cancel, enterCell, pressCell, tapCell } from '../press.ts';
import { readLine } from '../read-line.ts';
import { useAttention } from './attention.ts';
import { Counters } from './Counters.tsx';
import { HexBoard, type PressedBy } from './HexBoard.tsx';
import { Layers } from './Layers.tsx';
import { OrderLine } from './OrderLine.tsx';
import { Roll } from './Roll.tsx';
import { UNITS, useLayer } from './switches.ts';
import css from './GameBoard.module.css';

export function GameBoard({ controller, game }: HexProps) {
  return (
    <Suspense fallback={<p className={css.wait}>Drawing the map …</p>}>
      <Drawn controller={controller} game={game} />
    </Suspense>
  );
}

/** Some end with a full stop already, because they stand alone elsewhere. */
function sentences(parts: readonly string[]): string {
  return parts.map((part) => part.replace(/\.$/, '')).join('. ');
}

/** The map of a game with everything on it. */
function Drawn({ controller, game }: HexProps) {
  const sheet = use(game.sheet(controller.state, controller.source.viewer));
  const desk = deskOf(controller);
  // What was in hand belonged to the position before, and so did what was looked at.
  useEffect(
    () =>
      controller.store.subscribe((now, before) => {
        if (now.shown !== before.shown) desk.setState(({ cursor }) => ({ hand: EMPTY_HAND, left: cursor }));
      }),
    [controller, desk],
  );
  useAttention({ controller, game });
  useEffect(() => goOn(controller, game), [controller, game]);
  const press = (cell: number, by: PressedBy): void => {
    if (by === 'key') enterCell(controller, game, cell);
    else if (by === 'touch') tapCell(controller, game, cell);
    else pressCell(controller, game, cell, true);
  };
  const describe = (cell: number): string =>
    sentences([...game.cellWords(controller.state, cell, controller.source.viewer), ...offerNow(controller).say(cell)]);
  const layer = { controller, game, sheet };
  const { Ground, Over } = game;
  const hasUnits = useLayer(controller, UNITS);
  return (
    <HexBoard
      controller={controller}
      sheet={sheet}
      label={game.mapLabel}
      describe={describe}
      onCell={press}
      onEscape={() => cancel(controller)}
      over={
        <>
          <OrderLine
            placeholder={game.examples}
            cellName={game.cellName ?? 'hex'}
            onText={(text) => readLine(controller, game, text)}
          />
          <Roll controller={controller} game={game} />
          {Over === undefined ? null : <Over controller={controller} />}
        </>
      }
      tools={<Layers controller={controller} game={game} />}
    >
      {Ground === undefined ? null : <Ground controller={controller} sheet={sheet} />}
      <Entries {...layer} />
      <Shading {...layer} />
      <Pointed {...layer} />
      <Crossings {...layer} />
      <Sides {...layer} />
      <Planned {...layer} />
      {hasUnits ? (
        <>
          <Counters {...layer} />
          <CoveredNames {...layer} />
        </>
      ) : null}
      <Arrows {...layer} />
      <Ahead {...layer} />
      <Falls {...layer} />
    </HexBoard>
  );
}
