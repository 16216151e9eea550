import { fontOf, type Face } from '@club-route/cartography/lettering/type';

const FACES: readonly Face[] = ['city', 'water', 'number'];

/** The fonts of the map; a font that does not come is replaced by the system's. */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled(FACES.map((face) => document.fonts.load(fontOf(face, 16))));
}
