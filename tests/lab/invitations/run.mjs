/**
 * `npm run test:invitations`: 1,000 links under 100 parallel posts each, mail scanners, reminders, killed workers, and
 * an anonymous list whose schema is walked; counted by the tests that prove it. `-- --links=50 --posts=20 --people=200`
 * takes fewer, `-- --small` as many as `npm test` does.
 */
import { parseArgs } from 'node:util';
import { INVITATION_COUNTS } from '../../support/counted.ts';
import { countByTests } from '../countByTests.mjs';

const { values } = parseArgs({
  options: {
    links: { type: 'string', default: '1000' },
    posts: { type: 'string', default: '100' },
    people: { type: 'string', default: '300' },
    lines: { type: 'string', default: '10000' },
    small: { type: 'boolean', default: false },
  },
});
const sizes = {
  INLAY_INVITED_LINKS: values.links,
  INLAY_INVITED_POSTS: values.posts,
  INLAY_INVITED: values.people,
  INLAY_INVITED_LINES: values.lines,
};
const tests = { unit: ['api/src/delivery/invitations'] };
const isWhole = await countByTests(INVITATION_COUNTS, tests, values.small ? {} : sizes);
process.exitCode = isWhole ? 0 : 1;
