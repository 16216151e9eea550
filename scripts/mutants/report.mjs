import { nameOf } from './mutant.mjs';

/**
 * A mutant that no test can kill because it changes nothing that anybody could notice, and why.
 * @typedef {import('./mutant.mjs').KnownMutant & { readonly reason: string }} Equivalent
 * @typedef {{ killed: number, equivalent: number, survivors: readonly import('./record.mjs').Outcome[], share: number }} Summary
 */

/**
 * @param {readonly import('./record.mjs').Outcome[]} outcomes
 * @param {readonly Equivalent[]} equivalents
 * @returns {Summary}
 */
export function summed(outcomes, equivalents) {
  const excused = new Set(equivalents.map(nameOf));
  const killed = outcomes.filter(isKilled).length;
  const alive = outcomes.filter((outcome) => !isKilled(outcome));
  const survivors = alive.filter((outcome) => !excused.has(nameOf(outcome)));
  const counted = killed + survivors.length;
  return {
    killed,
    equivalent: alive.length - survivors.length,
    survivors,
    share: counted === 0 ? 1 : killed / counted,
  };
}

/** A mutant that runs for ever, or that stops the tests from running, is noticed. @param {import('./record.mjs').Outcome} outcome */
function isKilled({ status }) {
  return status === 'Killed' || status === 'Timeout' || status === 'RuntimeError';
}
