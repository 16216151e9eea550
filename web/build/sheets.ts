import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { BoardId } from '@club-route/theatre/boards';
import { runnerImport, type Plugin } from 'vite';
import type * as drawing from './draw-sheets.ts';

/**
 * The maps are the same for everybody, and to draw one takes a phone seconds: they are drawn here, once. Pages find them
 * by `import.meta.env.SHEETS`.
 */
export function sheets(): Plugin {
  let files: readonly SheetAsset[] = [];
  return {
    name: 'sheets',
    async config() {
      files = await drawn();
      const addresses = Object.fromEntries(files.map(({ id, fileName }) => [id, `/${fileName}`]));
      return { define: { 'import.meta.env.SHEETS': JSON.stringify(addresses) } };
    },
    generateBundle() {
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

interface SheetAsset {
  readonly id: BoardId;
  readonly fileName: string;
  readonly source: string;
}

async function drawn(): Promise<readonly SheetAsset[]> {
  const { module } = await runnerImport<typeof drawing>(fileURLToPath(new URL('./draw-sheets.ts', import.meta.url)), {
    configFile: false,
    logLevel: 'warn',
  });
  return module.sheetTexts.map(({ id, text }) => {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    return { id, fileName: `assets/${id}-${hash}.json`, source: text };
  });
}
