import { BRIDGES } from '@club-route/farthest-bridge';
import { useEffect } from 'react';
import { deskOf } from '../../../hex/desk.ts';
import { useTable } from '../../../table/use-table.ts';
import { offerOf } from '../offer.ts';
import { reportTold } from '../picture.ts';
import type { FarthestBridgeController } from '../types.ts';

/** Brings into sight what is asked and what is told. */
export function useAttention(controller: FarthestBridgeController): void {
  const telling = useTable(controller, (table) => table.telling);
  useTable(controller, (table) => table.shown);
  const asked = telling === undefined ? placeAsked(controller) : undefined;
  const told = placeTold(controller);
  useEffect(() => {
    if (asked !== undefined) deskOf(controller).getState().map?.attend(asked);
  }, [controller, asked]);
  useEffect(() => {
    if (told !== undefined) deskOf(controller).getState().map?.reveal(told);
  }, [controller, told]);
}

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
