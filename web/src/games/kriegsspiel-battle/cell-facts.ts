import {
  companyAt,
  companyName,
  hexLabel,
  isExit,
  ROAD,
  rulesOf,
  STRUCTURES,
  TERRAINS,
  type SetBattleState,
  type Terrain,
} from '@club-route/kriegsspiel/battle';
import type { CellFacts } from '../../hex/game.ts';
import { aboutUnit, faceOf, unitWords } from './faces.ts';

const NAMES: Readonly<Record<Terrain, string>> = {
  clear: 'Clear ground',
  forest: 'Forest',
  town: 'Town',
  ruins: 'Ruins',
  hedgerow: 'Hedgerows',
  hill: 'Hill',
  marsh: 'Flooded field',
  canal: 'Canal',
  river: 'River',
  bridge: 'Bridge',
};

function terrainAt({ hexTerrain }: SetBattleState, hex: number): Terrain {
  return TERRAINS[hexTerrain[hex]];
}

export function cellWords(state: SetBattleState, hex: number): readonly string[] {
  const unit = companyAt(state, hex);
  return [
    `${hexLabel(hex)}, ${NAMES[terrainAt(state, hex)].toLowerCase()}${(state.hexWays[hex] & ROAD) > 0 ? ', road' : ''}`,
    ...(unit < 0 ? [] : [unitWords(state, unit)]),
    ...bridgeAt(state, hex).map(({ name, words }) => `${name} ${words}`),
  ];
}

export function cellFacts(state: SetBattleState, hex: number): CellFacts {
  const unit = companyAt(state, hex);
  return {
    title: NAMES[terrainAt(state, hex)],
    label: hexLabel(hex),
    units:
      unit < 0
        ? []
        : [
            {
              unit,
              face: faceOf(state, unit),
              name: companyName(unit),
              words: `${aboutUnit(state, unit)}.`,
              factors: `${state.companyFigures[unit]} of ${state.companyStart[unit]}`,
            },
          ],
    lines: groundLines(state, hex),
    things: bridgeAt(state, hex),
  };
}

function bridgeAt({ hexBridge }: SetBattleState, hex: number): CellFacts['things'] {
  return hexBridge[hex] === 0
    ? []
    : [{ name: STRUCTURES[hexBridge[hex] - 1].name, words: 'is a medal for the attacker while a company is on it.' }];
}

function groundLines(state: SetBattleState, hex: number): readonly string[] {
  const { stops, noBattleOnEntry, cover, coverFromBelow, blocksSight, open, ignores, armourFiringOut, oneStep } =
    rulesOf(state.hexTerrain[hex]);
  const lines: string[] = [];
  if ((state.hexWays[hex] & ROAD) > 0) lines.push('A road leads through it.');
  if (open === 'nobody') lines.push('Units can enter it only by a bridge.');
  if (open === 'foot') lines.push('Vehicles enter it only by road.');
  if (oneStep === true) lines.push('A unit enters it from an adjacent hex and leaves it to an adjacent hex.');
  else if (stops) lines.push('A unit that enters it stops there.');
  if (noBattleOnEntry) lines.push('A unit that enters it cannot battle in the same turn.');
  if (cover[0] + cover[1] > 0)
    lines.push(`Fire at it: infantry −${cover[0]}, tanks −${cover[1]}${coverFromBelow ? ', from lower ground' : ''}.`);
  if (armourFiringOut > 0) lines.push(`Tanks fire out of it at −${armourFiringOut}.`);
  if (ignores > 0) lines.push('A unit in it may ignore a flag.');
  if (blocksSight) lines.push('It blocks the line of sight.');
  if (isExit(state, hex)) lines.push('The attacker may leave the field here, for a medal.');
  return lines;
}
