/**
 * `npm run test:continuing`: 10,000 visitors who stop, change device, go on and send, while the platform is killed and
 * the form is published again (E27), and 50 changes of a form between stopping and going on. `-- --visitors=300` takes
 * fewer.
 */
import { parseArgs } from 'node:util';
import { runStoppable } from '../../support/stoppable.mjs';
import { CONTINUING_COUNTS } from '../../support/counted.ts';
import { countByTests } from '../countByTests.mjs';
import { continueElsewhere } from '../faults/unfinished.mjs';

const { values } = parseArgs({ options: { visitors: { type: 'string', default: '10000' } } });

await runStoppable(async () => {
  const { history, figures, passes } = await continueElsewhere({
    isShort: false,
    visitors: Number(values.visitors),
  });
  for (const [what, value] of Object.entries({ ...figures, ...history })) console.log(`${what}: ${value}`);
  const failures = Object.entries(passes).flatMap(([what, isMet]) => (isMet ? [] : [what]));
  if (failures.length > 0) console.log(`FAILED: ${failures.join(', ')}`);
  const tests = { unit: ['api/src/visitors/public-forms/unfinished/changedForms'] };
  const isWhole = await countByTests(CONTINUING_COUNTS, tests, {});
  process.exitCode = failures.length === 0 && isWhole ? 0 : 1;
});
