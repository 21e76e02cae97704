import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { DAY_MS } from '../platform/calendar/durations.ts';
import type { Config } from '../platform/config/config.ts';
import { defineJob } from '../platform/jobs/defineJob.ts';
import { writeLogCheck } from '../platform/signed-log/logCheck.ts';
import { sealLog } from '../platform/signed-log/sealLog.ts';
import { verifyLog } from '../platform/signed-log/verifyLog.ts';

interface LogDeps {
  config: Config;
  pool: Pool;
  logger: Logger;
}

/** Days that are looked at every night; `verify-log` looks at all. */
const CHECKED_DAYS = 31;
/** Misfits that are written to the server's log. */
const MOST_LOGGED = 20;

/** Logs what has come within the last minute (decision 911). */
export const sealLogJob = defineJob({
  name: 'seal_log',
  payload: z.object({}),
  queue: 'bulk',
  cron: { match: '* * * * *' },
  key: () => [],
  run: (deps: LogDeps, _payload, { signal }) => sealLog(deps, signal),
});

async function checkLog({ config, pool, logger }: LogDeps, signal: AbortSignal): Promise<void> {
  const now = Date.now();
  const from = new Date(now - CHECKED_DAYS * DAY_MS);
  let named = 0;
  const { misfits, place } = await verifyLog({
    database: pool,
    secret: config.secret,
    from,
    to: null,
    accountId: null,
    place: null,
    signal,
    onMisfit(misfit) {
      if (named++ < MOST_LOGGED) logger.error({ misfit }, 'The signed log does not fit');
    },
  });
  if (place) return;
  await writeLogCheck(pool, { at: new Date(now).toISOString(), from: from.toISOString(), misfits });
}

/** Looks whether the rows of a month fit the log, for the screen of administrators. */
export const checkLogJob = defineJob({
  name: 'check_log',
  payload: z.object({}),
  queue: 'bulk',
  cron: { match: '27 4 * * *', backfillMs: DAY_MS },
  key: () => [],
  run: (deps: LogDeps, _payload, { signal }) => checkLog(deps, signal),
});
