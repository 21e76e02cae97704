import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { FormListResponse } from '../../platform/contract/index.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { presentCaptcha, type Captcha } from '../../platform/captcha/captcha.ts';
import type { Config } from '../../platform/config/config.ts';
import type { AppContext } from '../../platform/http/appContext.ts';
import { listFolders } from '../../forms/folders/listFolders.ts';
import { listForms } from '../../forms/listForms.ts';
import { formsInAccount } from '../../forms/policy.ts';
import { listFormTrends } from '../../forms/home/formTrends.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { presentModel } from '../../forms/model-drafts/modelSettings.ts';
import { presentPlatform } from '../../forms/publishing/footerLogo.ts';
import { listSavedViews } from '../../submissions/saved-views/listSavedViews.ts';
import { loadPublicSettings } from '../../platform/settings/loadPublicSettings.ts';
import { listInboxForms } from '../../submissions/list/listInboxForms.ts';
import { listTags } from '../../submissions/annotations/tags.ts';
import { findNearingDeletion } from '../../submissions/trash/listTrash.ts';
import type { PageSession } from './findPageSession.ts';
import { requestLanguage } from '../../platform/http/requestLanguage.ts';
import { loadBrandKits, loadFormAnswers } from './formAnswers.ts';

interface FirstDataDeps {
  orm: MikroORM;
  captcha: Captcha;
  config: Config;
}

/** Reads an answer; null leaves it to a request. */
type Read = (em: EntityManager, actor: Actor, deps: FirstDataDeps) => object | null | Promise<object | null>;

/** Most forms that a page brings: more would make every page long, and are a request beside it. */
const MOST_FORMS = 100;

/** Lists the account's forms, where they are few. */
async function listFewForms(em: EntityManager, actor: Actor): Promise<FormListResponse | null> {
  const own = formsInAccount(actor);
  if ((await em.count(Form, own)) > MOST_FORMS) return null;
  return { forms: await listForms(em, actor, own) };
}

/** The sidebar of every screen groups forms by folder, each with what is unread. */
const EVERY_SCREENS: Record<string, Read> = {
  '/settings': (em, _actor, { config }) => loadPublicSettings(em, config),
  '/folders': listFolders,
  '/forms': listFewForms,
  '/forms/trends': listFormTrends,
};

/** Reads that a screen asks for first, by its chunk and their path below `/api`; all need an approved user. */
const READS: Readonly<Record<string, Record<string, Read>>> = {
  home: {
    '/model': presentModel,
    '/submissions/nearing-deletion': (em, actor) => findNearingDeletion(em, { actor, formId: undefined }),
  },
  submissions: {
    '/submissions/forms': listInboxForms,
    '/submissions/tags': async (em, actor) => ({ tags: await listTags(em, { actor, formId: undefined }) }),
    '/saved-views': listSavedViews,
  },
  builder: {
    '/model': presentModel,
    '/public/captcha': (_em, _actor, { captcha }) => presentCaptcha(captcha),
    '/public/platform': (_em, _actor, { config }) => presentPlatform(config),
  },
  // The brands of an account.
  tools: {
    '/brand-kits': loadBrandKits,
  },
};

/** A new form begins in the account's brand. */
const NEW_FORM: Record<string, Read> = { '/brand-kits': loadBrandKits };

/** Answers of the API that a page brings with it. */
export interface FirstData {
  /** The server's time before anything was read, in ms: events from then on have to be heard of. */
  readAt: number;
  /** By path below `/api`. */
  answers: Record<string, object>;
}

/** Reads the answers that a screen asks for first. What cannot be read, the screen asks for itself. */
export async function loadFirstData(
  ctx: AppContext,
  deps: FirstDataDeps,
  { session, chunk, readAt }: { session: PageSession; chunk: string | null; readAt: number },
): Promise<FirstData> {
  const { actor, answer } = session;
  const answers: Record<string, object> = answer ? { '/auth/session': answer } : {};
  const mayRead = answer?.user?.isApproved && !answer.user.mustSetUpSecondFactor;
  if (!mayRead || !actor || !chunk) return { readAt, answers };
  try {
    const reads = Object.entries({
      ...EVERY_SCREENS,
      ...READS[chunk],
      ...(ctx.path === '/builder' && NEW_FORM),
    });
    const read = await inTransaction(deps.orm, async (em) => {
      const results: [string, object][] = [];
      for (const [path, one] of reads) {
        const answer = await one(em, actor, deps);
        if (answer) results.push([path, answer]);
      }
      const language = requestLanguage(ctx, actor.language);
      const { config } = deps;
      const ofForm = await loadFormAnswers(em, { actor, config, language, path: ctx.path, chunk });
      return { ...Object.fromEntries(results), ...ofForm };
    });
    return { readAt, answers: { ...answers, ...read } };
  } catch (error) {
    ctx.state.logger.warn({ err: error }, 'A page was sent without its first data');
    return { readAt, answers };
  }
}
