import type { Readable } from 'node:stream';
import { resultsLineSchema, type ResultsLine, type SubmissionFilter } from '../contract/index.ts';
import type { AppContext } from '../http/appContext.ts';
import type { Actor } from '../identity/actor.ts';
import type { AnswerVisibility } from '../submissions/visibility/answerVisibility.ts';
import { openResults, type ResultsDeps } from './readResults.ts';
import { askOf, filterBefore, type ResultsAsk } from './resultsAsk.ts';

/** Whose results are wanted, and which. */
export interface AskedResults {
  reader: Pick<Actor, 'id' | 'timeZone'>;
  /** What the reader may see the results of; the caller has checked it. */
  form: ResultsAsk['form'];
  filter: SubmissionFilter;
  /** With the period before. */
  compare: 'yes' | undefined;
  visibility: AnswerVisibility;
}

/**
 * Sends the results of a form as lines, as they come: a proxy that gathers them would hide the progress.
 * @throws {ProblemError} `service.unavailable`.
 */
export async function sendResults(ctx: AppContext, deps: ResultsDeps, asked: AskedResults): Promise<void> {
  const lines = await openAsked(deps, asked);
  ctx.set({ 'Content-Type': 'application/x-ndjson', 'X-Accel-Buffering': 'no' });
  ctx.body = lines;
}

/** Reads results to their end, for reports. @throws as `sendResults`. */
export async function readWhole(deps: ResultsDeps, asked: AskedResults): Promise<ResultsLine> {
  let last = '';
  for await (const line of await openAsked(deps, asked)) last = String(line);
  return resultsLineSchema.parse(JSON.parse(last));
}

async function openAsked(deps: ResultsDeps, asked: AskedResults): Promise<Readable> {
  const { reader, form, filter, compare, visibility } = asked;
  const { id, accountId, title, currentRevisionId } = form;
  const named = { id, accountId, title, currentRevisionId };
  const earlier = compare ? filterBefore(filter, visibility) : null;
  const ask = await askOf(reader, named, filter, visibility);
  return openResults(deps, ask, earlier && (await askOf(reader, named, earlier, visibility)));
}
