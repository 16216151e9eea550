import { Suspense, use, useEffect } from 'react';
import { HexBoard, type PressedBy } from '../../../hex/board/HexBoard.tsx';
import { OrderLine } from '../../../hex/board/OrderLine.tsx';
import { deskOf } from '../../../hex/desk.ts';
import { enterCell } from '../commit.ts';
import { cellWords } from '../describe.ts';
import { letGo, pressCell } from '../press.ts';
import { sheetDrawn } from '../sheet.ts';
import type { FarthestBridgeController, FarthestBridgeProps } from '../types.ts';
import { readLine } from '../typed.ts';
import { Ahead } from './Ahead.tsx';
import { useAttention } from './attention.ts';
import { Attack } from './Attack.tsx';
import { Bridges } from './Bridges.tsx';
import { Counters } from './Counters.tsx';
import { Entries } from './Entries.tsx';
import { Fates } from './Fates.tsx';
import { Marks } from './Marks.tsx';
import { Planned } from './Planned.tsx';
import { Pointed } from './Pointed.tsx';
import { Roll } from './Roll.tsx';
import { Shading } from './Shading.tsx';
import { Spans } from './Spans.tsx';
import css from './Board.module.css';

export function Board({ controller }: FarthestBridgeProps) {
  return (
    <Suspense fallback={<p className={css.wait}>The map is being drawn …</p>}>
      <Drawn controller={controller} />
    </Suspense>
  );
}

/** The corridor with everything on it. */
function Drawn({ controller }: FarthestBridgeProps) {
  const sheet = use(sheetDrawn);
  const desk = deskOf(controller);
  // What was in hand belonged to the position before.
  useEffect(
    () =>
      controller.store.subscribe((now, before) => {
        if (now.shown !== before.shown) desk.setState({ inHand: [], through: [] });
      }),
    [controller, desk],
  );
  useAttention(controller);
  const press = (cell: number, by: PressedBy): void => {
    if (by === 'key') enterCell(controller, cell);
    else pressCell(controller, cell, by === 'mouse' || desk.getState().cursor === cell);
  };
  return (
    <HexBoard
      controller={controller}
      sheet={sheet}
      label="Map from Eindhoven to Arnhem. Arrows move the map, plus and minus zoom, n goes to the next unit, Enter chooses."
      describe={(cell) => cellWords(controller, cell)}
      onCell={press}
      onEscape={() => escape(controller)}
      over={
        <>
          <OrderLine placeholder="3/504, Grave, 3/504 2116 …" onText={(text) => readLine(controller, text)} />
          <Roll controller={controller} />
        </>
      }
    >
      <Marks controller={controller} sheet={sheet} />
      <Entries controller={controller} sheet={sheet} />
      <Shading controller={controller} sheet={sheet} />
      <Pointed controller={controller} sheet={sheet} />
      <Bridges controller={controller} sheet={sheet} />
      <Spans controller={controller} sheet={sheet} />
      <Planned controller={controller} sheet={sheet} />
      <Counters controller={controller} sheet={sheet} />
      <Attack controller={controller} sheet={sheet} />
      <Ahead controller={controller} sheet={sheet} />
      <Fates controller={controller} sheet={sheet} />
    </HexBoard>
  );
}

function escape(controller: FarthestBridgeController): boolean {
  const { inHand, through } = deskOf(controller).getState();
  const held = controller.store.getState().draft !== undefined || inHand.length > 0 || through.length > 0;
  if (held) letGo(controller);
  return held;
}
