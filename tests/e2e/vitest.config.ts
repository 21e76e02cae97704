import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { runReporters } from '../run/reporter.ts';

/** Browser tests against the built platform: `npm run test:e2e`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'e2e',
    include: ['*.test.ts'],
    globalSetup: ['./platform.setup.ts'],
    // Files share a process with one browser and one session of the owner; each page has a context of its own.
    isolate: false,
    // Two cores: a browser waits for its platform about as long as it works.
    maxWorkers: 2,
    testTimeout: 150_000,
    hookTimeout: 150_000,
    // What failed once has failed (docs/decisions/135).
    retry: 0,
    // A busy machine is slow; a second would prove nothing.
    expect: { poll: { timeout: 40_000 } },
    ...runReporters('e2e'),
  },
});
