import { dimmed, PLAIN_AIM, type Aim } from '@club-route/engine';
import type { Side } from '../../data/units.ts';
import type { BattleAction, BattleActionOf } from '../actions.ts';
import { battleChoices } from '../choices.ts';
import { rulesOf } from '../data/terrain.ts';
import { forecastDice, forecastShot, reasonsOf, type Volley } from '../forecast.ts';
import { capital, companyText, count, hexText, percent, terrainText } from '../language/names.ts';
import { oddsText } from '../language/odds.ts';
import { allowanceOf, exitWithin, reachOf } from '../rules/reach.ts';
import { SUPPORT_DICE } from '../rules/shot.ts';
import { companiesOf, companyName, enemyOf, kindOfCompany, tacticInEffect, type BattleState } from '../state.ts';
import type { BattleChoiceOffer, BattleOffer, HexOffer } from './types.ts';

/** A unit is selected: a press on a green hex moves it, on a red one fires; each shot with its odds. */
export function companyOffer(state: BattleState, side: Side, company: number, free: BattleOffer): BattleOffer {
  const actions = battleChoices(state, side, { kind: 'company', company }).flatMap(({ action }) => action ?? []);
  const steps = Uint8Array.from(reachOf(state, company));
  const cells = new Map<number, HexOffer>();
  const shots: BattleChoiceOffer[] = [];
  const works: BattleChoiceOffer[] = [];
  for (const action of actions) {
    switch (action.kind) {
      case 'go':
        cells.set(action.to, {
          look: battlesFrom(state, company, action.to, steps[action.to]) ? 'offered' : 'faint',
          press: { action },
          careful: true,
        });
        break;
      case 'fire': {
        const odds = forecastShot(state, company, action.target);
        const cell = state.companyHex[action.target];
        cells.set(cell, { look: 'danger', text: hitText(odds), press: { action }, careful: true });
        shots.push(shotChoice('Fire at', action, odds, cell));
        break;
      }
      case 'call': {
        const odds = forecastDice(state, SUPPORT_DICE, action.target, false);
        const cell = state.companyHex[action.target];
        cells.set(cell, { look: 'danger', text: hitText(odds), press: { action }, careful: true });
        shots.push(shotChoice('Call guns on', action, odds, cell));
        break;
      }
      case 'resupply':
        works.push({
          label: `Let ${companyText(state, action.gun)} battle again`,
          note: 'once per battle',
          press: { action },
        });
        break;
      case 'leave':
        works.push({
          label: `Leave the field at ${hexText(exitWithin(state, company))}`,
          note: 'a medal',
          press: { action },
        });
        break;
      default:
    }
  }
  const targets = companiesOf(state, enemyOf(side)).filter((enemy) => cells.has(state.companyHex[enemy]));
  const hex = state.companyHex[company];
  return {
    ...free,
    units: dimmed(free.units, [
      [company, { cell: hex, look: 'chosen', press: { draft: undefined } }],
      ...targets.map((enemy) => [enemy, { cell: state.companyHex[enemy], look: 'target' }] as const),
    ]),
    cells,
    cursor: hex,
    head: { title: companyName(company), unit: company, words: companyWords(state, company) },
    hint: undefined,
    aimHint: aimHint(actions),
    trays: [],
    groups: [
      { title: 'Shots', kind: 'cells', choices: shots },
      { title: 'Orders', kind: 'list', choices: works },
    ],
    instead: [],
    cancel: { draft: undefined },
    attempt: (cell) => {
      const enemy = companiesOf(state, enemyOf(side)).find((one) => state.companyHex[one] === cell);
      return {
        action: enemy === undefined ? { kind: 'go', company, to: cell } : { kind: 'fire', company, target: enemy },
        careful: true,
      };
    },
    aim: (cell) => aimAt(state, company, cells.get(cell)?.press?.action, steps),
    way: (cell) => (cell !== undefined && cells.get(cell)?.press?.action?.kind === 'go' ? [hex, cell] : []),
    say: (cell) => sayOf(state, company, cells.get(cell)?.press?.action, steps),
    round: () => ({ ...free.round(), now: company }),
  };
}

/** A shot as a button; what it is aimed at in full is said when it is pointed at. */
function shotChoice(
  verb: string,
  action: BattleActionOf<'fire' | 'call'>,
  odds: Volley,
  cell: number,
): BattleChoiceOffer {
  const note = `${count(odds.dice, 'die', 'dice')}, hit ${hitText(odds)}`;
  return { label: `${verb} ${companyName(action.target)}`, note, press: { action }, cell };
}

function aimHint(actions: readonly BattleAction[]): string {
  const [moves, shots] = [actions.some(({ kind }) => kind === 'go'), actions.some(({ kind }) => kind === 'fire')];
  if (moves && shots) return 'Point at a hex to see a move, at an enemy to see the odds.';
  return shots
    ? 'Point at an enemy to see the odds.'
    : 'Point at a hex to see the move. No enemy is in range from here.';
}

function companyWords(state: BattleState, company: number): string {
  const { most, battle } = allowanceOf(state, company);
  const moved = state.companyMoved[company];
  const goes =
    moved > 0
      ? `It has moved ${count(moved, 'hex', 'hexes')}.`
      : most === 0
        ? 'It cannot move with this card.'
        : `It moves up to ${count(most, 'hex', 'hexes')}${battle < most ? `, and can battle after ${battle === 0 ? 'none' : `up to ${count(battle, 'hex', 'hexes')}`}` : ''}.`;
  return `${count(state.companyFigures[company], 'figure', 'figures')}, at ${hexText(state.companyHex[company])}, ${terrainText(state, state.companyHex[company])}. ${goes}`;
}

/** Whether it could still battle after going there. */
function battlesFrom(state: BattleState, company: number, to: number, steps: number): boolean {
  if (state.battlePhase === 'battle') return false;
  const halts = rulesOf(state.hexTerrain[to]).noBattleOnEntry && tacticInEffect(state) !== 'raid';
  return !halts && steps <= allowanceOf(state, company).battle && kindOfCompany(state, company).dice.length > 0;
}

function aimAt(
  state: BattleState,
  company: number,
  action: BattleAction | undefined,
  steps: Uint8Array,
): Aim<BattleAction> | undefined {
  if (action?.kind === 'go') {
    const can = battlesFrom(state, company, action.to, steps[action.to]);
    return {
      ...PLAIN_AIM,
      title: hexText(action.to),
      terrain: terrainText(state, action.to),
      lines: [
        `${count(steps[action.to], 'hex', 'hexes')} away. ${can ? 'It may battle from there.' : 'It cannot battle after this move.'}`,
      ],
      label: `Move to ${hexText(action.to)}`,
      action,
    };
  }
  if (action?.kind !== 'fire' && action?.kind !== 'call') return undefined;
  const { target } = action;
  const odds =
    action.kind === 'fire' ? forecastShot(state, company, target) : forecastDice(state, SUPPORT_DICE, target, false);
  const reasons = action.kind === 'fire' ? reasonsOf(state, company, target) : [];
  return {
    ...PLAIN_AIM,
    title: companyText(state, target),
    terrain: `${terrainText(state, state.companyHex[target])}, ${count(state.companyFigures[target], 'figure', 'figures')}`,
    lines: [...(reasons.length > 0 ? [`${capital(reasons.join(', '))}.`] : []), `${capital(oddsText(odds))}.`],
    label: action.kind === 'fire' ? `Fire at ${companyName(target)}` : `Call guns on ${companyName(target)}`,
    action,
  };
}

/** The chance of at least one hit, for the map. */
function hitText({ hits, cases }: Volley): string {
  return percent(1 - hits[0] / cases);
}

function sayOf(
  state: BattleState,
  company: number,
  action: BattleAction | undefined,
  steps: Uint8Array,
): readonly string[] {
  switch (action?.kind) {
    case 'go':
      return [
        `${count(steps[action.to], 'hex', 'hexes')} away, ${battlesFrom(state, company, action.to, steps[action.to]) ? 'may battle from there' : 'cannot battle afterwards'}`,
      ];
    case 'fire':
      return [`can be fired at with ${oddsText(forecastShot(state, company, action.target))}`];
    case 'call':
      return [`guns can be called with ${oddsText(forecastDice(state, SUPPORT_DICE, action.target, false))}`];
    default:
      return ['out of reach'];
  }
}
