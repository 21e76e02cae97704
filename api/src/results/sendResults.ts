import type { Readable } from 'node:stream';
import { resultsLineSchema, type ResultsLine, type SubmissionFilter } from '../platform/contract/index.ts';
import type { AppContext } from '../platform/http/appContext.ts';
import type { Actor } from '../platform/identity/actor.ts';
import type { AnswerVisibility } from '../submissions/visibility/answerVisibility.ts';
import { openResults, type ResultsDeps } from './loadResults.ts';
import { filterBefore, resolveQuery, type ResolvedQuery } from './resultsQuery.ts';

/** A query as a reader sends it: whose results, and which. */
export interface ReaderQuery {
  reader: Pick<Actor, 'id' | 'timeZone'>;
  /** What the reader may see the results of; the caller has checked it. */
  form: ResolvedQuery['form'];
  filter: SubmissionFilter;
  /** With the period before. */
  compare: 'yes' | undefined;
  visibility: AnswerVisibility;
}

/**
 * Sends the results of a form as lines, as they come: a proxy that gathers them would hide the progress.
 * @throws {ProblemError} `service.unavailable`.
 */
export async function sendResults(ctx: AppContext, deps: ResultsDeps, query: ReaderQuery): Promise<void> {
  const lines = await openQuery(deps, query);
  ctx.set({ 'Content-Type': 'application/x-ndjson', 'X-Accel-Buffering': 'no' });
  ctx.body = lines;
}

/** Reads results to their end, for reports. @throws as `sendResults`. */
export async function loadWhole(deps: ResultsDeps, query: ReaderQuery): Promise<ResultsLine> {
  let last = '';
  for await (const line of await openQuery(deps, query)) last = String(line);
  return resultsLineSchema.parse(JSON.parse(last));
}

async function openQuery(deps: ResultsDeps, query: ReaderQuery): Promise<Readable> {
  const { reader, form, filter, compare, visibility } = query;
  const { id, accountId, title, currentRevisionId } = form;
  const named = { id, accountId, title, currentRevisionId };
  const earlier = compare ? filterBefore(filter, visibility) : null;
  const resolved = await resolveQuery(reader, named, filter, visibility);
  return openResults(deps, resolved, earlier && (await resolveQuery(reader, named, earlier, visibility)));
}
