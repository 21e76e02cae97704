import { defineConfig } from 'vitest/config';
import { TEST_WORKERS } from '../tests/support/testWorkers.ts';

/** The form model knows no DOM and keeps nothing: its files share the modules of their process (docs/decisions/135). */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    name: 'model',
    include: ['src/{model,fields,languages}/**/*.test.ts'],
    maxWorkers: TEST_WORKERS,
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    // A busy machine is no reason to fail: nothing here asserts a time.
    testTimeout: 60_000,
  },
});
