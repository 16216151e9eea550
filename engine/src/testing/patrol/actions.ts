import type { Reader } from '../../contract.ts';

/** What a side may do. Units and hexes are numbers; lists of them go from the lowest up. */
export type PatrolAction =
  | { readonly kind: 'deploy'; readonly companies: readonly number[]; readonly decoys: readonly number[] }
  | { readonly kind: 'move'; readonly unit: number; readonly to: number }
  | { readonly kind: 'dig'; readonly unit: number }
  | { readonly kind: 'scout'; readonly unit: number; readonly hex: number }
  | { readonly kind: 'attack'; readonly units: readonly number[]; readonly hex: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'blow' }
  | { readonly kind: 'spare' };

/** A decision in the making: a deployment not yet complete, a unit without an order, an attack that more may join. */
export type PatrolDraft =
  | { readonly kind: 'deploy'; readonly companies: readonly number[]; readonly decoys: readonly number[] }
  | { readonly kind: 'unit'; readonly unit: number }
  | { readonly kind: 'scout'; readonly unit: number }
  | { readonly kind: 'attack'; readonly units: readonly number[]; readonly hex: number };

const FIELDS: Readonly<Record<PatrolAction['kind'], Readonly<Record<string, 'number' | 'list'>>>> = {
  deploy: { companies: 'list', decoys: 'list' },
  move: { unit: 'number', to: 'number' },
  dig: { unit: 'number' },
  scout: { unit: 'number', hex: 'number' },
  attack: { units: 'list', hex: 'number' },
  end: {},
  blow: {},
  spare: {},
};

/** Accepts exactly the fields of a known kind: what is stored in a journal holds nothing else. */
export const actionReader: Reader<PatrolAction> = {
  safeParse(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { success: false };
    const given = value as Readonly<Record<string, unknown>>;
    const kind = given['kind'];
    if (typeof kind !== 'string' || !Object.hasOwn(FIELDS, kind)) return { success: false };
    const fields = FIELDS[kind as PatrolAction['kind']];
    const names = Object.keys(given).filter((name) => name !== 'kind');
    if (names.length !== Object.keys(fields).length) return { success: false };
    for (const name of names) {
      if (!Object.hasOwn(fields, name)) return { success: false };
      const content = given[name];
      const fits = fields[name] === 'list' ? Array.isArray(content) && content.every(isWhole) : isWhole(content);
      if (!fits) return { success: false };
    }
    return { success: true, data: value as PatrolAction };
  },
};

function isWhole(value: unknown): boolean {
  return Number.isInteger(value);
}

/** The units that an action gives an order to. */
export function orderedUnits(action: PatrolAction): readonly number[] {
  if ('unit' in action) return [action.unit];
  return action.kind === 'attack' ? action.units : [];
}

export function including(list: readonly number[], item: number): readonly number[] {
  return [...list, item].toSorted((a, b) => a - b);
}

/** A list without one of its items; the same item may be in it again. */
export function without(list: readonly number[], item: number): readonly number[] {
  return list.toSpliced(list.indexOf(item), 1);
}

export function isAscending(list: readonly number[]): boolean {
  return list.every((item, index) => index === 0 || list[index - 1]! <= item);
}
