import { EMPTY_HAND, ScriptedDice, type Hand } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import type { FarthestBridgeDraft } from '../../src/actions.ts';
import { cellOf, labelOf } from '../../src/data/board.ts';
import { UNITS } from '../../src/data/units.ts';
import { farthestBridge } from '../../src/game.ts';
import type { FarthestBridgeOffer } from '../../src/offer/types.ts';
import type { FarthestBridgeState } from '../../src/state.ts';
import { order, position, unit, usualRules, type Plan } from '../positions.ts';
import { offering, selected } from './offering.ts';

/** Every word of a decision as the panel shows it, kept in a file that reads like the panel. */

interface Moment {
  /** The rule, then what is asked. */
  readonly name: string;
  /** Made when it is asked for: what a test does not run itself cannot be laid to it. */
  readonly state: () => FarthestBridgeState;
  readonly draft?: FarthestBridgeDraft;
  readonly hand?: Hand;
  /** Hexes that the player points at. */
  readonly aims?: readonly string[];
}

/** A position in which some orders were given, each with its dice. */
function after(plan: Plan, ...orders: readonly (readonly [string, ...number[]])[]): FarthestBridgeState {
  const state = position(plan);
  for (const [text, ...dice] of orders) order(state, text, ...dice);
  return state;
}

const SELECTED: Plan = { units: { '1/504': '2320', '2/504': '2420', Grsn: '2323' } };
const FIGHT: Plan = {
  phase: 'alliedCombat',
  units: { '32': '1606', '129': '1507', Krft: '1607' },
  markers: { uk3: 2, uk4: 1, german3: 1 },
};
const DROP: Plan = { turn: 1, waiting: ['1/504', '1B/1', '1/501'], units: { BrDf: '2621', '2/504': '2322' } };
const free = (): FarthestBridgeState => farthestBridge.setup({ ...usualRules, scenario: 'free' }, new ScriptedDice([]));

const MOMENTS: readonly Moment[] = [
  { name: '5.1 who moves', state: () => position({ ...SELECTED, turn: 3, down: ['grave-bridge'] }) },
  { name: '5.2 where to', state: () => position(SELECTED), draft: selected('1/504'), aims: ['2322', '2220', '0101'] },
  { name: '7.2 whom to attack', state: () => position(FIGHT) },
  { name: '7.2 units in hand', state: () => position(FIGHT), hand: { ...EMPTY_HAND, units: [unit('129')] } },
  {
    name: '7.4 an attack in the making',
    state: () => position(FIGHT),
    draft: { kind: 'attack', target: unit('Krft'), attackers: [unit('32')], markers: ['uk3'] },
    aims: ['1607'],
  },
  { name: '7.5 the defender', state: () => after(FIGHT, ['attack 1607 with 32 129']) },
  {
    name: '7.7 a retreat',
    state: () => after({ ...FIGHT, markers: {} }, ['attack 1607 with 32 129', 2]),
    aims: ['1708', '1809'],
  },
  {
    name: '7.10 an advance',
    state: () => after({ ...FIGHT, markers: {} }, ['attack 1607 with 32 129', 2], ['retreat 1708 1709']),
  },
  {
    name: '11.2 who comes first',
    state: () => position({ units: { '1/504': '2320', Grsn: '2324' }, waiting: ['129', '32'] }),
  },
  {
    name: '11.2 over the edge',
    state: () => position({ waiting: ['129'] }),
    draft: selected('129'),
    aims: ['0105', '0406'],
  },
  { name: '11.4 who lands', state: () => position(DROP) },
  { name: '11.4 where to land', state: () => position(DROP), draft: selected('1/504'), aims: ['2323', '2524', '0101'] },
  { name: '11.4 where gliders land', state: () => position(DROP), draft: selected('1B/1'), aims: ['3818', '3919'] },
  {
    name: '11.4 where a scattered unit gathers',
    state: () => after(DROP, ['land 1/504 2323', 1]),
    aims: ['2321', '0101'],
  },
  { name: '14.0 a bridge', state: () => after({ units: { '1/504': '0404', Krft: '0909' } }, ['1/504 0505']) },
  {
    name: '14.0 a bridge on the way',
    state: () => after({ units: { '1/504': '0404', Krft: '0909' } }, ['1/504 0606']),
  },
  {
    name: '14.0 the road is cut',
    state: () =>
      after({ units: { '1/504': '0404', Krft: '0909' }, down: ['nijmegen-bridge', 'arnhem-bridge'] }, ['1/504 0505']),
  },
  {
    name: '15.0 what the engineers can do',
    state: () => position({ units: { E: '2520' }, down: ['nijmegen-bridge'] }),
  },
  { name: '15.0 which hexside', state: () => position({ units: { E: '2520' } }), draft: { kind: 'span' } },
  {
    name: '16.0 nobody beside an enemy',
    state: () =>
      position({
        phase: 'alliedCombat',
        bystanders: false,
        units: { '32': '1606', Grsn: '0803' },
        markers: { uk3: 1 },
      }),
  },
  { name: '18.1 the first piece of a plan', state: free },
  { name: '18.1 the second', state: free, draft: { kind: 'deploy', cells: [cellOf('3919')] } },
];

describe('what the panel says', () => {
  test.each(MOMENTS)('$name', async ({ name, state, draft, hand, aims = [] }) => {
    const offer = offering(state(), draft, hand);
    const said = [...panelOf(offer), ...aims.flatMap((hex) => aimOf(offer, hex))].join('\n');
    await expect(`${said}\n`).toMatchFileSnapshot(`panels/${name}.txt`);
  });
});

function panelOf(offer: FarthestBridgeOffer): readonly string[] {
  const { head, hint, aimHint, trays, groups, questions, pieces, ready, hold, end, entries } = offer;
  return [
    `${head.title} | ${head.words}${named(head.unit)}`,
    ...marked('hint', hint),
    ...marked('to aim', aimHint),
    ...(entries.length > 0 ? [`edge: ${entries.map(labelOf).join(' ')}`] : []),
    ...trays.map(({ title, units }) => `[${title}]${units.map(named).join('')}`),
    ...groups.flatMap(({ title, folded, kind, choices }) => [
      `[${title}] ${kind} ${folded ?? ''}`,
      ...choices.map(({ label, note, cell, through }) => `- ${label} | ${note ?? ''} ${cells(cell, through)}`),
    ]),
    ...questions.map(({ title, note, words, label, faces }) => {
      const results = faces.map((face) => `${face.label}: ${face.words} (${face.tone})`).join('; ');
      return `? ${title} | ${note} | ${words} | ${label} | ${results}`;
    }),
    ...pieces.map(
      ({ title, note, where, step, back }) => `${step}: ${title} | ${note} | ${where} | ${back?.label ?? ''}`,
    ),
    ...[...offer.sides.values()].map(({ label }) => `side: ${label}`),
    ...marked('ready', ready?.label),
    ...marked('hold', hold && `${hold.label} | ${hold.note ?? ''}`),
    ...offer.instead.map(({ label, note }) => `instead: ${label} | ${note ?? ''}`),
    ...marked('end', end && `${end.label} | ${end.left}`),
  ];
}

function aimOf(offer: FarthestBridgeOffer, hex: string): readonly string[] {
  const aim = offer.aim(cellOf(hex));
  return [
    `> ${hex}: ${offer.say(cellOf(hex)).join('; ')} by ${offer.way(cellOf(hex)).map(labelOf).join(' ')}`,
    ...(aim === undefined
      ? []
      : [
          `  ${aim.title} | ${aim.terrain} | ${aim.lines.join(' ')} | ${aim.label}`,
          ...aim.faces.map(({ label, words, tone }) => `  ${label}: ${words} (${tone})`),
          ...aim.falls.map(({ cell, text, fate }) => `  ${text} at ${labelOf(cell)}: ${fate}`),
          ...aim.warnings.map(({ sign, text }) => `  ${sign}: ${text}`),
        ]),
  ];
}

function marked(mark: string, text: string | undefined): readonly string[] {
  return text === undefined ? [] : [`${mark}: ${text}`];
}

function named(one: number | undefined): string {
  return one === undefined ? '' : ` ${UNITS[one]!.id}`;
}

function cells(cell: number | undefined, through: readonly number[] = []): string {
  return [...through, ...(cell === undefined ? [] : [cell])].map(labelOf).join(' ');
}
