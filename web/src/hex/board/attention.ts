import { EMPTY_HAND } from '@club-route/engine';
import { useEffect } from 'react';
import type { MapHandle } from '../../map/view/MapView.tsx';
import { NO_POINTER, usePointer } from '../../table/lesson/pointer.ts';
import { useTable } from '../../table/use-table.ts';
import { deskOf, useDesk } from '../desk.ts';
import type { HexProps } from '../game.ts';
import { offerNow, useOffer } from '../offer.ts';
import { viewTold } from '../told.ts';

const NOTHING_TAUGHT: readonly number[] = [];

/** Brings into sight what a lesson points at, what is asked and what is shown. */
export function useAttention({ controller, game }: HexProps): void {
  const telling = useTable(controller, (table) => table.telling);
  const map = useDesk(controller, (desk) => desk.map);
  const { attention, cursor } = useOffer(controller);
  const told = viewTold(controller, game)?.cells[0];
  const pointer = usePointer(controller);
  const { cells: taught = NOTHING_TAUGHT } = pointer;
  useEffect(() => {
    // The next step of a lesson speaks of other units than the one that is still selected.
    if (pointer === NO_POINTER) return;
    deskOf(controller).setState({ hand: EMPTY_HAND });
    controller.propose(undefined);
  }, [controller, pointer]);
  useEffect(() => {
    if (taught.length > 1) map?.frame(taught);
    else if (taught.length === 1) map?.attend(taught[0]!);
    else if (map !== undefined) open(map, { controller, game });
  }, [controller, game, map, taught]);
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

/** Where a map begins: where it was left, or where the game says. */
function open(map: MapHandle, { controller, game }: HexProps): void {
  const { cursor } = deskOf(controller).getState();
  if (game.opening === undefined) {
    // A phone shows too little of the whole map to begin with it.
    if (matchMedia('(max-width: 45.99rem)').matches) map.attend(middleOf({ controller, game }));
    return;
  }
  const cells = game.opening(controller.state, controller.source.viewer);
  if (cursor !== undefined) map.attend(cursor);
  else if (cells.length > 0) map.frame(cells);
  else map.fit();
}

/** The cursor, or the middle of the units that can still do something, or where the game says. */
function middleOf({ controller, game }: HexProps): number {
  const { cursor } = deskOf(controller).getState();
  const offer = offerNow(controller);
  const { stops } = offer.round();
  const cells = stops.flatMap(({ unit }) => (unit === undefined ? [] : (offer.units.get(unit)?.cell ?? [])));
  return cursor ?? cells[Math.floor(cells.length / 2)] ?? game.home;
}
