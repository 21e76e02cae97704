import type { EntityManager } from '@mikro-orm/postgresql';
import { run, sql, type Sql } from '../../platform/db/sql.ts';
import type { ReplyTemplate as Presented } from '../../platform/contract/index.ts';
import { createId } from '../../platform/db/columns.ts';
import { lockUntilCommit } from '../../platform/db/lockUntilCommit.ts';
import { ReplyTemplate } from '../../platform/entities/replyTemplate.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { MAX_REPLY_TEMPLATES } from '../../platform/contract/index.ts';

type Member = Pick<Actor, 'accountId'>;

/** Lists the templates of the actor's account, by name. */
export async function listReplyTemplates(em: EntityManager, { accountId }: Member): Promise<Presented[]> {
  const found = await em.find(
    ReplyTemplate,
    { accountId },
    { orderBy: { name: 'asc', id: 'asc' }, limit: MAX_REPLY_TEMPLATES },
  );
  return found.map(({ id, name, text }) => ({ id, name, text }));
}

/** A name in use gets the new text; an account that has the most templates takes no further name. */
const save = (accountId: string, { name, text }: Omit<Presented, 'id'>): Sql => sql`
  insert into reply_templates (id, account_id, name, text, created_at)
  select ${createId()}::uuid, a.id, ${name}::text, ${text}::text, now() from (select ${accountId}::uuid as id) a
  where (select count(*) from reply_templates t where t.account_id = a.id and lower(t.name) <> lower(${name}::text)) < ${MAX_REPLY_TEMPLATES}
  on conflict (account_id, lower(name)) do update set name = excluded.name, text = excluded.text
  returning id`;

/** @throws {ProblemError} `reply_template.too_many`. */
export async function saveReplyTemplate(
  em: EntityManager,
  { accountId }: Member,
  template: Omit<Presented, 'id'>,
): Promise<void> {
  await lockUntilCommit(em, `reply_templates:${accountId}`);
  const saved = await run(em, save(accountId, template));
  if (saved.length === 0) throw new ProblemError('reply_template.too_many');
}

/** @throws {ProblemError} `reply_template.not_found` for missing ones and other accounts' alike (D-172). */
export async function removeReplyTemplate(
  em: EntityManager,
  { accountId }: Member,
  id: string,
): Promise<void> {
  const removed = await em.nativeDelete(ReplyTemplate, { id, accountId });
  if (removed === 0) throw new ProblemError('reply_template.not_found');
}
