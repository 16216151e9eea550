import type { Report } from '../../contract.ts';
import { leakyObserver } from '../leak/leaky-observer.ts';
import { plainObserver, type Observer } from '../leak/observer.ts';
import type { LeakClass, Leaky } from '../leak/seeded.ts';
import { board } from './ground.ts';
import { patrol, type PatrolGame } from './game.ts';
import { patrolLanguage } from './language.ts';
import { patrolOffers } from './offer.ts';
import type { PatrolReport, Reports } from './reports.ts';
import { countAt, isSide, NOWHERE, OTHER, sees, SIDES, UNITS_OF, type PatrolState, type Side } from './state.ts';
import { watches } from './view.ts';

/** Patrol with one mistake of each class. */

const clean = plainObserver({ language: patrolLanguage, offers: patrolOffers });

function rules(changes: Partial<PatrolGame>): Leaky<PatrolGame> {
  return { game: { ...patrol, ...changes }, observer: clean };
}

function observed(observer: Observer): Leaky<PatrolGame> {
  return { game: patrol, observer };
}

type Apply = PatrolGame['apply'];

/** The rules as they are, with what they report changed on the way. */
function reporting(change: (scenes: PatrolReport[], ...step: Parameters<Apply>) => PatrolReport[]): Leaky<PatrolGame> {
  const apply: Apply = (state, seat, action, dice, reports) => {
    const scenes: NonNullable<Reports> = [];
    patrol.apply(state, seat, action, dice, scenes);
    reports?.push(...change(scenes, state, seat, action, dice));
  };
  return rules({ apply });
}

function withMore(report: PatrolReport, more: object): PatrolReport {
  return Object.assign({}, report, more);
}

/** How many counters of a side are dug in; nobody else ever sees that. */
function dugIn(state: PatrolState, side: Side): number {
  return UNITS_OF[side].filter((unit) => state.unitDug[unit] === 1).length;
}

function unseenBeside(state: PatrolState, side: Side, hex: number): boolean {
  for (let step = hex * board.degree; step < (hex + 1) * board.degree; step++) {
    const beside = board.neighbour[step]!;
    if (beside >= 0 && countAt(state, OTHER[side], beside) > 0 && sees(state, side)[beside] === 0) return true;
  }
  return false;
}

function unseen(state: PatrolState, side: string): number {
  if (!isSide(side)) return 0;
  return UNITS_OF[OTHER[side]].filter((unit) => {
    const hex = state.unitHex[unit]!;
    return hex >= 0 && board.rowOf[hex]! % 2 === 0 && sees(state, side)[hex] === 0;
  }).length;
}

const talkative: typeof patrolLanguage = {
  ...patrolLanguage,
  prompt: (state, seat, draft) => `${patrolLanguage.prompt(state, seat, draft)} (${unseen(state, seat)})`,
};

const prescient: typeof patrolOffers = {
  ...patrolOffers,
  of: (state, seat, draft, hand) => ({
    ...patrolOffers.of(state, seat, draft, hand),
    hint: `The chance of meeting somebody is ${unseen(state, seat)} in 5.`,
  }),
};

export const PATROL_SEEDED: Readonly<Record<LeakClass, () => Leaky<PatrolGame>>> = {
  'report names the deed': () =>
    reporting((scenes, _state, _seat, action) =>
      scenes.map((scene) =>
        scene.kind === 'deployed' && action.kind === 'deploy' ? withMore(scene, { hexes: action.companies }) : scene,
      ),
    ),
  'report counts what is hidden': () =>
    reporting((scenes, state) =>
      scenes.map((scene) =>
        scene.kind === 'turn' ? withMore(scene, { dug: dugIn(state, OTHER[scene.seat]) }) : scene,
      ),
    ),
  'order of reports': () =>
    reporting((scenes, state, seat) => (dugIn(state, OTHER[seat as Side]) % 2 === 1 ? scenes.toReversed() : scenes)),
  'die only if somebody is there': () =>
    rules({
      apply(state, seat, action, dice, reports) {
        patrol.apply(state, seat, action, dice, reports);
        if (action.kind !== 'move') return;
        const hex = state.unitHex[action.unit]!;
        if (hex !== NOWHERE && unseenBeside(state, seat as Side, hex)) dice.d6('alarm');
      },
    }),
  'order of active': () =>
    rules({
      active(state) {
        const active = patrol.active(state);
        return state.nightfall % 2 === 1 ? active.toReversed() : active;
      },
    }),
  'reason of the result': () =>
    rules({
      result(state) {
        const result = patrol.result(state);
        const [north, south] = SIDES.map((side) => dugIn(state, side));
        return result && { ...result, reason: `${result.reason} Dug in: ${north} and ${south}.` };
      },
    }),
  prompt: () => observed(plainObserver({ language: talkative })),
  refusal: () =>
    rules({
      refuse(state, seat, action) {
        const refusal = patrol.refuse(state, seat, action);
        const watched = action.kind === 'move' && isSide(seat) && unseenBeside(state, seat, action.to);
        return refusal && watched ? { ...refusal, rule: '5.4' } : refusal;
      },
    }),
  odds: () => observed(plainObserver({ offers: prescient })),
  // Nothing is said but that something was done: one frame more.
  'frame numbers': () =>
    rules({
      tell(report, viewer) {
        const told = patrol.tell(report, viewer);
        return told === undefined && report.kind === 'dug' ? ({ kind: 'dug' } satisfies Report as never) : told;
      },
    }),
  size: () => observed(leakyObserver(clean, 'padded by the journal')),
  undo: () =>
    rules({
      undoable: (state, seat, action) =>
        action.kind === 'dig' && !watches(state, OTHER[seat as Side], state.unitHex[action.unit]!),
    }),
  'marked as disclosed': () =>
    rules({
      tell(report, viewer) {
        const told = patrol.tell(report, viewer);
        if (told !== undefined || report.kind !== 'moved') return told;
        return withMore(report, { discloses: true });
      },
    }),
  'set-up in the sight': () =>
    rules({
      sight(state, viewer) {
        const seen = patrol.sight(state, viewer);
        if (state.phase === 'deploy') seen.unitHex.set(state.unitHex);
        return seen;
      },
    }),
};
