import { UNSUPPLIED, ALLOWANCE, MOST_FORTIFIED, SUPPLY_STATES, UNIT_LIMIT } from '../data/tables.ts';
import { RANGE_LETTERS, REACH_OF_RANGE, sideOf, UNITS } from '../data/units.ts';
import { cellName, formationOf, SIDE_NAMES, SIZE_NAMES, terrainName, typeName } from '../language/names.ts';
import { unitsOnMap } from '../phases/reinforcement.ts';
import { isAdvanced, TRAVEL, UNKNOWN, type DriveState } from '../state.ts';
import { plottedBattles } from './plots.ts';

/** One field of the unit panel. */
export interface PanelField {
  /** As the rule book abbreviates it (8.4). */
  readonly name: string;
  readonly value: string;
  /** What it means, in a sentence. */
  readonly hint: string;
  readonly isBad?: boolean;
}

const NOT_KNOWN = '?';

/** 8.4: every field of the panel in the order of the rule book; a question mark for what the viewer does not know. */
export function unitPanel(sight: DriveState, unit: number): readonly PanelField[] {
  return [...identity(sight, unit), ...numbers(sight, unit), ...plots(sight, unit), ...place(sight, unit)];
}

function identity(sight: DriveState, unit: number): readonly PanelField[] {
  const { size } = UNITS[unit];
  return [
    { name: 'Side', value: SIDE_NAMES[sideOf(unit)], hint: 'The side that owns the unit.' },
    { name: 'Formation', value: formationOf(unit), hint: 'Units of one formation share a headquarters (8.10).' },
    {
      name: 'Type',
      value: typeName(sight.unitType[unit]),
      hint: 'The unit type sets the movement cost of each hex (8.7).',
    },
    { name: 'Size', value: SIZE_NAMES[size], hint: 'Battalion, regiment, brigade or division.' },
    { name: 'Stack', value: known(sight.unitStack[unit]), hint: 'Stacking points. A hex holds four (8.8).' },
  ];
}

function numbers(sight: DriveState, unit: number): readonly PanelField[] {
  const { unitStrength, unitFort, unitEfficiency, unitDisband } = sight;
  return [
    { name: 'CP', value: known(unitStrength[unit]), hint: 'Combat points.' },
    { name: 'Fort', value: known(unitFort[unit]), hint: `Fortification, up to ${MOST_FORTIFIED} (8.11).` },
    { name: 'Eff', value: known(unitEfficiency[unit]), hint: 'Efficiency in per cent, from 40 to 100 (9.1).' },
    { name: 'DB', value: yesOrNo(unitDisband[unit]), hint: 'Plotted to disband the next morning (8.5).' },
    {
      name: 'Art',
      value: guns(sight, unit),
      hint: 'Artillery points; targets of protective fire; D reaches one hex, S two at half strength, L two (8.13).',
    },
  ];
}

/** "95(1)S": points, targets of protective fire, range. */
function guns(sight: DriveState, unit: number): string {
  const points = sight.unitGuns[unit];
  if (points === UNKNOWN) return NOT_KNOWN;
  if (points === 0 || REACH_OF_RANGE[sight.unitRange[unit]] === 0) return '0';
  return `${points}(${known(sight.unitProtect[unit])})${RANGE_LETTERS[sight.unitRange[unit]]}`;
}

const PLOT_LETTERS = ['N', 'D', 'U'];

function plots(sight: DriveState, unit: number): readonly PanelField[] {
  const side = sideOf(unit);
  const plot = sight.unitPlot[unit];
  const slots = UNIT_LIMIT[side] - unitsOnMap(sight, side);
  const out = sight.unitOutOfCommand[unit];
  const advanced = isAdvanced(sight);
  return [
    {
      name: 'Org',
      value: plot === UNKNOWN ? NOT_KNOWN : `${PLOT_LETTERS[plot]}-${slots}`,
      hint: 'No plot, breakdown (D) or build-up (U) for the next morning, and how many more units may be on the map (7.0).',
    },
    {
      name: 'Command',
      value: out === UNKNOWN ? NOT_KNOWN : out === 1 ? 'out' : 'in',
      hint: 'If the unit is out of command, hexes, fire and water crossings cost more (8.10).',
      ...(out === 1 && { isBad: true }),
    },
    {
      name: 'Adv',
      value: advanced ? known(sight.unitAdvance[unit]) : 'auto',
      hint: 'How many hexes it advances after combat (8.16).',
    },
    {
      name: 'Attack',
      value: attack(sight, unit),
      hint: 'The hex it attacks, and which battle of the phase that is (8.15).',
    },
  ];
}

function attack(sight: DriveState, unit: number): string {
  const cell = sight.unitAttack[unit];
  if (cell === UNKNOWN) return NOT_KNOWN;
  if (cell < 0) return 'none';
  const number = plottedBattles(sight, sideOf(unit)).findIndex((battle) => battle.cell === cell) + 1;
  return `${cellName(cell)}, battle ${number}`;
}

function place(sight: DriveState, unit: number): readonly PanelField[] {
  const cell = sight.unitCell[unit];
  const supply = sight.unitSupply[unit];
  const points = sight.unitPoints[unit];
  const mode = sight.unitMode[unit];
  return [
    { name: 'Terrain', value: cell < 0 ? NOT_KNOWN : terrainName(cell), hint: 'Terrain of its hex.' },
    { name: 'OP', value: known(points), hint: 'Operation points left (8.6).', ...(points === 0 && { isBad: true }) },
    {
      name: 'Mode',
      value: mode === UNKNOWN ? NOT_KNOWN : mode === TRAVEL ? 'travel' : 'normal',
      hint: 'In travel mode a unit keeps to roads and fights badly (8.9).',
    },
    {
      name: 'Supply',
      value: supply === UNKNOWN ? NOT_KNOWN : SUPPLY_STATES[supply],
      hint:
        supply === UNKNOWN
          ? 'You do not know how it is supplied.'
          : `Since this morning: ${ALLOWANCE[supply]} operation points at each allotment (5.3).`,
      ...(supply >= UNSUPPLIED && { isBad: true }),
    },
  ];
}

function known(value: number): string {
  return value === UNKNOWN ? NOT_KNOWN : String(value);
}

function yesOrNo(value: number): string {
  return value === UNKNOWN ? NOT_KNOWN : value === 1 ? 'Y' : 'N';
}
