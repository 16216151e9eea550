import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { fonts } from './build/fonts.ts';
import { sheets } from './build/sheets.ts';
import { PAGES } from './src/app/pages.ts';

/** What a table needs and the first page does not. */
const TABLE = /\/(web\/src\/(table|club|hex\/(?!counter))|engine\/src|wire\/src)\//;
/** How wide letters are: a counter of the first page asks, which else would load the table for it. */
const SANS = /\/cartography\/src\/lettering\/sans\.ts$/;
/**
 * Bytes below which what several pages share joins its nearest neighbour. Files joined so may need each other, hence the
 * strict order of execution: without it a constant of one is undefined when the other begins.
 */
const SMALL = { table: 20_000, shared: 4000 };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    fonts(),
    sheets(),
    {
      name: 'pages',
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(Object.values(PAGES)) });
      },
    },
    VitePWA({
      registerType: 'autoUpdate',
      // The page registers it itself, when it has nothing better to do (src/app/offline.ts).
      injectRegister: false,
      includeAssets: ['favicon.svg', 'favicon-turn.svg', 'apple-touch-icon.png', 'theme.js'],
      manifest: {
        name: 'Club Route',
        short_name: 'Club Route',
        description: 'Play, replay and study Operation Market Garden: one road from Belgium to Arnhem.',
        lang: 'en',
        start_url: '/',
        display: 'standalone',
        background_color: '#f4ecd8',
        theme_color: '#f4ecd8',
        categories: ['games', 'education'],
        icons: [
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}', 'assets/*.json'],
        navigateFallback: '/index.html',
        // The server's own addresses are never answered from the cache.
        navigateFallbackDenylist: [/^\/(api|mail|unsubscribe|\.well-known)(\/|$)/],
        importScripts: ['/push.js'],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        chunkFileNames: nameOfChunk,
        codeSplitting: {
          groups: [
            // What every match needs comes with the program itself: a worker waits for each file.
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'shared', ...among(SMALL.shared) },
          ],
        },
      },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    rolldownOptions: {
      output: {
        strictExecutionOrder: true,
        // What pages share comes in few pieces: a hundred small files take a browser longer than what is in them.
        chunkFileNames: nameOfChunk,
        assetFileNames: ({ names }) =>
          `assets/${(names[0] ?? '').split('~')[0].replace(/\.[a-z\d]+$/, '')}-[hash][extname]`,
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'sans', test: SANS, priority: 2 },
            { name: 'table', test: TABLE, ...among(SMALL.table), priority: 1 },
            { name: 'shared', ...among(SMALL.shared) },
          ],
        },
      },
    },
  },
});

/** Without the names of all who share it. */
function nameOfChunk({ name }: { readonly name: string }): string {
  return `assets/${name.split('~')[0]}-[hash].js`;
}

/** Shared by two pages or more, cut so that a page loads little that it does not use. */
function among(small: number) {
  return { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: small };
}
