/** `npm run test:oidc`: the tests of single sign-on, and the table of hostile answers with what became of each. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../api/bin/lib/project.mjs';

const folder = mkdtempSync(join(tmpdir(), 'inlay-sign-on-'));
const table = join(folder, 'table.txt');
try {
  const { status } = spawnSync(
    'npm',
    ['run', 'unit', '--', 'sign-on', 'signInProvider', 'api/src/app/scim'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, INLAY_SIGN_ON_TABLE: table },
    },
  );
  process.exitCode = status ?? 1;
  if (status === 0) console.log(`\n${readFileSync(table, 'utf8')}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
