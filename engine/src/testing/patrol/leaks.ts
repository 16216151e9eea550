import type { Choice } from '../../contract.ts';
import { ScriptedDice } from '../../dice/scripted.ts';
import { leakyObserver, SENT_LEAKS, type SentLeak } from '../leak/leaky-observer.ts';
import { plainObserver, type Observer } from '../leak/observer.ts';
import type { LeakClass, Leaky } from '../leak/seeded.ts';
import type { PatrolAction, PatrolDraft } from './actions.ts';
import { board } from './ground.ts';
import { patrolAtOnce } from './at-once.ts';
import { patrol, type PatrolGame } from './game.ts';
import { patrolLanguage } from './language.ts';
import { patrolOffers } from './offer.ts';
import { PATROL_SEEDED } from './seeded.ts';
import {
  countAt,
  INDEX,
  isCompany,
  isSide,
  OTHER,
  sees,
  shape,
  SIDES,
  sightings,
  unitsAt,
  type PatrolState,
  type Side,
} from './state.ts';
import { markSupply } from './supply.ts';
import { watches } from './view.ts';

/** Leaks in the rules themselves, as they are easily written. */
export type RulesLeak =
  | 'array order'
  | 'hidden unit blocks'
  | 'decoy without zone'
  | 'supply from hidden units'
  | 'refusal names decoy'
  | 'decoy in description'
  | 'transient sighting'
  | 'undo betrays watcher'
  | 'scouting by undo'
  | 'undo betrays entry'
  | 'asked only if watched'
  | 'awaited by what is hidden'
  | 'forgotten column'
  | 'misread order'
  | 'caution'
  | 'odds in hand'
  | 'order of what is disclosed'
  | 'part of the set-up in the sight'
  | 'example of an order';

export type LeakName = SentLeak | RulesLeak | LeakClass;

type LeakyPatrol = Leaky<PatrolGame>;

const RULES_LEAKS: Readonly<Record<RulesLeak | LeakClass, () => LeakyPatrol>> = {
  ...PATROL_SEEDED,
  'array order': () =>
    leakyRules({ actions: (...asked) => enemiesFirst(asked[0], asked[1], patrol.actions(...asked)) }),
  'hidden unit blocks': () => leakyRules({ actions: withoutHidden, refuse: refuseHidden }),
  'decoy without zone': () =>
    leakyRules({ actions: (state, seat, draft) => patrol.actions(withoutDecoys(state, seat), seat, draft) }),
  'supply from hidden units': () => leakyRules({ apply: applyWithTrueSupply }),
  'refusal names decoy': () => leakyRules({ refuse: refuseNamingDecoy }),
  'decoy in description': () => ({ game: patrol, observer: observerNamingDecoys }),
  'transient sighting': () => leakyRules({ apply: applyTellingWhereTo }),
  'undo betrays watcher': () =>
    leakyRules({ undoable: (_state, _seat, { kind }) => kind === 'dig' || kind === 'move' }),
  'scouting by undo': () =>
    leakyRules({
      apply: applyWithCertainScouts,
      undoable: (_state, _seat, { kind }) => kind === 'dig' || kind === 'scout',
    }),
  'undo betrays entry': () => ({ game: patrolAtOnce, observer: observerOfLatestEntry }),
  'asked only if watched': () => leakyRules({ apply: applyAskingWatchers }),
  'awaited by what is hidden': () => leakyRules({ awaited: awaitedByHidden }),
  'forgotten column': () => leakyRules({ sight: sightOfShaken }),
  'misread order': () => ({
    game: patrol,
    observer: plainObserver({ language: { ...patrolLanguage, read: readTruly } }),
  }),
  caution: () => ({
    game: patrol,
    observer: plainObserver({ language: { ...patrolLanguage, caution: cautionTruly } }),
  }),
  'odds in hand': () => ({ game: patrol, observer: plainObserver({ offers: { ...patrolOffers, of: offerTruly } }) }),
  'order of what is disclosed': () => leakyRules({ apply: applyCompaniesFirst }),
  'part of the set-up in the sight': () => leakyRules({ apply: applyWithOpenCharges }),
  'example of an order': () => ({
    game: patrol,
    observer: plainObserver({ language: { ...patrolLanguage, grammar: grammarTruly } }),
  }),
};

export const LEAKS: readonly LeakName[] = [
  ...SENT_LEAKS,
  ...(Object.keys(RULES_LEAKS) as (keyof typeof RULES_LEAKS)[]),
];

const clean = plainObserver({ language: patrolLanguage });

export function withLeak(name: LeakName | undefined): LeakyPatrol {
  if (name === undefined) return { game: patrol, observer: clean };
  if (Object.hasOwn(RULES_LEAKS, name)) return RULES_LEAKS[name as RulesLeak]();
  return { game: patrol, observer: leakyObserver(clean, name as SentLeak) };
}

function leakyRules(changes: Partial<PatrolGame>): LeakyPatrol {
  return { game: { ...patrol, ...changes }, observer: clean };
}

/** An enemy stands there and the side cannot know it. On a sight nobody ever does. */
function isHiddenEnemy(state: PatrolState, side: Side, hex: number): boolean {
  return countAt(state, OTHER[side], hex) > 0 && sees(state, side)[hex] === 0;
}

type Choices = readonly Choice<PatrolAction, PatrolDraft>[];

function leadsToHidden(state: PatrolState, seat: string, action: PatrolAction | undefined): boolean {
  return action?.kind === 'move' && isSide(seat) && isHiddenEnemy(state, seat, action.to);
}

function enemiesFirst(state: PatrolState, seat: string, choices: Choices): Choices {
  const [first, rest] = [true, false].map((wanted) =>
    choices.filter((choice) => leadsToHidden(state, seat, choice.action) === wanted),
  );
  return [...first!, ...rest!];
}

const withoutHidden: PatrolGame['actions'] = (state, seat, draft) =>
  patrol.actions(state, seat, draft).filter((choice) => !leadsToHidden(state, seat, choice.action));

const refuseHidden: PatrolGame['refuse'] = (state, seat, action) =>
  leadsToHidden(state, seat, action)
    ? { rule: '5.1', text: 'The unit cannot get there this turn.' }
    : patrol.refuse(state, seat, action);

/** The side sees something there that is nothing but decoys. */
function isDecoy(state: PatrolState, side: Side, hex: number): boolean {
  const there = unitsAt(state, OTHER[side], hex);
  return sees(state, side)[hex]! > 0 && there.length > 0 && !there.some(isCompany);
}

function withoutDecoys(state: PatrolState, seat: string): PatrolState {
  if (!isSide(seat)) return state;
  const changed = shape.copy(state);
  for (let hex = 0; hex < board.cells; hex++) if (isDecoy(state, seat, hex)) sees(changed, seat)[hex] = 0;
  return changed;
}

/** Supply is traced past all enemies, seen or not. */
const applyWithTrueSupply: PatrolGame['apply'] = (state, seat, action, dice, reports) => {
  patrol.apply(state, seat, action, dice, reports);
  if (state.phase !== 'orders') return;
  const all = shape.copy(state);
  for (let hex = 0; hex < board.cells; hex++) sees(all, state.mover)[hex] = countAt(state, OTHER[state.mover], hex);
  markSupply(all, state.mover);
  state.unitSupplied.set(all.unitSupplied);
};

const refuseNamingDecoy: PatrolGame['refuse'] = (state, seat, action) => {
  const refusal = patrol.refuse(state, seat, action);
  if (refusal?.rule !== '5.3' || action.kind !== 'move' || !isSide(seat)) return refusal;
  if (!isDecoy(state, seat, action.to)) return refusal;
  return { ...refusal, text: 'A decoy is in the way; attack it instead.' };
};

/** A description made of the truth, by somebody who forgot that it is not only for the owner. */
const observerNamingDecoys: Observer = {
  ...clean,
  answers: (world, questions) => {
    const state = world.state as PatrolState;
    const decoys = board.labels
      .filter((_, hex) => isSide(world.viewer) && isDecoy(state, world.viewer, hex))
      .map((label) => `The counter in ${label} is a decoy.`);
    return [clean.answers(world, questions), decoys];
  },
};

/** A counter seen in passing is reported with where it ended up, which nobody saw. */
const applyTellingWhereTo: PatrolGame['apply'] = (state, seat, action, dice, reports) => {
  const scenes: NonNullable<typeof reports> = [];
  patrol.apply(state, seat, action, dice, scenes);
  if (action.kind === 'move') {
    const endsIn = state.unitHex[action.unit];
    for (const [index, scene] of scenes.entries())
      if (scene.kind === 'sighted' && scene.seat !== seat) scenes[index] = Object.assign({}, scene, { endsIn });
  }
  reports?.push(...scenes);
};

/** Scouts who always see what is there roll no die, and those who find nothing may be called back and sent elsewhere. */
const applyWithCertainScouts: PatrolGame['apply'] = (state, seat, action, dice, reports) => {
  const certain = action.kind === 'scout' ? new ScriptedDice([6]) : dice;
  const scenes: NonNullable<typeof reports> = [];
  patrol.apply(state, seat, action, certain, scenes);
  for (const scene of scenes) {
    const { discloses: _discloses, ...rest } = scene;
    reports?.push(scene.kind === 'scouted' ? (rest as typeof scene) : scene);
  }
};

/** Whoever made the latest entry is told that it may be undone, though others act at the same time. */
const observerOfLatestEntry: Observer = {
  ...clean,
  news: (world, after) => [clean.news(world, after), world.match.steps.at(-1)!.entry.seat === world.viewer],
};

/** The other side is asked about a bridge only if it watches it, so whoever is kept waiting has been seen. */
const applyAskingWatchers: PatrolGame['apply'] = (state, seat, action, dice, reports) => {
  patrol.apply(state, seat, action, dice, reports);
  if (state.phase === 'bridge' && action.kind === 'move' && !watches(state, OTHER[state.mover], state.crossingFrom))
    patrol.apply(state, OTHER[state.mover], { kind: 'spare' }, dice, reports);
};

/** Play waits for a side only while the enemies that it does not see make an even number of hexes. */
const awaitedByHidden: NonNullable<PatrolGame['awaited']> = (state) =>
  patrol
    .active(state)
    .filter(
      (seat) => isSide(seat) && board.labels.filter((_, hex) => isHiddenEnemy(state, seat, hex)).length % 2 === 0,
    );

/** The sight forgets to hide which enemies are shaken. */
const sightOfShaken: PatrolGame['sight'] = (state, viewer) => {
  const seen = patrol.sight(state, viewer);
  seen.unitShaken.set(state.unitShaken);
  return seen;
};

/** A typed order is understood by the truth: where an enemy hides nobody is sent. */
const readTruly: typeof patrolLanguage.read = (state, seat, text) => {
  const read = patrolLanguage.read(state, seat, text);
  const hidden = !('rule' in read) && leadsToHidden(state, seat, read);
  return hidden ? { rule: '5.1', text: 'The unit cannot get there this turn.' } : read;
};

const cautionTruly: NonNullable<typeof patrolLanguage.caution> = (state, seat, action) =>
  leadsToHidden(state, seat, action) ? { rule: '5.3', text: 'Somebody may be there.' } : undefined;

/** What is offered for a counter that was chosen is worked out of the truth. */
const offerTruly: typeof patrolOffers.of = (state, seat, draft, hand) => {
  const offer = patrolOffers.of(state, seat, draft, hand);
  if (draft === undefined || !isSide(seat)) return offer;
  const hidden = board.labels.filter((_, hex) => isHiddenEnemy(state, seat, hex)).length;
  return { ...offer, hint: `The chance of meeting somebody is ${hidden} in ${board.cells}.` };
};

/** Of what comes into sight at once a side notes the companies first. */
const applyCompaniesFirst: PatrolGame['apply'] = (state, seat, action, dice, reports) => {
  const before = SIDES.map((side) => sightings(state, side).length);
  patrol.apply(state, seat, action, dice, reports);
  for (const [index, side] of SIDES.entries()) {
    const noted = sightings(state, side);
    const rows = noted.rows(before[index]);
    const hasCompany = (hex: number): boolean => unitsAt(state, OTHER[side], hex).some(isCompany);
    noted.cut(before[index]!);
    for (const wanted of [true, false]) for (const row of rows) if (hasCompany(row.hex) === wanted) noted.push(row);
  }
};

/** What a side writes on its plan everybody can read off its charges: so many other plans look the same that none is missed. */
const applyWithOpenCharges: PatrolGame['apply'] = (state, seat, action, dice, reports) => {
  patrol.apply(state, seat, action, dice, reports);
  if (action.kind === 'deploy' && isSide(seat)) state.charges[INDEX[seat]] = action.companies[0]! % 2;
};

/** The examples are orders that would succeed. */
const grammarTruly: typeof patrolLanguage.grammar = (state, seat) => {
  const free = board.labels.find((_, hex) => isSide(seat) && !isHiddenEnemy(state, seat, hex) && hex > board.cells / 2);
  return `${patrolLanguage.grammar(state, seat)} Or: A ${free}.`;
};
