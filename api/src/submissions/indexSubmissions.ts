import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { z } from 'zod';
import { inTransaction } from '../db/inTransaction.ts';
import { addJob } from '../jobs/addJob.ts';
import type { LiveEvents } from '../realtime/liveEvents.ts';
import { defineJob } from '../jobs/defineJob.ts';
import { submissionsEvent } from './submissionsEvent.ts';

/** Rows of one transaction: few enough for the time-outs, enough for the index to be efficient. */
const BATCH = 1_000;
/** Time in which rows are gathered before they are indexed, in ms. */
const GATHER_MS = 1_000;

const INDEX = `
  with waiting as (
    select id from form_submissions where search_text is null
    order by form_id, submitted_at limit ? for update skip locked)
  update form_submissions s set search_text = submission_search_text(s.submission_data)
  from waiting where s.id = waiting.id returning s.id`;

/** Fills in the search text of submissions that have none yet. */
export async function indexSubmissions(orm: MikroORM): Promise<void> {
  let isDone = false;
  while (!isDone) {
    const rows = await inTransaction(orm, (em) => em.execute<unknown[]>(INDEX, [BATCH]));
    isDone = rows.length < BATCH;
  }
}

export const indexSubmissionsJob = defineJob({
  name: 'index_submissions',
  payload: z.object({}),
  queue: 'mails',
  // Indexes submissions that were stored while no worker listened.
  cron: { match: '* * * * *' },
  key: () => [],
  run: ({ orm }: { orm: MikroORM }) => indexSubmissions(orm),
});

/**
 * Adds that job soon after a submission was stored: one job for all that came meanwhile, outside the visitor's
 * request.
 * @returns a function that stops it.
 */
export function indexWhatArrives(deps: { orm: MikroORM; live: LiveEvents; logger: Logger }): () => void {
  const { orm, live, logger } = deps;
  let timer: NodeJS.Timeout | undefined;
  const ask = (): void => {
    timer = undefined;
    inTransaction(orm, (em) => addJob(em, indexSubmissionsJob, {})).catch((error: unknown) =>
      // The cron run of the job finds them within a minute.
      logger.warn({ err: error }, 'New submissions are indexed later'),
    );
  };
  const askSoon = (): void => {
    timer ??= setTimeout(ask, GATHER_MS);
  };
  const subscriptions = [live.subscribe(submissionsEvent, askSoon), live.onResync(askSoon)];
  return () => {
    for (const unsubscribe of subscriptions) unsubscribe();
    clearTimeout(timer);
  };
}
