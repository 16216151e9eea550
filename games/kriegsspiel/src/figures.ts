import type { FigureMark, RulesFigure } from '@club-route/engine';
import { ALL_CELLS, cellOf, contactOf, labelOf, squaredDistance } from './data/board.ts';
import { timeText } from './data/calendar.ts';
import { clampDifference, combatResult } from './data/combat.ts';
import { structureCalled, STRUCTURES } from './data/structures.ts';
import { unitCalled, UNITS } from './data/units.ts';
import { travellerOf } from './rules/march.ts';
import { minutesTo } from './rules/ways.ts';
import type { CampaignState, PendingBattle } from './state.ts';

const BATTALION = unitCalled('1/506');
const GARRISON = unitCalled('Grsn');
const SON = STRUCTURES[structureCalled('son-bridge')];
/** From the drop zone to Son. */
const CORNERS = ['0509', '1216'].map(cellOf);
/** How far the figure of movement looks. */
const HOUR = 60;

/** The squares with no other unit that the battalion reaches within the hour, each with the minutes it takes. */
function marches(sight: CampaignState): readonly FigureMark[] {
  const here = sight.knownCell[BATTALION];
  const traveller = travellerOf(sight, BATTALION);
  return ALL_CELLS.flatMap((cell) => {
    const minutes = minutesTo(here, cell, traveller);
    return minutes <= HOUR && !sight.knownCell.includes(cell) ? [{ cell, look: 'offered', text: String(minutes) }] : [];
  });
}

/** The squares in which an enemy is in contact with a unit in the middle. */
function contacts(middle: number): readonly FigureMark[] {
  return ALL_CELLS.flatMap((cell) => {
    const contact = contactOf(middle, cell);
    return contact === undefined ? [] : [{ cell, look: contact === 'close' ? 'danger' : 'zone' }];
  });
}

function nearby(middle: number, squared: number): readonly number[] {
  return ALL_CELLS.filter((cell) => squaredDistance(middle, cell) <= squared);
}

/** The sum of a combat and all that its die could bring, as the table has it. */
function sumWords({ attack, defence, modifier }: PendingBattle): string {
  const difference = attack - defence + modifier;
  const results = [1, 2, 3, 4, 5, 6].map((die) => combatResult(difference, die));
  return `attack ${attack}, defence ${defence}, terrain ${modifier}: difference ${clampDifference(difference)}. The results for 1 to 6 are ${results.join(', ')}.`;
}

function battleIn({ pending }: CampaignState): PendingBattle {
  if (pending === null || !('attackers' in pending)) throw new Error('no battle waits for the umpire');
  return pending;
}

export const figures: readonly RulesFigure<CampaignState>[] = [
  {
    rule: '6',
    lesson: 'orders',
    step: 2,
    cells: () => CORNERS,
    marks: () => [],
    caption: (sight) =>
      `The map of the airborne commander. Each counter is where its last report put it, with strength and time: 1/506 at ${labelOf(sight.knownCell[BATTALION])}, ${timeText(sight.knownMinute[BATTALION])}. A name in brackets is an older report. The unit may have moved since.`,
  },
  {
    rule: '7',
    lesson: 'orders',
    step: 2,
    cells: (sight) => [sight.knownCell[BATTALION], ...marches(sight).map(({ cell }) => cell)],
    marks: marches,
    caption: (sight) =>
      `1/506 at ${labelOf(sight.knownCell[BATTALION])} reaches each of these ${marches(sight).length} free squares within the hour. The number in a square is how many minutes the quickest route takes, along a road or across country.`,
  },
  {
    rule: '8',
    lesson: 'umpire',
    step: 1,
    cells: (state) => nearby(state.unitCell[BATTALION], 4),
    marks: (state) => contacts(state.unitCell[BATTALION]),
    caption: (state) => {
      const [here, there] = [state.unitCell[BATTALION], state.unitCell[GARRISON]];
      return `The umpire sees 1/506 at ${labelOf(here)} and the garrison, ${UNITS[GARRISON].id}, at ${labelOf(there)}. An enemy in a square with a solid outline is close, in one with a dashed outline distant. So the garrison is ${contactOf(here, there)!}.`;
    },
  },
  {
    rule: '9.2',
    lesson: 'umpire',
    step: 2,
    cells: (state) => nearby(state.unitCell[GARRISON], 2),
    marks: (state) => [{ cell: state.unitCell[GARRISON], look: 'danger' }],
    caption: (state) => {
      const battle = battleIn(state);
      return `1/506 at ${labelOf(state.unitCell[BATTALION])} attacks the garrison at ${labelOf(state.unitCell[GARRISON])}: ${sumWords(battle)} The die shows ${battle.die}: ${battle.proposed}.`;
    },
  },
  {
    rule: '16.1',
    lesson: 'orders',
    step: 4,
    cells: () => SON.reach,
    marks: () => SON.reach.map((cell) => ({ cell, look: 'zone' })),
    caption: (sight) =>
      `The bridge at ${SON.name} joins ${SON.banks.map(labelOf).join(' and ')}. The first Allied unit in any of the ${SON.reach.length} marked squares triggers the test. 1/506 did so at ${labelOf(sight.knownCell[BATTALION])}. It saw the bridge go: the sign × marks it.`,
  },
];
