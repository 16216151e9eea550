import type { CombatResult } from '../data/combat-table.ts';
import { sideOf } from '../data/units.ts';
import { ZONES } from '../data/board.ts';
import { FREE_UNITS } from '../phases/deployment.ts';
import type { FarthestBridgeReport } from '../report.ts';
import {
  bridgeName,
  cellName,
  dateOf,
  markerNames,
  PHASE_NAMES,
  RESULT_WORDS,
  sideName,
  unitName,
  unitNames,
} from './names.ts';

/** A report as a diarist would have written it. */
export function sentence(report: FarthestBridgeReport): string | undefined {
  switch (report.kind) {
    case 'turn':
      return `Turn ${report.turn}, ${dateOf(report.turn)}. Both sides receive new support fire.`;
    case 'phase':
      return `${PHASE_NAMES[report.phase]}.`;
    case 'deployed':
      return `The ${report.side === 'allied' ? 'Allies' : 'Germans'} have handed in their deployment.`;
    case 'revealed':
      return revelation(report);
    case 'moved':
      return `${unitName(report.unit)} moves to ${cellName(report.path.at(-1)!)}.`;
    case 'entered':
      return `${unitName(report.unit)} arrives at ${cellName(report.path.at(-1)!)}.`;
    case 'landed':
      return landing(report);
    case 'heldBack':
      return `${unitNames(report.units)} ${report.units.length === 1 ? 'is' : 'are'} held back.`;
    case 'placed':
      return `${unitName(report.unit)} assembles at ${cellName(report.cell)}.`;
    case 'lost':
      return `${unitName(report.unit)} is destroyed${report.cell < 0 ? '' : ` at ${cellName(report.cell)}`}.`;
    case 'asked':
      return undefined;
    case 'spared':
      return `The Germans leave the ${bridgeName(report.bridge)} standing.`;
    case 'demolition':
      return report.destroyed
        ? `The Germans blow the ${bridgeName(report.bridge)} (die ${report.die}).`
        : `The charges on the ${bridgeName(report.bridge)} fail (die ${report.die}).`;
    case 'repair':
      return report.repaired
        ? `The engineers repair the ${bridgeName(report.bridge)} (die ${report.die}).`
        : `The engineers fail to repair the ${bridgeName(report.bridge)} (die ${report.die}).`;
    case 'span':
      return `The engineers bridge the hexside ${sideName(report.side)}.`;
    case 'spanLapsed':
      return `The engineers' bridge at ${sideName(report.side)} is removed.`;
    case 'zoneLost':
      return `${unitName(report.unit)} overruns the ${ZONES[report.zone]} drop zone. The Allies lose its support fire.`;
    case 'attacked':
      return declaration(report);
    case 'supported':
      return `The defender fires ${markerNames(report.markers)} in support of ${unitName(report.target)}.`;
    case 'combat':
      return combat(report);
    case 'resisted':
      return resistance(report);
    case 'retreated':
      return `${unitName(report.unit)} retreats to ${cellName(report.path.at(-1)!)}.`;
    case 'advanced':
      return `${unitName(report.unit)} advances to ${cellName(report.path.at(-1)!)}.`;
    case 'arnhem':
      return `${unitName(report.unit)} is in Arnhem, at ${cellName(report.cell)}.`;
    case 'ended':
      return { allied: 'The road to Arnhem is open: an Allied victory.', draw: 'A draw.', german: 'A German victory.' }[
        report.ending
      ];
  }
}

type Of<K extends FarthestBridgeReport['kind']> = Extract<FarthestBridgeReport, { kind: K }>;

/** Both lay-outs, since nothing of them is secret any more (18.1). */
function revelation({ units, zones, moved }: Of<'revealed'>): string {
  const german = units.map((cell, index) => `${unitName(FREE_UNITS[index]!)} at ${cellName(cell)}`).join(', ');
  const allied = zones.map((cell, index) => `${ZONES[index]} at ${cellName(cell)}`).join(', ');
  const historic = moved.map(
    (zone) => ` The ${ZONES[zone]} drop zone was placed on a German unit, so it moves to its historic hex.`,
  );
  return `Both deployments are revealed. German: ${german}. Drop zones: ${allied}.${historic.join('')}`;
}

function resistance({ unit, cell, die, depleted, left }: Of<'resisted'>): string {
  const rolled = die > 0 ? ` (die ${die})` : '';
  if (die > 0 && !depleted) return `${unitName(unit)} cannot hold ${cellName(cell)}${rolled}.`;
  const price = depleted ? ' and is depleted' : '';
  const further = left > 0 ? `; it must still retreat ${left === 1 ? 'one hex' : `${left} hexes`}` : '';
  return `${unitName(unit)} holds ${left > 0 ? 'out at ' : ''}${cellName(cell)}${rolled}${price}${further}.`;
}

function landing(report: Of<'landed'>): string {
  const unit = unitName(report.unit);
  const where = report.cell < 0 ? 'off the map' : `at ${cellName(report.cell)}`;
  const drift =
    report.cell === report.aimed ? `lands ${where}` : `aims at ${cellName(report.aimed)} and comes down ${where}`;
  const die = report.die > 0 ? ` (die ${report.die})` : '';
  switch (report.fate) {
    case 'unhurt':
      return `${unit} ${drift}${die}.`;
    case 'depleted':
      return `${unit} ${drift}${die} and is depleted.`;
    case 'crashed':
      return `${unit} ${drift}${die}. Its gliders crash and it is depleted.`;
    case 'displaced':
      return `${unit} ${drift}${die}, on a friendly unit, and is depleted.`;
    case 'eliminated':
      return `${unit} ${drift}${die}.`;
  }
}

function declaration(report: Of<'attacked'>): string {
  const target = `${unitName(report.target)} at ${cellName(report.cell)}`;
  const fire = markerNames(report.attackMarkers);
  if (report.battle === 'bombard') return `${fire} bombard${report.attackMarkers.length === 1 ? 's' : ''} ${target}.`;
  const who = unitNames(report.attackers);
  return `${who} attack${report.attackers.length === 1 ? 's' : ''} ${target}${fire === '' ? '' : ` with ${fire}`}.`;
}

function combat(report: Of<'combat'>): string {
  const differential =
    report.differential > 0 ? `+${report.differential}` : String(report.differential).replace('-', '−');
  return `${differential} on the ${report.line} line, die ${report.die}: ${resultWords(report.result, report.target)}.`;
}

function resultWords(result: CombatResult | null, target: number): string {
  if (result === null) return 'no effect';
  const defender = sideOf(target) === 'allied' ? 'the Allied unit' : 'the German unit';
  return `${RESULT_WORDS[result].replace('the defender', defender)} (${result})`;
}
