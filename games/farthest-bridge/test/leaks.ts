import {
  leakyObserver,
  plainObserver,
  type AnyGame,
  type Demands,
  type LeakClass,
  type Leaky,
  type Observer,
} from '@club-route/engine/testing';
import { farthestBridge, type FarthestBridge } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { offers } from '../src/offer/index.ts';
import { FREE_UNITS } from '../src/phases/deployment.ts';
import type { FarthestBridgeReport } from '../src/report.ts';
import { rebuildOccupancy } from '../src/rules/occupancy.ts';
import { shape, type FarthestBridgeState } from '../src/state.ts';

/** Mistakes that would give a plan of free deployment (18.1) away, one of each class and six more; the search must find each. */
export type BridgeLeak =
  | LeakClass
  | 'drop zones are not offered on hidden units'
  | 'a refusal says where units are'
  | 'a misread order'
  | 'an offer in the middle of a plan'
  | 'a part of a plan in the sight'
  | 'an example of an order';

/** What a run must have compared: plans above all, of which no other seat may tell one from another. */
export const DEMANDS: Demands = {
  unmatchedPerCent: 2,
  least: { pairs: 30, different: 4, compared: 50, disclosed: 4 },
  deeds: ['deploy', 'land'],
  lookAlikes: ['deploy'],
  reports: ['deployed', 'revealed', 'turn', 'phase', 'landed'],
};

export const clean = plainObserver({ language, offers });

function rules(changes: Partial<FarthestBridge>): Leaky {
  return { game: { ...farthestBridge, ...changes } as unknown as AnyGame, observer: clean };
}

function observed(observer: Observer): Leaky {
  return { game: farthestBridge as unknown as AnyGame, observer };
}

function isWaitingForOther(state: FarthestBridgeState): boolean {
  return state.phase === 'deploy' && state.alliedReady !== state.germanReady;
}

/** Something of the one plan that is in. On the sight of anybody else it is always the same. */
function secretOf(state: FarthestBridgeState): number {
  if (!isWaitingForOther(state)) return 0;
  return state.alliedReady ? state.zoneCell[0]! : state.unitCell[FREE_UNITS[0]!]!;
}

type Apply = FarthestBridge['apply'];

/** The rules as they are, with what they report of a plan changed on the way. */
function reporting(change: (deployed: FarthestBridgeReport, ...step: Parameters<Apply>) => object[]): Leaky {
  const apply: Apply = (state, seat, action, dice, reports) => {
    const scenes: FarthestBridgeReport[] = [];
    farthestBridge.apply(state, seat, action, dice, scenes);
    const [first, ...rest] = scenes;
    if (action.kind !== 'deploy') reports?.push(...scenes);
    else reports?.push(...(change(first!, state, seat, action, dice) as FarthestBridgeReport[]), ...rest);
  };
  return rules({ apply });
}

function planOf(action: Parameters<Apply>[2]): readonly number[] {
  return action.kind === 'deploy' ? action.cells : [];
}

const talkative: typeof language = {
  ...language,
  prompt: (state, seat, draft) => `${language.prompt(state, seat, draft)} (${secretOf(state)})`,
};

/** The examples keep away from where units are. */
const exemplary: typeof language = {
  ...language,
  grammar: (state, seat) => `${language.grammar(state, seat)} Not ${secretOf(state)}.`,
};

const prescient: typeof offers = {
  ...offers,
  of: (state, seat, draft, hand) => ({
    ...offers.of(state, seat, draft, hand),
    hint: `A drop zone is lost in ${secretOf(state) % 6} of 6 cases.`,
  }),
};

/** Says more of an order that it cannot read where the other plan is in. */
const wordy: typeof language = {
  ...language,
  read: (state, seat, text) => {
    const read = language.read(state, seat, text);
    return 'rule' in read ? { ...read, text: `${read.text} ${secretOf(state)}.` } : read;
  },
};

/** What is offered to whoever has begun to lay out a plan. */
const halfway: typeof offers = {
  ...offers,
  of: (state, seat, draft, hand) => {
    const offer = offers.of(state, seat, draft, hand);
    return draft === undefined ? offer : { ...offer, hint: `${offer.hint} ${secretOf(state)}` };
  },
};

/** The Allies may write their plan anew until the other is in; who is named first depends on what they wrote. */
const rewriting: Partial<FarthestBridge> = {
  active: (state) => {
    if (!isWaitingForOther(state) || !state.alliedReady) return farthestBridge.active(state);
    return secretOf(state) % 2 === 1 ? ['allied', 'german'] : ['german', 'allied'];
  },
  actions: (state, seat, draft) => farthestBridge.actions(asked(state, seat), seat, draft),
  refuse: (state, seat, action) => farthestBridge.refuse(asked(state, seat), seat, action),
  apply: (state, seat, action, dice, reports) =>
    // That a plan was changed nobody is told.
    farthestBridge.apply(state, seat, action, dice, asked(state, seat) === state ? reports : undefined),
};

/** The position as it would be had the seat not handed in its plan. */
function asked(state: FarthestBridgeState, seat: string): FarthestBridgeState {
  if (seat !== 'allied' || !isWaitingForOther(state) || !state.alliedReady) return state;
  const open = shape.copy(state);
  open.alliedReady = false;
  return open;
}

/** A plan is hidden until it is handed in, and no longer. */
const sightOfPlans: FarthestBridge['sight'] = (state, viewer) => {
  const seen = farthestBridge.sight(state, viewer);
  if (state.phase !== 'deploy') return seen;
  if (state.alliedReady) seen.zoneCell.set(state.zoneCell);
  if (state.germanReady) {
    seen.unitCell.set(state.unitCell);
    rebuildOccupancy(seen);
  }
  return seen;
};

export const LEAKS: Readonly<Record<BridgeLeak, () => Leaky>> = {
  'report names the deed': () =>
    reporting((deployed, _state, _seat, action) => [{ ...deployed, cells: planOf(action) }]),
  'report counts what is hidden': () =>
    reporting((deployed, _state, _seat, action) => [
      { ...deployed, near: planOf(action).filter((cell) => cell < 300).length },
    ]),
  'order of reports': () =>
    reporting((deployed, state) => {
      const scenes = [deployed, { kind: 'phase', phase: 'deploy', turn: 0 }];
      return secretOf(state) % 2 === 1 ? scenes.toReversed() : scenes;
    }),
  'die only if somebody is there': () =>
    rules({
      apply(state, seat, action, dice, reports) {
        farthestBridge.apply(state, seat, action, dice, reports);
        if (action.kind === 'deploy' && secretOf(state) % 2 === 1) dice.d6('alarm');
      },
    }),
  'order of active': () => rules(rewriting),
  'reason of the result': () =>
    rules({
      result: (state) =>
        secretOf(state) % 16 === 1
          ? { name: 'german', winners: ['german'], reason: 'The plan fell into German hands.' }
          : farthestBridge.result(state),
    }),
  prompt: () => observed(plainObserver({ language: talkative })),
  refusal: () =>
    rules({
      refuse(state, seat, action) {
        const refusal = farthestBridge.refuse(state, seat, action);
        return refusal && secretOf(state) % 2 === 1 ? { ...refusal, rule: '18.2' } : refusal;
      },
    }),
  odds: () => observed(plainObserver({ offers: prescient })),
  'frame numbers': () => observed(leakyObserver(clean, 'byte offset')),
  size: () => observed(leakyObserver(clean, 'padded by the journal')),
  undo: () => observed(leakyObserver(clean, 'deed to undo')),
  'marked as disclosed': () =>
    reporting((deployed, _state, _seat, action) => [{ ...deployed, cells: planOf(action), discloses: true }]),
  'set-up in the sight': () => rules({ sight: sightOfPlans }),
  'a misread order': () => observed(plainObserver({ language: wordy })),
  'an offer in the middle of a plan': () => observed(plainObserver({ offers: halfway })),
  // Every plan has others that show the same part of it.
  'a part of a plan in the sight': () =>
    rules({
      apply(state, seat, action, dice, reports) {
        farthestBridge.apply(state, seat, action, dice, reports);
        if (state.phase === 'deploy') state.bridgeSafe[0] = secretOf(state) % 2;
      },
    }),
  'an example of an order': () => observed(plainObserver({ language: exemplary })),
  'drop zones are not offered on hidden units': () =>
    rules({
      actions: (state, seat, draft) =>
        farthestBridge.actions(state, seat, draft).filter((choice) => {
          const cells = choice.draft?.kind === 'deploy' ? choice.draft.cells : [];
          return seat !== 'allied' || state.phase !== 'deploy' || !cells.some((cell) => state.germanHere[cell] === 1);
        }),
    }),
  'a refusal says where units are': () =>
    rules({
      refuse(state, seat, action) {
        const refusal = farthestBridge.refuse(state, seat, action);
        return refusal && state.phase === 'deploy'
          ? { ...refusal, text: `${refusal.text} ${state.germanHere.indexOf(1)}.` }
          : refusal;
      },
    }),
};
