import { CONTINUE_INPUT, fill, UNFINISHED_TEXTS } from '@inlay/sdk/model';
import { STEP_INPUTS, type FormPageState } from '@inlay/sdk/server';
import { assertStorableText } from '../../../platform/http/assertStorableText.ts';
import { isProblem } from '../../../platform/http/problemError.ts';
import type { ReadPost } from '../page/postedPage.ts';
import { presentPublicForm } from '../presentPublicForm.ts';
import type { PublicFormDeps } from '../publicFormDeps.ts';
import type { AdmissionRequest } from '../submit/admission.ts';
import { readContinueInput, writeContinueInput } from './continueInput.ts';
import { sentPage } from './continuePage.ts';
import { mailLink } from './mailLink.ts';
import { mayKeep } from './mayKeep.ts';
import { presentSaved, saveAnswers, type AskedSave } from './saveAnswers.ts';
import { findUnfinished, type Saved } from './unfinishedRows.ts';

/** What a plain post wants of answers in progress, besides another page. */
export type KeepWish = 'save' | 'mail' | null;

/** Name of the box for an address on the page that says that answers are kept. */
const ADDRESS_INPUT = 'continueAddress';

/** Reads what a plain post wants of answers in progress. */
export function readKeepWish(posted: URLSearchParams): KeepWish {
  const go = posted.get(STEP_INPUTS.go);
  return go === 'save' || go === 'mail' ? go : null;
}

interface KeptPost {
  post: ReadPost;
  source: AdmissionRequest['source'];
  /** The page that the visitor comes to. */
  at: string | null;
  rawAnswers: Record<string, unknown>;
  wish: KeepWish;
}

/** What keeping leads to: a page in place of the form's, or a notice above it. */
interface Kept {
  page?: { status: number; state: FormPageState };
  notice?: { text: string };
}

/** Saves answers that no endpoint has looked at. @throws {ProblemError} `request.invalid`, `rate_limit.exceeded` */
async function saveStorable(deps: PublicFormDeps, asked: AskedSave): Promise<Saved> {
  assertStorableText(asked.answers);
  return saveAnswers(deps, asked);
}

/** Keeps the answers of a plain post, whose next page follows the save (decision 870). */
export async function keepPost(deps: PublicFormDeps, kept: KeptPost): Promise<Kept> {
  const { post, source, rawAnswers, wish } = kept;
  const { form, language, idempotencyKey, posted } = post;
  const texts = UNFINISHED_TEXTS[language];
  const input = readContinueInput(posted);
  if (!input || !(await mayKeep(deps, form, idempotencyKey)))
    return wish ? { notice: { text: texts.failed } } : {};
  const pageId = kept.at ?? '';
  const asked = { ...input, form, idempotencyKey, pageId, answers: rawAnswers, language, source };
  const saved = await saveStorable(deps, asked).catch((error: unknown) => {
    // Going on needs no save, and the page of an answer says what is wrong with it.
    if (isProblem(error, 'rate_limit.exceeded') || isProblem(error, 'request.invalid')) return null;
    throw error;
  });
  const shown = saved && (await presentSaved(deps, asked, saved, wish !== null));
  if (!shown) return wish ? { notice: { text: texts.failed } } : {};
  if (shown.kind === 'ended') {
    const row = await findUnfinished(deps.pool, form, input.token);
    return shown.as === 'sent' && row
      ? { page: sentPage(form, row, language) }
      : { notice: { text: texts.failed } };
  }
  posted.set(CONTINUE_INPUT, writeContinueInput({ ...input, version: shown.version }));
  if (shown.kind === 'conflict') {
    const differs =
      shown.differs.length > 0 ? [fill(texts.differs, { questions: shown.differs.join(', ') })] : [];
    const parts = [fill(texts.conflict, { time: shown.at }), ...differs, texts.overwrites];
    return { notice: { text: parts.join(' ') } };
  }
  if (!wish) return {};
  const address = posted.get(ADDRESS_INPUT)?.trim() ?? '';
  const isMailed =
    wish === 'mail' ? await mailLink(deps, { form, token: input.token, address, language, source }) : null;
  const mailed = isMailed === null ? null : isMailed ? fill(texts.mailed, { address }) : texts.mailFailed;
  const { url, until, qr } = shown;
  const inputs = [...posted].filter(
    ([name]) => name !== STEP_INPUTS.go && name !== ADDRESS_INPUT && name !== STEP_INPUTS.at,
  );
  return {
    page: {
      status: isMailed === false ? 422 : 200,
      state: {
        kind: 'saved',
        form: presentPublicForm(form, deps, language),
        link: { url, until, qr: qr!, mailed },
        posted: [...inputs, [STEP_INPUTS.at, kept.at ?? '']],
      },
    },
  };
}
