import type { Seat } from '@club-route/engine';
import { battleShape, type SetBattleState } from '../../battle/state.ts';
import { terrainOf } from '../../data/board.ts';
import { isCommandOf } from '../../data/organisation.ts';
import { UNITS } from '../../data/units.ts';
import type { Briefing } from '../../knowledge/dispatch.ts';
import { squaresOf } from '../../tactical/box.ts';
import { firstOf, lastOf, SIDES } from '../../tactical/state.ts';
import { copyBattle } from '../sight.ts';
import type { SecondState } from '../state.ts';
import { companiesOf, exitHexes, figuresOf } from './settle.ts';

/** What a table shows of a battle besides its field. All of it is asked of a sight. */

/** Whether the viewer has the field before him: it is fought here, or elsewhere by what is printed. */
export function isFieldOpen({ engagement }: SecondState): boolean {
  return engagement?.phase === 'fighting' || engagement?.phase === 'form';
}

/** The battle of a position or a sight by itself, as the game of a battle has it. */
export function battleAlone(state: SecondState): SetBattleState {
  const alone = battleShape.create();
  copyBattle(alone, state);
  return alone;
}

export interface BriefingFacts extends Omit<Briefing, 'own'> {
  readonly own: readonly (Briefing['own'][number] & { readonly name: string })[];
}

/** 20.3: what this seat was told before the present battle. */
export function battleBriefing(sight: SecondState, seat: Seat): BriefingFacts | undefined {
  if (sight.engagement === null || !isCommandOf(sight, seat)) return undefined;
  const { id } = sight.engagement;
  const told = sight[`${seat}Mail`].rows().findLast((one) => one.kind === 'briefing' && one.battle === id);
  if (told?.kind !== 'briefing') return undefined;
  return { ...told, own: told.own.map((one) => ({ ...one, name: UNITS[one.unit].id })) };
}

export interface FormFacts {
  readonly battle: string;
  /** Every battalion in the battle with what it came with. */
  readonly units: readonly {
    readonly unit: number;
    readonly name: string;
    readonly figures: number;
    readonly companies: number;
    /** Only the attacker leaves the field by an exit, where there is one. */
    readonly mayExit: boolean;
  }[];
  /** Towns on the field, which may fall in ruins. */
  readonly towns: readonly number[];
}

/** 21.6: what the form of the present battle asks for. */
export function formFacts(sight: SecondState): FormFacts {
  const { id, box } = sight.engagement!;
  const hasExit = exitHexes(sight).length > 0;
  const units = SIDES.flatMap((side) => {
    const found = new Set<number>();
    for (let company = firstOf(side); company < lastOf(sight, side); company++) found.add(sight.companyUnit[company]);
    return [...found].map((unit) => ({
      unit,
      name: UNITS[unit].id,
      figures: figuresOf(sight, unit).start,
      companies: companiesOf(sight, unit).length,
      mayExit: hasExit && side === sight.battleAttacker,
    }));
  });
  const towns = squaresOf(box).filter((square) => square >= 0 && terrainOf(square) === 'town');
  return { battle: id, units, towns };
}
