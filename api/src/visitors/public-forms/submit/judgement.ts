import type { Language } from '@inlay/sdk/model';
import type { VerifiedCaptcha } from '../../../platform/captcha/captcha.ts';
import { formDay } from '../../../submissions/formDay.ts';
import { resolveUploads } from '../../../submissions/uploads/resolveUploads.ts';
import { resolveProofs } from '../email-codes/provenFields.ts';
import { verifyLocked } from '../lockedAnswers.ts';
import type { SubmitDeps } from '../publicFormDeps.ts';
import type { PublishedForm } from '../publishedForm.ts';
import type { AdmissionRequest } from './admission.ts';
import { validateSubmission } from './validateSubmission.ts';

/** What a script or a plain form post sent, read by the form that the visitor saw. */
export interface SentAnswers {
  /** The language of the visitor's messages. */
  language: Language;
  rawAnswers: unknown;
  /** Number of answers from which the browser stripped hostile text before sending (D-10). */
  strippedBefore: number;
  captchaToken: string | undefined;
  /** Replaces the captcha's own check, e.g. for an answered question. */
  verifyCaptcha?: (token: string) => Promise<VerifiedCaptcha | null>;
  /** The browser's key for this form, where the form takes one submission per browser. */
  browserKey: string | undefined;
  /** The day that the visitor's browser took for today; undefined where the server evaluated every page. */
  today?: string | undefined;
  /** The page around the form, without query and fragment (D-103). */
  referrer: string | null;
  /** The page load that it was sent from; null where a script names none, undefined without a script (SPAM-002). */
  loadId?: string | null | undefined;
  /** What stands in the input that nobody sees. */
  unseen?: string;
}

/** Answers as a form judges them. */
export type Validated = ReturnType<typeof validateSubmission>;

/** A submission as one state of its form reads it. */
interface Read {
  form: PublishedForm;
  request: AdmissionRequest;
  sent: SentAnswers;
}

/** The answers of one submission under one state of its form. */
export interface Judgement extends Readonly<Read> {
  /**
   * Judges the answers, once: locked answers, proofs and uploads are resolved when it is first called, since refusing
   * a flood costs none of it. Logic may read the day, so a form with logic judges them once for each day.
   * @param day today in the form's time zone by default
   */
  on(day?: string): Promise<Validated>;
  /**
   * Whether the form has come to another day since the visitor opened it, and that changes what they met: the way,
   * what was asked, what is wrong, a value that they saw (decision 217).
   */
  hasDayTurned(): Promise<boolean>;
}

/** Creates the judgement of a submission; nothing is judged before it is asked. */
export function createJudgement(deps: SubmitDeps, { form, request, sent }: Read): Judgement {
  const { idempotencyKey } = request;
  const { definition, plan } = form;
  const today = plan ? formDay(definition) : '';
  const judged = new Map<string, Validated>();
  let resolving: Promise<unknown> | undefined;

  const resolve = (): Promise<unknown> => {
    const verified = verifyLocked(deps.config, form, sent.rawAnswers);
    const rawAnswers = resolveProofs(deps.config, form, verified);
    return resolveUploads(deps, { form, rawAnswers, idempotencyKey });
  };
  const on = async (day = today): Promise<Validated> => {
    const rawAnswers = await (resolving ??= resolve());
    const asOf = plan ? day : today;
    const before = judged.get(asOf);
    if (before) return before;
    const validated = validateSubmission({ ...sent, form, rawAnswers }, asOf);
    judged.set(asOf, validated);
    return validated;
  };
  return {
    form,
    request,
    sent,
    on,
    async hasDayTurned() {
      if (!plan || !sent.today || sent.today === today) return false;
      const unseen = new Set(definition.values.filter(({ show }) => show !== 'visitor').map(({ id }) => id));
      const met = (result: Validated): string =>
        JSON.stringify([
          result.ok ? [] : result.issues,
          'settled' in result && [result.settled.way, result.settled.ending],
          Object.entries(result.answers).filter(([id]) => !unseen.has(id)),
        ]);
      return met(await on(sent.today)) !== met(await on());
    },
  };
}
