import { commonTokens, tokens } from '@stryker-mutator/api/plugin';
import { MutantRunStatus } from '@stryker-mutator/api/test-runner';
import { strykerPlugins } from '@stryker-mutator/vitest-runner';

/**
 * Stryker's runner for vitest calls a mutant that stops a file from loading a survivor: no test of that file ran, so none
 * failed. Here that is an error, which is noticed as well as a failure.
 * @param {import('@stryker-mutator/api/plugin').Injector<import('@stryker-mutator/api/plugin').PluginContext>} injector
 */
export function strictRunner(injector) {
  const runner = /** @type {VitestRunner} */ (strykerPlugins[0].factory(injector));
  const run = runner.mutantRun.bind(runner);
  runner.mutantRun = async (options) => {
    const result = await run(options);
    if (result.status !== MutantRunStatus.Survived) return result;
    const broken = runner.ctx.state.getFiles().find((file) => file.result?.state === 'fail');
    if (broken === undefined) return result;
    return { status: MutantRunStatus.Error, errorMessage: `${broken.name} does not load` };
  };
  return runner;
}
strictRunner.inject = tokens(commonTokens.injector);

/**
 * What is used of it.
 * @typedef {import('@stryker-mutator/api/test-runner').TestRunner & { readonly ctx: import('vitest/node').Vitest }} VitestRunner
 */
