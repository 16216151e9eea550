import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allPlans } from './boards/index.ts';
import { complaintsAbout } from './checks.ts';
import { compile } from './compile.ts';
import { report } from './report.ts';
import { boardText } from './write.ts';

/** `npm run maps`: rebuilds every board, says how well it fits, and writes it only if every check passes. */
const folder = fileURLToPath(new URL('../src/boards/', import.meta.url));
const complaints: string[] = [];
for (const plan of allPlans) {
  const start = performance.now();
  const compiled = compile(plan);
  const text = boardText(compiled.file);
  const found = complaintsAbout(plan, compiled.file);
  const path = `${folder}${plan.id}.json`;
  const unchanged = text === before(path);
  console.log(report(compiled, text, unchanged));
  console.log(`  ${Math.round(performance.now() - start)} ms`);
  for (const complaint of found) console.error(`  ${complaint}`);
  complaints.push(...found);
  if (found.length === 0 && !unchanged) writeFileSync(path, text);
}
if (complaints.length > 0) process.exitCode = 1;

function before(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
