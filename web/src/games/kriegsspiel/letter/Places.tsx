import { PLACE_NAMES, STRUCTURES, structureName } from '@club-route/kriegsspiel';

export const PLACE_LIST = 'places';

const NAMES: readonly string[] = [...new Set([...STRUCTURES.keys()].map(structureName)), ...PLACE_NAMES];

/** Bridges, towns and zones by name, to choose from while typing. */
export function Places() {
  return (
    <datalist id={PLACE_LIST}>
      {NAMES.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  );
}
