import { NO_OFFER, type PieceOffer } from '../../offer.ts';
import type { PatrolAction, PatrolDraft } from './actions.ts';
import { patrol } from './game.ts';
import { hexName, unitName } from './names.ts';
import type { PatrolOffer } from './offer.ts';
import { COMPANIES, UNITS_OF, type PatrolState, type Side } from './state.ts';

type Deployment = Extract<PatrolDraft, { kind: 'deploy' }>;
type Piece = PieceOffer<PatrolAction, PatrolDraft>;

const EMPTY: Deployment = { kind: 'deploy', companies: [], decoys: [] };

/** 2. The next counter goes to a lit hex, companies first; the whole is sent by a press of its own. */
export function deploymentOffer(state: PatrolState, side: Side, draft: PatrolDraft | undefined): PatrolOffer {
  const placed = draft?.kind === 'deploy' ? draft : EMPTY;
  const choices = patrol.actions(state, side, placed);
  const cells = new Map<number, { look: 'offered'; press: { draft: Deployment }; careful: true }>();
  for (const { draft: next } of choices) {
    const hex = next?.kind === 'deploy' ? addedHex(placed, next) : undefined;
    if (next?.kind === 'deploy' && hex !== undefined && !cells.has(hex))
      cells.set(hex, { look: 'offered', press: { draft: next }, careful: true });
  }
  return {
    ...NO_OFFER,
    cells,
    head: { title: 'Deploy in secret', words: '' },
    hint: 'Choose a lit hex for the counter that is marked. At most two stand in a hex.',
    pieces: piecesOf(state, side, placed),
    ready: { label: 'Deploy', action: choices.find(({ action }) => action !== undefined)?.action },
    say: (cell) => (cells.has(cell) ? ['can be chosen'] : []),
    round: () => ({ stops: [...cells.keys()].map((cell) => ({ cell })) }),
  };
}

/** The hex in which one more counter stands than before. */
function addedHex(before: Deployment, after: Deployment): number | undefined {
  const count = ({ companies, decoys }: Deployment, hex: number): number =>
    [...companies, ...decoys].filter((one) => one === hex).length;
  return [...after.companies, ...after.decoys].find((hex) => count(after, hex) > count(before, hex));
}

function piecesOf(state: PatrolState, side: Side, placed: Deployment): readonly Piece[] {
  const { companies, decoys } = placed;
  const units = UNITS_OF[side].slice(0, COMPANIES + state.decoys);
  const hexes = units.map((_, index) => (index < COMPANIES ? companies[index] : decoys[index - COMPANIES]));
  const next = hexes.findIndex((hex) => hex === undefined);
  return units.map((unit, index): Piece => {
    const hex = hexes[index];
    const piece = { unit, title: unitName(unit), note: index < COMPANIES ? 'company' : 'decoy' };
    if (hex === undefined)
      return { ...piece, where: 'within two rows of your edge', step: index === next ? 'next' : 'later' };
    const back: Deployment =
      index < COMPANIES
        ? { ...placed, companies: companies.filter((_, at) => at !== index) }
        : { ...placed, decoys: decoys.filter((_, at) => at !== index - COMPANIES) };
    return {
      ...piece,
      where: `in ${hexName(hex)}`,
      step: 'placed',
      back: { label: `Take back ${unitName(unit)} from ${hexName(hex)}`, press: { draft: back } },
    };
  });
}
