import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { API_EXCEPTIONS } from '../tests/lab/cluster/apiExceptions.ts';
import { TEST_WORKERS } from '../tests/support/testWorkers.ts';

const isOnCluster = process.env['INLAY_DATABASE'] === 'citus';
/** Files of which a cluster passes no test. */
const excepted = Object.keys(API_EXCEPTIONS).filter((file) => !API_EXCEPTIONS[file]?.titles);

/** API tests: HTTP against the real application on a real PostgreSQL. */
export default defineConfig({
  resolve: {
    conditions: ['source'],
    // The server renders with the same small library that hydrates in the browser.
    alias: [
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
      {
        find: '@node-rs/argon2',
        replacement: fileURLToPath(new URL('../tests/support/api/cheapArgon2.ts', import.meta.url)),
      },
    ],
  },
  // As Node itself resolves: with `module` some packages hand out files that only a bundler can read.
  ssr: { resolve: { conditions: ['source', 'node', 'development|production'] } },
  test: {
    name: 'api',
    maxWorkers: TEST_WORKERS,
    // Files share a process, which has read the application once (docs/decisions/135): each has its own database,
    // and gives back what it changed of the process itself.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    // A busy or slow machine is no reason to fail: nothing here asserts a time.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 40_000 } },
    css: true,
    exclude: [...configDefaults.exclude, ...(isOnCluster ? excepted.map((file) => `src/${file}`) : [])],
    setupFiles: [
      '../tests/support/patientWaits.ts',
      ...(isOnCluster ? ['../tests/support/postgres/skipExceptions.ts'] : []),
    ],
    globalSetup: ['../tests/support/postgres/globalSetup.ts'],
    // What the reference client of assistants loads names its sources under our condition.
    server: { deps: { inline: [/@inlay\//, /@modelcontextprotocol\/client/, /\/eventsource/] } },
  },
});
