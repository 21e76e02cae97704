/** `npm run test:teams`: members, invitations, and 1,000 random walks; `-- --walks=20 --seed=7` takes others. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { walks: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', 'api/src/people/members'],
  {
    stdio: 'inherit',
    env: { ...process.env, INLAY_WALKS: values.walks, INLAY_SEED: values.seed },
  },
);
process.exitCode = status ?? 1;
