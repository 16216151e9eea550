import type { FigureMark, RulesFigure } from '@club-route/engine';
import { ALL_HEXES, hexLabel, rangeBetween } from '../tactical/board.ts';
import { fieldPicture } from '../tactical/field-picture.ts';
import { forecastShot } from '../tactical/forecast.ts';
import { companyNamed } from '../tactical/language/names.ts';
import { allowanceOf, BEYOND, reachOf } from '../tactical/rules/reach.ts';
import { companiesOf } from '../tactical/state.ts';
import type { SetBattleState } from './state.ts';

const RIFLEMEN = companyNamed('A3');
const HOWITZER = companyNamed('A5');
const MORTARS = companyNamed('G3');

/** The hexes that the riflemen may move to; `stop`: after which they cannot battle any more. */
function moves(state: SetBattleState): readonly FigureMark[] {
  const reach = reachOf(state, RIFLEMEN);
  const { battle } = allowanceOf(state, RIFLEMEN);
  return ALL_HEXES.filter((hex) => reach[hex] > 0 && reach[hex] < BEYOND).map((cell) => ({
    cell,
    look: reach[cell] <= battle ? 'offered' : 'stop',
    text: String(reach[cell]),
  }));
}

/** Every hex within so many of one. */
function within(hex: number, range: number): readonly number[] {
  return ALL_HEXES.filter((other) => rangeBetween(hex, other) <= range);
}

export const figures: readonly RulesFigure<SetBattleState>[] = [
  {
    rule: '20',
    lesson: 'small-fight',
    step: 0,
    picture: fieldPicture,
    cells: () => ALL_HEXES,
    marks: () => [],
    caption: (state) =>
      `The field west of Arnhem before the first turn. The Allies attack from the lower edge with ${companiesOf(state, 'allied').length} companies, the Germans have ${companiesOf(state, 'german').length}. Each counter shows its figures: those left, of those it started with.`,
  },
  {
    rule: '21.2',
    lesson: 'small-fight',
    step: 1,
    picture: fieldPicture,
    cells: (state) => [...within(state.companyHex[RIFLEMEN], 2), ...moves(state).map(({ cell }) => cell)],
    marks: moves,
    caption: (state) => {
      const { most, battle } = allowanceOf(state, RIFLEMEN);
      return `The rifle company A3 at ${hexLabel(state.companyHex[RIFLEMEN])} may move ${most} hexes, and still battle after ${battle}. The number in a hex is how far it is. From a hex with a dashed line A3 cannot battle this turn.`;
    },
  },
  {
    rule: '21.2 Dice',
    lesson: 'small-fight',
    step: 2,
    picture: fieldPicture,
    cells: (state) => [...within(state.companyHex[MORTARS], 2), ...within(state.companyHex[HOWITZER], 1)],
    marks: (state) => [{ cell: state.companyHex[MORTARS], look: 'danger' }],
    caption: (state) => {
      const near = forecastShot(state, RIFLEMEN, MORTARS);
      const far = forecastShot(state, HOWITZER, MORTARS);
      return `A3 is next to G3 and rolls ${near.dice} dice. The howitzers A5 are ${rangeBetween(state.companyHex[HOWITZER], state.companyHex[MORTARS])} hexes away and roll ${far.dice}. Of six faces, ${near.hitting} hit infantry: two infantry faces and the grenade. G3 has ${near.figures} figures, so ${near.dice} dice alone cannot destroy it.`;
    },
  },
];
