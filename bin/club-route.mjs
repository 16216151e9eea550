#!/usr/bin/env node
// `npx club-route` in a checkout: builds the command line if it is missing or stale, then becomes it.
import { pathToFileURL } from 'node:url';
import { buildCliIfStale, cliBundle } from '../scripts/tools/build.mjs';

if (!buildCliIfStale()) process.exit(1);
await import(pathToFileURL(cliBundle).href);
