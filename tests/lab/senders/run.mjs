/**
 * `npm run test:senders`: 10,000 submissions to tables and chats of vendors that fail a fifth of the time, a sender that
 * stops, a receiver that is dead, and secrets; counted by the tests that prove it. `-- --count=500` takes fewer
 * submissions, `-- --small` as many as `npm test` does.
 */
import { parseArgs } from 'node:util';
import { SENDER_COUNTS } from '../../support/counted.ts';
import { countByTests } from '../countByTests.mjs';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, small: { type: 'boolean', default: false } },
});
const tests = {
  unit: ['api/src/delivery/senderPromises', 'api/src/delivery/senders', 'api/src/delivery/channels'],
};
const isWhole = await countByTests(SENDER_COUNTS, tests, values.small ? {} : { INLAY_SENDERS: values.count });
process.exitCode = isWhole ? 0 : 1;
