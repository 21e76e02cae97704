import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { icons } from './vite.icons.ts';
import { compileTexts } from './vite.texts.ts';
import { TEST_WORKERS } from '../tests/support/testWorkers.ts';

export default defineConfig({
  plugins: [icons(), compileTexts(), react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  // As the build does: the development build of React, and its stacks for each element, take a third of these tests.
  oxc: { jsx: { development: false } },
  test: {
    name: 'dashboard',
    // Others run without a simulated browser (vitest.model.config.ts).
    include: ['**/*.test.tsx'],
    maxWorkers: TEST_WORKERS,
    env: { NODE_ENV: 'production' },
    environment: 'happy-dom',
    // Each file has its own context in a shared process (docs/decisions/135).
    pool: 'vmForks',
    setupFiles: [
      '../tests/support/browserGlobals.ts',
      '../tests/support/patientWaits.ts',
      '../tests/support/lateAnswers.ts',
    ],
    css: true,
    // A busy machine is no reason to fail: no test asserts a time.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // react-sortablejs: its Node build names exports before it sets them, which a context refuses.
    server: { deps: { inline: [/@inlay\//, 'react-sortablejs'] } },
  },
});
