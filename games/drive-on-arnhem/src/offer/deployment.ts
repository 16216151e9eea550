import { NO_OFFER, pieceOffer, type Attempt, type PieceOffer, type Refusal } from '@club-route/engine';
import type { DriveAction, DriveDraft } from '../actions.ts';
import { choices } from '../choices.ts';
import { labelOf } from '../data/board.ts';
import { AIRBORNE_FORMATIONS, AIRBORNE_OF, BASE_TYPE, GLIDER, POLES } from '../data/units.ts';
import { cellName, formationName, formationOf, unitName } from '../language/names.ts';
import { DROPPING_UNITS, historicalPlan, refuseDrop, refuseSource } from '../phases/deployment.ts';
import type { DriveState } from '../state.ts';
import type { DriveCell, DriveOffer } from './types.ts';

type Deployment = Extract<DriveDraft, { kind: 'deploy' }>;
type Piece = PieceOffer<DriveAction, DriveDraft>;

const EMPTY: Deployment = { kind: 'deploy', sources: [], cells: [] };
const SOURCES = AIRBORNE_FORMATIONS.length;

/** 2.1 The free set-up: four sources, then a drop hex for each unit; the whole is handed in by a press of its own. */
export function deploymentOffer(state: DriveState, draft: Deployment = EMPTY): DriveOffer {
  const isWhole = draft.cells.length === DROPPING_UNITS.length;
  const cells = isWhole ? [] : nextCells(state, draft);
  const asInHistory = isWhole ? undefined : historicalPlan(state, draft.sources, draft.cells);
  return {
    ...NO_OFFER,
    cells: new Map(cells),
    head: { title: 'Choose drop zones', words: '' },
    hint: isWhole
      ? 'Your plan is complete. Change it if you like, or land.'
      : 'Select a highlighted hex for the marked piece. German units may shift by up to two hexes before you land.',
    groups:
      asInHistory === undefined
        ? []
        : [
            {
              title: 'Plans',
              kind: 'works',
              choices: [{ label: 'Place the rest historically', press: { draft: asInHistory } }],
            },
          ],
    pieces: [
      ...AIRBORNE_FORMATIONS.map((_, formation) => sourcePiece(draft, formation)),
      ...DROPPING_UNITS.map((_, index) => unitPiece(draft, index)),
    ],
    ready: { label: 'Land', action: isWhole ? draft : undefined },
    cancel: draft === EMPTY ? undefined : { draft: undefined },
    attempt: (cell) => (isWhole ? undefined : whyNotHere(state, draft, cell)),
    say: (cell) => (cells.some(([one]) => one === cell) ? ['can be chosen'] : []),
    round: () => ({ stops: cells.map(([cell]) => ({ cell })) }),
  };
}

/** The last hex too stays a draft, so that the plan can be looked over. */
function nextCells(state: DriveState, draft: Deployment): readonly (readonly [number, DriveCell])[] {
  return choices(state, 'allied', draft).flatMap(({ action, draft: next }): (readonly [number, DriveCell])[] => {
    const plan = next ?? action;
    if (plan?.kind !== 'deploy') return [];
    const cell = plan.cells.at(-1) ?? plan.sources.at(-1)!;
    return [[cell, { look: 'offered', press: { draft: plan }, careful: true }]];
  });
}

function whyNotHere(state: DriveState, { sources, cells }: Deployment, cell: number): Attempt<DriveAction> {
  const refusal =
    sources.length < SOURCES
      ? refuseSource(state, sources.length, cell, sources)
      : (refuseDrop(state, cells.length, cell, cells) ?? keptClear(sources, cells.length, cell));
  return { refusal, careful: true };
}

/** D2: the rules would take the hex, but then the plan could not be completed. */
function keptClear(sources: readonly number[], index: number, cell: number): Refusal {
  const unit = DROPPING_UNITS[index];
  const other = sources.indexOf(cell);
  const text =
    other >= 0 && other !== AIRBORNE_OF[unit]
      ? `${cellName(cell)} is the supply source of the ${formationName(other)}. Choose another hex.`
      : `No unit of the ${formationOf(unit)} lands on its supply source yet. Choose ${cellName(sources[AIRBORNE_OF[unit]])}.`;
  return { rule: '2.1', text };
}

function sourcePiece({ sources }: Deployment, formation: number): Piece {
  const piece = { unit: undefined, title: formationName(formation), note: 'supply source' };
  const where = formation === POLES ? 'not in a city or forest' : 'in the open or in a town';
  return placed(piece, sources[formation], where, formation === sources.length, {
    kind: 'deploy',
    sources: sources.slice(0, formation),
    cells: [],
  });
}

function unitPiece({ sources, cells }: Deployment, index: number): Piece {
  const unit = DROPPING_UNITS[index];
  const piece = { unit, title: unitName(unit), note: formationOf(unit) };
  const where = BASE_TYPE[unit] === GLIDER ? 'in the open or in a town' : 'not in a city or forest';
  const isNext = sources.length === SOURCES && index === cells.length;
  return placed(piece, cells[index], where, isNext, { kind: 'deploy', sources, cells: cells.slice(0, index) });
}

function placed(
  piece: Pick<Piece, 'unit' | 'title' | 'note'>,
  at: number | undefined,
  where: string,
  isNext: boolean,
  without: Deployment,
): Piece {
  const placing = at === undefined ? undefined : { name: cellName(at), label: labelOf(at), without };
  return pieceOffer(piece, placing, where, isNext);
}
