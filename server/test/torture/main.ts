import { parseArgs } from 'node:util';
import { buildPrograms } from './bundle.ts';
import { floodMails } from './mails.ts';
import { SCENARIOS, Torture, VICTIMS, type Scenario, type Victim } from './torture.ts';

/**
 * `npm run torture -- --kills 200 --seed 1944 --only embedded`. Ctrl-C stops it after the kill at hand.
 * `npm run torture -- --mails 50000` reads mails that grow without end instead.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1944' },
    only: { type: 'string' },
    mails: { type: 'string' },
  },
});
const kills = Number(values.kills);
const seed = Number(values.seed);
if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed)) {
  process.stderr.write('--kills and --seed are whole numbers.\n');
  process.exit(2);
}
const scenarios = SCENARIOS.filter((name) => values.only === undefined || name === values.only);
if (scenarios.length === 0) {
  process.stderr.write(`--only is one of ${SCENARIOS.join(', ')}.\n`);
  process.exit(2);
}

/** After so many kills the database is also restarted in good order; that does not count. */
const RESTART_EVERY = 5;

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stop.abort();
    process.stderr.write('Stopping after this kill …\n');
  });

const programs = await buildPrograms();

if (values.mails !== undefined) {
  const { mails, refused, clock, processor } = await floodMails(programs.mailWorker, Number(values.mails), seed);
  process.stdout.write(
    `${mails} mails read, ${refused} of them refused; the main loop stood still for ${processor.toFixed(1)} ms at most ` +
      `(${clock.toFixed(1)} ms by the clock, with what else this machine did)\n`,
  );
  process.exit(0);
}

let done = 0;
let moves = 0;

async function strike(torture: Torture, scenario: Scenario, victim: Victim): Promise<void> {
  const started = Date.now();
  const { matches, entries } = await torture.kill(victim);
  if (victim !== 'restart') done++;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${done} of ${kills}: ${scenario}, ${victim}: ${torture.acknowledged} moves acknowledged, none lost or doubled; ` +
      `${entries} entries played again, ${matches} matches verify (${seconds} s)\n`,
  );
}

for (const [index, scenario] of scenarios.entries()) {
  const share = Math.floor(kills / scenarios.length) + (index < kills % scenarios.length ? 1 : 0);
  if (share === 0 || stop.signal.aborted) continue;
  const torture = await Torture.begin(scenario, programs, seed + index);
  try {
    for (let count = 0; count < share && !stop.signal.aborted; count++) {
      await strike(torture, scenario, VICTIMS[count % VICTIMS.length]!);
      if (count % RESTART_EVERY === RESTART_EVERY - 1) await strike(torture, scenario, 'restart');
    }
  } catch (error) {
    process.stderr.write(`With --seed ${seed}, after ${done} kills: ${String(error)}\n`);
    process.exitCode = 1;
    stop.abort();
  } finally {
    moves += torture.acknowledged;
    await torture.close();
  }
}
process.stdout.write(`${done} kills, ${moves} acknowledged moves, seed ${seed}\n`);
if (done < kills) process.exitCode ||= 130;
