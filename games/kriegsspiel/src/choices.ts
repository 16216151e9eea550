import { act, pass, type Choice, type Seat } from '@club-route/engine';
import type { CampaignAction } from './actions.ts';
import { endOf } from './data/calendar.ts';
import { STRUCTURES } from './data/structures.ts';
import type { Command } from './data/headquarters.ts';
import { commandsOf, isCommandOf, unitsUnder } from './data/organisation.ts';
import { isArtillery, isRecon, isReserve, UNITS } from './data/units.ts';
import { isHeldBack } from './umpire/post.ts';
import { choicesFor } from './umpire/ruled.ts';
import { REPORTED_STATES } from './knowledge/dispatch.ts';
import type { Order } from './orders/types.ts';
import { refuseBlock } from './orders/refuse.ts';
import { optionsOf, type CampaignState } from './state.ts';

/** What may be done now, small enough to choose from: whatever can be written in a letter is allowed besides. */

/** A decision in the making: the unit that is to be ordered. */
export interface CampaignDraft {
  readonly unit: number;
}

export type CampaignChoice = Choice<CampaignAction, CampaignDraft>;

/** Places worth going to: the ends of the bridges that count. */
const OBJECTIVES: readonly number[] = ['son-bridge', 'nijmegen-bridge', 'arnhem-bridge'].map((id) =>
  STRUCTURES.findIndex((structure) => structure.id === id),
);

/** How far time passes at a stroke: to the quarter, an hour, six hours. */
const STRIDES: readonly number[] = [15, 60, 360];

export function choicesOf(state: CampaignState, seat: Seat, draft?: CampaignDraft): readonly CampaignChoice[] {
  if (seat === 'clock') {
    const end = endOf(optionsOf(state).days);
    const times = new Set(STRIDES.map((stride) => Math.min(end, state.minute + stride)));
    // At the very end the last losses may still wait for the umpire.
    return [...times].filter((to) => to > state.minute).map((to) => act({ kind: 'advance', to }));
  }
  if (seat === 'umpire') return umpireChoices(state);
  if (!isCommandOf(state, seat)) return [];
  return draft === undefined ? commandChoices(state, seat) : unitChoices(state, seat, draft.unit);
}

/** A ruling if one waits; and the umpire's plainest words, one of each kind. */
function umpireChoices(state: CampaignState): readonly CampaignChoice[] {
  const { pending, held } = state;
  if (pending !== null) {
    const because = 'as the table says';
    return (['proposed', ...choicesFor(state, pending)] as const).map((as) =>
      act({ kind: 'rule', id: pending.id, as, because }),
    );
  }
  const [to] = commandsOf(state);
  const what = { command: to };
  const kind = isHeldBack(state, what) ? 'resume' : 'hold';
  return [
    act({ kind: 'edit', edits: [{ what: 'weather', weather: state.weather }], because: 'as it was' }),
    act({ kind: 'write', to, text: 'Nothing new.' }),
    act({ kind: 'roll', dice: 2, purpose: 'a question' }),
    act({ kind, what, because: 'the post is slow' }),
    ...held.slice(0, 1).map(({ id }) => act<CampaignAction, CampaignDraft>({ kind: 'release', id })),
  ];
}

function commandChoices(state: CampaignState, command: Command): readonly CampaignChoice[] {
  const units = unitsUnder(state, command).filter(
    (unit) => REPORTED_STATES[state.knownState[unit]] !== 'lost' && !isReserve(unit),
  );
  const drafts = units.map((unit): CampaignChoice => ({ action: undefined, draft: { unit }, ends: false }));
  return [...drafts, pass({ kind: 'attend' })];
}

function unitChoices(state: CampaignState, command: Command, unit: number): readonly CampaignChoice[] {
  const orders: Order[] = [{ kind: 'hold' }, { kind: 'report', about: 'all' }, { kind: 'cancel' }];
  for (const structure of OBJECTIVES) {
    const march = { to: { structure }, via: [] } as const;
    orders.push({ kind: 'move', ...march, how: 'fastest', contact: { act: 'attack' } });
    orders.push({ kind: 'attack', ...march, guns: [], air: 0 });
    if (isRecon(unit)) orders.push({ kind: 'recce', ...march });
  }
  if (isArtillery(unit)) {
    const friend = unitsUnder(state, command).find(
      (other) => UNITS[other].formation === UNITS[unit].formation && other !== unit,
    );
    if (friend !== undefined) orders.push({ kind: 'support', unit: friend });
  }
  return orders
    .map((order) => ({ kind: 'send', to: { units: [unit] }, orders: [order] }) as const)
    .filter((action) => refuseBlock(state, command, action) === undefined)
    .map((action) => act(action));
}
