import { Router } from '@koa/router';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  followKit,
  MAX_TITLE_LENGTH,
  pickLanguage,
  themeOfColors,
  type BrandStyles,
  type Check,
  type Language,
} from '@inlay/sdk/model';
import { notifyCreator } from '../../people/recipients/formRecipients.ts';
import { firstFormRequestSchema, firstFormResponseSchema } from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { BrandKit } from '../../platform/entities/brandKit.entity.ts';
import type { SessionActor } from '../../platform/identity/actor.ts';
import { nameAccount } from '../../platform/identity/ownAccounts.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { checkedValues, checkRequired } from '../../platform/http/checkedValues.ts';
import { guard } from '../../platform/http/guard.ts';
import { presentProblem } from '../../platform/http/problemError.ts';
import { readerLanguage } from '../../platform/http/requestLanguage.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { checkWebsite } from '../brands/look/checkWebsite.ts';
import { presentBrandKit } from '../brands/presentBrandKit.ts';
import { createBrandKit, updateBrandKit } from '../brands/saveBrandKit.ts';
import { setBrandLogo } from '../brands/setBrandLogo.ts';
import { createForm } from '../createForm.ts';
import { getCurrentRevision } from '../getForm.ts';
import { getManagedForm } from '../managedForm.ts';
import { loadFormDetail } from '../loadFormDetail.ts';
import type { LogoDeps } from '../logos/receiveLogo.ts';
import { createdWork, recordFormWork } from '../recordFormWork.ts';
import { createContactForm } from './contactForm.ts';
import { readWebsite } from './readWebsite.ts';

/** The accent of a business whose website says nothing. */
const FIRST_ACCENT = '#4f46e5';
const NO_WEBSITE: Check<string> = { ok: true, value: '' };

/** What a name and a website come to. */
interface Made {
  name: string;
  styles: BrandStyles;
  logoUrl: string | null;
  website: string | null;
  /** That of the website's visitors, who read the form. */
  language: Language;
}

async function make(
  em: EntityManager,
  actor: SessionActor,
  { name, styles, logoUrl, website, language }: Made,
) {
  const kit = await createBrandKit(em, actor, { name, styles });
  Object.assign(kit, { logoUrl, website });
  await nameAccount(em, kit.accountId, name);
  const definition = followKit(createContactForm(language), kit);
  const form = await createForm(em, { owner: actor, definition });
  await notifyCreator(em, form, actor);
  return { form, kit };
}

/** Gives the brand of a form that was made before another name and look, which the form follows. */
async function correct(
  em: EntityManager,
  actor: SessionActor,
  { name, styles, logoUrl, website, formId }: Made & { formId: string },
) {
  const form = await getManagedForm(em, actor, formId);
  const { brand } = (await getCurrentRevision(em, form)).definition;
  const kitId = brand?.kitId ?? '';
  const before = await em.findOne(BrandKit, { id: kitId, accountId: actor.accountId });
  await nameAccount(em, form.accountId, name, before?.name);
  const kit = await updateBrandKit(em, { actor, kitId, changes: { name, styles } });
  await setBrandLogo(em, kit, logoUrl);
  kit.website = website;
  return { form, kit };
}

/** The route of a first minute: a name and a website become a brand, and a contact form in it (AUTH-048). */
export function firstFormRouter(deps: LogoDeps): Router<AppState> {
  const { config, orm, limits } = deps;
  const router = new Router<AppState>({ prefix: '/api/first-form' });

  router.post(
    '/',
    guard(
      {
        access: 'approved',
        needs: 'organise',
        problems: [
          'brand_kit.limit_reached',
          'brand_kit.not_found',
          'form.not_found',
          'form.limit_reached',
          'form.too_many_saves',
        ],
        body: firstFormRequestSchema,
        response: firstFormResponseSchema,
        status: 201,
      },
      async ({ ctx, actor, body: { name: typed, website, formId } }) => {
        const { name, website: url } = checkedValues({
          name: checkRequired('Name', typed, MAX_TITLE_LENGTH),
          website: website === null ? NO_WEBSITE : checkWebsite(website, config),
        });
        const source = requestSource(ctx, config);
        const take = () => limits.take('lookRead', { key: actor.id, source, userId: actor.id });
        const { look, logoUrl, problem } = url
          ? await readWebsite(deps, url, take)
          : { look: null, logoUrl: null, problem: null };
        const reader = readerLanguage(ctx);
        const styles = look?.styles ?? themeOfColors({ accent: FIRST_ACCENT });
        return inTransaction(orm, async (em) => {
          const website = url || null;
          const made = {
            name,
            styles,
            logoUrl,
            website,
            language: pickLanguage(look?.drawing.language, [reader]),
          };
          const { form, kit } = formId
            ? await correct(em, actor, { ...made, formId })
            : await make(em, actor, made);
          if (!formId) await recordFormWork(em, { ctx, actor, config }, createdWork(form));
          return {
            form: await loadFormDetail(em, { actor, form, config }),
            kit: await presentBrandKit(em, kit),
            accents: look?.accents ?? [],
            drawing: look?.drawing ?? null,
            problem: problem && presentProblem(problem, ctx.state.requestId, reader).error.message,
          };
        });
      },
    ),
  );

  return router;
}
