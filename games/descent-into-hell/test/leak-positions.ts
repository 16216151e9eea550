import { ScriptedDice } from '@club-route/engine';
import type { KeptPosition } from '@club-route/engine/testing';
import type { ActionKind } from '../src/actions.ts';
import { board, cellOf, labelOf, NEIGHBOUR, SOUTH } from '../src/data/board.ts';
import { FIRST, LAST, numberOf, UNIT_NAMES } from '../src/data/units.ts';
import type { DescentOptions } from '../src/options.ts';
import { endFire, fire } from '../src/phases/battle.ts';
import { attack, beginCombat } from '../src/phases/combat.ts';
import { beginImpulse } from '../src/phases/impulse.ts';
import { remember } from '../src/rules/knowledge.ts';
import { DECLINED, LANDED_ON_ENEMIES, OFF_MAP, READY, WAITING, type DescentState, type Phase } from '../src/state.ts';
import { bridge, position, type Plan } from './positions.ts';

/** A phase of an impulse, with all that both sides see kept in mind, as in a game. */
export function during(phase: Phase, plan: Plan, change?: (state: DescentState) => void): DescentState {
  const state = position(plan);
  const moved = state.unitMoved.slice();
  beginImpulse(state, plan.impulse ?? 'road');
  state.unitMoved.set(moved);
  state.phase = phase;
  change?.(state);
  remember(state);
  return state;
}

/** A combat in which the attackers fire now. */
function attacked(hex: string, plan: Plan, shots: readonly (readonly [firer: string, target: string, die: number])[]) {
  return during('combat', { impulse: 'off-road', ...plan }, (state) => {
    beginCombat(state);
    attack(state, cellOf(hex), undefined);
    endFire(state, undefined);
    for (const [firer, target, die] of shots)
      fire(state, numberOf(firer), numberOf(target), new ScriptedDice([die]), undefined);
  });
}

export function drivenOut(plan: Plan = {}): DescentState {
  const units = { '2 Irish Gds': '0928 moved', '1 Cold Gds': '0928', 'I/FJ 6': '0927', ...plan.units };
  return attacked('0927', { ...plan, units }, [['2 Irish Gds', 'I/FJ 6', 4]]);
}

/** Germans of the later pools, so many in each of these hexes. */
function hosts(hexes: readonly string[], each: number): Readonly<Record<string, string>> {
  const from = LAST.german - hexes.length * each;
  return Object.fromEntries(
    hexes.flatMap((hex, at) => UNIT_NAMES.slice(from + at * each, from + (at + 1) * each).map((name) => [name, hex])),
  );
}

function put(state: DescentState, units: readonly string[], place: number): void {
  for (const unit of units) state.unitCell[numberOf(unit)] = place;
}

function around(hex: string): readonly string[] {
  const first = cellOf(hex) * board.degree;
  return [...NEIGHBOUR.subarray(first, first + board.degree)].filter((cell) => cell >= 0).map(labelOf);
}

const SOUTHERN: readonly string[] = [...SOUTH.keys()].filter((cell) => SOUTH[cell] === 1).map(labelOf);

function falling(drops: Readonly<Record<string, string>>): DescentState {
  return during('air', { units: { 'SS Wach 3': '1803', Henke: '1910' } }, (state) => {
    state.weather = 'good';
    put(state, Object.keys(drops), WAITING);
    state.landers = Object.entries(drops).map(([unit, hex]) => ({ unit: numberOf(unit), cell: cellOf(hex) }));
  });
}

function building(builder: string): DescentState {
  const units = { [builder]: '1118', 'SS Wach 3': '1803' };
  return during('building', { units, blown: ['veghel-bridge'] }, (state) => {
    state.combats = { duty: [], free: [], fought: [] };
  });
}

function repairing(repairer: string): DescentState {
  return during('movement', { impulse: 'off-road', units: { [repairer]: '0823' }, taken: ['0823'] });
}

function overrunning(german: string, options: Partial<DescentOptions> = {}): DescentState {
  const units = { [german]: '1703', '1 Para': '2012' };
  return during('movement', { side: 'german', impulse: 'off-road', options, units, markers: around('1703') });
}

function crossing(allied: readonly [string, string], options: Partial<DescentOptions> = {}): DescentState {
  const units = { [allied[0]]: '1022', [allied[1]]: '1712' };
  return during('movement', { impulse: 'off-road', options, units }, (state) => {
    for (const id of ['son-bridge', 'grave-bridge']) state.bridgeAsked[bridge(id)] = DECLINED;
  });
}

function startOfTurn(): DescentState {
  return during('deployment', { units: { '2 Irish Gds': '0730', 'I/FJ 6': '0928' } }, (state) => {
    state.impulseNumber = 0;
    state.deploymentPoints = 3;
    put(state, ['44 RTR', '1 Brdg', '1 Para'], WAITING);
  });
}

export const KEPT: Readonly<Record<string, KeptPosition<DescentState, ActionKind>>> = {
  'the start of an Allied turn': { state: startOfTurn },
  'the Allies have had enough': { state: startOfTurn, deed: 'callOff' },
  'the start of a German turn': {
    state: () =>
      during('deployment', { side: 'german', units: { '2 Irish Gds': '0730', 'I/FJ 6': '0928' } }, (state) => {
        state.impulseNumber = 0;
        put(state, UNIT_NAMES.slice(FIRST.german + 40), WAITING);
      }),
  },
  'a unit must retreat to hexes that unseen ones fill': {
    state: () => drivenOut({ units: hosts(['0925', '0825', '1025', '0926', '1026', '0826'], 3) }),
  },
  'a unit must leave a city or lose a step': {
    state: () => {
      const units = { '2 Irish Gds': '1024 moved', '1 Cold Gds': '1024', '44 RTR': '0923', Henke: '1023' };
      const shots = [
        ['2 Irish Gds', 'Henke', 2],
        ['1 Cold Gds', 'Henke', 2],
      ] as const;
      return attacked('1023', { units }, shots);
    },
  },
  'a last defender is fired at': {
    state: () =>
      attacked('0927', { units: { '2 Irish Gds': '0928 moved', '1 Cold Gds': '0928', 'SS Wach 3': '0927' } }, []),
  },
  'armour is ready to enter where Germans hide': {
    state: () =>
      during('movement', { impulse: 'off-road', units: hosts(SOUTHERN.slice(0, 24), 1) }, (state) =>
        put(state, ['44 RTR', '15/19 Huss'], READY),
      ),
  },
  'a force pool is ready to enter': {
    state: () =>
      during('movement', { side: 'german', impulse: 'off-road', units: { '1 Para': '2505' } }, (state) =>
        put(state, ['I/SS21', 'SS Pi 10'], OFF_MAP),
      ),
  },
  'Germans beside supplies that nobody guards': {
    state: () => overrunning('Krafft (SS 16 trg)'),
    twin: () => overrunning('Henke'),
  },
  'a bridging unit can build': { state: () => building('3 Brdg'), twin: () => building('1 Brdg') },
  'bridging units are bridges': {
    state: () =>
      during('air', { units: { '3 Brdg': '1118 span 1117', '1 Brdg': '1022 span 1021' }, blown: ['son-bridge'] }),
  },
  'a German at the far end of a span': {
    state: () => {
      const units = { '1 Brdg': '1022 span 1021', Henke: '1020', '2 Para': '2012' };
      return during('movement', { side: 'german', units, blown: ['son-bridge'] });
    },
  },
  'the weather is wanted': {
    state: () =>
      during('air', { units: { '1 Para': '1703' } }, (state) => {
        state.transportPoints = 20;
        put(state, ['2 Para', '1 Border'], WAITING);
      }),
  },
  'supplies and units wait in marginal weather': {
    state: () =>
      during('air', { units: { '1 Para': '1703', 'Krafft (SS 16 trg)': '1804' } }, (state) => {
        state.weather = 'marginal';
        state.transportPoints = 20;
        put(state, ['2 Para', '1 Border'], WAITING);
      }),
  },
  'all that have dropped land, far from bridges': {
    state: () => falling({ '1 Border': '1703', '7 KOSB': '1703', '1/504': '1214' }),
    twin: () => falling({ '2 S Staffs': '1703', '2/504': '1214', '3/504': '1214' }),
  },
  'all that have dropped land, beside bridges and on Germans': {
    state: () => falling({ '1/504': '1712', '2 Para': '2005', '1/505': '1910' }),
    twin: () => falling({ '2/504': '1712', '3 Para': '2005', '1/505': '1910' }),
  },
  'units have landed on Germans': {
    state: () => {
      const units = { '1/505': '1910', '2/505': '1910', Henke: '1910 reduced', '3/505': '2010' };
      return during('combat', { impulse: 'off-road', units }, (state) => {
        for (const unit of ['1/505', '2/505']) state.unitLanded[numberOf(unit)] = LANDED_ON_ENEMIES;
        state.landings.push({ turn: state.turn, impulseNumber: 1, cells: [cellOf('1910')] });
        beginCombat(state);
      });
    },
  },
  'the Germans are asked about three bridges': {
    state: () => {
      const units = { '1/506': '1022', '1/505': '1712', '2 Para': '2105', 'Son Pi': '1021', 'Nijmegen Pi': '1612' };
      return during('movement', { units }, (state) => {
        state.questions = [
          { bridge: bridge('son-bridge'), cell: cellOf('1022') },
          { bridge: bridge('grave-bridge'), cell: cellOf('1712') },
          { bridge: bridge('arnhem-bridge'), cell: cellOf('2105') },
        ].toSorted((one, two) => one.bridge - two.bridge);
      });
    },
  },
  'Allied units at bridges that were asked about': {
    state: () => crossing(['1/506', '1/505']),
    twin: () => crossing(['2/506', '2/505']),
  },
  'Germans at bridges that they have lost': {
    state: () => {
      const units = { Henke: '1022', 'I/FJ 6': '1712', '2 Para': '1803' };
      return during('movement', { side: 'german', impulse: 'off-road', units, allied: ['son-bridge', 'grave-bridge'] });
    },
  },
  'armour on the northern edge': {
    state: () => during('movement', { impulse: 'off-road', units: { '2 Irish Gds': '2101', '1 Cold Gds': '2301' } }),
  },
  'a repair unit on an airfield': { state: () => repairing('1 Afld'), twin: () => repairing('2 Afld') },
  'the last impulse of the last day': {
    state: () =>
      during('movement', { turn: 10, side: 'german', units: { '1 Para': '1703', Henke: '1910' } }, (state) => {
        state.impulseNumber = 2;
      }),
  },
};
