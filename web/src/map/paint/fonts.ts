import { fontOf, type Face } from '../lettering/type.ts';

const FACES: readonly Face[] = ['city', 'water', 'number'];

/** The fonts of the map; a font that does not come is replaced by the system's. */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled(FACES.map((face) => document.fonts.load(fontOf(face, 16))));
}
