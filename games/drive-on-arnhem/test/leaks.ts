import { plainObserver, type Demands, type Leaky } from '@club-route/engine/testing';
import { NONE, UNKNOWN, type DriveState } from '../src/state.ts';
import type { ActionKind } from '../src/actions.ts';
import { FIRST, LAST, OTHER, sideOf, UNIT_COUNT, UNITS, type Side } from '../src/data/units.ts';
import { driveOnArnhem, type DriveOnArnhem } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { offers } from '../src/offer/index.ts';
import type { DriveReport } from '../src/report.ts';
import { isHeldBy } from '../src/rules/stacks.ts';
import { isInEnemyZone, isSeen } from '../src/rules/zones.ts';
import { tell } from '../src/tell.ts';

/** Leaks as they are easily written into this game; the search must find each. */
export type LeakyDrive = Leaky<DriveOnArnhem>;

/** Every kind of order, so that a new one is compared too. */
const DEEDS: readonly string[] = Object.keys({
  deploy: true,
  strike: true,
  interdict: true,
  supply: true,
  move: true,
  mode: true,
  fortify: true,
  attack: true,
  withdraw: true,
  barrage: true,
  protect: true,
  advance: true,
  plot: true,
  disband: true,
  end: true,
} satisfies Record<ActionKind, true>);

const REPORTS: readonly string[] = Object.keys({
  turn: true,
  phase: true,
  deployed: true,
  struck: true,
  interdicted: true,
  supply: true,
  walked: true,
  arrived: true,
  sourceMoved: true,
  guns: true,
  built: true,
  broken: true,
  disbanded: true,
  allotted: true,
  rebuilt: true,
  moved: true,
  sighted: true,
  owned: true,
  overrun: true,
  failed: true,
  bridge: true,
  mode: true,
  fortified: true,
  plotted: true,
  battle: true,
  fire: true,
  eliminated: true,
  retreated: true,
  advanced: true,
  isolated: true,
  ended: true,
} satisfies Record<DriveReport['kind'], true>);

/** What all searches together must have compared: whatever can be done and told in this game. */
export const DEMANDS: Demands = {
  unmatchedPerCent: 15,
  deeds: DEEDS,
  // A strike, a landing and the end of a phase are public.
  lookAlikes: DEEDS.filter((kind) => !['deploy', 'strike', 'end'].includes(kind)),
  reports: REPORTS,
};

export const clean = plainObserver({ language });
/** Looks at what the table lights and says as well, which takes longer. */
export const atTheTable = plainObserver({ language, offers });

const rules = driveOnArnhem;

/** Whether an enemy that the side does not see stands in a cell. On a sight nobody ever does. */
function hides(state: DriveState, side: Side, cell: number): boolean {
  const top = state.cellTop[cell];
  return top !== NONE && isHeldBy(state, OTHER[side], cell) && !isSeen(state, top);
}

const leaky = (changes: Partial<DriveOnArnhem>): LeakyDrive => ({ game: { ...rules, ...changes }, observer: clean });

/** The sight of a viewer with one more thing copied into it. */
function sightWith(copy: (state: DriveState, seen: DriveState, unit: number) => void): LeakyDrive {
  return leaky({
    sight(state, viewer) {
      const seen = rules.sight(state, viewer);
      if (seen === state || !rules.seats.includes(viewer)) return seen;
      for (let unit = FIRST[OTHER[viewer as Side]]; unit < LAST[OTHER[viewer as Side]]; unit++) copy(state, seen, unit);
      return seen;
    },
  });
}

/** By what each must be found: a mistake in one place must not be found because of another. */
export const FOUND_BY: Readonly<Record<string, RegExp>> = {
  'a strike is not offered on hexes without enemies': /in the answers: .*"kind":"strike"/,
  'a way through an unseen enemy is refused': /in the answers: .*The way is blocked/,
  'ways near unseen zones are not offered': /in the answers: .*"kind":"way"/,
  'the supply of enemies in the advanced game': /not what it sees: unitSupply$/,
  'what the enemy has plotted to attack': /not what it sees: unitAttack$/,
  'which units are still to come': /not what it sees: unitCell$/,
  'orders are told to the enemy': /in the news: .*"kind":"(plotted|fortified)"/,
  'what interdiction the Allies plan': /not what it sees: interdiction$/,
  'a description made of the truth': /in the answers: .*The strongest enemy is/,
  'a count of the units of the enemy': /in the answers: .*Enemy units: \d+/,
};

export const LEAKS: Readonly<Record<string, () => LeakyDrive>> = {
  'a strike is not offered on hexes without enemies': () =>
    leaky({
      actions: (state, seat, draft) =>
        rules.actions(state, seat, draft).filter((choice) => {
          const { action } = choice;
          return (
            action?.kind !== 'strike' || isHeldBy(state, OTHER[seat as Side], action.cell) || action.cell % 2 === 0
          );
        }),
    }),
  'a way through an unseen enemy is refused': () =>
    leaky({
      refuse(state, seat, action) {
        const blocked =
          action.kind === 'move' &&
          action.way.some((cell) => cell < state.cellTop.length && hides(state, seat as Side, cell));
        return blocked ? { rule: '8.7', text: 'The way is blocked.' } : rules.refuse(state, seat, action);
      },
    }),
  'ways near unseen zones are not offered': () =>
    leaky({
      actions: (state, seat, draft) =>
        rules.actions(state, seat, draft).filter(({ draft: next }) => {
          if (next?.kind !== 'way') return true;
          return (
            !isInEnemyZone(state, seat as Side, next.way.at(-1)!, false) ||
            isInEnemyZone(state, seat as Side, next.way.at(-1)!, true)
          );
        }),
    }),
  'the supply of enemies in the advanced game': () =>
    sightWith((state, seen, unit) => {
      seen.unitSupply[unit] = state.unitSupply[unit];
    }),
  'what the enemy has plotted to attack': () =>
    sightWith((state, seen, unit) => {
      seen.unitAttack[unit] = state.unitAttack[unit];
    }),
  'which units are still to come': () =>
    sightWith((state, seen, unit) => {
      if (seen.unitCell[unit] === UNKNOWN && state.unitCell[unit] === -1) seen.unitCell[unit] = -1;
    }),
  'orders are told to the enemy': () =>
    leaky({
      tell: (report, viewer) =>
        report.kind === 'plotted' || report.kind === 'fortified' ? report : tell(report, viewer),
    }),
  'what interdiction the Allies plan': () =>
    leaky({
      sight(state, viewer) {
        const seen = rules.sight(state, viewer);
        if (seen !== state) seen.interdiction = state.interdiction;
        return seen;
      },
    }),
  'a description made of the truth': () => ({
    game: rules,
    observer: {
      ...clean,
      answers: (world, questions) => [
        clean.answers(world, questions),
        strongest(world.state as DriveState, world.viewer),
      ],
    },
  }),
  'a count of the units of the enemy': () =>
    leaky({
      refuse(state, seat, action) {
        const refusal = rules.refuse(state, seat, action);
        let count = 0;
        for (let unit = 0; unit < UNIT_COUNT; unit++) if (state.unitCell[unit] >= 0 && sideOf(unit) !== seat) count++;
        return refusal && { ...refusal, text: `${refusal.text} Enemy units: ${count}.` };
      },
    }),
};

function strongest(state: DriveState, viewer: string): string {
  let best = 0;
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (state.unitCell[unit] >= 0 && sideOf(unit) !== viewer && state.unitStrength[unit] > state.unitStrength[best])
      best = unit;
  return `The strongest enemy is ${UNITS[best].id}.`;
}
