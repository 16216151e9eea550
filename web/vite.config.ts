import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { fonts } from './build/fonts.ts';
import { PAGES } from './src/app/pages.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    fonts(),
    {
      name: 'pages',
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(Object.values(PAGES)) });
      },
    },
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: 'script-defer',
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
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        navigateFallback: '/index.html',
        // The server's own addresses are never answered from the cache.
        navigateFallbackDenylist: [/^\/(api|mail|unsubscribe|\.well-known)(\/|$)/],
        importScripts: ['/push.js'],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  worker: { format: 'es' },
  build: { outDir: 'dist', emptyOutDir: true, target: 'baseline-widely-available' },
});
