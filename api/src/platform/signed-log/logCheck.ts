import { z } from 'zod';
import type { Queries } from './signingKeys.ts';

/** Key of what the last check of the log has found; it is stored beside the settings. */
export const LOG_CHECK_KEY = 'log_check';

const checkSchema = z.object({
  at: z.iso.datetime(),
  /** The first day that was looked at, in UTC; null = all. */
  from: z.iso.datetime().nullable(),
  misfits: z.number(),
});
export type LogCheck = z.output<typeof checkSchema>;

/** Reads what is stored; null before the first check. */
export function parseLogCheck(stored: unknown): LogCheck | null {
  const { data } = checkSchema.safeParse(stored);
  return data ?? null;
}

export async function writeLogCheck(database: Queries, check: LogCheck): Promise<void> {
  await database.query(
    `insert into platform_settings (key, value, updated_at) values ($1, $2, now())
     on conflict (key) do update set value = excluded.value, updated_at = now()`,
    [LOG_CHECK_KEY, JSON.stringify(check)],
  );
}
