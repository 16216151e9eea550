import { setTimeout as pause } from 'node:timers/promises';
import type { Programs } from './bundle.ts';
import { FloodedHouse, strangerOf, type Seen } from './flooded-house.ts';
import { flood, FLOODS } from './floods.ts';

/** People who play wait no longer than this for 99 of 100 answers, whatever one stranger does. */
const MOST_P99 = 150;
const WARM_UP = 10;

/** Every flood in turn, each in the same house; what people saw goes to the output, and what was too slow into the exit code. */
export async function tellOfFloods(
  programs: Programs,
  seed: number,
  seconds: number,
  word: string,
  signal: AbortSignal,
): Promise<void> {
  const house = await FloodedHouse.open(programs, seed);
  try {
    await pause(WARM_UP * 1000);
    tell('nobody floods', '', await house.watch(seconds));
    for (const [number, { name, prepare }] of FLOODS.entries()) {
      if (!name.includes(word)) continue;
      if (signal.aborted) return;
      house.stranger = strangerOf(number);
      const attack = await prepare(house);
      const over = new AbortController();
      const flooding = flood(attack, over.signal);
      const seen = await house.watch(seconds);
      over.abort();
      const { tried, done } = await flooding;
      const problem = done === 0 ? 'the server did nothing of it, so this shows nothing' : await attack.problem?.();
      await attack.close?.();
      tell(name, `${tried} times, ${done} of them done; `, seen);
      if (problem !== undefined) process.stderr.write(`${name}: ${problem}\n`);
      if (problem !== undefined || seen.p99 > MOST_P99) process.exitCode = 1;
    }
  } finally {
    await house.close();
  }
}

function tell(name: string, flooded: string, { moves, median, p99, stoodStill, share }: Seen): void {
  process.stdout.write(
    `${name}: ${flooded}${moves} moves, half within ${median.toFixed(1)} ms, 99 of 100 within ${p99.toFixed(0)} ms; ` +
      `the server used ${(100 * share).toFixed(0)} % of a core and was busy with one thing for ${stoodStill.toFixed(0)} ms at most\n`,
  );
}
