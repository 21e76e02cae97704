import { Router } from '@koa/router';
import { ACCESS_TEXTS, TEXTS } from '@inlay/sdk/model';
import type { AppState } from '../../../platform/http/appContext.ts';
import { acceptedLanguage } from '../../../platform/http/requestLanguage.ts';
import { requestSource } from '../../../platform/http/requestSource.ts';
import { continueTokenOf } from '../../../delivery/invitations/invitationLink.ts';
import { busyPage } from '../page/busyPage.ts';
import { formContent } from '../page/formContent.ts';
import { createFormPages } from '../page/formPages.ts';
import type { PublicFormDeps } from '../publicFormDeps.ts';
import type { PublishedForm } from '../publishedForm.ts';
import { continueUrl } from '../unfinished/saveAnswers.ts';
import { findUnfinished } from '../unfinished/unfinishedRows.ts';
import { spokenForm } from '../visitorLanguage.ts';
import { lockedOf } from './invitedAnswer.ts';
import { TRUSTED } from '../password/formPass.ts';
import { answeredState, unknownLinkState } from './invitedStates.ts';

/**
 * The page of a form for somebody who is invited. Opening it stores nothing, so that programs which follow the links of
 * mails use none of them up; its key makes the answer one (INVITE-010).
 */
export function invitedPagesRouter(deps: PublicFormDeps): Router<AppState> {
  const { config, invited: people, limits, published, submissions } = deps;
  const router = new Router<AppState>();
  const pages = createFormPages(deps);

  router.get('/i/:token', async (ctx) => {
    ctx.state.problemPage = ({ code, headers }) =>
      code === 'service.unavailable' ? busyPage(ctx.req, headers['Retry-After'], null) : null;
    ctx.set('X-Robots-Tag', 'noindex');

    const source = requestSource(ctx, config);
    const language = acceptedLanguage(ctx.req);
    if (!(await limits.tryTake('formStep', { key: source.hash, source }))) {
      const { tooManyTitle: title, waitAMinute: text } = TEXTS[language];
      return pages.sendOwn(ctx, 429, { kind: 'message', form: null, title, text });
    }
    const person = await people.byToken(String(ctx['params']['token']));
    const found = person && (await published.find(person.formId, null, TRUSTED));
    const form = found && spokenForm(ctx, found);
    if (!form || form.invitations === 'off') return pages.sendOwn(ctx, 404, unknownLinkState(language));
    if (!form.active) return pages.sendOwn(ctx, 200, { kind: 'disabled' });
    const spoken = form.language;
    const { id: formId, accountId } = form;
    const key = { formId, accountId, idempotencyKey: person.key };
    if (person.isAnswered || (await submissions.findByKey(key)))
      return pages.sendOwn(ctx, 200, answeredState(spoken), form);
    // Whoever is invited meets the form that others do not.
    const opened: PublishedForm = {
      ...form,
      invitations: 'also',
      keepsUnfinished: form.keepsUnfinished && !person.isAnonymous,
    };
    const content = formContent(opened, deps, spoken);
    if (form.closed) return pages.sendCached(ctx, form, content);
    const continueToken = continueTokenOf(config, person.key);
    ctx.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    // What another device has saved, this one goes on with.
    const row = opened.keepsUnfinished ? await findUnfinished(deps.pool, form, continueToken) : null;
    if (row?.endedAs === null)
      return ctx.redirect(continueUrl(config, form, { token: continueToken, language: row.language }));
    pages.sendPrefilled(ctx, { ...opened, invitations: form.invitations }, content, {
      prefilled: lockedOf(config, { form, invited: person }),
      isRefused: false,
      idempotencyKey: person.key,
      continueToken,
      ...(person.isAnonymous && {
        notice: { text: ACCESS_TEXTS[spoken].anonymous, role: 'status' as const },
      }),
    });
    ctx.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  });

  return router;
}
