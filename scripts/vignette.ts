// Cuts the picture of The Farthest Bridge on the first page out of its map. Run it when that map has changed.
import { writeFileSync } from 'node:fs';
import { vignetteFile, vignettePath } from './tools/vignette.ts';

writeFileSync(vignettePath, await vignetteFile());
