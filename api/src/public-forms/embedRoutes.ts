import { randomUUID } from 'node:crypto';
import { Router } from '@koa/router';
import { z } from 'zod';
import { readPostedAnswers } from '@inlay/sdk/model';
import { renderFormPage, type FormPageState, type PageAssets } from '@inlay/sdk/server';
import type { AppContext, AppState } from '../http/appContext.ts';
import type { AppDeps } from '../http/appDeps.ts';
import { readFormBody } from '../http/readBody.ts';
import { MAX_USER_AGENT_LENGTH, readReferrer } from '../http/requestSource.ts';
import { sendPage } from '../http/sendPage.ts';
import { setEmbedPolicy } from '../http/securityHeaders.ts';
import { findPageAssets } from './pageAssets.ts';
import { findPublishedForm, presentPublicForm, type PublishedForm } from './publishedForm.ts';
import { submitForm } from './submitForm.ts';

const uuid = z.uuid();

/** The public form as a page of its own, which websites frame. It works without JavaScript (D-185). */
export function embedRouter(deps: AppDeps): Router<AppState> {
  const router = new Router<AppState>();
  const assets = findPageAssets(deps.assets);
  const send = (ctx: AppContext, state: FormPageState) =>
    sendFormPage(ctx, assets, deps.captcha.origins, state);

  router.get('/embed/:formId', async (ctx) => {
    const form = await findForm(deps, ctx.params['formId'] ?? '');
    const state: FormPageState | null = form?.active
      ? { kind: 'form', form: presentPublicForm(form, deps), idempotencyKey: randomUUID() }
      : null;
    send(ctx, state ?? closedState(form));
  });

  router.post('/embed/:formId', async (ctx) => {
    const posted = await readFormBody(ctx);
    const revisionId = uuid.safeParse(posted.get('revisionId')).data ?? null;
    const form = await findForm(deps, ctx.params['formId'] ?? '', revisionId);
    if (!form?.active) return send(ctx, closedState(form));
    return send(ctx, await submitPost(deps, ctx, form, posted));
  });

  return router;
}

/** A plain form post: the same validation, the same store, the answer as a page. */
async function submitPost(
  deps: AppDeps,
  ctx: AppContext,
  form: PublishedForm,
  posted: URLSearchParams,
): Promise<FormPageState> {
  const rawAnswers = readPostedAnswers(form.definition, posted);
  const idempotencyKey = uuid.safeParse(posted.get('idempotencyKey')).data ?? randomUUID();
  const captchaToken = posted.get('captchaToken') || undefined;
  const userAgent = ctx.get('User-Agent').slice(0, MAX_USER_AGENT_LENGTH) || null;
  const referrer = readReferrer(ctx, deps.config);
  const input = { form, rawAnswers, idempotencyKey, captchaToken, userAgent, referrer };
  const result = await submitForm(deps, input);
  const publicForm = presentPublicForm(form, deps);
  if (result.kind === 'invalid') {
    ctx.status = 422;
    return { kind: 'form', form: publicForm, idempotencyKey, rawAnswers, issues: result.issues };
  }
  if (result.kind === 'key_reused') {
    // Sent, gone back, changed: a fresh key, so that sending again is the visitor's own decision.
    ctx.status = 422;
    return { kind: 'form', form: publicForm, idempotencyKey: randomUUID(), rawAnswers, alreadySent: true };
  }
  return { kind: 'success', form: publicForm, receipt: result.receipt };
}

async function findForm(
  deps: AppDeps,
  formId: string,
  revisionId: string | null = null,
): Promise<PublishedForm | null> {
  return uuid.safeParse(formId).success ? findPublishedForm(deps.pool, formId, revisionId) : null;
}

const closedState = (form: PublishedForm | null): FormPageState => ({
  kind: form ? 'disabled' : 'unavailable',
});

function sendFormPage(
  ctx: AppContext,
  assets: PageAssets,
  captchaOrigins: readonly string[],
  state: FormPageState,
): void {
  const { html, styleHashes } = renderFormPage(state, assets);
  const hasCaptcha = state.kind === 'form' && state.form.captcha;
  setEmbedPolicy(ctx, styleHashes, hasCaptcha ? captchaOrigins : []);
  // Not stored by caches in between, for each page carries a key of its own; kept for the back button.
  ctx.set({ 'Cache-Control': 'private, no-cache', 'Referrer-Policy': 'strict-origin-when-cross-origin' });
  if (state.kind === 'unavailable') ctx.status = 404;
  else if (ctx.status === 404) ctx.status = 200;
  sendPage(ctx, html);
}
