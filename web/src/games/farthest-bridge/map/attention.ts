import { BRIDGES, cellOf } from '@club-route/farthest-bridge';
import { useEffect } from 'react';
import { deskOf, useDesk } from '../../../hex/desk.ts';
import { useTable } from '../../../table/use-table.ts';
import { offerOf } from '../offer.ts';
import { reportTold } from '../picture.ts';
import type { FarthestBridgeController } from '../types.ts';

/** Brings into sight what is asked and what is told. */
export function useAttention(controller: FarthestBridgeController): void {
  const telling = useTable(controller, (table) => table.telling);
  useTable(controller, (table) => table.shown);
  const map = useDesk(controller, (desk) => desk.map);
  const asked = telling === undefined ? placeAsked(controller) : undefined;
  const told = placeTold(controller);
  useEffect(() => {
    // A phone shows too little of the whole map to begin with it.
    if (map !== undefined && matchMedia('(max-width: 45.99rem)').matches) map.attend(middleOf(controller));
  }, [controller, map]);
  useEffect(() => {
    if (asked !== undefined) map?.attend(asked);
  }, [map, asked]);
  const mover = telling === undefined && controller.mayAct ? cellOfMover(controller) : undefined;
  useEffect(() => {
    // The keyboard goes on from where the unit has come down.
    if (mover !== undefined) deskOf(controller).setState({ cursor: mover });
  }, [controller, mover]);
  useEffect(() => {
    if (told !== undefined) map?.reveal(told);
  }, [map, told]);
}

function cellOfMover({ state }: FarthestBridgeController): number | undefined {
  return state.step === 'moving' || state.step === 'placing' ? state.unitCell[state.mover] : undefined;
}

/** The cursor, or the middle of whoever can still do something, or Nijmegen. */
function middleOf(controller: FarthestBridgeController): number {
  const { cursor } = deskOf(controller).getState();
  const offer = offerOf(controller, undefined, []);
  const units = offer.kind === 'pick' ? offer.units : offer.kind === 'attack' ? offer.targets : [];
  const cells = units.map((unit) => controller.state.unitCell[unit]).filter((cell) => cell >= 0);
  return cursor ?? cells[Math.floor(cells.length / 2)] ?? NIJMEGEN;
}

const NIJMEGEN = cellOf('2621');

/** Where somebody must decide something that they did not begin themselves. */
function placeAsked(controller: FarthestBridgeController): number | undefined {
  if (!controller.mayAct) return undefined;
  const { state } = controller;
  switch (state.step) {
    case 'demolition':
      return BRIDGES[state.questions[0]].cells[0];
    case 'defence':
      return state.battle!.cell;
    case 'retreat':
      return state.unitCell[state.battle!.retreats[0].unit];
    case 'advance': {
      const offer = offerOf(controller, undefined, []);
      return offer.kind === 'advance' ? offer.ways[0].to : undefined;
    }
    case 'free':
    case 'moving':
    case 'placing':
      return undefined;
  }
}

function placeTold(controller: FarthestBridgeController): number | undefined {
  const told = reportTold(controller, controller.store.getState().telling);
  if (told === undefined) return undefined;
  if ('path' in told) return told.path.at(-1);
  if ('bridge' in told) return BRIDGES[told.bridge].cells[0];
  return 'cell' in told && told.cell >= 0 ? told.cell : undefined;
}
