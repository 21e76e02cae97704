import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { run, sql } from '../../platform/db/sql.ts';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { listOwners } from '../../people/recipients/listOwners.ts';

/** Files of submissions that are held back and that their owner does not know of yet, marked as told. */
const TELL = sql<HeldFile>`
  update uploads set is_told = true
  where state = 'quarantined' and key is not null and submission_id is not null and not is_told
  returning id, account_id as "accountId", form_id as "formId", submission_id as "submissionId", name, reason`;

interface HeldFile {
  id: string;
  accountId: string;
  formId: string;
  submissionId: string;
  name: string;
  reason: string | null;
}

type TellDeps = { config: Config; orm: MikroORM };

async function mailOwners(
  em: EntityManager,
  { publicUrl, platformName }: Config,
  [file, ...others]: readonly [HeldFile, ...HeldFile[]],
): Promise<void> {
  const { accountId, formId, submissionId, name } = file;
  const owners = await listOwners(em, file);
  const list = `${publicUrl}/submissions/${formId}`;
  const url = others.length === 0 ? `${list}?submission=${submissionId}` : list;
  for (const { formTitle, email: to } of owners) {
    const news = { formTitle, name, count: others.length + 1, url };
    // oxlint-disable-next-line no-await-in-loop -- one connection writes one mail after the other
    await queueMail(em, 'files_held', { to, platformName, formId, accountId }, news);
  }
}

/** Tells owners of files that are held back, each once; administrators see the events (UPLOAD-018). */
export async function tellOfHeldFiles({ config, orm }: TellDeps): Promise<void> {
  await inTransaction(orm, async (em) => {
    const held = await run(em, TELL);
    for (const { id: fileId, accountId, formId, submissionId, reason } of held) {
      const data = { accountId, formId, submissionId, fileId, reason };
      // oxlint-disable-next-line no-await-in-loop -- one connection writes one event after the other
      await recordEvent(em, { type: 'file_quarantined', source: null, data });
    }
    for (const [first, ...others] of Map.groupBy(held, ({ formId }) => formId).values())
      // oxlint-disable-next-line no-await-in-loop -- the same
      if (first) await mailOwners(em, config, [first, ...others]);
  });
}
