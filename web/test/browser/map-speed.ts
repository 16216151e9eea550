// How busy the page is while the map of 1-km squares (3,570 of them) is panned: milliseconds of the main thread in each
// frame, by a trace. Run after a build: npm run map-speed
import type { Browser } from '@playwright/test';
import { served } from './served.ts';

/** What we read of an event of a trace. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Microseconds by the clock, and of the thread's own work: on a busy machine it also waits its turn. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Milliseconds that the main thread was busy in one frame. */
interface Frame {
  readonly work: number;
  readonly clock: number;
}

await served(async (browser, address) => {
  for (const density of [1, 2]) {
    for (const [name, zooms] of [
      ['whole sheet', 0],
      ['half way in', 3],
      ['close', 7],
    ] as const) {
      const frames = await measure(browser, address, density, zooms);
      report(`${density}x pixels, ${name}`, frames);
    }
  }
});

/** Drags the map about and returns, for each frame, the milliseconds that the main thread was busy. */
async function measure(browser: Browser, address: string, density: number, zooms: number): Promise<readonly Frame[]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: density,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${address}maps/kriegsspiel`);
  await page.locator('[data-testid=map][data-whole=true]').waitFor();
  await page.mouse.move(520, 470);
  for (let zoom = 0; zoom < zooms; zoom++) await page.mouse.wheel(0, -200);
  await page.waitForTimeout(1500);
  const client = await context.newCDPSession(page);
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const done = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await page.mouse.down();
  for (let step = 0; step < 150; step++) {
    const angle = step / 12;
    await page.mouse.move(520 + 260 * Math.sin(angle), 470 + 230 * Math.sin(angle * 0.7));
    await page.waitForTimeout(8);
  }
  await page.mouse.up();
  await client.send('Tracing.end');
  await done;
  await context.close();
  return busyPerFrame(events);
}

/** The main thread's tasks, added up from the end of one frame (its commit) to that of the next. */
function busyPerFrame(events: readonly TraceEvent[]): readonly Frame[] {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const own = events.filter(({ pid, tid }) => mains.has(`${pid} ${tid}`));
  const ends = own
    .filter(({ name }) => name === 'Commit')
    .map(({ ts, dur }) => ts + (dur ?? 0))
    .toSorted((a, b) => a - b);
  const tasks = own.filter(({ name, ph }) => ph === 'X' && name === 'RunTask');
  return ends.slice(1).map((end, index) => {
    const within = tasks.filter(({ ts }) => ts >= ends[index] && ts < end);
    const sum = (of: 'dur' | 'tdur'): number => within.reduce((total, task) => total + (task[of] ?? 0) / 1000, 0);
    return { work: sum('tdur'), clock: sum('dur') };
  });
}

function report(name: string, frames: readonly Frame[]): void {
  const spread = (of: keyof Frame): string => {
    const sorted = frames.map((frame) => frame[of]).toSorted((a, b) => a - b);
    const at = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
    return `median ${at(0.5)} ms, 95 % under ${at(0.95)} ms, worst ${at(1)} ms`;
  };
  process.stdout.write(
    `${name.padEnd(24)} ${String(frames.length).padStart(4)} frames; work: ${spread('work')}; by the clock: ${spread('clock')}\n`,
  );
}
