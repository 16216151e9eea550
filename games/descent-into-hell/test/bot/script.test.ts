import { FastDice, hexDistance, type Budget, type Seat } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import type { DescentAction } from '../../src/actions.ts';
import { bots, commanderWith } from '../../src/bot/bots.ts';
import { commanded } from '../../src/bot/commander.ts';
import { Script } from '../../src/bot/script.ts';
import { COMMANDER, STAFF, type Styles } from '../../src/bot/style.ts';
import { AREAS } from '../../src/data/areas.ts';
import { board, cellOf } from '../../src/data/board.ts';
import { FIRST, GERMAN_POOL, LAST, numberOf, POOL_AREA } from '../../src/data/units.ts';
import { descentIntoHell as game } from '../../src/game.ts';
import { beginCombat } from '../../src/phases/combat.ts';
import { beginLandingFight } from '../../src/phases/landing-fight.ts';
import { unitsAt } from '../../src/rules/stacks.ts';
import { LANDED_ON_ENEMIES, WAITING, type DescentState } from '../../src/state.ts';
import { position, usualRules } from '../positions.ts';

type Decide = (state: DescentState, seat: Seat, dice: FastDice) => DescentAction;

/** Plays a game to its end, or so many decisions of it. */
function play(seed: number, decide: Decide, most = Infinity): DescentState {
  const dice = new FastDice(seed);
  const state = game.setup(usualRules, dice);
  for (let count = 0; count < most; count++) {
    const [seat] = game.active(state);
    if (seat === undefined) break;
    const action = decide(state, seat, dice);
    expect(game.refuse(state, seat, action)?.text).toBeUndefined();
    game.apply(state, seat, action, dice);
  }
  return state;
}

const atRandom: Decide = (state, seat, dice) => randomChoice(game, state, seat, dice);

/** So that a test takes no time. */
const LITTLE: Budget = { nodes: 100 };

describe.each(bots.filter(({ id }) => id !== 'commander').map(({ id }) => id))('%s', (id) => {
  test('plays a whole game by the rules', () => {
    const bot = bots.find((one) => one.id === id)!;
    const players = { allied: bot.sit('allied'), german: bot.sit('german') };
    const state = play(1, (now, seat, dice) => players[seat as 'allied'].decide(game.sight(now, seat), dice));
    expect(game.result(state)).toBeDefined();
  });
});

test('the script decides the same on its sight, on the truth and in what it imagines', () => {
  const script = new Script();
  const dice = new FastDice(9);
  play(
    2,
    (state, seat) => {
      const sight = game.sight(state, seat);
      const action = script.decide(sight, seat);
      expect(script.decide(state, seat)).toEqual(action);
      expect(script.decide(game.imagine!(sight, seat, dice), seat)).toEqual(action);
      return action;
    },
    300,
  );
});

/** Only the script promises not to peek; the others are handed a sight, which by law is one for all states that look the same. */
test('every bot decides by the sight and the dice that it is handed: the same on a sight that was sent to it', () => {
  const script = new Script();
  let compared = 0;
  let count = 0;
  play(
    4,
    (state, seat) => {
      const sight = game.sight(state, seat);
      const sent = game.shape.decode(structuredClone(game.shape.encode(sight)));
      const isOwnImpulse = state.side === seat && state.questions.length === 0;
      for (const bot of bots) {
        // The commander takes its time, so it is asked now and then.
        if (bot.id === 'commander' && (!isOwnImpulse || count++ % 25 > 0)) continue;
        const one = bot.sit(seat).decide(sight, new FastDice(5), LITTLE);
        expect(bot.sit(seat).decide(sent, new FastDice(5), LITTLE)).toEqual(one);
        compared++;
      }
      return script.decide(sight, seat);
    },
    160,
  );
  expect(compared).toBeGreaterThan(300);
});

test('the commander plays by the rules, and its decisions follow from its seed', () => {
  const decide = (): readonly DescentAction[] => {
    const players = { allied: commanderWith().sit('allied'), german: commanderWith().sit('german') };
    const thought = new FastDice(3);
    const made: DescentAction[] = [];
    play(
      5,
      (now, seat) => {
        made.push(players[seat as 'allied'].decide(game.sight(now, seat), thought, LITTLE));
        return made.at(-1)!;
      },
      70,
    );
    return made;
  };
  expect(decide()).toEqual(decide());
});

test('in trials a unit rolls anew in every round of a landing fight, or the fight would never end', () => {
  const state = position({ units: { '2 Para': '2105', 'Arnhem garrison': '2105' }, markers: ['2105'] });
  state.unitLanded[numberOf('2 Para')] = LANDED_ON_ENEMIES;
  beginCombat(state);
  beginLandingFight(state, cellOf('2105'), undefined);
  const fire = { kind: 'fire', firer: numberOf('Arnhem garrison'), target: numberOf('2 Para') } as const;
  const events = [1, 2, 3].map((round) => {
    const { battle } = state;
    state.battle = { ...battle!, landing: { ...battle!.landing!, round } };
    return commanded.event(state, fire);
  });
  expect(new Set(events).size).toBe(3);
});

test('six battalions land on the ridge beyond the Rhine on the first day', () => {
  const script = new Script();
  const state = play(1, (now, seat) => script.decide(now, seat), 40);
  expect(['1104', '1204'].flatMap((hex) => unitsAt(state, 'allied', cellOf(hex)))).toHaveLength(6);
});

/** What the staff officer does with the pools of the second day, by area. */
function placedAgainst(units: Readonly<Record<string, string>>): readonly string[] {
  const state = position({ turn: 2, side: 'german', units });
  state.phase = 'deployment';
  for (let unit = FIRST.german; unit < LAST.german; unit++) if (GERMAN_POOL[unit] >= 0) state.unitCell[unit] = WAITING;
  const script = new Script();
  const placed: string[] = [];
  for (;;) {
    const action = script.decide(state, 'german');
    if (action.kind !== 'place') return placed;
    placed.push(`${AREAS[POOL_AREA[action.pool]]} by ${AREAS[action.area]}`);
    game.apply(state, 'german', action, new FastDice(1));
  }
}

test('German force pools enter as near to a fort beyond the Rhine as they can', () => {
  const fort = { '1/508': '1104', '2/508': '1104', 'SS Wach 3': '1103' };
  expect(placedAgainst(fort)).toEqual([
    'german-north by german-north',
    'german-north by german-north',
    'dutch-northwest by dutch-northwest',
    'german-east by german-north',
    'dutch-west by dutch-northwest',
  ]);
});

test('with nobody beyond the Rhine they enter where they belong', () => {
  expect(
    placedAgainst({ '1/508': '2011', Henke: '1910' }).every((one) => one.split(' by ')[0] === one.split(' by ')[1]),
  ).toBe(true);
});

test('only the German commander sends battalions of two attack factors against a fort', () => {
  const closesIn = (styles: Styles): boolean => {
    const units = { '1/508': '1104 reduced', 'SS Wach 3': '1003', 'Lippert SS trg': '1103', Eberwein: '0902' };
    const state = position({ side: 'german', impulse: 'off-road', units });
    state.phase = 'movement';
    const script = new Script(styles);
    for (;;) {
      const action = script.decide(state, 'german');
      if (action.kind !== 'move') return false;
      if (action.units[0] === numberOf('Eberwein')) return hexDistance(board, action.way.at(-1)!, cellOf('1104')) === 1;
      game.apply(state, 'german', action, new FastDice(1));
    }
  };
  expect([closesIn(STAFF), closesIn(COMMANDER)]).toEqual([false, true]);
});

test('the German commander attacks at any odds on the last day, and not before', () => {
  const attackOn = (turn: number, styles: Styles): DescentAction => {
    const units = { '1 Para': '1104', '2 Para': '1104', 'Best alarm': '1103 reduced' };
    const state = position({ turn, side: 'german', impulse: 'off-road', units });
    state.phase = 'combat';
    beginCombat(state);
    return new Script(styles).decide(state, 'german');
  };
  expect(attackOn(10, COMMANDER)).toEqual({ kind: 'attack', cell: cellOf('1104') });
  for (const action of [attackOn(9, COMMANDER), attackOn(10, STAFF)]) expect(action).toEqual({ kind: 'end' });
});

test.each(['allied', 'german'])('the script beats random play as the %s side', (side) => {
  const script = new Script();
  const state = play(3, (now, seat, dice) =>
    seat === side ? script.decide(game.sight(now, seat), seat) : atRandom(now, seat, dice),
  );
  expect(game.result(state)!.winners).toEqual([side]);
});
