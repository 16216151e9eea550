import {
  battleBoard,
  companyNamed,
  firstOf,
  lastOf,
  RESERVE,
  SIDES,
  type BattleAction,
  type BattleDraft,
  type SetBattleState,
  type Side,
} from '@club-route/kriegsspiel/battle';
import type { ComingGroup, ComingSide, PlannedView } from '../../hex/game.ts';
import { cellFacts, cellWords } from './cell-facts.ts';
import { Sign } from './Card.tsx';
import { aboutUnit, faceOf, unitWords } from './faces.ts';
import { Ground } from './Ground.tsx';
import { Odds } from './Odds.tsx';
import { Over } from './Over.tsx';
import { mapPicture } from './picture.ts';
import { viewOf } from './report-view.ts';
import { battleSheet } from './sheet.ts';
import { stripOf } from './strip.ts';
import type { BattleHexGame } from './types.ts';

/** What a battle brings to the shared hex table. */
export const kriegsspielBattleGame: BattleHexGame = {
  sheet: battleSheet,
  mapLabel:
    'The field of battle, 13 by 9 hexes, your own edge below. Arrows move the map, plus and minus zoom, n goes to the next unit, Enter chooses.',
  examples: 'A1, 0705, fire A1 G2 …',
  home: battleBoard.cellByLabel.get('0705')!,
  face: (state, unit) => faceOf(state, unit),
  unitWords,
  about: aboutUnit,
  goesOn,
  picture: mapPicture,
  view: viewOf,
  planned: (): PlannedView => ({ ways: [] }),
  cellWords,
  cellFacts,
  coming,
  strip: stripOf,
  unitNamed: (text) => {
    const company = companyNamed(text);
    return company < 0 ? undefined : company;
  },
  cellNamed: (text) => battleBoard.cellByLabel.get(text),
  Ground,
  Over,
  Odds,
  Sign,
};

/** A unit that has moved stays selected, to fire. */
function goesOn(action: BattleAction): BattleDraft | undefined {
  return action.kind === 'go' || action.kind === 'take' ? draftAfter(action) : undefined;
}

function draftAfter(action: Extract<BattleAction, { kind: 'go' | 'take' }>): BattleDraft | undefined {
  return action.kind === 'go' ? { kind: 'company', company: action.company } : undefined;
}

/** 20.2: battalions that come later, by turn. */
function coming(state: SetBattleState): readonly ComingSide[] {
  return SIDES.map((side) => ({
    seat: side,
    title: side === 'allied' ? 'Allied' : 'German',
    groups: reservesOf(state, side),
  }));
}

function reservesOf(state: SetBattleState, side: Side): readonly ComingGroup[] {
  const turns = new Map<number, number[]>();
  for (let company = firstOf(side); company < lastOf(state, side); company++) {
    if (state.companyHex[company] !== RESERVE) continue;
    const turn = state.companyComes[company];
    turns.set(turn, [...(turns.get(turn) ?? []), company]);
  }
  return [...turns].map(([turn, units]) => ({
    title: `Turn ${turn}`,
    where: `at ${battleBoard.labels[state.companyEntry[units[0]]]}`,
    isDue: turn <= state.battleTurn,
    units,
    delayed: undefined,
    cells: () => [...new Set(units.map((unit) => state.companyEntry[unit]))],
  }));
}
