import { plainObserver, type Demands, type Leaky } from '@club-route/engine/testing';
import { NONE, UNKNOWN, type DriveState } from '../src/state.ts';
import { FIRST, LAST, OTHER, sideOf, UNIT_COUNT, UNITS, type Side } from '../src/data/units.ts';
import { driveOnArnhem, type DriveOnArnhem } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { offers } from '../src/offer/index.ts';
import { isHeldBy } from '../src/rules/stacks.ts';
import { isInEnemyZone, isSeen } from '../src/rules/zones.ts';
import { tell } from '../src/tell.ts';

/** Leaks as they are easily written into this game; the search must find each. */
export type LeakyDrive = Leaky<DriveOnArnhem>;

/** What a run over all ways to play must have compared. */
export const DEMANDS: Demands = {
  unmatchedPerCent: 15,
  deeds: [
    'strike',
    'interdict',
    'supply',
    'move',
    'mode',
    'fortify',
    'attack',
    'barrage',
    'protect',
    'advance',
    'plot',
    'disband',
    'end',
  ],
  lookAlikes: ['interdict', 'supply', 'move', 'mode', 'fortify', 'attack', 'protect', 'advance', 'plot', 'disband'],
  reports: [
    'turn',
    'phase',
    'struck',
    'walked',
    'allotted',
    'moved',
    'sighted',
    'owned',
    'mode',
    'fortified',
    'plotted',
    'battle',
    'fire',
    'retreated',
    'advanced',
    'disbanded',
    'arrived',
  ],
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
