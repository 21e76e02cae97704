import type { MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Config } from '../../../platform/config/config.ts';
import { languageSchema } from '../../../platform/contract/index.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { defineJob } from '../../../platform/jobs/defineJob.ts';
import { mailBrowserLink } from './trustBrowser.ts';

/** Mails the link that lets one browser try to sign in while the address is locked (D-186). */
export const browserLinkJob = defineJob({
  name: 'mail_browser_link',
  payload: z.object({
    realm: z.enum(['user', 'client']),
    email: z.string(),
    requested: languageSchema.optional(),
  }),
  queue: 'mails',
  run: ({ config, orm }: { config: Config; orm: MikroORM }, request) =>
    inTransaction(orm, (em) => mailBrowserLink(em, config, request)),
});
