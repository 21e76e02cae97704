import type { SubmissionFilter } from '../contract/index.ts';
import type { AppContext } from '../http/appContext.ts';
import type { Actor } from '../identity/actor.ts';
import type { AnswerVisibility } from '../submissions/answerVisibility.ts';
import { openResults, type ResultsDeps } from './readResults.ts';
import { askOf, filterBefore, type ResultsAsk } from './resultsAsk.ts';

/**
 * Sends the results of a form as lines, as they come: a proxy that gathers them would hide the progress.
 * @param asked.form what the reader may see the results of; the caller has checked it.
 * @throws {ProblemError} `service.unavailable`.
 */
export async function sendResults(
  ctx: AppContext,
  deps: ResultsDeps,
  asked: {
    reader: Pick<Actor, 'id' | 'timeZone'>;
    form: ResultsAsk['form'];
    filter: SubmissionFilter;
    /** With the period before. */
    compare: 'yes' | undefined;
    visibility: AnswerVisibility;
  },
): Promise<void> {
  const { reader, form, filter, compare, visibility } = asked;
  const { id, accountId, title, currentRevisionId } = form;
  const named = { id, accountId, title, currentRevisionId };
  const earlier = compare ? filterBefore(filter, visibility) : null;
  const ask = await askOf(reader, named, filter, visibility);
  const before = earlier && (await askOf(reader, named, earlier, visibility));
  ctx.set({ 'Content-Type': 'application/x-ndjson', 'X-Accel-Buffering': 'no' });
  ctx.body = await openResults(deps, ask, before);
}
