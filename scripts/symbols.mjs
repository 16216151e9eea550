// Writes the unit symbols of the counters into the web app. Run it when a new kind of unit is wanted.
import { writeFileSync } from 'node:fs';
import { symbolsFile, symbolsPath } from './tools/symbols.mjs';

writeFileSync(symbolsPath, symbolsFile());
