import { createHmac, randomUUID } from 'node:crypto';
import type { Settled, StoredAnswers } from '@inlay/sdk/model';
import { createId } from '../../../../platform/db/columns.ts';
import { listAnswerFiles } from '../../../../submissions/answerFiles.ts';
import type { SubmitDeps } from '../../publicFormDeps.ts';
import { startOfDay } from '../../../../platform/calendar/days.ts';
import { formDay } from '../../../../submissions/formDay.ts';
import { createReceiptCode } from '../../../../submissions/receiptCode.ts';
import type { SpamVerdict } from '../../../../submissions/spam/spamFilter.ts';
import { createJudge } from '../../../../submissions/judgeCondition.ts';
import { quotasOf } from '../../quotas/quotasOf.ts';
import { choosePlaces } from '../../places/choosePlaces.ts';
import { askedValueOf } from '../../unique/askedValue.ts';
import type { Judgement } from '../judgement.ts';
import { contentHash } from './contentHash.ts';
import type { NewSubmission } from './submissionStore.ts';

/** What is decided of valid answers. */
interface Decided extends Pick<NewSubmission, 'captchaToken' | 'claim'> {
  spam: SpamVerdict | null;
  answers: StoredAnswers;
  /** What the form's logic made of them; null without any. */
  settled: Settled | null;
  redirectUrl: string | null;
}

/** Returns the row of valid answers. */
export function newSubmission(
  { config }: Pick<SubmitDeps, 'config'>,
  { form, request, sent }: Judgement,
  { answers, settled, captchaToken, redirectUrl, claim, spam }: Decided,
): NewSubmission {
  const { idempotencyKey, source, isAnonymous } = request;
  const now = Date.now();
  const { browserKey, referrer, language } = sent;
  const { size, hash } = contentHash(answers);
  const judge = createJudge(form.definition, settled);
  return {
    // Of an anonymous list, no id, time or order tells more than the day (decision 881).
    id: isAnonymous ? randomUUID() : createId(),
    formId: form.id,
    accountId: form.accountId,
    revisionId: form.revisionId,
    answers,
    idempotencyKey,
    size,
    contentHash: hash,
    receiptCode: createReceiptCode(),
    userAgent: source.userAgent,
    // A rare language would name whoever answered an anonymous list.
    language: form.languages.length > 0 && !isAnonymous ? language : null,
    submittedAt: isAnonymous ? startOfDay(formDay(form.definition, now), zoneOf(form)) : new Date(now),
    redirect: redirectUrl ? { id: createId(), target: redirectUrl } : null,
    referrer,
    captchaToken,
    browserHash: form.onePerBrowser && browserKey ? browserHash(config.secret, form.id, browserKey) : null,
    isLimited: form.maxSubmissions !== null,
    uploads: listAnswerFiles(form.definition, answers).map(({ id }) => id),
    places: choosePlaces(form.definition, answers, language),
    quotas: quotasOf(form.definition, judge),
    unique: askedValueOf(form, answers, language),
    claim,
    // Its notification waits for the release, and names the page around the form then.
    spam: spam && { ...spam, referrer },
  };
}

const zoneOf = ({ definition }: Judgement['form']): string => definition.flow.timeZone ?? 'UTC';

/** Hashes a browser's key for one form, so that it cannot be linked to another form or to the browser. */
export const browserHash = (secret: string, formId: string, browserKey: string): string =>
  createHmac('sha256', secret).update(`browser:${formId}:${browserKey}`).digest('base64url').slice(0, 32);
