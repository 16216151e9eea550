import { NO_OFFER, traysBy, type Arrow } from '@club-route/engine';
import { FIRST, LAST, type Side } from '../data/units.ts';
import { dateOf, formationOf, PHASE_NAMES } from '../language/names.ts';
import { NONE, type DriveState } from '../state.ts';
import { plottedBarrages, plottedBattles } from '../view/plots.ts';
import { endOfOperations } from './end.ts';
import type { DriveOffer, DriveUnit } from './types.ts';

/** An operation phase with nothing selected: whose turn it can be, and what is plotted. */
export function pickOffer(state: DriveState, side: Side): DriveOffer {
  const units = unitsOf(state, side);
  const able = units.filter((unit) => canStillAct(state, unit));
  return {
    ...NO_OFFER,
    units: new Map(
      units.map((unit): [number, DriveUnit] => [
        unit,
        { cell: state.unitCell[unit], look: canStillAct(state, unit) ? 'able' : 'still', press: selecting(unit) },
      ]),
    ),
    arrows: arrowsOf(state, side),
    head: { title: `${PHASE_NAMES[state.phase]}, ${dateOf(state.turn)}`, words: '' },
    hint: 'Select a unit to give it orders. When you end the phase, you fight the battles you have plotted.',
    trays: traysBy(able, formationOf),
    end: endOfOperations(state, side),
    together: (those) =>
      those.every((unit) => units.includes(unit)) ? { hand: { units: those, through: [] } } : undefined,
    place: (unit) => ({ at: state.unitCell[unit], around: [] }),
    round: () => ({ stops: able.map((unit) => ({ unit, press: selecting(unit) })) }),
  };
}

function selecting(unit: number): { readonly draft: { readonly kind: 'unit'; readonly unit: number } } {
  return { draft: { kind: 'unit', unit } };
}

/** Those on the map, in order of appearance, as the rule book goes from one to the next (8.3). */
function unitsOf(state: DriveState, side: Side): readonly number[] {
  const units: number[] = [];
  for (let unit = FIRST[side]; unit < LAST[side]; unit++) if (state.unitCell[unit] >= 0) units.push(unit);
  return units.toSorted((one, two) => state.unitRank[one] - state.unitRank[two] || one - two);
}

function canStillAct(state: DriveState, unit: number): boolean {
  return state.unitPoints[unit] > 0 && state.unitAttack[unit] === NONE;
}

/** Attacks with their place in the order, and barrages. */
function arrowsOf(state: DriveState, side: Side): readonly Arrow[] {
  const battles = plottedBattles(state, side).map(({ cell, from }, index) => ({
    to: cell,
    from,
    fire: false,
    label: String(index + 1),
  }));
  const barrages = plottedBarrages(state, side).map(({ unit, cell }) => ({
    to: cell,
    from: [state.unitCell[unit]],
    fire: true,
  }));
  return [...battles, ...barrages];
}
