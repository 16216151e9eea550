// Writes the table of characters that look alike, of the Unicode that this Node comes with. Run it under a newer Node, and
// add a migration that makes the likenesses of all accounts again.
import { writeFileSync } from 'node:fs';
import { lookAlikesFile, lookAlikesPath } from './tools/look-alikes.mjs';

writeFileSync(lookAlikesPath, lookAlikesFile());
