import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { testReporters } from './reporters.ts';

/** Unit and API tests of all workspaces in one run: `npm run unit`. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // One more than there are cores: tests of the API wait for their database, and for what they time out.
    maxWorkers: availableParallelism() + 1,
    projects: ['sdk', 'api', 'dashboard', 'embed-loader', 'tests/contract'],
    ...testReporters('unit'),
  },
});
