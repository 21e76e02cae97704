/**
 * `npm run test:edits`: 10,000 pairs of edits of the same answers at once (E28): one is stored, the other told; search,
 * results, export, places and history equal a recount after each 1,000. `-- --count=500` makes fewer.
 */
import { parseArgs } from 'node:util';
import { EDIT_COUNTS } from '../../support/counted.ts';
import { countByTests } from '../countByTests.mjs';

const { values } = parseArgs({ options: { count: { type: 'string', default: '10000' } } });
const tests = { unit: ['api/src/visitors/edits/editStorm'] };
const isWhole = await countByTests(EDIT_COUNTS, tests, { INLAY_EDITS: values.count });
process.exitCode = isWhole ? 0 : 1;
