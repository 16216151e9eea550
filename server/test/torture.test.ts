import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPrograms, type Programs } from './torture/bundle.ts';
import { SCENARIOS, Torture, VICTIMS, type Victim } from './torture/torture.ts';

/** A dozen kills; `npm run torture` does two hundred. */

const SEED = 17_091_944;
/** Databases are made, killed and recovered; on a busy machine that takes its time. */
const PATIENCE = 300_000;

/** Moves are on their way at any moment, without using up the machine for the tests beside this one. */
const THINKS = 100;

let programs: Programs;
beforeAll(async () => {
  programs = await buildPrograms();
}, PATIENCE);

/** Each lets people play for a while. */
const MOST_RESTARTS = 20;

describe.each(SCENARIOS)('on the database of the scenario "%s"', (scenario) => {
  let torture: Torture;
  beforeAll(async () => {
    torture = await Torture.begin(scenario, programs, SEED, THINKS);
  }, PATIENCE);
  afterAll(() => torture.close(), PATIENCE);

  const victims: readonly Victim[] = [...VICTIMS, 'server', 'restart'];
  test.each(victims)(
    'after %s no acknowledged move or dispatch is lost, none is there twice, and every match verifies',
    async (victim) => {
      const before = torture.acknowledged;
      const { matches, entries, mails, arrived } = await torture.kill(victim);
      expect(torture.acknowledged).toBeGreaterThan(before);
      expect(matches).toBeGreaterThan(0);
      expect(entries).toBeGreaterThan(0);
      if (victim !== 'restart') return;
      // A quick machine is done before the post has gone round once.
      let post = Math.min(mails, arrived);
      for (let again = 0; post === 0 && again < MOST_RESTARTS; again++) {
        const later = await torture.kill(victim);
        post = Math.min(later.mails, later.arrived);
      }
      expect(post).toBeGreaterThan(0);
    },
    PATIENCE,
  );
});
