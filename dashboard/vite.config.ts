import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { chunks, inlineTheme, writeScreens } from './vite.chunks.ts';
import { icons } from './vite.icons.ts';
import { compileTexts, writeLanguages } from './vite.texts.ts';

/** The platform's address while the dashboard is served by Vite. */
const API = 'http://localhost:3000';

export default defineConfig({
  plugins: [icons(), compileTexts(), writeLanguages(), react(), inlineTheme(), writeScreens()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One sheet: a screen's own would come behind its script.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: { port: 5173, proxy: { '/api': API, '/embed': API, '/sdk': API, '/files': API } },
});
