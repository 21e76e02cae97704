import { LRUCache } from 'lru-cache';
import type { RequestSource } from '../../http/requestSource.ts';
import type { ProblemCode } from '../../http/problems.ts';
import type { PublishedForm, PublishedForms } from '../publishedForm.ts';
import { maySendForm } from '../websites.ts';
import type { SubmitAttempts, SubmitWait } from './submitAttempts.ts';

/** A submission is not taken, whatever its answers are. */
export interface Refused {
  kind: 'refused';
  code: Extract<
    ProblemCode,
    | 'form.website_not_allowed'
    | 'form.not_available'
    | 'form.closed'
    | 'form.full'
    | 'form.changed'
    | 'submission.already_sent'
    | 'service.unavailable'
  >;
  /** A submission stored before under the same key gets its receipt all the same. */
  answersRepeat: boolean;
  headers?: Record<string, string>;
}

/** Its source has sent too much; nothing is looked up or logged for it (T27). */
export interface Throttled {
  kind: 'throttled';
  wait: SubmitWait;
}

/** A form, and why it takes no submission from this visitor; null = it does. */
export interface Admission {
  form: PublishedForm;
  refusal: Refused | Throttled | null;
}

/** A request to submit, before its answers are read. */
export interface AdmissionRequest {
  formId: string;
  /** The revision the visitor answered; null = the current one. */
  revisionId: string | null;
  idempotencyKey: string;
  /** The origin of the request; null where the browser names none. */
  website: string | null;
  source: RequestSource;
}

/** Decides whether a submission is taken, and alone counts attempts. Null for an unknown or trashed form. */
export type Admit = (request: AdmissionRequest) => Promise<Admission | null>;

/** Forms whose last state is remembered, at most. */
const MAX_REMEMBERED = 10_000;

export const refused = (code: Refused['code'], options: Partial<Refused> = {}): Refused => ({
  kind: 'refused',
  code,
  answersRepeat: true,
  ...options,
});

/**
 * Creates the admission of submissions: the website (T9), whether the form is open (D-15), the attempts of the
 * source (EMBED-015), then the age of the form the visitor saw (EMBED-066).
 *
 * Submissions a form refuses are not counted as attempts. Where the form was open to everybody the last time,
 * the attempt is counted during the look-up, so that one round trip hides the other (decision 051).
 */
export function createAdmission(deps: {
  published: PublishedForms;
  attempts: SubmitAttempts;
  publicUrl: string;
}): Admit {
  const { published, attempts, publicUrl } = deps;
  const wereOpen = new LRUCache<string, true>({ max: MAX_REMEMBERED });

  return async ({ formId, revisionId, idempotencyKey, website, source }) => {
    const count = () => attempts.take({ formId, idempotencyKey, source });
    const early = wereOpen.has(formId) ? count() : null;
    // Keeps a failed count from being an unhandled rejection when the form refuses first.
    early?.catch(() => undefined);
    const form = await published.find(formId, revisionId);
    if (form && isOpenToAll(form)) wereOpen.set(formId, true);
    else wereOpen.delete(formId);
    if (!form) return null;
    const refusal = findRefusal(form, website, publicUrl);
    if (refusal) return { form, refusal };
    const wait = await (early ?? count());
    if (wait) return { form, refusal: { kind: 'throttled', wait } };
    return { form, refusal: form.isOutdated ? refused('form.changed') : null };
  };
}

const isOpenToAll = ({ active, closed, frameOnly, allowedWebsites }: PublishedForm): boolean =>
  active && closed === null && !frameOnly && allowedWebsites === null;

function findRefusal(form: PublishedForm, website: string | null, publicUrl: string): Refused | null {
  if (!maySendForm(form, website, publicUrl)) {
    return refused('form.website_not_allowed', { answersRepeat: false });
  }
  if (!form.active) return refused('form.not_available');
  return form.closed ? refused(form.closed === 'full' ? 'form.full' : 'form.closed') : null;
}
