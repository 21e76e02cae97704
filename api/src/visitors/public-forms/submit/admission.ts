import type { Invited, InvitedPeopleFinder } from '../../../delivery/invitations/findInvited.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { RequestSource } from '../../../platform/http/requestSource.ts';
import { TRUSTED, type Pass } from '../password/formPass.ts';
import { findLock, isLocked, lockForm } from '../password/lockForm.ts';
import { findSignedIn } from '../sign-in/signInPass.ts';
import type { PublishedForm, PublishedForms } from '../publishedForm.ts';
import { maySendForm } from '../websites.ts';
import { refused, type Refused, type Throttled } from './outcome.ts';
import type { SubmitAttempts } from './submitAttempts.ts';

/** What storing a submission has to confirm in the same statement. */
export interface Claim {
  /** The state of the form by which the answers were validated. */
  stateKey: string;
  /** Where the attempt is counted. */
  bucket: string;
}

/** A form, and why it takes no submission from this visitor; null = it does. */
export interface Admission {
  form: PublishedForm;
  refusal: Refused | Throttled | null;
  /** Null after a look-up, which has confirmed everything. */
  claim: Claim | null;
  /** Whose answer it is, by its key; null for nobody's who is invited. */
  invited?: Invited | null;
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
  /** What opens a form with a password or a sign-in. */
  pass?: Pass;
  /** Whether its sender has limits of their own: a program, by its key. */
  isUncounted?: boolean;
  /** Whether nothing about its sender or time is stored. */
  isAnonymous?: boolean;
}

/** Decides whether submissions are taken. */
export interface Admissions {
  /** Looks up the form and counts the attempt. Null for an unknown or trashed form. */
  admit(request: AdmissionRequest): Promise<Admission | null>;
  /**
   * Admits by the remembered state of the form, which storing confirms. Null where only `admit` can decide: the form
   * is unknown to this process, refuses, or has limits that need the whole table, or the source is blocked.
   */
  recall(request: AdmissionRequest): Promise<Admission | null>;
}

/**
 * Creates the admission of submissions: the website (T9), whether the form is open (D-15), the attempts of the
 * source (EMBED-015), then the age of the form the visitor saw (EMBED-066).
 *
 * Submissions a form refuses are not counted as attempts (decision 189).
 */
export function createAdmissions(deps: {
  published: PublishedForms;
  attempts: SubmitAttempts;
  invited: InvitedPeopleFinder;
  config: Pick<Config, 'secret' | 'publicUrl'>;
}): Admissions {
  const { published, attempts, invited: people, config } = deps;
  const { publicUrl } = config;

  /** Finds the form; whoever is invited needs neither a password nor a sign-in. */
  const findOpen = async ({ formId, revisionId, pass, idempotencyKey }: AdmissionRequest) => {
    const form = await published.find(formId, revisionId, pass);
    if (!form) return null;
    // A pass that names nobody shows the form, and sends nothing: only an invitation's key does.
    const isNobodys =
      form.requiresSignIn && !isLocked(form) && pass !== TRUSTED && !findSignedIn(config, form, pass);
    if (!isNobodys && (!isLocked(form) || form.invitations === 'off')) return form;
    const isInvited = form.invitations !== 'off' && (await people.byKey(form, idempotencyKey));
    if (isInvited) return published.find(formId, revisionId, TRUSTED);
    return isNobodys ? lockForm(form, true) : form;
  };

  return {
    async admit(request) {
      const form = await findOpen(request);
      if (!form) return null;
      const refusal = findRefusal(form, request.website, publicUrl);
      if (refusal) return { form, refusal, claim: null };
      const wait = request.isUncounted ? null : await attempts.take(request);
      if (wait) return { form, refusal: { kind: 'throttled', wait }, claim: null };
      const invited = form.invitations === 'off' ? null : await people.byKey(form, request.idempotencyKey);
      // An invitation takes one answer whatever its browser has sent before.
      const own = invited ? { ...form, onePerBrowser: false } : form;
      const outdated = form.isOutdated ? refused('form.changed') : null;
      return { form: own, refusal: refuseUninvited(form, invited) ?? outdated, claim: null, invited };
    },
    async recall(request) {
      // Storing by what is remembered counts.
      if (request.isUncounted) return null;
      const form = await published.recall(request.formId, request.revisionId);
      if (!form?.stateKey || form.isOutdated || form.maxSubmissions !== null || form.onePerBrowser)
        return null;
      if (form.invitations !== 'off') return null;
      if (findRefusal(form, request.website, publicUrl)) return null;
      const bucket = attempts.findOpenBucket(request);
      return bucket === null ? null : { form, refusal: null, claim: { stateKey: form.stateKey, bucket } };
    },
  };
}

/** Returns why a form takes no answer under a key: it is for others, or the invitation is used (INVITE-010). */
function refuseUninvited(form: PublishedForm, invited: Invited | null): Refused | null {
  if (invited?.isAnswered) return refused('invitation.answered');
  return form.invitations === 'only' && !invited ? refused('form.invited_only') : null;
}

/** Returns why a form takes no submission from a website at the moment; null = it does. */
export function findRefusal(form: PublishedForm, website: string | null, publicUrl: string): Refused | null {
  if (!maySendForm(form, website, publicUrl)) return refused('form.website_not_allowed');
  if (!form.active) return refused('form.not_available');
  const lock = findLock(form);
  if (lock) return refused(lock);
  return form.closed ? refused(form.closed === 'full' ? 'form.full' : 'form.closed') : null;
}
