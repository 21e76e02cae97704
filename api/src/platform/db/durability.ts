import type pg from 'pg';
import type { Config } from '../config/config.ts';
import { createClient } from './servers/connectTo.ts';
import { driverSettings } from './timeouts.ts';

/** Settings by the risk of switching them off: an acknowledged submission must survive a power cut (E3). */
export const DURABILITY_SETTINGS = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;

const FIND_OFF = `select name from pg_settings where name = any($1) and setting = 'off' order by name`;

/** Finds settings that are off and without which a commit may be lost. */
export async function findUnsafeSettings(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(FIND_OFF, [[...DURABILITY_SETTINGS]]);
  const off = new Set(rows.map(({ name }) => name));
  return DURABILITY_SETTINGS.filter((name) => off.has(name));
}

/**
 * Checks that the database does not lose acknowledged submissions.
 * @throws in production, naming each unsafe setting, unless `INLAY_ALLOW_UNSAFE_DATABASE` is set; elsewhere it logs a
 *   warning.
 */
export async function assertDurable(
  connectionString: string,
  {
    environment,
    allowUnsafeDatabase,
    databaseTimeouts,
  }: Pick<Config, 'environment' | 'allowUnsafeDatabase' | 'databaseTimeouts'>,
  logger: { warn(about: object, text: string): void },
): Promise<void> {
  const client = createClient(connectionString, driverSettings(databaseTimeouts));
  await client.connect();
  try {
    const unsafe = await findUnsafeSettings(client);
    if (unsafe.length === 0) return;
    const text = `The database may forget what was acknowledged, because of its settings: ${unsafe.join(', ')} off.`;
    if (environment === 'production' && !allowUnsafeDatabase) {
      const advice = unsafe.map((name) => `alter system set ${name} = on;`).join(' ');
      throw new Error(
        `${text} As a superuser: ${advice} select pg_reload_conf(); Or, for data nobody needs: INLAY_ALLOW_UNSAFE_DATABASE=yes`,
      );
    }
    logger.warn({ settings: unsafe }, text);
  } finally {
    await client.end();
  }
}
