import { defineConfig } from 'vitest/config';
import { TEST_WORKERS } from '../support/testWorkers.ts';

export default defineConfig({
  resolve: { conditions: ['source'] },
  test: { name: 'contract', maxWorkers: TEST_WORKERS },
});
