import { columnOf, rowOf, terrainOf } from '../data/board.ts';
import { SEEN_IN_WOODS } from '../data/air.ts';
import { combatResult, FATES, TERRAIN_MODIFIER, type CombatResult } from '../data/combat.ts';
import { SIDE_OF_COMMAND, type Command } from '../data/headquarters.ts';
import { OTHER, type Side } from '../data/units.ts';
import { bySquare, deliver, sightingOf } from '../knowledge/deliver.ts';
import { note, pickOne, record, roll, type Moment } from '../clock/moment.ts';
import type { Area } from '../orders/types.ts';
import { optionsOf, type CampaignState, type Sortie } from '../state.ts';
import { getsThrough } from './communication.ts';
import type { Battle } from './resolve-combat.ts';
import { lose, merge, retreat } from './retreat.ts';
import { defenceOf, onMap, totalOf } from './units.ts';
import { classUnder } from './weigh.ts';

/** 14.2: squadrons on patrol and on reconnaissance. */

function isInArea([one, two]: Area, cell: number): boolean {
  const within = (value: number, a: number, b: number): boolean => value >= Math.min(a, b) && value <= Math.max(a, b);
  return within(columnOf(cell), columnOf(one), columnOf(two)) && within(rowOf(cell), rowOf(one), rowOf(two));
}

/** G17: both corners are counted in. */
export function squaresOf([one, two]: Area): number {
  return (Math.abs(columnOf(one) - columnOf(two)) + 1) * (Math.abs(rowOf(one) - rowOf(two)) + 1);
}

function enemiesInArea(state: CampaignState, command: Command, area: Area): readonly number[] {
  return onMap(state, OTHER[SIDE_OF_COMMAND[command]]).filter((unit) => isInArea(area, state.unitCell[unit]));
}

type SortieOf<K extends Sortie['kind']> = Extract<Sortie, { kind: K }>;

/** A patrol is over its area: it attacks somebody there, if it finds one. */
export function flyPatrol(moment: Moment, sortie: SortieOf<'patrol'>): void {
  const attack = reckonPatrol(moment, sortie);
  if (attack !== undefined) settlePatrol(moment, sortie.command, attack, attack.result);
}

/** G72: the patrol attacks one enemy in its area that is not under cover, chosen by chance. */
export function reckonPatrol(moment: Moment, { command, area }: SortieOf<'patrol'>): Battle | undefined {
  const { state } = moment;
  const targets = enemiesInArea(state, command, area).filter(
    (unit) => !COVER.includes(terrainOf(state.unitCell[unit])),
  );
  if (targets.length === 0) return undefined;
  const target = pickOne(moment, targets, 'target of a patrol');
  const defence = totalOf([defenceOf(state, target)]);
  const die = roll(moment, 'patrol');
  const modifier = TERRAIN_MODIFIER[classUnder(state, target)];
  const result = combatResult(PATROL_ATTACK - defence + modifier, die, optionsOf(state).tableOf1976);
  return {
    target,
    attackers: [],
    defenders: [target],
    guns: [],
    attack: PATROL_ATTACK,
    defence,
    modifier,
    die,
    result,
  };
}
const PATROL_ATTACK = 1;

/** What the attack of a patrol does, by the result of the table or by the umpire's. */
export function settlePatrol(moment: Moment, command: Command, attack: Battle, result: CombatResult): void {
  const { state } = moment;
  const { target, die } = attack;
  if (!optionsOf(state).fifthReadings) recordAttack(moment, SIDE_OF_COMMAND[command], attack, result);
  // R26: the squadron is lost for the campaign.
  if (result === 'AE') {
    if (SIDE_OF_COMMAND[command] === 'allied') state.britishLost++;
    else state.germanLost++;
  }
  note(moment, target, 'bombarded');
  lose(state, target, die);
  if (state.unitCell[target] < 0 || !result.startsWith('D')) return;
  const fate = FATES[result].defenders.close;
  if (fate === 'merge') merge(state, target, [target]);
  else if (typeof fate === 'number') {
    // Aircraft have no square, so the unit goes away from the nearest enemies on the ground.
    const enemies = onMap(state, SIDE_OF_COMMAND[command]);
    if (enemies.length > 0) retreat(moment, target, fate, enemies);
  }
}

function recordAttack(moment: Moment, by: Side, battle: Battle, result: CombatResult): void {
  const { state } = moment;
  const { target, attackers, defenders, guns, attack, defence, modifier, die } = battle;
  record(moment, {
    kind: 'air attack',
    minute: state.minute,
    by,
    cell: state.unitCell[target],
    result,
    attackers,
    defenders,
    guns,
    attack,
    defence,
    modifier,
    die,
    discloses: true,
  });
}

const COVER: readonly string[] = ['woods', 'town'];

/** G73: what is in the area half an hour after the order, if the report arrives. Woods may hide units (14.2). */
export function flyRecce(moment: Moment, { command, area }: SortieOf<'air recce'>): void {
  const { state } = moment;
  const seen = enemiesInArea(state, command, area).filter((unit) => {
    const hidden = optionsOf(state).woodsHide && terrainOf(state.unitCell[unit]) === 'woods';
    return !hidden || roll(moment, 'air recce over woods') >= SEEN_IN_WOODS;
  });
  if (!getsThrough(moment, { what: 'air recce', who: command.toUpperCase() }, 'usual')) return;
  const sightings = bySquare(seen.map((unit) => sightingOf(moment, unit, 'seen')));
  deliver(moment, command, { kind: 'air recce', minute: state.minute, area, sightings });
}
