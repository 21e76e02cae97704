import type { z } from 'zod';
import type { clientResultsQuerySchema } from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import type { AppContext } from '../../platform/http/appContext.ts';
import { asReader, type ClientActor } from '../../platform/identity/clientActor.ts';
import type { ResultsDeps } from '../../results/loadResults.ts';
import { sendResults, type ReaderQuery } from '../../results/sendResults.ts';
import { answersVisibleToClient } from '../../submissions/visibility/clientVisibility.ts';
import { getSharedForm } from './policy.ts';

interface ClientQuery {
  client: ClientActor;
  formId: string;
  query: z.infer<typeof clientResultsQuerySchema>;
}

/**
 * Sends the results of an assigned form, of what the assignment shows (RESULT-004).
 * @throws {ProblemError} `form.not_found`, `client.not_shared`, `service.unavailable`.
 */
export async function sendClientResults(
  ctx: AppContext,
  deps: ResultsDeps,
  input: ClientQuery,
): Promise<void> {
  await sendResults(ctx, deps, await resultsOfClient(deps, input));
}

/** Returns what a client asks of a form, under what the assignment shows. @throws as `sendClientResults`. */
export async function resultsOfClient(
  deps: ResultsDeps,
  { client, formId, query }: ClientQuery,
): Promise<ReaderQuery & { form: Form }> {
  const { compare, ...filter } = query;
  const { form, visibility } = await inTransaction(deps.orm, async (em) => {
    const { form: shared, access } = await getSharedForm(em, client, formId);
    return { form: shared, visibility: await answersVisibleToClient(em, deps.revisions, { formId, access }) };
  });
  const named = { ...filter, ...(filter.field !== undefined && { formId }) };
  return { reader: asReader(client), form, filter: named, compare, visibility };
}
