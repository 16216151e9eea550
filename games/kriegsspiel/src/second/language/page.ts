import { UNITS } from '../../data/units.ts';
import { labelOf } from '../../data/board.ts';
import { battleBoard, hexLabel, WIDTH } from '../../tactical/board.ts';
import { squaresOf } from '../../tactical/box.ts';
import { TERRAINS, type Terrain } from '../../tactical/data/terrain.ts';
import { companyName, firstOf, handOf, INDEX, kindOfCompany, lastOf, RESERVE, SIDES } from '../../tactical/state.ts';
import { CARDS } from '../../tactical/data/cards.ts';
import type { Side } from '../../data/units.ts';
import { line } from '../battle/form.ts';
import { count } from '../../tactical/language/names.ts';
import type { SecondState } from '../state.ts';

/** 21.6: the battle on one page, to be laid out with figures on a table, and the form to be filled in afterwards. */

const SIGNS: Readonly<Record<Terrain, string>> = {
  clear: '.',
  forest: 'f',
  town: 'T',
  ruins: 'R',
  hedgerow: 'h',
  hill: '^',
  marsh: 'm',
  canal: '~',
  river: '=',
  bridge: 'B',
};

export function battlePage(state: SecondState, viewer: Side | undefined): readonly string[] {
  const { id, box, attacker } = state.engagement!;
  return [
    `BATTLE ${id}. Ground: ${squaresOf(box)
      .filter((square) => square >= 0)
      .map(labelOf)
      .join(
        ', ',
      )}. ${attacker === 'allied' ? 'The Allies' : 'The Germans'} attack from the lower edge, up to ${state.battleLastTurn} turns.`,
    ...ground(state),
    Object.entries(SIGNS)
      .map(([terrain, sign]) => `${sign} ${terrain}`)
      .join(', '),
    "A slash after a hex's sign marks a road or railway.",
    ...SIDES.flatMap((side) => units(state, side)),
    ...(viewer === undefined ? SIDES : [viewer]).flatMap((side) => hand(state, side)),
    'Afterwards send this form, with LOST, EXIT and RUIN as they happened. A unit you do not name has lost nothing:',
    line.head({
      battle: id,
      turns: 7,
      medals: { allied: 0, german: 0 },
      holds: 'nobody',
      lost: [],
      exits: [],
      ruins: [],
    }),
  ];
}

/** Row by row from the defender's edge. */
function ground(state: SecondState): readonly string[] {
  const rows = new Map<number, string[]>();
  for (let hex = 0; hex < battleBoard.cells; hex++) {
    const row = battleBoard.rowOf[hex];
    const sign = `${SIGNS[TERRAINS[state.hexTerrain[hex]]]}${state.hexWays[hex] > 0 ? '/' : ' '}`;
    rows.set(row, [...(rows.get(row) ?? []), sign]);
  }
  return [...rows].map(([row, signs]) => {
    const first = hexLabel(battleBoard.rowOf.indexOf(row));
    return `${first} ${signs.length < WIDTH ? ' ' : ''}${signs.join(' ').trimEnd()}`;
  });
}

function units(state: SecondState, side: Side): readonly string[] {
  const index = INDEX[side];
  const lines = [
    `${side === 'allied' ? 'Allies' : 'Germans'}: ${state.medalsNeeded[index]} medals to win, ${state.handSize[index]} command cards${state.aircraft[index] > 0 ? ', an aircraft' : ''}.`,
  ];
  for (let company = firstOf(side); company < lastOf(state, side); company++) {
    const { name } = kindOfCompany(state, company);
    const hex = state.companyHex[company];
    const place =
      hex === RESERVE
        ? `comes in turn ${state.companyComes[company]} at ${hexLabel(state.companyEntry[company])}`
        : `at ${hexLabel(hex)}`;
    lines.push(
      `  ${companyName(company)} ${name} of ${UNITS[state.companyUnit[company]].id} ${place}, ${count(state.companyFigures[company], 'figure', 'figures')}`,
    );
  }
  return lines;
}

function hand(state: SecondState, side: Side): readonly string[] {
  const cards = handOf(state, side).map((card) => CARDS[card].name);
  return cards.length === 0 ? [] : [`Cards of the ${side === 'allied' ? 'Allies' : 'Germans'}: ${cards.join(', ')}.`];
}
