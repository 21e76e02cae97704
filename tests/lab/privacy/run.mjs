/**
 * `npm run test:privacy`: plants one person in every place, finds and erases them, looks for what is left in all tables
 * and files, and interrupts an erasure again and again.
 */
import { PRIVACY_COUNTS } from '../../support/counted.ts';
import { countByTests } from '../countByTests.mjs';

const isWhole = await countByTests(PRIVACY_COUNTS, { unit: ['api/src/app/privacy'] });
process.exitCode = isWhole ? 0 : 1;
