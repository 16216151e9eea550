import type { Choice, Seat } from '../../contract.ts';
import { NO_OFFER, type CellOffer, type ChoiceOffer, type Offer, type Offers, type UnitOffer } from '../../offer.ts';
import type { PatrolAction, PatrolDraft } from './actions.ts';
import { board } from './ground.ts';
import { patrol } from './index.ts';
import { COMPANIES, type PatrolState } from './state.ts';

/** What a side may press and choose: made of what the rules offer, as every game may begin. */

type PatrolOffer = Offer<PatrolAction, PatrolDraft>;
type PatrolChoice = Choice<PatrolAction, PatrolDraft>;
type Cell = CellOffer<PatrolAction, PatrolDraft>;
type DeploymentDraft = Extract<PatrolDraft, { kind: 'deploy' }>;

export const patrolOffers: Offers<PatrolState, PatrolAction, PatrolDraft> = {
  units: 10,
  cells: board.cells,
  sides: board.sides,
  of(state, seat, draft) {
    const choices = patrol.actions(state, seat, draft);
    switch (state.phase) {
      case 'deploy':
        return deployment(choices, draft?.kind === 'deploy' ? draft : { kind: 'deploy', companies: [], decoys: [] });
      case 'orders':
        return draft === undefined ? pick(state, choices) : orders(state, seat, choices, draft);
      case 'bridge':
        return crossing(state);
      case 'over':
        return NO_OFFER;
    }
  },
};

/** Counters go to lit hexes and are taken back by another press; companies first. */
function deployment(choices: readonly PatrolChoice[], placed: DeploymentDraft): PatrolOffer {
  const cells = new Map<number, Cell>();
  for (const { draft } of choices) {
    const hex = draft?.kind === 'deploy' ? changedHex(placed, draft) : undefined;
    if (hex !== undefined && !cells.has(hex)) cells.set(hex, { look: 'offered', press: { draft }, careful: true });
  }
  const whole = choices.find(({ action }) => action !== undefined)?.action;
  const { companies, decoys } = placed;
  return {
    ...NO_OFFER,
    cells,
    head: { title: 'Deploy in secret', words: '' },
    hint: `${companies.length} of ${COMPANIES} companies and ${decoys.length} decoys are placed.`,
    ready: { label: 'Deploy', action: whole },
    round: () => ({ stops: [...cells.keys()].map((cell) => ({ cell })) }),
  };
}

/** The hex in which two deployments differ. */
function changedHex(before: DeploymentDraft, after: DeploymentDraft): number | undefined {
  const [less, more] = [before, after].map(({ companies, decoys }) => [...companies, ...decoys]);
  return more!.find((hex) => !less!.includes(hex)) ?? less!.find((hex) => !more!.includes(hex));
}

/** Which unit gets an order. */
function pick(state: PatrolState, choices: readonly PatrolChoice[]): PatrolOffer {
  const units = choices.flatMap(({ draft }) => (draft?.kind === 'unit' ? [draft.unit] : []));
  const end = choices.find(({ ends }) => ends)?.action;
  return {
    ...NO_OFFER,
    units: new Map(units.map((unit) => [unit, able(state, unit, 'able')])),
    head: { title: `Turn ${state.turn}`, words: '' },
    trays: [{ title: 'Can act', units }],
    end: end && {
      label: 'End the turn',
      left: units.length === 0 ? '' : `${units.length} could still act.`,
      action: end,
    },
    place: (unit) => ({ at: state.unitHex[unit]!, around: [] }),
    round: () => ({ stops: units.map((unit) => ({ unit, press: { draft: { kind: 'unit', unit } } })) }),
  };
}

function able(state: PatrolState, unit: number, look: 'able' | 'still'): UnitOffer<PatrolAction, PatrolDraft> {
  return { cell: state.unitHex[unit]!, look, press: { draft: { kind: 'unit', unit } } };
}

/** What a selected unit does: a press on a hex moves, attacks or scouts there. */
function orders(state: PatrolState, seat: Seat, choices: readonly PatrolChoice[], draft: PatrolDraft): PatrolOffer {
  if (draft.kind === 'deploy') return NO_OFFER;
  const { unit } = draft;
  const others = pick(state, patrol.actions(state, seat));
  const cells = choices.flatMap(({ action }): (readonly [number, Cell])[] => {
    if (action === undefined || !('to' in action || 'hex' in action)) return [];
    const press = { action };
    return 'to' in action
      ? [[action.to, { look: 'offered', press, careful: true }]]
      : [[action.hex, { look: action.kind === 'attack' ? 'danger' : 'offered', press, careful: true }]];
  });
  const works = choices.flatMap(({ action, draft: next }): ChoiceOffer<PatrolAction, PatrolDraft>[] => {
    if (action?.kind === 'dig') return [{ label: 'Dig in', press: { action } }];
    return next === undefined ? [] : [{ label: 'Scout', press: { draft: next } }];
  });
  return {
    ...NO_OFFER,
    units: new Map([
      ...[...others.units.keys()].map((one) => [one, able(state, one, 'still')] as const),
      [unit, { cell: state.unitHex[unit]!, look: 'chosen', press: { draft: undefined } }],
    ]),
    cells: new Map(cells),
    head: { title: draft.kind === 'scout' ? 'Scout' : 'Order', unit, words: `${state.unitPoints[unit]} points` },
    hint: 'Choose a hex.',
    groups: [{ title: 'Orders', kind: 'list', choices: works }],
    cancel: { draft: draft.kind === 'scout' ? { kind: 'unit', unit } : undefined },
    end: others.end,
    attempt: (to) => ({ action: { kind: 'move', unit, to }, careful: true }),
    place: (one) => others.place(one),
    round: () => ({ ...others.round(), now: unit }),
  };
}

/** The other side crosses a bridge. */
function crossing(state: PatrolState): PatrolOffer {
  return {
    ...NO_OFFER,
    attention: state.crossingFrom,
    head: { title: 'Blow the bridge?', words: '' },
    ready: { label: 'Blow it', action: { kind: 'blow' }, anywhere: true },
    hold: { label: 'Let them cross', action: { kind: 'spare' } },
  };
}
