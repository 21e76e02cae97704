import type { SubmitOutcome } from '../../client/postSubmission.ts';
import { toJson } from '../../client/toJson.ts';
import type { KnownStep } from '../../model/logic/leadPlan.ts';
import type { Problem } from '../../model/rendering.ts';
import type { Session } from '../session/session.ts';

/** Longest time that a visitor waits for the next page, in ms; then the form says that there is no connection. */
const LONGEST_WAIT_MS = 15_000;

/** What the server answers of the way. Else why it does not: `outcome` is null without a connection. */
export type Step = KnownStep | { outcome: SubmitOutcome | null };

/** Asks the server for the page that follows another. Never throws. */
export async function postStep(
  { options: { form, baseUrl, texts } }: Session,
  step: { answers: Readonly<Record<string, unknown>>; pageId: string },
): Promise<Step> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), LONGEST_WAIT_MS);
  try {
    const response = await fetch(`${baseUrl}/api/public/forms/${form.id}/steps`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': texts.language },
      body: toJson({ revisionId: form.revisionId, ...step }),
      credentials: 'omit',
      signal: giveUp.signal,
    });
    if (response.status >= 500) return { outcome: null };
    const body = (await response.json()) as { pageId: string | null; shown?: string[] } | Problem;
    if ('pageId' in body) return { next: body.pageId, shown: body.shown };
    return { outcome: { kind: 'refused', ...body.error } };
  } catch {
    return { outcome: null };
  } finally {
    clearTimeout(timer);
  }
}
