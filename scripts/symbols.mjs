// Writes the unit symbols of the counters, on the screen and in mails. Run it when a new kind of unit is wanted.
import { writeFileSync } from 'node:fs';
import { symbolsFile, symbolsPath } from './tools/symbols.mjs';

writeFileSync(symbolsPath, symbolsFile());
