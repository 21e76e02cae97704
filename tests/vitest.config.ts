import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { runReporters } from './run/reporter.ts';
import { TEST_WORKERS } from './support/testWorkers.ts';

/** Unit and API tests of all workspaces in one run: `npm run unit`. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    maxWorkers: TEST_WORKERS,
    projects: [
      'sdk',
      'sdk/vitest.model.config.ts',
      'api',
      'dashboard',
      'dashboard/vitest.model.config.ts',
      'embed-loader',
      'tests/contract',
    ],
    ...runReporters('unit'),
  },
});
