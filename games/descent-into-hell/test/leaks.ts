import { hexDistance, pass, type Viewer } from '@club-route/engine';
import {
  leakyObserver,
  plainObserver,
  type AnyGame,
  type Demands,
  type LeakClass,
  type Leaky,
  type Observer,
} from '@club-route/engine/testing';
import type { ActionKind } from '../src/actions.ts';
import { board, CELLS, cellOf } from '../src/data/board.ts';
import { FIRST, LAST, OTHER, sideOf, UNIT_COUNT, type Side } from '../src/data/units.ts';
import { descentIntoHell as rules, type DescentIntoHell } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { offers } from '../src/offer/index.ts';
import type { DescentReport } from '../src/report.ts';
import { isSupplied } from '../src/rules/supply.ts';
import { litCells } from '../src/rules/view.ts';
import { UNKNOWN, WAITING, type DescentState } from '../src/state.ts';
import { drivenOut, during } from './leak-positions.ts';

/** Mistakes that would give hidden units away: one of each class, and those that this game invites. */
export type DescentLeak =
  | LeakClass
  | 'supply by the truth'
  | 'a retreat refused for unseen units'
  | 'a ghost that moves'
  | 'a count of force pools'
  | 'who came to the bridge'
  | 'transport points left'
  | 'deployment points left'
  | 'how far the impulse is'
  | 'drops are told'
  | 'moves beside unseen enemies are not offered'
  | 'who built a span'
  | 'how often a ferry has crossed'
  | 'who has moved'
  | 'which marker is seen';

/** Every kind of action, so that a new one is compared too. */
export const DEEDS: readonly string[] = Object.keys({
  setUp: true,
  callOff: true,
  activate: true,
  place: true,
  impulse: true,
  flip: true,
  weather: true,
  drop: true,
  supply: true,
  enter: true,
  move: true,
  exit: true,
  attack: true,
  fire: true,
  bridge: true,
  city: true,
  retreat: true,
  advance: true,
  span: true,
  end: true,
} satisfies Record<ActionKind, true>);

const REPORTS: readonly string[] = Object.keys({
  turn: true,
  impulse: true,
  'set up': true,
  activated: true,
  placed: true,
  moved: true,
  sighted: true,
  seen: true,
  'turned back': true,
  weather: true,
  dropped: true,
  landings: true,
  flak: true,
  'glider loss': true,
  question: true,
  declined: true,
  demolition: true,
  'bridge taken': true,
  'site taken': true,
  'span built': true,
  'span ended': true,
  'airfield repaired': true,
  'marker lost': true,
  combat: true,
  fire: true,
  stands: true,
  eliminated: true,
  full: true,
  retreated: true,
  advanced: true,
  exit: true,
  ended: true,
} satisfies Record<DescentReport['kind'], true>);

/** What a run of random games must have compared. */
export const DEMANDS: Demands = {
  unmatchedPerCent: 25,
  least: { pairs: 30, different: 25, compared: 300, unseen: 90, disclosed: 8 },
};

/** And what all of them together: whatever can be done and told in this game. */
export const ALL_DEMANDS: Demands = {
  unmatchedPerCent: 25,
  deeds: DEEDS,
  lookAlikes: [
    'setUp',
    'activate',
    'place',
    'flip',
    'drop',
    'supply',
    'enter',
    'move',
    'exit',
    'retreat',
    'span',
    'end',
  ],
  reports: REPORTS,
};

export const clean = plainObserver({ language });
/** Looks at what the table lights and says as well, which takes longer. */
export const atTheTable = plainObserver({ language, offers });

function leaky(changes: Partial<DescentIntoHell>): Leaky {
  return { game: { ...rules, ...changes } as unknown as AnyGame, observer: clean };
}

function observed(observer: Observer): Leaky {
  return { game: rules as unknown as AnyGame, observer };
}

function isSeat(viewer: string): viewer is Side {
  return viewer === 'allied' || viewer === 'german';
}

/** Something of what a side does not see: a sum over the hexes of unseen enemies. On its own sight always the same. */
function secretFrom(state: DescentState, side: Side): number {
  const lit = litCells(state, side);
  let sum = 0;
  for (let unit = FIRST[OTHER[side]]; unit < LAST[OTHER[side]]; unit++) {
    const cell = state.unitCell[unit];
    if (cell >= 0 && lit[cell] === 0) sum += cell;
  }
  return sum;
}

/** Own units with a supply line, by the truth. */
function suppliedUnits(state: DescentState, seat: string): number {
  let supplied = 0;
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (sideOf(unit) === seat && state.unitCell[unit] >= 0 && isSupplied(state, unit, 'truth')) supplied++;
  return supplied;
}

/** Between combats the other side may say that it waits; who is named first depends on what nobody knows. */
function mayIdle(state: DescentState): boolean {
  return state.outcome === 'none' && state.battle === null && state.questions.length === 0;
}

function idles(state: DescentState, seat: string): boolean {
  return mayIdle(state) && rules.active(state)[0] !== seat;
}

function ordered(state: DescentState): readonly Side[] {
  return secretFrom(state, 'allied') % 2 === 1 ? ['german', 'allied'] : ['allied', 'german'];
}

/** Whether an enemy that the side does not see is within two hexes of a cell. */
function lurks(state: DescentState, side: Side, cell: number): boolean {
  if (cell >= CELLS) return false;
  const lit = litCells(state, side);
  for (let unit = FIRST[OTHER[side]]; unit < LAST[OTHER[side]]; unit++) {
    const at = state.unitCell[unit];
    if (at >= 0 && lit[at] === 0 && hexDistance(board, at, cell) <= 2) return true;
  }
  return false;
}

/** The rules, with what they report changed on the way. */
function reporting(change: (report: DescentReport, state: DescentState) => readonly object[]): Leaky {
  return leaky({
    apply(state, seat, action, dice, reports) {
      const scenes: DescentReport[] = [];
      rules.apply(state, seat, action, dice, scenes);
      reports?.push(...(scenes.flatMap((scene) => change(scene, state)) as DescentReport[]));
    },
  });
}

/** The rules, with something of the truth in the sight of the Germans. */
function showing(change: (seen: DescentState, state: DescentState) => unknown): Leaky {
  return leaky({
    sight(state, viewer) {
      const seen = rules.sight(state, viewer);
      if (viewer === 'german' && seen !== state) change(seen, state);
      return seen;
    },
  });
}

const talkative: typeof language = {
  ...language,
  prompt: (state, seat, draft) => `${language.prompt(state, seat, draft)} (${secretFrom(state, seat as Side) % 7})`,
};

const prescient: typeof language = {
  ...language,
  label: (state, seat, choice) =>
    `${language.label(state, seat, choice)}: succeeds in ${secretFrom(state, seat as Side) % 6} of 6 cases`,
};

export const LEAKS: Readonly<Record<DescentLeak, () => Leaky>> = {
  'report names the deed': () =>
    reporting((report) =>
      report.kind === 'moved' ? [report, { kind: 'turn', turn: report.units[0], side: report.seat }] : [report],
    ),
  'report counts what is hidden': () =>
    reporting((report, state) =>
      report.kind === 'impulse'
        ? [{ ...report, near: state.unitCell.filter((cell) => cell >= 0 && cell < 400).length }]
        : [report],
    ),
  'order of reports': () =>
    leaky({
      apply(state, seat, action, dice, reports) {
        const scenes: DescentReport[] = [];
        rules.apply(state, seat, action, dice, scenes);
        const other = OTHER[seat as Side];
        reports?.push(...(secretFrom(state, other) % 2 === 1 ? scenes.toReversed() : scenes));
      },
    }),
  'die only if somebody is there': () =>
    leaky({
      apply(state, seat, action, dice, reports) {
        rules.apply(state, seat, action, dice, reports);
        if (action.kind === 'move' && lurks(state, seat as Side, action.way.at(-1)!)) dice.d6('alarm');
      },
    }),
  'order of active': () =>
    leaky({
      active: (state) => (mayIdle(state) ? ordered(state) : rules.active(state)),
      actions: (state, seat, draft) =>
        idles(state, seat) ? [pass({ kind: 'end' })] : rules.actions(state, seat, draft),
      refuse: (state, seat, action) =>
        idles(state, seat) && action.kind === 'end' ? undefined : rules.refuse(state, seat, action),
      apply(state, seat, action, dice, reports) {
        if (!idles(state, seat)) rules.apply(state, seat, action, dice, reports);
      },
    }),
  'reason of the result': () =>
    leaky({
      result: (state) =>
        secretFrom(state, 'allied') % 5 === 1
          ? { name: 'german tactical', winners: ['german'], reason: 'They were there.' }
          : rules.result(state),
    }),
  prompt: () => observed(plainObserver({ language: talkative })),
  refusal: () =>
    leaky({
      refuse(state, seat, action) {
        const refusal = rules.refuse(state, seat, action);
        return refusal && isSeat(seat) && secretFrom(state, seat) % 2 === 1 ? { ...refusal, rule: 'Sight' } : refusal;
      },
    }),
  odds: () => observed(plainObserver({ language: prescient })),
  'frame numbers': () => observed(leakyObserver(clean, 'byte offset')),
  size: () => observed(leakyObserver(clean, 'padded by the journal')),
  undo: () => observed(leakyObserver(clean, 'deed to undo')),
  'marked as disclosed': () =>
    leaky({
      tell: (report, viewer) =>
        report.kind === 'moved' || report.kind === 'placed' ? report : rules.tell(report, viewer),
      apply(state, seat, action, dice, reports) {
        const scenes: DescentReport[] = [];
        rules.apply(state, seat, action, dice, scenes);
        reports?.push(...scenes.map((scene) => ({ ...scene, discloses: true as const })));
      },
    }),
  'set-up in the sight': () =>
    showing((seen, state) => {
      for (let unit = 0; unit < LAST.allied; unit++) seen.unitStart[unit] = state.unitCell[unit];
    }),
  'supply by the truth': () =>
    leaky({
      refuse(state, seat, action) {
        const refusal = rules.refuse(state, seat, action);
        return refusal && { ...refusal, text: `${refusal.text} ${suppliedUnits(state, seat)} units are in supply.` };
      },
    }),
  'a retreat refused for unseen units': () =>
    leaky({
      refuse(state, seat, action) {
        const blocked =
          action.kind === 'retreat' && isSeat(seat) && action.way.some((cell) => lurks(state, seat, cell));
        return blocked ? { rule: 'Combat', text: 'That hex is full.' } : rules.refuse(state, seat, action);
      },
    }),
  'a ghost that moves': () =>
    leaky({
      sight(state, viewer) {
        const seen = rules.sight(state, viewer);
        if (seen === state || !isSeat(viewer)) return seen;
        for (let unit = 0; unit < UNIT_COUNT; unit++)
          if (sideOf(unit) !== viewer && seen.ghostCell[unit] >= 0) seen.ghostCell[unit] = state.unitCell[unit];
        return seen;
      },
    }),
  'a count of force pools': () =>
    leaky({
      refuse(state, seat, action) {
        const refusal = rules.refuse(state, seat, action);
        if (refusal === undefined || !isSeat(seat)) return refusal;
        const side = OTHER[seat];
        const waiting = state.unitCell.subarray(FIRST[side], LAST[side]).filter((cell) => cell === WAITING).length;
        return { ...refusal, text: `${refusal.text} ${waiting} enemy units wait.` };
      },
    }),
  'who came to the bridge': () =>
    reporting((report, state) =>
      report.kind === 'question' ? [{ ...report, units: state.mover?.units ?? [] }] : [report],
    ),
  'deployment points left': () => showing((seen, state) => (seen.deploymentPoints = state.deploymentPoints)),
  'how far the impulse is': () =>
    showing((seen, state) => {
      if (state.phase === 'movement') seen.phase = 'movement';
    }),
  'drops are told': () =>
    leaky({
      tell: (report, viewer) => (report.kind === 'dropped' ? report : rules.tell(report, viewer)),
    }),
  'transport points left': () => showing((seen, state) => (seen.transportPoints = state.transportPoints)),
  'who built a span': () => showing((seen, state) => seen.unitSpan.set(state.unitSpan)),
  'how often a ferry has crossed': () =>
    leaky({
      sight(state, viewer) {
        const seen = rules.sight(state, viewer);
        if (viewer === 'allied' && seen !== state) seen.ferryUsed.set(state.ferryUsed);
        return seen;
      },
    }),
  'who has moved': () =>
    showing((seen, state) => {
      for (let unit = 0; unit < LAST.allied; unit++)
        if (seen.unitCell[unit] >= 0) seen.unitMoved[unit] = state.unitMoved[unit];
    }),
  'which marker is seen': () =>
    showing((seen, state) => {
      const cells = [...seen.markerCell];
      seen.markerCell.set(state.markerCell.map((cell) => (cells.includes(cell) ? cell : UNKNOWN)));
    }),
  'moves beside unseen enemies are not offered': () =>
    leaky({
      actions(state, seat, draft) {
        const offered = rules.actions(state, seat, draft);
        if (!isSeat(seat) || !offered.some(({ action }) => action?.kind === 'move')) return offered;
        return offered.filter(({ draft: next }) => next?.kind !== 'move' || !lurks(state, seat, next.way.at(-1)!));
      },
    }),
};

/** Who is looked over whose shoulder, where a mistake shows to one viewer alone. */
export const VIEWERS: Readonly<Partial<Record<DescentLeak, readonly Viewer[]>>> = {
  'order of active': ['allied'],
  'reason of the result': ['allied'],
  'set-up in the sight': ['german'],
  'transport points left': ['german'],
  'deployment points left': ['german'],
  'how far the impulse is': ['german'],
  'drops are told': ['german', 'spectator'],
  'who built a span': ['german'],
  'how often a ferry has crossed': ['allied'],
  'who has moved': ['german'],
  'which marker is seen': ['german'],
  'who came to the bridge': ['german', 'spectator'],
};

/** Where a mistake shows that random games seldom come to. */
export const POSITIONS: Readonly<Partial<Record<DescentLeak, () => DescentState>>> = {
  'supply by the truth': () =>
    during('movement', {
      units: { '2 Irish Gds': '1612', '1 Cold Gds': '1118', '44 RTR': '1021' },
      allied: ['son-bridge', 'veghel-bridge', 'grave-bridge'],
    }),
  'a retreat refused for unseen units': drivenOut,
  'transport points left': afterLanding,
  'deployment points left': afterLanding,
  'how far the impulse is': afterLanding,
  'who built a span': () => {
    const units = { '3 Brdg': '1118 span 1117', '1 Brdg': '0731', 'I/FJ 6': '2408' };
    return during('movement', { side: 'german', units });
  },
  'who has moved': () => {
    const units = { '2 Irish Gds': '0928 moved', '1 Cold Gds': '0930', 'I/FJ 6': '0927' };
    return during('movement', { impulse: 'off-road', units });
  },
  'which marker is seen': () => {
    const units = { '1 Para': '1703', '2 Para': '1204', 'Krafft (SS 16 trg)': '1704' };
    // One that was dropped before lies elsewhere.
    return during('movement', { side: 'german', units, markers: ['1204', '1703'] });
  },
  'how often a ferry has crossed': () => {
    const units = { '2 Irish Gds': '0730', 'I/FJ 6': '2408' };
    return during('movement', { side: 'german', impulse: 'off-road', units }, (state) => {
      state.ferryUsed[0] = 1;
    });
  },
};

/** Allied units have landed in this turn: what points they have left nobody else can know, nor whether they fight now. */
function afterLanding(): DescentState {
  const units = { '1 Para': '1703', '2 Para': '1703', 'Krafft (SS 16 trg)': '1704' };
  return during('movement', { impulse: 'off-road', units }, (state) => {
    state.transportPoints = 7;
    state.deploymentPoints = 2;
    state.landings.push({ turn: state.turn, impulseNumber: 1, cells: [cellOf('1703')] });
  });
}
