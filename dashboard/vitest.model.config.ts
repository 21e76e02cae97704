import { defineConfig } from 'vitest/config';
import { icons } from './vite.icons.ts';
import { compileTexts } from './vite.texts.ts';
import { TEST_WORKERS } from '../tests/support/testWorkers.ts';

/**
 * What needs no browser: `*.test.ts`, in plain Node, with the modules of their process shared. Screens and what touches
 * the page are `*.test.tsx` (vitest.config.ts).
 */
export default defineConfig({
  plugins: [icons(), compileTexts()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  oxc: { jsx: { development: false } },
  test: {
    name: 'dashboard-model',
    include: ['**/*.test.ts'],
    maxWorkers: TEST_WORKERS,
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    setupFiles: ['src/testing/pageLanguage.ts', '../tests/support/lateAnswers.ts'],
    env: { NODE_ENV: 'production' },
    css: true,
    // A busy machine is no reason to fail: no test asserts a time.
    testTimeout: 60_000,
    server: { deps: { inline: [/@inlay\//] } },
  },
});
