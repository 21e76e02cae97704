import { CONTINUE_INPUT, fill, formEntries, UNFINISHED_TEXTS, type Language } from '@inlay/sdk/model';
import { STEP_INPUTS, type FormPageState } from '@inlay/sdk/server';
import { CONTINUE_TOKEN } from '../../../platform/contract/continueToken.ts';
import type { CaptchaQuestions } from '../../../platform/captcha/questions.ts';
import { createToken } from '../../../platform/identity/tokens.ts';
import { invitedOnlyState } from '../invited/invitedStates.ts';
import { postedPage } from '../page/postedPage.ts';
import type { PublicFormDeps } from '../publicFormDeps.ts';
import type { PublishedForm } from '../publishedForm.ts';
import { writeContinueInput } from './continueInput.ts';
import { fitAnswers, type LostAnswer } from './fitAnswers.ts';
import { mayKeep } from './mayKeep.ts';
import { printDay } from './printTimes.ts';
import { endUnfinished, findUnfinished, type UnfinishedRow } from './unfinishedRows.ts';

/** Longest part of a lost answer that is shown, in characters. */
const SHOWN_LENGTH = 100;

/** A link that continues answers, as a browser opens it. */
interface Opened {
  form: PublishedForm;
  token: string;
  language: Language;
  questions: CaptchaQuestions | null;
}

type Notice = NonNullable<Extract<FormPageState, { kind: 'form' }>['notice']>;

interface Page {
  status: number;
  state: FormPageState;
}

/**
 * Returns the page of a link that continues answers: the form with what fits of them, or why there is nothing to
 * continue. A closed form shows that it is (EMBED-115).
 */
export async function continuePage(deps: PublicFormDeps, opened: Opened): Promise<Page> {
  const { form, token, language } = opened;
  const texts = UNFINISHED_TEXTS[language];
  const row = CONTINUE_TOKEN.test(token) ? await findUnfinished(deps.pool, form, token) : null;
  if (!row) return say(404, texts.unknownTitle, texts.unknown);
  if (row.sent) {
    await endUnfinished(deps.pool, form, { idempotencyKey: row.idempotencyKey, as: 'sent' });
    return sentPage(form, row, language);
  }
  const day = printDay(form.definition, row.expiresAt, language);
  if (row.endedAs === 'removed') return say(410, texts.endedTitle, texts.removed);
  if (row.endedAs || !row.answers) return say(410, texts.endedTitle, fill(texts.ended, { day }));
  // Its owner has decided since that it is for invited people, or whom it is for.
  if (!(await mayKeep(deps, form, row.idempotencyKey)))
    return { status: 403, state: invitedOnlyState(language) };
  return { status: 200, state: await continuedState(deps, opened, { ...row, answers: row.answers }) };
}

const say = (status: number, title: string, text: string): Page => ({
  status,
  state: { kind: 'message', form: null, title, text },
});

/** Says that answers were sent, with the receipt that whoever holds the link may quote. */
export function sentPage(
  form: PublishedForm,
  { sent }: Pick<UnfinishedRow, 'sent'>,
  language: Language,
): Page {
  const texts = UNFINISHED_TEXTS[language];
  const { receiptCode: code, submittedAt } = sent ?? { receiptCode: null, submittedAt: null };
  const day = submittedAt && printDay(form.definition, submittedAt, language);
  const parts = [day && fill(texts.sent, { day }), code && fill(texts.receipt, { code })];
  return say(200, texts.sentTitle, parts.filter(Boolean).join(' '));
}

/** Returns the form with the answers that fit it, each of the others named. */
async function continuedState(
  deps: PublicFormDeps,
  { form, token, language, questions }: Opened,
  row: UnfinishedRow & { answers: Record<string, unknown> },
): Promise<FormPageState> {
  const { idempotencyKey, version, pageId } = row;
  const before = await deps.revisions.find(row.revisionId);
  const isSame = row.revisionId === form.revisionId || !before;
  const { answers, lost } = isSame
    ? { answers: row.answers, lost: [] }
    : fitAnswers(before, form, { raw: row.answers, language });
  const posted = new URLSearchParams(formEntries(form.definition, answers));
  posted.set(CONTINUE_INPUT, writeContinueInput({ token, version, savedBy: createToken() }));
  if (pageId !== null) posted.set(STEP_INPUTS.at, pageId);
  const post = { form, language, idempotencyKey, posted, questions };
  return postedPage(deps, post, { rawAnswers: answers, notice: noticeOf(lost, language) });
}

function noticeOf(lost: readonly LostAnswer[], language: Language): Notice {
  const texts = UNFINISHED_TEXTS[language];
  if (lost.length === 0) return { text: texts.restored, role: 'status' };
  const lines = lost.map(({ label, text }) => `${label}: ${clip(text.replaceAll(/\s+/g, ' '))}`);
  return { title: texts.restored, text: `${texts.lost} ${lines.join(' · ')}` };
}

const clip = (text: string): string =>
  text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
