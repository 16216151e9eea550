import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { quickExports } from '../tools/quick-exports.mjs';
import type { Mistake } from './mistake.mjs';

// Which file is read with which mistake in it, and where tests are; set by scripts/mistakes.mjs.
const mistake = JSON.parse(process.env.CLUB_ROUTE_MISTAKE ?? 'null') as Mistake | null;

export default defineConfig({
  plugins: [
    quickExports(),
    {
      // The file on disk stays as it is, so a run that is stopped leaves nothing to mend.
      name: 'mistake',
      enforce: 'pre',
      load(id: string) {
        if (mistake === null || path.resolve(id) !== path.resolve(mistake.file)) return undefined;
        return readFileSync(id, 'utf8').replace(mistake.before, () => mistake.after);
      },
    },
  ],
  test: { include: ['games/*/test/**/*.test.ts'], isolate: false, testTimeout: 0, hookTimeout: 0 },
});
