import { EMPTY_HAND, type LessonPointer } from '@club-route/engine';
import { useEffect, useRef } from 'react';
import type { MapHandle } from '../../map/view/MapView.tsx';
import { NO_POINTER, usePointer } from '../../table/lesson/pointer.ts';
import { useTable } from '../../table/use-table.ts';
import { deskOf, useDesk } from '../desk.ts';
import type { HexProps } from '../game.ts';
import { offerNow, useOffer } from '../offer.ts';
import { viewTold } from '../told.ts';
import { whereItEnded } from './where-it-ended.ts';

/** Brings into sight what a lesson points at, what is asked and what is shown. */
export function useAttention({ controller, game }: HexProps): void {
  const telling = useTable(controller, (table) => table.telling);
  const map = useDesk(controller, (desk) => desk.map);
  const { attention, cursor } = useOffer(controller);
  const told = viewTold(controller, game)?.cells[0];
  const pointer = usePointer(controller);
  const opened = useRef<MapHandle>(undefined);
  useEffect(() => {
    // The next step of a lesson speaks of other units than the one that is still selected.
    if (pointer === NO_POINTER) return;
    deskOf(controller).setState({ hand: EMPTY_HAND });
    controller.propose(undefined);
  }, [controller, pointer]);
  useEffect(() => {
    if (map === undefined) return;
    const taught = cellsOf(pointer, controller);
    if (taught.length > 1) map.frame(taught);
    else if (taught.length === 1) map.attend(taught[0]!);
    // A step that points at a button alone leaves the map where it is.
    else if (opened.current !== map) open(map, { controller, game });
    opened.current = map;
  }, [controller, game, map, pointer]);
  useEffect(() => {
    if (attention !== undefined && telling === undefined) map?.attend(attention);
  }, [map, attention, telling]);
  useEffect(() => {
    // The keyboard goes on from where the unit has come down.
    if (cursor !== undefined) deskOf(controller).setState({ cursor });
  }, [controller, cursor]);
  useEffect(() => {
    if (told !== undefined && !game.stays) map?.reveal(told);
  }, [game, map, told]);
}

/** The cells that a step points at, and those of its units on the map. */
function cellsOf({ cells = [], units = [] }: LessonPointer, controller: HexProps['controller']): readonly number[] {
  if (units.length === 0) return cells;
  const offer = offerNow(controller);
  return [...new Set([...cells, ...units.flatMap((unit) => offer.units.get(unit)?.cell ?? [])])];
}

/** Where a map begins: where it was left, or where the game says. */
function open(map: MapHandle, { controller, game }: HexProps): void {
  const { cursor } = deskOf(controller).getState();
  // A phone shows too little of the map to begin with much of it.
  const isNarrow = matchMedia('(max-width: 45.99rem)').matches;
  const ended = isNarrow && cursor === undefined ? endOf({ controller, game }) : undefined;
  if (ended !== undefined) {
    map.attend(ended);
    return;
  }
  if (game.opening === undefined) {
    if (isNarrow) map.attend(middleOf({ controller, game }));
    return;
  }
  const cells = game.opening(controller.state, controller.source.viewer);
  const first = isNarrow ? cells[0] : undefined;
  if ((cursor ?? first) !== undefined) map.attend((cursor ?? first)!);
  else if (cells.length > 0) map.frame(cells);
  else map.fit();
}

/** Where a match that is over came to its end. */
function endOf({ controller, game }: HexProps): number | undefined {
  const { sheet } = deskOf(controller).getState();
  const isOver = controller.result !== undefined || controller.source.ended !== undefined;
  return isOver && sheet !== undefined ? whereItEnded({ controller, game }, sheet) : undefined;
}

/** The cursor, or the middle of the units and cells that something can be done with, or where the game says. */
function middleOf({ controller, game }: HexProps): number {
  const { cursor } = deskOf(controller).getState();
  const offer = offerNow(controller);
  const { stops } = offer.round();
  const cells = stops.flatMap(({ unit, cell }) => (unit === undefined ? cell : offer.units.get(unit)?.cell) ?? []);
  return cursor ?? cells[Math.floor(cells.length / 2)] ?? game.home;
}
