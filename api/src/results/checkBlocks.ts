import type { PoolClient } from 'pg';
import type { Logger } from 'pino';
import { beginSnapshot } from '../platform/db/slowStatements.ts';
import type { RevisionCache } from '../forms/revisions/revisionCache.ts';
import { FULL_VISIBILITY } from '../submissions/visibility/answerVisibility.ts';
import { countQuery } from './countQuery.ts';
import type { CountedForm } from './counters.ts';
import { Progress } from './progress.ts';
import { NO_FILTER, type ResolvedQuery } from './resultsQuery.ts';
import { Tally } from './tally.ts';
import { planBlocks } from './blockPlan.ts';
import { dropBlocks } from './blocks/index.ts';
import { countByBlocks } from './countByBlocks.ts';

/**
 * Compares the blocks of a form with its counters, which were compared with the submissions just now, and gives all of
 * them up where they differ: they are built anew.
 */
export async function checkBlocks(
  client: PoolClient,
  { revisions, logger }: { revisions: RevisionCache; logger: Logger },
  { id, accountId }: CountedForm,
): Promise<void> {
  const query: ResolvedQuery = {
    form: { id, accountId, title: '', currentRevisionId: '' },
    visibility: FULL_VISIBILITY,
    period: { from: null, until: null },
    ...NO_FILTER,
  };
  await beginSnapshot(client);
  const plan = await planBlocks(client, query);
  const byBlocks = new Progress();
  let byCounters: Progress | null = null;
  if (plan) {
    for await (const _step of countByBlocks({ client, revisions }, query, byBlocks, plan));
    for await (const step of countQuery({ client, revisions }, query)) byCounters = step;
  }
  await client.query('commit');
  if (!byCounters || isSame(byBlocks.tally, byCounters.tally)) return;
  logger.error({ formId: id }, 'Blocks of results were wrong');
  await dropBlocks(client, query.form);
}

/** Whether nothing is left of a tally without the other. */
function isSame(one: Tally, other: Tally): boolean {
  const rest = new Tally();
  rest.addAll(one);
  rest.takeAll(other);
  return [...rest.questions.values()].every(({ size }) => size === 0);
}
