import { print, printTable, type Command } from '@inlay/sdk/cli';
import { Pool } from 'pg';
import { listSigningKeys } from '../../platform/signed-log/signingKeys.ts';
import { rotateSigningKey } from '../../platform/signed-log/sealLog.ts';
import type { Config } from '../../platform/config/config.ts';
import { withOrm } from './withDatabase.ts';

/** `signing-keys list` */
const list: Command = {
  name: 'signing-keys list',
  summary: 'Lists the keys that sign receipts and the log, the one in use first',
  options: {},
  run: (context) =>
    withOrm(context, ({ config, connectionString }) =>
      withPool(connectionString, config, async ({ pool }) => {
        const keys = await listSigningKeys(pool, config.secret);
        if (keys.length === 0) print(context.output, 'There are none: the first start makes one.');
        printTable(
          context.output,
          keys.map(({ id, createdAt, jwk }, at) => [id, createdAt, jwk.x, at === 0 ? 'signs' : 'verifies']),
        );
        return 0;
      }),
    ),
};

/** `signing-keys rotate` */
const rotate: Command = {
  name: 'signing-keys rotate',
  summary: 'Makes a new key for receipts and the log; what others have signed stays verifiable',
  options: {},
  run: (context) =>
    withOrm(context, ({ config, connectionString }) =>
      withPool(connectionString, config, async (deps) => {
        print(context.output, `Signs from now on: ${await rotateSigningKey(deps)}`);
        return 0;
      }),
    ),
};

export const SIGNING_KEY_COMMANDS: readonly Command[] = [list, rotate];

async function withPool<Result>(
  connectionString: string,
  config: Config,
  work: (deps: { pool: Pool; config: Config }) => Promise<Result>,
): Promise<Result> {
  const pool = new Pool({ connectionString, max: 1 });
  try {
    return await work({ pool, config });
  } finally {
    await pool.end();
  }
}
