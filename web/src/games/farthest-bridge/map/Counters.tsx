import { isCombatPhase, phasingSide, sideOf, UNIT_COUNT } from '@club-route/farthest-bridge';
import { useMemo } from 'react';
import { Piece, type Standing } from '../../../hex/board/Piece.tsx';
import type { CounterFace } from '../../../hex/counter/Counter.tsx';
import { deskOf, useDesk } from '../../../hex/desk.ts';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { useTable } from '../../../table/use-table.ts';
import { isBattleDraft } from '../attack.ts';
import { faceOf, unitWords } from '../faces.ts';
import { useOffer, type Offer } from '../offer.ts';
import { pictureShown, reportTold } from '../picture.ts';
import { pressCell } from '../press.ts';
import type { FarthestBridgeController } from '../types.ts';

interface CountersProps {
  readonly controller: FarthestBridgeController;
  readonly sheet: MapSheet;
}

/** Every unit on the map. */
export function Counters({ controller, sheet }: CountersProps) {
  const { telling, draft } = useTable(controller, (table) => table);
  const inHand = useDesk(controller, (desk) => desk.inHand);
  const offer = useOffer(controller);
  const { state } = controller;
  const picture = pictureShown(controller, telling);
  const told = reportTold(controller, telling);
  const walked = told !== undefined && 'path' in told ? told : undefined;
  const dying = told?.kind === 'lost' && telling?.rolling ? told.unit : -1;
  const onLook = useMemo(() => lookOn(controller), [controller]);
  const onPress = useMemo(() => pressOn(controller), [controller]);
  const taken = new Map<number, number>();
  return (
    <g>
      {Array.from({ length: UNIT_COUNT }, (_, unit) => {
        const cell = picture.unitCell[unit];
        if (cell < 0) return null;
        const depth = taken.get(cell) ?? 0;
        taken.set(cell, depth + 1);
        const depleted = picture.depleted[unit] === 1;
        return (
          <Piece
            key={unit}
            sheet={sheet}
            cell={cell}
            depth={depth}
            trail={walked?.unit === unit ? walked.path : undefined}
            face={faceFor(unit, depleted, telling === undefined ? spentOf(controller, unit) : undefined)}
            words={unitWords(unit, depleted)}
            standing={unit === dying ? 'lost' : standingOf(offer, unit, draft, inHand, state.mover)}
            onLook={onLook}
            onPress={onPress}
          />
        );
      })}
    </g>
  );
}

/** A counter in focus is where the cell cursor is. */
function lookOn(controller: FarthestBridgeController): (cell: number) => void {
  return (cell) => {
    deskOf(controller).setState({ cursor: cell });
    deskOf(controller).getState().map?.reveal(cell);
  };
}

/** Once a counter is taken up by a key, the arrows move the cursor from it. */
function pressOn(controller: FarthestBridgeController): (cell: number) => void {
  return (cell) => {
    pressCell(controller, cell, true);
    deskOf(controller).getState().map?.focus();
  };
}

// One face for each way a counter can look, so that a counter that has not changed is not drawn again.
const faces = new Map<string, CounterFace>();

function faceFor(unit: number, depleted: boolean, spent: CounterFace['spent']): CounterFace {
  const key = `${unit} ${depleted} ${spent}`;
  const face = faces.get(key) ?? faceOf(unit, depleted, spent);
  faces.set(key, face);
  return face;
}

/** Only of the side whose phase it is: on the others the mark would mean nothing. */
function spentOf({ state }: FarthestBridgeController, unit: number): CounterFace['spent'] {
  if (state.phase === 'over' || state.phase === 'deploy' || sideOf(unit) !== phasingSide(state)) return undefined;
  if (isCombatPhase(state)) return state.unitFought[unit] === 1 ? 'fought' : undefined;
  return state.unitMoved[unit] === 1 && unit !== state.mover ? 'moved' : undefined;
}

function standingOf(
  offer: Offer,
  unit: number,
  draft: ReturnType<FarthestBridgeController['store']['getState']>['draft'],
  inHand: readonly number[],
  mover: number,
): Standing {
  switch (offer.kind) {
    case 'pick':
      return offer.units.includes(unit) ? 'able' : 'still';
    case 'march':
    case 'land':
    case 'cells':
    case 'retreat':
      return unit === offer.unit ? 'chosen' : 'still';
    case 'attack':
      if (isBattleDraft(draft) && draft.target === unit) return 'target';
      if (inHand.includes(unit) || (draft?.kind === 'attack' && draft.attackers.includes(unit))) return 'chosen';
      if (offer.attackers.includes(unit)) return 'able';
      return offer.targets.includes(unit) && !isBattleDraft(draft) ? 'able' : 'still';
    case 'advance':
      return offer.ways.some((way) => way.unit === unit) ? 'able' : 'still';
    case 'bridges':
      return unit === mover ? 'chosen' : 'still';
    case 'span':
    case 'defence':
    case 'nothing':
      return 'still';
  }
}
