/** 21.2: the faces of a battle die by the number of an ordinary one, 1 first (19: infantry has two). */
export const FACES = ['infantry', 'infantry', 'armour', 'grenade', 'star', 'flag'] as const;
export type Face = (typeof FACES)[number];

export function faceOf(die: number): Face {
  return FACES[die - 1];
}
