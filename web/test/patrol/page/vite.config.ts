import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { fonts } from '../../../build/fonts.ts';

// The app as it is, with a shelf on which nothing but Patrol lies. Only the browser tests build and open it.

const web = path.join(import.meta.dirname, '../../..');

const INSTEAD: Readonly<Record<string, string>> = {
  [path.join(web, '../games/catalogue/src/index.ts')]: path.join(import.meta.dirname, 'catalogue.ts'),
  [path.join(web, 'src/games/skins.ts')]: path.join(import.meta.dirname, 'skins.ts'),
};

const otherShelf = (): Plugin => ({
  name: 'other-shelf',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && (INSTEAD[resolved.id] ?? resolved);
  },
});

export default defineConfig({
  root: web,
  plugins: [otherShelf(), react(), fonts()],
  worker: { format: 'es', plugins: () => [otherShelf()] },
  build: {
    outDir: path.join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // So that a test can put a mistake into it by its words.
    minify: false,
  },
});
