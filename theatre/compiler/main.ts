import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { descentIntoHell } from './boards/descent-into-hell/index.ts';
import { driveOnArnhem } from './boards/drive-on-arnhem/index.ts';
import { farthestBridge } from './boards/farthest-bridge/index.ts';
import { kriegsspiel } from './boards/kriegsspiel/index.ts';
import { compile } from './compile.ts';
import { report } from './report.ts';
import { boardText } from './write.ts';

/** `npm run maps`: rebuilds every board. */
const folder = fileURLToPath(new URL('../src/boards/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const plan of [farthestBridge, driveOnArnhem, descentIntoHell, kriegsspiel]) {
  const compiled = compile(plan);
  const text = boardText(compiled.file);
  const path = `${folder}${plan.id}.json`;
  console.log(report(compiled, text, text === before(path)));
  writeFileSync(path, text);
}

function before(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
