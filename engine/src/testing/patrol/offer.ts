import type { Seat } from '../../contract.ts';
import { NO_OFFER, type CellOffer, type ChoiceOffer, type Offer, type Offers, type UnitOffer } from '../../offer.ts';
import type { PatrolAction, PatrolDraft } from './actions.ts';
import { patrol } from './game.ts';
import { board } from './ground.ts';
import { BRIDGE_NAMES, hexName, unitName } from './names.ts';
import { attackOffer, groupOffer } from './offer-attack.ts';
import { deploymentOffer } from './offer-deployment.ts';
import { isSide, UNITS_OF, type PatrolState } from './state.ts';

/** What a side may press and choose. Everything in it comes from what the rules offer, as a first offer of any game may. */

export type PatrolOffer = Offer<PatrolAction, PatrolDraft>;
type Cells = readonly (readonly [number, CellOffer<PatrolAction, PatrolDraft>])[];
type Works = ChoiceOffer<PatrolAction, PatrolDraft>[];

export const patrolOffers: Offers<PatrolState, PatrolAction, PatrolDraft> = {
  units: UNITS_OF.north.length + UNITS_OF.south.length,
  cells: board.cells,
  sides: board.sides,
  of(state, seat, draft, hand) {
    if (!isSide(seat) || state.phase === 'over') return NO_OFFER;
    if (state.phase === 'deploy') return deploymentOffer(state, seat, draft);
    if (state.phase === 'bridge') return crossingOffer(state);
    const free = pickOffer(state, seat);
    if (draft === undefined && hand.units.length > 0) return groupOffer(state, seat, hand.units, free);
    if (draft?.kind === 'attack') return attackOffer(state, seat, draft, free);
    return draft === undefined || draft.kind === 'deploy' ? free : unitOffer(state, seat, draft, free);
  },
};

/** Which counter gets an order; of two in a hex the top one comes first. */
function pickOffer(state: PatrolState, seat: Seat): PatrolOffer {
  const choices = patrol.actions(state, seat);
  const units = choices.flatMap(({ draft }) => (draft?.kind === 'unit' ? [draft.unit] : []));
  const end = choices.find(({ ends }) => ends)?.action;
  const left = units.length === 0 ? '' : `${units.length} of your counters could still act.`;
  return {
    ...NO_OFFER,
    units: new Map(
      units
        .toReversed()
        .map((unit) => [unit, { cell: state.unitHex[unit]!, look: 'able', press: { draft: { kind: 'unit', unit } } }]),
    ),
    head: { title: `Turn ${state.turn}`, words: '' },
    hint: 'Select a counter, then choose what it does.',
    trays: [{ title: 'Can act', units }],
    end: end && { label: 'End the turn', left, action: end },
    together: (those) =>
      those.every((unit) => units.includes(unit)) ? { hand: { units: those, through: [] } } : undefined,
    place: (unit) => ({ at: state.unitHex[unit]!, around: [] }),
    round: () => ({ stops: units.map((unit) => ({ unit, press: { draft: { kind: 'unit', unit } } })) }),
  };
}

/** A counter is selected: a press on a hex moves it there, attacks it or, while it scouts, looks into it. */
function unitOffer(
  state: PatrolState,
  seat: Seat,
  draft: Extract<PatrolDraft, { unit: number }>,
  free: PatrolOffer,
): PatrolOffer {
  const { unit } = draft;
  const choices = patrol.actions(state, seat, draft);
  const cells = choices.flatMap(({ action }): Cells => {
    if (action?.kind === 'move') return [[action.to, { look: 'offered', press: { action }, careful: true }]];
    if (action?.kind === 'scout') return [[action.hex, { look: 'faint', press: { action }, careful: true }]];
    // Others may join an attack before it is made.
    return action?.kind === 'attack' ? [[action.hex, { look: 'danger', press: { draft: action } }]] : [];
  });
  const works = choices.flatMap(({ action, draft: next }): Works => {
    if (action?.kind === 'dig') return [{ label: 'Dig in', press: { action } }];
    return next?.kind === 'scout' ? [{ label: 'Scout', press: { draft: next } }] : [];
  });
  const cell = state.unitHex[unit]!;
  return {
    ...free,
    units: new Map<number, UnitOffer<PatrolAction, PatrolDraft>>([
      ...[...free.units].map(([one, offer]) => [one, { ...offer, look: 'still' }] as const),
      [unit, { cell, look: 'chosen', press: { draft: undefined } }],
    ]),
    cells: new Map(cells),
    head: {
      title: draft.kind === 'scout' ? `${unitName(unit)} scouts` : unitName(unit),
      unit,
      words: `In ${hexName(cell)}, ${state.unitPoints[unit]} points left`,
    },
    hint: 'Choose a lit hex: red ones are attacked.',
    trays: [],
    groups: [{ title: 'Orders', kind: 'list', choices: works }],
    cancel: { draft: draft.kind === 'scout' ? { kind: 'unit', unit } : undefined },
    attempt: (hex) => ({
      action: draft.kind === 'scout' ? { kind: 'scout', unit, hex } : { kind: 'move', unit, to: hex },
      careful: true,
    }),
    say: (one) => (cells.some(([lit]) => lit === one) ? ['can be chosen'] : ['not within reach']),
    round: () => ({ ...free.round(), now: unit }),
  };
}

/** 6. A counter of the other side crosses a bridge. */
function crossingOffer(state: PatrolState): PatrolOffer {
  return {
    ...NO_OFFER,
    attention: state.crossingFrom,
    head: { title: `Blow ${BRIDGE_NAMES[state.crossingBridge]}?`, words: '' },
    hint: 'Somebody is crossing it.',
    ready: { label: 'Blow it', action: { kind: 'blow' }, anywhere: true },
    hold: { label: 'Let them cross', action: { kind: 'spare' } },
  };
}
