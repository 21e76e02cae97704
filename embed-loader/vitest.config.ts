import { defineConfig } from 'vitest/config';
import { TEST_WORKERS } from '../tests/support/testWorkers.ts';

export default defineConfig({
  resolve: { conditions: ['source'] },
  test: { name: 'embed-loader', maxWorkers: TEST_WORKERS, environment: 'happy-dom', pool: 'vmForks' },
});
