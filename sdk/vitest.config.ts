import { configDefaults, defineConfig } from 'vitest/config';
import { reactAliases } from './reactAliases.mjs';
import { TEST_WORKERS } from '../tests/support/testWorkers.ts';

export default defineConfig({
  // Tests run on what ships to visitors: the renderer under preact.
  resolve: { conditions: ['source'], alias: reactAliases },
  test: {
    name: 'sdk',
    // The model's run without a simulated browser (vitest.model.config.ts).
    exclude: [...configDefaults.exclude, 'src/model/**', 'src/languages/**', 'src/fields/**/*.test.ts'],
    maxWorkers: TEST_WORKERS,
    environment: 'happy-dom',
    // Each file has a context of its own in a process that files share (docs/decisions/135).
    pool: 'vmForks',
    // Bundled with the tests, so that it finds preact under React's names.
    server: { deps: { inline: [/@r2wc/] } },
    setupFiles: ['../tests/support/patientWaits.ts', '../tests/support/lateAnswers.ts'],
    css: true,
    // A busy machine is no reason to fail: nothing here asserts a time.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
