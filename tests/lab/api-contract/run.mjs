/**
 * `npm run api:contract`: what is promised of the API for programs, counted by the tests that prove it, at full size.
 * Needs a build; the recipes run against it. `-- --small` counts what `npm test` does.
 */
import { COUNTS } from '../../support/counted.ts';
import { countByTests } from '../countByTests.mjs';
import { TESTS } from './tests.mjs';

/** The full size. */
const FULL = { INLAY_API_WRITES: '10000', INLAY_FORMS: '40' };

const isWhole = await countByTests(COUNTS, TESTS, process.argv.includes('--small') ? {} : FULL);
process.exitCode = isWhole ? 0 : 1;
