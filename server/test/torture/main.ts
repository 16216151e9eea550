import { parseArgs } from 'node:util';
import { buildPrograms } from './bundle.ts';
import { tellOfFloods } from './flooding.ts';
import { tellOfLongCampaign } from './long-campaign.ts';
import { floodMails } from './mails.ts';
import { TortureRecord } from './record.ts';
import { SCENARIOS, Torture, VICTIMS, type Scenario, type Victim } from './torture.ts';

/**
 * `npm run torture -- --kills 200 --seed 1944 --only embedded`. Ctrl-C stops it after the kill at hand.
 * With `--state FILE` it goes on where it stopped: with other seeds, until there were so many kills in all.
 * `npm run torture -- --mails 50000` reads mails that grow without end instead.
 * `npm run torture -- --floods 20` lets one stranger flood the house in every way, each for so many seconds, while
 * people play; `--only bots` those whose name has that word.
 * `npm run torture -- --long` opens a campaign of 15,000 entries at a fresh server, with every desk open.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1944' },
    only: { type: 'string' },
    mails: { type: 'string' },
    floods: { type: 'string' },
    long: { type: 'boolean', default: false },
    state: { type: 'string' },
  },
});
const kills = Number(values.kills);
const seed = Number(values.seed);
if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed)) {
  process.stderr.write('--kills and --seed are whole numbers.\n');
  process.exit(2);
}
const scenarios = SCENARIOS.filter((name) => values.only === undefined || name === values.only);
if (scenarios.length === 0 && values.floods === undefined) {
  process.stderr.write(`--only is one of ${SCENARIOS.join(', ')}.\n`);
  process.exit(2);
}

/** Milliseconds of processor time: no mail of a stranger holds the main loop up for longer. */
const MOST_STOOD_STILL = 50;

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
  process.exit(processor < MOST_STOOD_STILL ? 0 : 1);
}

if (values.floods !== undefined) {
  await tellOfFloods(programs, seed, Number(values.floods), values.only ?? '', stop.signal);
  process.exit();
}

if (values.long) {
  await tellOfLongCampaign(programs);
  process.exit();
}

const record = values.state === undefined ? undefined : new TortureRecord(values.state);
const before = record?.read() ?? { kills: 0, moves: 0, next: seed };
// Other moments and other moves than those that were survived before.
const first = before.next;
let done = before.kills;
let moves = before.moves;

async function strike(torture: Torture, scenario: Scenario, victim: Victim): Promise<void> {
  const started = Date.now();
  const { matches, entries, mails, arrived, again } = await torture.kill(victim);
  if (victim !== 'restart') done++;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${done} of ${kills}: ${scenario}, ${victim}: ${torture.acknowledged} moves acknowledged, none lost or doubled; ` +
      `${entries} entries played again, ${matches} matches verify, ${mails} mails with dispatches, ` +
      `${arrived} mails arrived, ${again} of them twice (${seconds} s)\n`,
  );
}

const left = Math.max(0, kills - done);
for (const [index, scenario] of scenarios.entries()) {
  const share = Math.floor(left / scenarios.length) + (index < left % scenarios.length ? 1 : 0);
  if (share === 0 || stop.signal.aborted) continue;
  const torture = await Torture.begin(scenario, programs, first + index);
  try {
    for (let count = 0; count < share && !stop.signal.aborted; count++) {
      await strike(torture, scenario, VICTIMS[count % VICTIMS.length]!);
      record?.write({ kills: done, moves: moves + torture.acknowledged, next: first + scenarios.length });
      if (count % RESTART_EVERY === RESTART_EVERY - 1) await strike(torture, scenario, 'restart');
    }
  } catch (error) {
    process.stderr.write(`With --seed ${first}, after ${done} kills: ${String(error)}\n`);
    process.exitCode = 1;
    stop.abort();
  } finally {
    moves += torture.acknowledged;
    await torture.close();
  }
}
process.stdout.write(`${done} kills, ${moves} acknowledged moves, seed ${first}\n`);
if (done < kills) process.exitCode ||= 130;
