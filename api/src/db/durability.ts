import pg from 'pg';
import type { Config } from '../config/config.ts';
import { driverTimeouts } from './timeouts.ts';

/** What each of them risks when it is off: an acknowledged submission must survive a power cut (E3). */
export const DURABILITY_SETTINGS = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;

const FIND_OFF = `select name from pg_settings where name = any($1) and setting = 'off' order by name`;

/** The settings that are off, of those without which a commit may be forgotten. */
export async function findUnsafeSettings(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(FIND_OFF, [[...DURABILITY_SETTINGS]]);
  const off = new Set(rows.map(({ name }) => name));
  return DURABILITY_SETTINGS.filter((name) => off.has(name));
}

/**
 * Looks at the database before it is trusted with submissions.
 * @throws in production, naming each setting that may forget what was acknowledged, unless
 *   `INLAY_ALLOW_UNSAFE_DATABASE` says so; elsewhere it is a warning.
 */
export async function assertDurable(
  connectionString: string,
  { environment, allowUnsafeDatabase }: Pick<Config, 'environment' | 'allowUnsafeDatabase'>,
  logger: { warn(about: object, text: string): void },
): Promise<void> {
  const client = new pg.Client({ connectionString, ...driverTimeouts });
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
