import type { Seat } from '../../contract.ts';
import { including, without, type PatrolDraft } from './actions.ts';
import { patrol } from './game.ts';
import { board } from './ground.ts';
import { hexName, listed, unitName } from './names.ts';
import type { PatrolOffer } from './offer.ts';
import { UNITS_OF, type PatrolState, type Side } from './state.ts';

type Attack = Extract<PatrolDraft, { kind: 'attack' }>;

/** 7. An attack that further companies may join; each press takes one in or out. */
export function attackOffer(state: PatrolState, seat: Seat, draft: Attack, free: PatrolOffer): PatrolOffer {
  const { units, hex } = draft;
  const joining = UNITS_OF[seat as Side].filter(
    (unit) => !units.includes(unit) && patrol.refuse(state, seat, joined(draft, unit)) === undefined,
  );
  const able = [...units, ...joining].toSorted((a, b) => a - b);
  const names = listed(units.map(unitName));
  return {
    ...free,
    units: new Map(
      able.toReversed().map((unit) => {
        const look = units.includes(unit) ? 'chosen' : 'able';
        return [unit, { cell: state.unitHex[unit]!, look, press: { draft: toggled(draft, unit) } }];
      }),
    ),
    arrows: [{ to: hex, from: [...new Set(units.map((unit) => state.unitHex[unit]!))], fire: false }],
    head: { title: `Attack ${hexName(hex)}`, words: '' },
    hint: `With ${names}. Select more companies beside it, or leave some out.`,
    trays: [{ title: 'With', units: able, toggles: true }],
    together: (those) => {
      const attack: Attack = { ...draft, units: those.toSorted((a, b) => a - b) };
      return patrol.refuse(state, seat, attack) === undefined ? { draft: attack } : undefined;
    },
    ready: { label: `Attack ${hexName(hex)}`, action: draft, anywhere: true },
    cancel: { draft: { kind: 'unit', unit: units[0]! } },
  };
}

/** Counters selected together: they can only attack, and only what all of them stand beside. */
export function groupOffer(state: PatrolState, seat: Seat, inHand: readonly number[], free: PatrolOffer): PatrolOffer {
  const units = inHand.toSorted((a, b) => a - b);
  const hexes = Array.from({ length: board.cells }, (_, hex) => hex).filter(
    (hex) => patrol.refuse(state, seat, { kind: 'attack', units, hex }) === undefined,
  );
  return {
    ...free,
    units: new Map(
      [...free.units].map(([unit, offer]) => [unit, units.includes(unit) ? { ...offer, look: 'chosen' } : offer]),
    ),
    cells: new Map(hexes.map((hex) => [hex, { look: 'danger', press: { draft: { kind: 'attack', units, hex } } }])),
    head: { title: `${units.length} counters`, words: '' },
    hint: hexes.length === 0 ? 'There is nothing that all of them could attack.' : 'Choose the hex that they attack.',
    trays: [],
    cancel: { draft: undefined },
    say: (cell) => (hexes.includes(cell) ? ['can be attacked'] : []),
  };
}

function joined(draft: Attack, unit: number): Attack {
  return { ...draft, units: including(draft.units, unit) };
}

/** Without its last unit there is no attack. */
function toggled(draft: Attack, unit: number): PatrolDraft | undefined {
  if (!draft.units.includes(unit)) return joined(draft, unit);
  const units = without(draft.units, unit);
  return units.length === 0 ? undefined : { ...draft, units };
}
