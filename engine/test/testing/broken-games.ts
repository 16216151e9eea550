import type { Language, Report } from '../../src/index.ts';
import {
  patrol,
  patrolLanguage,
  patrolOffers,
  patrolPlanning,
  patrolStanding,
  withLeak,
  type LawName,
  type PatrolGame,
} from '../../src/testing/index.ts';

/** A game with one fault, and what the law that is to find it will say. */
export interface BrokenGame {
  readonly law: LawName;
  readonly fault: string;
  readonly says: RegExp;
  readonly game: PatrolGame;
  readonly language?: typeof patrolLanguage;
  readonly standing?: typeof patrolStanding;
  readonly planning?: typeof patrolPlanning;
  readonly offers?: typeof patrolOffers;
}

type Apply = PatrolGame['apply'];
type PatrolOffer = ReturnType<typeof patrolOffers.of>;
type Words = typeof patrolLanguage extends Language<infer S, infer A, infer D, infer R> ? Language<S, A, D, R> : never;

function broken(law: LawName, fault: string, says: RegExp, changes: Partial<PatrolGame>): BrokenGame {
  return { law, fault, says, game: { ...patrol, ...changes } };
}

function garbled(fault: string, says: RegExp, changes: Partial<Words>): BrokenGame {
  return { law: 'language', fault, says, game: patrol, language: { ...patrolLanguage, ...changes } };
}

/** Words that are worked out of more than their reader knows. */
function wordy(fault: string, says: RegExp, changes: Partial<Words>): BrokenGame {
  return { ...garbled(fault, says, changes), law: 'sight' };
}

function hasty(fault: string, says: RegExp, changes: Partial<typeof patrolStanding>): BrokenGame {
  return { law: 'standing', fault, says, game: patrol, standing: { ...patrolStanding, ...changes } };
}

function foolish(fault: string, says: RegExp, changes: Partial<typeof patrolPlanning>): BrokenGame {
  return { law: 'planning', fault, says, game: patrol, planning: { ...patrolPlanning, ...changes } };
}

/** An offer with something wrong in it. */
function misleading(fault: string, says: RegExp, change: (offer: PatrolOffer) => Partial<PatrolOffer>): BrokenGame {
  const of: typeof patrolOffers.of = (sight, seat, draft, hand) => {
    const offer = patrolOffers.of(sight, seat, draft, hand);
    return { ...offer, ...change(offer) };
  };
  return { law: 'offer', fault, says, game: patrol, offers: { ...patrolOffers, of } };
}

function withoutImagination(): PatrolGame {
  const game = { ...patrol };
  delete game.imagine;
  return game;
}

function graded(state: Parameters<PatrolGame['result']>[0], scores: Readonly<Record<string, number>>) {
  const result = patrol.result(state);
  return result && { ...result, scores };
}

/** Something kept outside the state, as a careless cache would. */
let remembered = 0;

const forgetful: Apply = (state, seat, action, dice, reports) => {
  patrol.apply(state, seat, action, dice, reports);
  if (action.kind === 'dig') state.unitShaken[action.unit] = remembered++ % 3;
};

const talkative: Apply = (state, seat, action, dice, reports) => {
  patrol.apply(state, seat, action, dice, reports);
  if (reports === undefined && action.kind === 'end') state.charges[0] = 0;
};

const restless: Apply = (state, seat, action, dice, reports) => {
  patrol.apply(state, seat, action, dice, reports);
  if (reports === undefined) dice.d6('for nothing');
};

/** Changes a row that copies of the position share. */
const rewriting: Apply = (state, seat, action, dice, reports) => {
  patrol.apply(state, seat, action, dice, reports);
  const row = state.northSightings.last() as { turn: number } | undefined;
  if (row !== undefined) row.turn++;
};

const failing: Apply = (state, seat, action, dice, reports) => {
  if (action.kind === 'scout') throw new TypeError('scouts are not implemented');
  patrol.apply(state, seat, action, dice, reports);
};

const endless: Apply = (state, seat, action, dice, reports) => {
  patrol.apply(state, seat, action, dice, reports);
  if (state.outcome !== 'none') {
    state.outcome = 'none';
    state.phase = 'orders';
    state.turn = 1;
  }
};

const disclosing: PatrolGame['tell'] = (report, viewer) => {
  const told = patrol.tell(report, viewer);
  return told?.kind === 'turn' ? { ...told, discloses: true } : told;
};

const unreported: Apply = (state, seat, action, dice, reports) => {
  const scenes: Report[] = [];
  patrol.apply(state, seat, action, dice, reports === undefined ? undefined : (scenes as never));
  for (const scene of scenes) {
    const { discloses: _discloses, ...rest } = scene;
    reports?.push(rest as never);
  }
};

const doubled: PatrolGame['actions'] = (state, seat, draft) => {
  const choices = patrol.actions(state, seat, draft);
  return choices.length > 6 ? [...choices, choices[3]!] : choices;
};

export const BROKEN_GAMES: readonly BrokenGame[] = [
  broken('dead ends', 'nobody may act', /nobody may act, yet there is no result/, {
    active: (state) => (state.turn === 2 ? [] : patrol.active(state)),
  }),
  broken('dead ends', 'nothing is offered', /is active but has no choice/, {
    actions: (state, seat, draft) => (state.phase === 'bridge' ? [] : patrol.actions(state, seat, draft)),
  }),
  broken('dead ends', 'a draft leads nowhere', /gets stuck in a decision/, {
    actions: (state, seat, draft) => (draft?.kind === 'unit' ? [] : patrol.actions(state, seat, draft)),
  }),
  broken('dead ends', 'a result while somebody may act', /the game is over .*, yet .* may act/, {
    result: (state) => (state.turn === 2 ? { name: 'early', winners: [], reason: 'Early.' } : patrol.result(state)),
  }),
  broken('dead ends', 'a victory is scored in fractions', /scores 0\.5, which is no whole number from 0 to 1000/, {
    result: (state) => graded(state, { north: 0.5, south: 500 }),
  }),
  broken('dead ends', 'a seat has no score', /the result scores \["north"\], not the seats/, {
    result: (state) => graded(state, { north: 1000 }),
  }),
  broken('dead ends', 'the game never ends', /not over after 400 actions/, { apply: endless }),

  broken('legality', 'what is offered is refused', /is offered .* which is refused \(x\): No\./, {
    refuse: (state, seat, action) =>
      action.kind === 'dig' ? { rule: 'x', text: 'No.' } : patrol.refuse(state, seat, action),
  }),
  broken('legality', 'something is offered twice', /is offered .* twice/, { actions: doubled }),
  broken('legality', 'an action has not the form of one', /has not the form of an action/, {
    action: {
      safeParse: (value) =>
        (value as { kind?: string })?.kind === 'dig' ? { success: false } : patrol.action.safeParse(value),
    },
  }),
  broken('legality', 'an action does not survive JSON', /not plain JSON: the action.note is undefined/, {
    actions: (state, seat, draft) =>
      patrol
        .actions(state, seat, draft)
        .map((choice) =>
          choice.action?.kind === 'end'
            ? { ...choice, action: Object.assign({ note: undefined }, choice.action) }
            : choice,
        ),
  }),

  broken('refusal', 'anybody may act', /may not act now, yet .* is accepted/, {
    refuse: (state, _seat, action) =>
      state.phase === 'orders' ? patrol.refuse(state, state.mover, action) : patrol.refuse(state, _seat, action),
  }),
  broken('refusal', 'choices out of turn', /may not act now, yet is offered choices/, {
    actions: (state, seat, draft) => patrol.actions(state, state.phase === 'orders' ? state.mover : seat, draft),
  }),
  broken('refusal', 'no sentence', /has no whole sentence: "no"/, {
    refuse: (state, seat, action) => patrol.refuse(state, seat, action) && { rule: '1', text: 'no' },
  }),
  broken('refusal', 'no rule', /names no rule/, {
    refuse: (state, seat, action) => patrol.refuse(state, seat, action) && { rule: '', text: 'No.' },
  }),
  broken('refusal', 'asking changes the position', /changed the position/, {
    refuse: (state, seat, action) => {
      state.northSees[5]! ^= 1;
      return patrol.refuse(state, seat, action);
    },
  }),
  broken('refusal', 'looking changes the position', /changed the position/, {
    active: (state) => {
      if (state.turn === 2) state.charges[1]!++;
      return patrol.active(state);
    },
  }),
  broken('refusal', 'anything with a kind is an action', /is taken for an action/, {
    action: {
      safeParse: (value) =>
        typeof (value as { kind?: unknown } | null)?.kind === 'string'
          ? { success: true, data: value as never }
          : { success: false },
    },
    refuse: (state, seat, action) =>
      patrol.action.safeParse(action).success
        ? patrol.refuse(state, seat, action)
        : { rule: '0', text: 'This is no action.' },
  }),
  broken('refusal', 'what cannot be done is accepted', /is accepted, but fails/, {
    refuse: (state, seat, action) =>
      patrol.active(state).includes(seat) ? undefined : patrol.refuse(state, seat, action),
    apply: (state, seat, action, dice, reports) => {
      if (patrol.refuse(state, seat, action)) throw new Error('this cannot be done');
      patrol.apply(state, seat, action, dice, reports);
    },
  }),
  broken('refusal', 'what is done leaves something that is no JSON', /leaves what cannot be written/, {
    apply: (state, seat, action, dice, reports) => {
      patrol.apply(state, seat, action, dice, reports);
      state.northSightings.push({ when: new Date(0) } as never);
    },
  }),

  broken('sight', 'legality knows more than the seat', /is offered .* by the truth/, {
    actions: (...asked) => withLeak('hidden unit blocks').game.actions(...asked),
  }),
  broken('sight', 'refusals know more than the seat', /the truth says .* its sight/, {
    refuse: (...asked) => withLeak('refusal names decoy').game.refuse(...asked),
  }),
  broken('sight', 'whether one may undo knows more than the seat', /whether .* may undo .* is another by the truth/, {
    undoable: (state) => state.unitHex.includes(-2),
  }),
  wordy('what a seat is about knows more than who waits', /is about is said otherwise on the sight of/, {
    doing: (state, seat) => `${patrolLanguage.doing(state, seat)} Points: ${Math.max(...state.unitPoints)}.`,
  }),
  wordy('typed orders are read by the truth', /by the truth, another by its sight/, {
    read: (state, seat, text) =>
      patrolLanguage.read(state, seat, state.nightfall > 0 ? text.replace('move', 'dig') : text),
  }),
  wordy('a caution knows more than the seat', /by the truth, another by its sight/, {
    caution: ({ nightfall }) => (nightfall > 0 ? { rule: '8', text: `Night falls in turn ${nightfall}.` } : undefined),
  }),
  broken('sight', 'the sight is not settled', /looked at again is another/, {
    sight: (state, viewer) => {
      const seen = patrol.sight(state, viewer);
      seen.turn = state.turn + 1;
      return seen;
    },
  }),
  broken('sight', 'the sight does not know whose turn it is', /the sight of north says otherwise/, {
    sight: (state, viewer) => {
      const seen = patrol.sight(state, viewer);
      seen.phase = 'over';
      return seen;
    },
  }),
  broken('sight', 'somebody is told of a disclosure that is none', /does not say that it discloses/, {
    tell: disclosing,
  }),

  broken('copy', 'a row is changed in place', /changed in place/, { apply: rewriting }),
  broken('copy', 'a field is not copied', /a copy differs/, {
    shape: {
      ...patrol.shape,
      copy(from) {
        const copied = patrol.shape.copy(from);
        copied.unitDug.fill(0);
        return copied;
      },
    },
  }),
  broken('copy', 'a field is not written', /written and read again differs/, {
    shape: { ...patrol.shape, encode: (state) => ({ ...patrol.shape.encode(state), turn: 0 }) },
  }),
  broken('copy', 'a change is not noticed', /does not lead to the position/, {
    shape: {
      ...patrol.shape,
      diff(from, to) {
        const { unitPoints: _unitPoints, ...rest } = patrol.shape.diff(from, to);
        return rest;
      },
    },
  }),

  broken('determinism', 'something is remembered outside the state', /done twice ends differently/, {
    apply: forgetful,
  }),
  broken('determinism', 'reports change the game', /ends differently without reports/, { apply: talkative }),
  broken('determinism', 'reports change the rolls', /rolls differently without reports/, { apply: restless }),

  broken('undo', 'something is remembered outside the state', /does not bring back the position/, { apply: forgetful }),
  broken(
    'replay',
    'something is remembered outside the state',
    /cannot be loaded|another position|another after loading|begins elsewhere|does not come back/,
    {
      apply: forgetful,
    },
  ),

  broken('imagine', 'the sight is not respected', /would see something else in what it imagines/, {
    imagine: (sight, seat, dice) => {
      const imagined = patrol.imagine!(sight, seat, dice);
      imagined.charges.fill(2);
      return imagined;
    },
  }),
  broken('imagine', 'imagining changes the sight', /imagining changed the sight/, {
    imagine: (sight, seat, dice) => {
      sight.turn++;
      return patrol.imagine!(sight, seat, dice);
    },
  }),

  {
    ...broken('imagine', 'something is hidden and nothing is imagined', /has no `imagine`/, {}),
    game: withoutImagination(),
  },

  broken('leak', 'a step that finds nobody may be taken back', /can be undone in the other/, {
    ...withLeak('scouting by undo').game,
  }),
  broken('leak', 'the number of hidden moves is told', /can tell apart/, {
    sight: (state, viewer) => {
      const seen = patrol.sight(state, viewer);
      if (viewer !== 'north') seen.crossingUnit = -3 - state.unitDug.filter((dug) => dug === 1).length;
      return seen;
    },
  }),
  broken('leak', 'what is disclosed is not said to be', /can tell apart/, { apply: unreported }),
  {
    ...broken('leak', 'a report tells more than was seen', /differs though it sees the same/, {}),
    game: withLeak('transient sighting').game,
  },
  {
    ...broken('telling', 'a report tells more than was seen', /is told something that it cannot know/, {}),
    game: withLeak('transient sighting').game,
  },
  broken('telling', 'a field is called public that not everybody is told', /is declared public, but/, {
    publicFields: { attack: ['effect'] },
  }),

  garbled('nobody is told what the others do', /is not told in a sentence what .* is about/, { doing: () => '' }),
  garbled('leaves a side without a name', /south has no name/, {
    names: (seat) => ({ side: seat === 'north' ? 'North' : '', people: 'they' }),
  }),
  garbled('orders cannot be read back', /is written .* and read as/, { write: () => 'end' }),
  garbled('an action is written as nothing', /is written as nothing/, { write: () => ' ' }),
  garbled('anything is an order', /is read as an order/, {
    read: (state, seat, text) => {
      const read = patrolLanguage.read(state, seat, text);
      return 'rule' in read ? { kind: 'end' } : read;
    },
  }),
  garbled('a refusal says nothing', /the refusal of the order .* has no text/, {
    read: (state, seat, text) => {
      const read = patrolLanguage.read(state, seat, text);
      return 'rule' in read ? { rule: 'order', text: '' } : read;
    },
  }),
  garbled('a report has no words', /in no words/, { say: () => '' }),
  garbled('a choice has no label', /without a label/, { label: () => '' }),
  garbled('nothing is asked', /is asked nothing/, { prompt: () => '' }),
  garbled('nothing is described', /nothing is described to/, { describe: () => [] }),
  garbled('orders are not explained', /is not told how to type orders/, { grammar: () => '' }),

  misleading('a cell is lit that does not exist', /there is no cell 63/, () => ({
    cells: new Map([[63, { look: 'offered' }]]),
  })),
  misleading('a unit is lit that does not exist', /there is no unit 10/, () => ({
    units: new Map([[10, { cell: 1, look: 'able' }]]),
  })),
  misleading('a side is lit that does not exist', /there is no side/, () => ({
    sides: new Map([[100_000, { label: 'here', press: { draft: undefined } }]]),
  })),
  misleading('a counter in a tray does nothing', /a press on unit 3 in its tray does nothing/, () => ({
    trays: [{ title: 'idle', units: [3] }],
  })),
  misleading('what is ready is not allowed', /"blow".* is refused/, ({ questions }) => ({
    ready: { label: 'Blow it', action: { kind: 'blow' } },
    questions,
  })),
  misleading('a press is not allowed', /is refused \(5/, ({ head }) => ({
    cells: new Map(
      head.unit === undefined ? [] : [[0, { press: { action: { kind: 'move', unit: head.unit, to: 63 } } }]],
    ),
  })),
  misleading(
    'a press where nothing is offered acts all the same',
    /is accepted though cell \d+ does not show it/,
    ({ end }) => ({
      cells: new Map(),
      attempt: () => end && { action: end.action },
    }),
  ),
  misleading('a press is not allowed to the others of a stack', /is refused \(5/, ({ head, end }) => ({
    cells: new Map(
      head.unit === undefined || end === undefined
        ? []
        : [[0, { press: { action: end.action, further: [{ kind: 'move', unit: head.unit, to: 63 }] } }]],
    ),
  })),
  {
    law: 'offer',
    fault: 'nothing is asked in the middle of a decision',
    says: /the prompt is ""/,
    game: patrol,
    offers: patrolOffers,
    language: {
      ...patrolLanguage,
      prompt: (state, seat, draft) => (draft === undefined ? patrolLanguage.prompt(state, seat) : ''),
    },
  },
  misleading('a draft leads nowhere', /leads nowhere/, () => ({
    instead: [{ label: 'nothing', press: { draft: { kind: 'unit', unit: 9 } } }],
  })),
  foolish('planning changes the sight', /planning changed the sight/, {
    begin: (sight, seat) => {
      sight.turn++;
      return patrolPlanning.begin(sight, seat);
    },
  }),
  foolish('a plan knows of hidden units', /would plan otherwise if it knew more/, {
    begin(sight, seat) {
      const begun = patrolPlanning.begin(sight, seat);
      if (begun !== undefined) begun.charges[0] = sight.unitDug.filter((dug) => dug === 1).length;
      return begun;
    },
  }),
  foolish('whether one can plan hangs on what is hidden', /one thing by the truth, another by its sight/, {
    begin: (sight, seat) => (sight.nightfall === sight.turn ? undefined : patrolPlanning.begin(sight, seat)),
  }),
  foolish('somebody plans out of turn', /plans where it may not act/, {
    begin: (sight, seat) => patrolPlanning.begin(sight, seat) && patrol.shape.copy(sight),
  }),
  foolish('an order ends the planning', /after .* is planned, .* may not act/, {
    foresee: (begun) => {
      begun.phase = 'bridge';
    },
  }),

  hasty('answers what it may not do', /which is refused/, { answer: () => ({ kind: 'blow' }) }),
  hasty('answers by what it remembers', /and asked again/, {
    answer: ({ phase }) => (phase === 'bridge' ? { kind: remembered++ % 2 === 0 ? 'blow' : 'spare' } : undefined),
  }),
  hasty('changes what it looks at', /changed its sight/, { answer: (sight) => void sight.turn++ }),

  broken('crash', 'the rules fail', /scouts are not implemented/, { apply: failing }),
];
