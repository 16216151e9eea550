import { NO_OFFER, waysOffer, type Hand } from '@club-route/engine';
import type { BattleAction } from '../actions.ts';
import type { BattleDraft } from '../choices.ts';
import { companyText, count, hexText, terrainText } from '../language/names.ts';
import { mayOverrun } from '../rules/fire.ts';
import { retreatWays } from '../rules/retreat.ts';
import type { BattleState } from '../state.ts';
import type { BattleOffer } from './types.ts';

/** 21.2, G107: the owner of a unit with flags says how it falls back, and whether it ignores flags where it may. */
export function retreatOffer(state: BattleState, { through }: Hand): BattleOffer {
  const [first] = state.battlePending;
  if (first?.kind !== 'retreat') return NO_OFFER;
  const { company, flags, ignores } = first;
  const from = state.companyHex[company];
  const open = retreatWays(state, first);
  const stands = open.some((way) => way.length === 0);
  const { hasOthers, ...ways } = waysOffer<BattleAction, BattleDraft>({
    from,
    ways: open.filter((way) => way.length > 0),
    through,
    label: hexText,
    note: (hex) => terrainText(state, hex),
    action: (way) => ({ kind: 'retreat', way }),
  });
  const may = ignores > 0 ? ` It may ignore ${count(Math.min(ignores, flags), 'flag', 'flags')}.` : '';
  return {
    ...NO_OFFER,
    ...ways,
    units: new Map([[company, { cell: from, look: 'chosen' }]]),
    attention: from,
    cursor: from,
    head: {
      title: `Choose where ${companyText(state, company)} retreats`,
      unit: company,
      words: `${count(flags, 'flag', 'flags')}: one hex for each, towards your own edge.${may} Each hex it cannot retreat costs a figure.`,
    },
    hint: hasOthers ? 'To take another path to the same hex, select a hex on that path first.' : undefined,
    hold: stands ? { label: 'Stand fast', note: standWords(first), action: { kind: 'retreat', way: [] } } : undefined,
    attempt: (cell) => ({ action: { kind: 'retreat', way: [cell] }, careful: true }),
  };
}

function standWords({ flags, ignores }: { readonly flags: number; readonly ignores: number }): string {
  const lost = Math.max(0, flags - ignores);
  return lost === 0 ? 'It ignores the flags.' : `It loses ${count(lost, 'figure', 'figures')}.`;
}

/** 21.2: the ground that was assaulted is empty. */
export function groundOffer(state: BattleState): BattleOffer {
  const [first] = state.battlePending;
  if (first?.kind !== 'ground') return NO_OFFER;
  const { company, hex } = first;
  const from = state.companyHex[company];
  const overruns = mayOverrun(state, company);
  const take: BattleAction = { kind: 'take', ground: true };
  return {
    ...NO_OFFER,
    units: new Map([[company, { cell: from, look: 'chosen' }]]),
    cells: new Map([[hex, { look: 'offered', press: { action: take }, careful: true }]]),
    arrows: [{ to: hex, from: [from], fire: false }],
    attention: hex,
    cursor: hex,
    head: {
      title: `Take ${hexText(hex)}?`,
      unit: company,
      words: `${companyText(state, company)} drove the enemy out.${overruns ? ' It may battle once more from there.' : ''}`,
    },
    ready: { label: `Take ${hexText(hex)}`, action: take, anywhere: true },
    hold: { label: 'Stay', action: { kind: 'take', ground: false } },
    way: () => [from, hex],
  };
}
