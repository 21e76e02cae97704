/**
 * `npm run test:receipts`: 10,000 receipts verify by the published keys and none with a byte changed; of 10,000 submissions, each
 * of 100 that are removed, changed or back-dated past the platform is named, and no other. `-- --count=500 --meddled=20` takes
 * fewer; `-- --million` goes through a million rows as well. What it costs visitors: `npm run bench -- ingest-beside`.
 */
import { parseArgs } from 'node:util';
import { RECEIPT_COUNTS } from '../../support/counted.ts';
import { countByTests } from '../countByTests.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    meddled: { type: 'string', default: '100' },
    million: { type: 'boolean', default: false },
  },
});
const tests = {
  unit: ['api/src/app/cli/verifyLog', 'api/src/app/cli/logOfMany', 'api/src/visitors/public-forms/receipts'],
};
const isWhole = await countByTests(RECEIPT_COUNTS, tests, {
  INLAY_RECEIPTS: values.count,
  INLAY_LOG_ROWS: values.count,
  INLAY_LOG_MEDDLED: values.meddled,
  INLAY_LOG_MANY: values.million ? '1000000' : values.count,
});
process.exitCode = isWhole ? 0 : 1;
