/** The steps of `npm test` and `npm run check`: programs that say by their exit code whether they passed. */
import { join } from 'node:path';
import { NODE } from '../../api/bin/lib/ownNode.mjs';
import { ROOT } from '../../api/bin/lib/project.mjs';
import { runCommand, runNpm } from '../../api/bin/lib/runCommand.mjs';

/** Looks at the sources, as scripts of package.json; none needs a database or a browser. */
export const SOURCES = ['lint', 'format', 'spec', 'links', 'dead-code', 'texts:check', 'budgets'];

/** Runs of tests, by the script that runs one of their files alone. */
export const TEST_CONFIGS = {
  unit: 'tests/vitest.config.ts',
  'test:e2e': 'tests/e2e/vitest.config.ts',
};

/** @typedef {keyof typeof TEST_CONFIGS} TestScript */

/**
 * Runs a script of package.json, and collects what it prints.
 *
 * @param {string} script @param {string[]} [args] @param {NodeJS.ProcessEnv} [environment]
 */
export const runScript = (script, args = [], environment = {}) =>
  runNpm(['run', '--silent', script, '--', ...args], { quiet: true, environment });

/**
 * Runs tests.
 *
 * @param {TestScript} script @param {string[]} args of vitest
 * @param {import('../../api/bin/lib/runCommand.mjs').CommandOptions} options
 */
export const runVitest = (script, args, options) =>
  runCommand(
    NODE,
    [join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', TEST_CONFIGS[script], ...args],
    options,
  );
