import type { Dice, Game, Refusal, Result, Seat, Viewer } from '@club-route/engine';
import { cellOf } from '../data/board.ts';
import { sideOf, unitCalled, type Side } from '../data/units.ts';
import { UNTOUCHED } from '../rules/ground.ts';
import { battleActionSchema, type BattleAction } from '../tactical/actions.ts';
import type { Battle } from '../tactical/battle.ts';
import { battleChoices, type BattleDraft } from '../tactical/choices.ts';
import { playAction } from '../tactical/play.ts';
import { askedSide, refuseBattleAction } from '../tactical/refuse.ts';
import { PUBLIC_OF_BATTLE, tellOfBattle, type BattleReport } from '../tactical/report.ts';
import { setUpBattle } from '../tactical/set-up.ts';
import { hideCards, imagineCards } from '../tactical/sight.ts';
import { enemyOf, handOf, SIDES } from '../tactical/state.ts';
import { earlierBattleRules } from './earlier.ts';
import { battleOptions, lastTurnOf, type BattleOptions } from './options.ts';
import { SET_BATTLES, type SetBattle } from './set-battles.ts';
import { battleShape, type SetBattleState } from './state.ts';

export type BattleGame = Game<SetBattleState, BattleAction, BattleOptions, BattleDraft, BattleReport>;

const NOBODY: readonly Seat[] = [];
const ONLY: Readonly<Record<Side, readonly Seat[]>> = { allied: ['allied'], german: ['german'] };

/** The tactical game of the campaign's second edition, alone: one battle between companies, by command cards (19–21). */
export const battleGame: BattleGame = {
  id: 'kriegsspiel-battle',
  title: 'Market Garden Battle',
  version: '2',
  earlier: earlierBattleRules,
  seats: SIDES,
  options: battleOptions,
  shape: battleShape,
  action: battleActionSchema as BattleGame['action'],
  setup,
  active(state) {
    const side = askedSide(state);
    return side === undefined ? NOBODY : ONLY[side];
  },
  actions: (state, seat, draft) => (askedSide(state) === seat ? battleChoices(state, seat as Side, draft) : []),
  refuse: (state, seat, action): Refusal | undefined =>
    isSide(seat) ? refuseBattleAction(state, seat, action) : { rule: '20', text: 'You command no units here.' },
  apply(state, seat, action, dice, reports) {
    playAction(battleOf(state, dice, reports), seat as Side, action);
  },
  sight(state, viewer) {
    const seen = battleShape.copy(state);
    hideCards(seen, isSide(viewer) ? viewer : undefined);
    return seen;
  },
  tell: (report, viewer) => tellOfBattle(report, isSide(viewer) ? viewer : undefined),
  publicFields: PUBLIC_OF_BATTLE,
  imagine(sight, seat, dice) {
    const state = battleShape.copy(sight);
    if (isSide(seat)) {
      imagineCards(state, seat, (count) => dice.between(0, count - 1, 'cards'));
      imagineKeeping(state, seat);
    }
    return state;
  },
  result,
};

/** The two cards of which the enemy keeps one: any two of those he is imagined to hold. */
function imagineKeeping(state: SetBattleState, seat: Side): void {
  if (state.battlePhase === 'keep' && state.battleMover !== seat)
    state.cardsToKeep = handOf(state, enemyOf(seat)).slice(0, 2);
}

function isSide(viewer: Viewer): viewer is Side {
  return viewer === 'allied' || viewer === 'german';
}

function battleOf(state: SetBattleState, dice: Dice, reports: BattleReport[] | undefined): Battle {
  return { state, dice, holders: ONLY, tell: reports === undefined ? ignore : (report) => void reports.push(report) };
}

function ignore(): void {}

function setup(options: BattleOptions, dice: Dice): SetBattleState {
  const state = battleShape.create();
  state.options = options;
  const battle: SetBattle = SET_BATTLES[options.battle];
  const { target, from, attacker, battalions, aircraft = [], unsupplied = [], guns = {} } = battle;
  setUpBattle(
    battleOf(state, dice, undefined),
    {
      box: { target: cellOf(target), from },
      attacker,
      battalions: battalions.map(([unit, square, comes]) => ({
        unit: unitCalled(unit),
        strength: 100,
        supplied: !unsupplied.includes(sideOf(unitCalled(unit))),
        square: cellOf(square),
        comes,
      })),
      ...lastTurnOf(options),
      leastHand: options.leastHand,
      aircraft: { allied: aircraft.includes('allied'), german: aircraft.includes('german') },
      supportGuns: { allied: guns.allied ?? 0, german: guns.german ?? 0 },
      firstReadings: options.firstReadings,
    },
    UNTOUCHED,
  );
  return state;
}

const WON: Readonly<Record<Side, string>> = { allied: 'The Allies', german: 'The Germans' };

function result({ battlePhase, battleEnding, battleWinner }: SetBattleState): Result | undefined {
  if (battlePhase !== 'none') return undefined;
  if (battleWinner === 'nobody')
    return {
      name: battleEnding,
      winners: [],
      reason: `${battleEnding === 'nightfall' ? 'Night fell' : 'Time ran out'} before either side had won.`,
    };
  const why = {
    medals: `${WON[battleWinner]} have won their medals.`,
    'no units': `${WON[enemyOf(battleWinner)]} have no unit left.`,
    conceded: `${WON[enemyOf(battleWinner)]} have given up the field.`,
    time: '',
    nightfall: '',
    none: '',
  } as const;
  return { name: `${battleWinner} ${battleEnding}`, winners: [battleWinner], reason: why[battleEnding] };
}
