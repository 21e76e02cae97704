/**
 * `npm run test:backup`: a million rows and 100 submissions a second beside a backup, which is killed once, restored to a
 * second and compared; each fault is refused by its name (E17). `-- --rows=2000 --per-second=20` takes fewer.
 */
import { parseArgs } from 'node:util';
import { BACKUP_COUNTS } from '../../support/counted.ts';
import { countByTests } from '../countByTests.mjs';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, 'per-second': { type: 'string', default: '100' } },
});
const tests = { unit: ['api/src/app/cli/backup.test'] };
const isWhole = await countByTests(BACKUP_COUNTS, tests, {
  INLAY_BACKUP_ROWS: values.rows,
  INLAY_BACKUP_PER_SECOND: values['per-second'],
});
process.exitCode = isWhole ? 0 : 1;
