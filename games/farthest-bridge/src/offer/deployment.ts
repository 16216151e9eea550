import {
  NO_OFFER,
  pieceOffer,
  roundOfCells,
  type Attempt,
  type CellOffer,
  type PieceOffer,
  type Seat,
} from '@club-route/engine';
import type { FarthestBridgeAction, FarthestBridgeDraft } from '../actions.ts';
import { choices } from '../choices.ts';
import { labelOf, ZONES } from '../data/board.ts';
import { UNITS, type Side } from '../data/units.ts';
import { unitName } from '../language/names.ts';
import { FREE_UNITS, planLength, refuseCell } from '../phases/deployment.ts';
import type { FarthestBridgeState } from '../state.ts';
import type { FarthestBridgeOffer } from './types.ts';

type DeployCell = CellOffer<FarthestBridgeAction, FarthestBridgeDraft>;
type DeployPiece = PieceOffer<FarthestBridgeAction, FarthestBridgeDraft>;

/** Where each piece may go (18.1), in the order of the plan. */
const WHERE: Readonly<Record<Side, readonly string[]>> = {
  german: [
    'in Germany',
    'in Germany',
    'north of the Neder Rijn',
    'north of the Neder Rijn',
    'north of the Waal',
    'south of the Maas',
  ],
  allied: ['outside Germany', 'outside Germany', 'outside Germany'],
};

/** Free deployment in secret: the next piece goes to a lit hex; the plan is handed in whole, by a press of its own. */
export function deploymentOffer(
  state: FarthestBridgeState,
  seat: Seat,
  draft: FarthestBridgeDraft | undefined,
): FarthestBridgeOffer {
  const side = seat as Side;
  const placed = draft?.kind === 'deploy' ? draft.cells : [];
  const isWhole = placed.length === planLength(side);
  const cells = isWhole ? [] : nextCells(state, seat, draft);
  return {
    ...NO_OFFER,
    cells: new Map(cells),
    head: { title: side === 'german' ? 'Set up in secret' : 'Choose the drop zones in secret', words: '' },
    hint: isWhole
      ? 'Your plan is complete. Change it if you like, or hand it in.'
      : 'Select a highlighted hex for the marked piece. Your opponent sees your plan only when both are in.',
    pieces: Array.from({ length: planLength(side) }, (_, index) => pieceOf(side, placed, index)),
    ready: { label: 'Hand in the plan', action: isWhole ? { kind: 'deploy', cells: placed } : undefined },
    attempt: (cell) => (isWhole ? undefined : whyNotHere(state, side, placed, cell)),
    say: (cell) => (cells.some(([one]) => one === cell) ? ['can be chosen'] : []),
    round: roundOfCells(cells.map(([cell]) => cell)),
  };
}

/** The last hex too stays a draft, so that the plan can be looked over. */
function nextCells(
  state: FarthestBridgeState,
  seat: Seat,
  draft: FarthestBridgeDraft | undefined,
): readonly (readonly [number, DeployCell])[] {
  return choices(state, seat, draft).flatMap(({ action, draft: next }): (readonly [number, DeployCell])[] => {
    const plan = next ?? action;
    if (plan?.kind !== 'deploy') return [];
    const press = { draft: { kind: 'deploy', cells: plan.cells } } as const;
    return [[plan.cells.at(-1)!, { look: 'offered', press, careful: true }]];
  });
}

function whyNotHere(
  state: FarthestBridgeState,
  side: Side,
  placed: readonly number[],
  cell: number,
): Attempt<FarthestBridgeAction> {
  return { refusal: refuseCell(state, side, placed, cell), careful: true };
}

function pieceOf(side: Side, placed: readonly number[], index: number): DeployPiece {
  const unit = side === 'german' ? FREE_UNITS[index]! : undefined;
  const at = placed[index];
  const piece = {
    unit,
    title: unit === undefined ? `${ZONES[index]} zone` : unitName(unit),
    note: unit === undefined ? 'seven hexes around it' : UNITS[unit]!.formation,
  };
  const without = { kind: 'deploy', cells: placed.slice(0, index) } as const;
  const placing = at === undefined ? undefined : { name: labelOf(at), label: labelOf(at), without };
  return pieceOffer(piece, placing, WHERE[side][index]!, index === placed.length);
}
