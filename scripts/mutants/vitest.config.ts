import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { quickExports } from '../tools/quick-exports.mjs';
import { areas } from './areas.mjs';

// Which tests must notice; set by scripts/mutants.mjs.
const { folder, except } = areas[process.env.CLUB_ROUTE_MUTANTS_AREA!]!.tests;

/** The first failure ends a run, so the quick files come first. */
class QuickestFirst extends BaseSequencer {
  // A file that a failure cut short looks quicker than it is: the longest time counts.
  static readonly #durations = new Map<string, number>();

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durations = QuickestFirst.#durations;
    for (const { project, moduleId } of files) {
      const key = `${project.name}:${path.relative(this.ctx.config.root, moduleId)}`;
      const latest = this.ctx.cache.getFileTestResults(key)?.duration ?? 0;
      durations.set(moduleId, Math.max(latest, durations.get(moduleId) ?? 0));
    }
    return files.toSorted((one, two) => durations.get(one.moduleId)! - durations.get(two.moduleId)!);
  }
}

export default defineConfig({
  plugins: [quickExports()],
  test: {
    include: [`${folder}/**/*.test.ts`],
    exclude: except.map((start) => (start.endsWith('/') ? `${folder}/${start}**` : `${folder}/${start}*`)),
    // Each mutant gets one new worker, not one for each file: loading a game takes longer than most of its tests.
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    testTimeout: 0,
    hookTimeout: 0,
  },
});
