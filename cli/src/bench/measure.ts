const WARM_UP_SECONDS = 0.4;
const SECONDS = 1.2;
const ROUNDS = 3;

/** How many units a CPU-second does: the best of a few rounds, since anything else on the machine only slows it. */
export function perCpuSecond(work: () => number, seconds = SECONDS): number {
  round(work, WARM_UP_SECONDS);
  let best = 0;
  for (let i = 0; i < ROUNDS; i++) best = Math.max(best, round(work, seconds));
  return best;
}

export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function round(work: () => number, seconds: number): number {
  const start = cpuSeconds();
  let units = 0;
  for (;;) {
    units += work();
    const spent = cpuSeconds() - start;
    if (spent >= seconds) return units / spent;
  }
}

/** However many there are: spread as arguments, a long list is too long. */
export function mostOf(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), -Infinity);
}
