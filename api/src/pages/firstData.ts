import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { inTransaction } from '../db/inTransaction.ts';
import { presentCaptcha, type Captcha } from '../captcha/captcha.ts';
import type { AppContext } from '../http/appContext.ts';
import { listFolders } from '../folders/listFolders.ts';
import { listFormTrends } from '../forms/home/formTrends.ts';
import type { Actor } from '../identity/actor.ts';
import { listSavedViews } from '../saved-views/listSavedViews.ts';
import { readPublicSettings } from '../settings/readPublicSettings.ts';
import { listInboxForms } from '../submissions/list/listInboxForms.ts';
import { listTags } from '../submissions/annotations/tags.ts';
import type { PageSession } from './findPageSession.ts';

interface FirstDataDeps {
  orm: MikroORM;
  captcha: Captcha;
}

type Read = (em: EntityManager, actor: Actor, deps: FirstDataDeps) => object | Promise<object>;

/** The sidebar of every screen groups forms by folder, each with what is unread. */
const EVERY_SCREENS: Record<string, Read> = {
  '/settings': readPublicSettings,
  '/folders': listFolders,
  '/forms/trends': listFormTrends,
};

/** Reads that a screen asks for first, by its chunk and their path below `/api`; all need an approved user. */
const READS: Readonly<Record<string, Record<string, Read>>> = {
  submissions: {
    '/submissions/forms': listInboxForms,
    '/submissions/tags': async (em, actor) => ({ tags: await listTags(em, { actor, formId: undefined }) }),
    '/saved-views': listSavedViews,
  },
  builder: { '/public/captcha': (_em, _actor, { captcha }) => presentCaptcha(captcha) },
};

/** Answers of the API that a page brings with it. */
export interface FirstData {
  /** The server's time before anything was read, in ms: events from then on have to be heard of. */
  readAt: number;
  /** By path below `/api`. */
  answers: Record<string, object>;
}

/** Reads the answers that a screen asks for first. What cannot be read, the screen asks for itself. */
export async function readFirstData(
  ctx: AppContext,
  deps: FirstDataDeps,
  { session, chunk, readAt }: { session: PageSession; chunk: string | null; readAt: number },
): Promise<FirstData> {
  const { actor, answer } = session;
  const answers: Record<string, object> = answer ? { '/auth/session': answer } : {};
  const mayRead = answer?.user?.isApproved && !answer.user.mustSetUpSecondFactor;
  if (!mayRead || !actor || !chunk) return { readAt, answers };
  try {
    const reads = Object.entries({ ...EVERY_SCREENS, ...READS[chunk] });
    const read = await inTransaction(deps.orm, async (em) => {
      const results: [string, object][] = [];
      for (const [path, one] of reads) results.push([path, await one(em, actor, deps)]);
      return results;
    });
    return { readAt, answers: { ...answers, ...Object.fromEntries(read) } };
  } catch (error) {
    ctx.state.logger.warn({ err: error }, 'A page was sent without its first data');
    return { readAt, answers };
  }
}
