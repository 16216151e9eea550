import { readdirSync, readFileSync } from 'node:fs';

/** How much CPU time other processes have used, as Linux counts it. */

// The kernel shows times in hundredths of a second on every system that Node runs on.
const TICKS = 100;

interface Usage {
  readonly pid: number;
  readonly parent: number;
  readonly seconds: number;
}

/** CPU-seconds of a process and all that it has started, those that have ended included. */
export function cpuOfFamily(pid: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => usageOf(Number(name)) ?? []);
  const family = new Set([pid]);
  // A child has a higher number than its parent but for a wrap: two rounds find grandchildren too.
  for (let round = 0; round < 2; round++) for (const one of all) if (family.has(one.parent)) family.add(one.pid);
  return all.filter((one) => family.has(one.pid)).reduce((sum, one) => sum + one.seconds, 0);
}

function usageOf(pid: number): Usage | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything; the fields after it are numbers.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [user, system, usersChildren, systemsChildren] = fields.slice(11, 15).map(Number);
    return { pid, parent: Number(fields[1]), seconds: (user! + system! + usersChildren! + systemsChildren!) / TICKS };
  } catch {
    return undefined;
  }
}
