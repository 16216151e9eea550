// Cuts the pictures of games on the first page out of their maps. Run it when such a map has changed.
import { writeFileSync } from 'node:fs';
import { vignetteFile, vignettePath, VIGNETTES } from './tools/vignette.ts';

for (const vignette of VIGNETTES) writeFileSync(vignettePath(vignette.game), await vignetteFile(vignette));
