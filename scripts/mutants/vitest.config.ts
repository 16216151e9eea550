import { defineConfig } from 'vitest/config';
import { quickExports } from '../tools/quick-exports.mjs';
import { areas } from './areas.mjs';

// Which tests must notice; set by scripts/mutants.mjs.
const { folder, except } = areas[process.env.CLUB_ROUTE_MUTANTS_AREA!]!.tests;

export default defineConfig({
  plugins: [quickExports()],
  test: {
    include: [`${folder}/**/*.test.ts`],
    exclude: except.map((start) => (start.endsWith('/') ? `${folder}/${start}**` : `${folder}/${start}*`)),
    testTimeout: 0,
    hookTimeout: 0,
  },
});
