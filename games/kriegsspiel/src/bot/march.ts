import type { CampaignAction } from '../actions.ts';
import { distance } from '../data/board.ts';
import type { Command } from '../data/headquarters.ts';
import { unitsUnder } from '../data/organisation.ts';
import { structureCalled, STRUCTURES } from '../data/structures.ts';
import { UNITS } from '../data/units.ts';
import { refuseBlock } from '../orders/refuse.ts';
import type { GroundOrder } from '../orders/types.ts';
import type { CampaignState } from '../state.ts';
import { hasReported, wasJustOrdered, type Desk, type File } from './desk.ts';

/** The bridge to which each formation marches. */
const GOAL_OF_FORMATION: Readonly<Record<string, string>> = {
  '101 Abn': 'son-bridge',
  '82 Abn': 'nijmegen-bridge',
  '1 Abn': 'arnhem-bridge',
  '1 Polish': 'arnhem-bridge',
  'Gds Armd': 'arnhem-bridge',
  '43 Div': 'arnhem-bridge',
  '50 Div': 'nijmegen-bridge',
  'Corps tps': 'nijmegen-bridge',
  '11 Armd': 'nijmegen-bridge',
  'v.Tettau': 'arnhem-bridge',
  '9 SS': 'arnhem-bridge',
  '10 SS': 'nijmegen-bridge',
  '406 Div': 'nijmegen-bridge',
  Garrisons: 'nijmegen-bridge',
  '59 Div': 'son-bridge',
  'KG Walther': 'veghel-bridge',
  '107 Pz Bde': 'son-bridge',
};

/** Marches every unit to the bridge of its formation, attacks whom it meets on the way, and sends lost orders again. */
export function march(sight: CampaignState, command: Command, desk: Desk): CampaignAction {
  for (const unit of unitsUnder(sight, command)) {
    const structure = structureCalled(GOAL_OF_FORMATION[UNITS[unit].formation]);
    if (wasJustOrdered(desk.file(unit), sight.minute) || !wantsOrders(sight, unit, desk.file(unit), structure))
      continue;
    const order: GroundOrder = {
      kind: 'move',
      to: { structure },
      via: [],
      how: 'fastest',
      contact: { act: 'attack' },
    };
    const action = { kind: 'send', to: { units: [unit] }, orders: [order] } as const;
    if (refuseBlock(sight, command, action) === undefined) return action;
  }
  return { kind: 'attend' };
}

function wantsOrders(sight: CampaignState, unit: number, file: File, goal: number): boolean {
  const cell = sight.knownCell[unit];
  if (cell < 0 || STRUCTURES[goal].banks.some((bank) => distance(cell, bank) <= 1)) return false;
  if (file.order === undefined || file.failed) return true;
  if (!hasReported(file)) return false;
  const { event, state } = file.report!;
  return state === 'halted' || event === 'arrived' || event === 'impossible';
}
