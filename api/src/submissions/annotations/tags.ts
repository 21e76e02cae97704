import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import type { ColorTagRequest, SubmissionTag as PresentedTag } from '../../platform/contract/index.ts';
import { createId } from '../../platform/db/columns.ts';
import { idArray, run, sql, type Sql } from '../../platform/db/sql.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { kyselyIn } from '../../platform/entities/kysely.ts';
import type { Submission } from '../../platform/entities/submission.entity.ts';
import { getForm } from '../../forms/getForm.ts';
import { getManagedForm } from '../../forms/managedForm.ts';
import { formAbilities, formsVisibleTo } from '../../forms/policy.ts';
import { findAnnotatable } from '../findVisible.ts';
import { ownRows, type OwnRows } from '../list/ownRows.ts';
import { formsListedFor } from '../policy.ts';

/** Most tags of a list to choose from. */
const MOST_TAGS = 500;

const listOf = (
  accounts: readonly string[],
  others: readonly string[],
  used: readonly string[],
) => sql<PresentedTag>`
  select t.id, t.name, t.color from tags t
  where t.account_id = any(${idArray(accounts)}::uuid[])
    or t.account_id = any(${idArray(others)}::uuid[]) and t.id = any(${idArray(used)}::uuid[])
  order by lower(t.name) limit ${MOST_TAGS}`;

/** Tags of an account on submissions of some of its forms. */
const usedTags = (accountId: string, formIds: readonly string[]): Sql => sql`
  select t.id from tags t
  where t.account_id = ${accountId} and exists (
    select 1 from submission_tags st join form_submissions s on s.id = st.submission_id
    where st.account_id = ${accountId} and st.tag_id = t.id and s.account_id = ${accountId}
      and s.form_id = any(${idArray(formIds)}::uuid[]) and s.deleted_at is null)`;

/**
 * Tags of the accounts whose forms the person manages, and those on submissions of forms they only read; of one
 * form's account when it is named.
 */
export async function listTags(
  em: EntityManager,
  input: { actor: Actor; formId: string | undefined },
): Promise<PresentedTag[]> {
  const { actor, formId } = input;
  const forms = formId
    ? [await getForm(em, formsVisibleTo(actor), formId)]
    : await em.find(Form, formsListedFor(actor), { fields: ['id', 'accountId', 'clientFolderId'] });
  const managed = forms.filter((form) => formAbilities(actor, form).work);
  const assigned = forms.filter((form) => !managed.includes(form));
  const accounts = new Set(managed.map(({ accountId }) => accountId));
  const used: string[] = [];
  const others = Map.groupBy(assigned, (form) => form.accountId);
  for (const [accountId, ofAccount] of others) {
    const formIds = ofAccount.map(({ id }) => id);
    const tags = await run<{ id: string }>(em, usedTags(accountId, formIds));
    used.push(...tags.map(({ id }) => id));
  }
  return run(em, listOf([...accounts], [...others.keys()], used));
}

/** Gives a tag its color, also where nobody uses it any more: then there is none to change. */
export async function colorTag(
  em: EntityManager,
  { actor, formId, name, color }: { actor: Actor } & ColorTagRequest,
): Promise<void> {
  const { accountId } = formId ? await getManagedForm(em, actor, formId) : actor;
  await kyselyIn(em)
    .updateTable('tags')
    .set({ color })
    .where('account_id', '=', accountId)
    .where(({ eb, fn, val }) => eb(fn('lower', ['name']), '=', fn('lower', [val(name)])))
    .execute();
}

/** Replaces the tags of a submission; tags that are no longer used are removed. */
export async function setTags(
  em: EntityManager,
  input: { actor: Actor; submissionId: string; names: readonly string[] },
): Promise<PresentedTag[]> {
  const { actor, submissionId } = input;
  const { submission } = await findAnnotatable(em, actor, submissionId);
  const { accountId, formId } = submission;
  const before = await readTags(em, submission);
  await kyselyIn(em)
    .deleteFrom('submission_tags')
    .where('account_id', '=', accountId)
    .where('submission_id', '=', submissionId)
    .execute();
  for (const name of input.names) {
    await run(
      em,
      sql`
        with made as (
          insert into tags (id, account_id, name, created_at) values (${createId()}, ${accountId}, ${name}, now())
          on conflict (account_id, lower(name)) do update set name = tags.name returning id)
        insert into submission_tags (submission_id, tag_id, form_id, account_id, created_at)
        select ${submissionId}::uuid, id, ${formId}::uuid, ${accountId}::uuid, now() from made on conflict do nothing`,
    );
  }
  if (before.length > 0) {
    const had = idArray(before.map(({ id }) => id));
    await removeUnusedTags(em, ownRows([accountId]), sql`t.id = any(${had}::uuid[])`);
  }
  return readTags(em, submission);
}

/**
 * Removes the tags of some accounts that no submission uses. They are locked before it is asked: who gives one of them
 * meanwhile waits, and makes it again.
 * @param which a condition over `tags t`.
 */
export async function removeUnusedTags(em: EntityManager, own: OwnRows, which: Sql): Promise<void> {
  const found = await run<{ id: string }>(
    em,
    sql`select t.id from tags t where ${own('t')} and ${which} order by t.id for update`,
  );
  if (found.length === 0) return;
  const ids = idArray(found.map(({ id }) => id));
  const used = await run<{ id: string }>(
    em,
    sql`select distinct st.tag_id as id from submission_tags st where ${own('st')} and st.tag_id = any(${ids}::uuid[])`,
  );
  const isUsed = new Set(used.map(({ id }) => id));
  const unused = found.filter(({ id }) => !isUsed.has(id));
  if (unused.length > 0)
    await run(
      em,
      sql`delete from tags t where ${own('t')} and t.id = any(${idArray(unused.map(({ id }) => id))}::uuid[])`,
    );
}

/** Finds a tag of a submission's account by its name, ignoring case. */
export async function findTagBeside(
  em: EntityManager,
  input: { submissionId: string; name: string },
): Promise<PresentedTag | null> {
  const found = await kyselyIn(em)
    .selectFrom('tags as t')
    .innerJoin('form_submissions as s', 's.account_id', 't.account_id')
    .select(['t.id', 't.name', 't.color'])
    .where('s.id', '=', input.submissionId)
    .where(({ eb, fn, val }) => eb(fn('lower', ['t.name']), '=', fn('lower', [val(input.name)])))
    .executeTakeFirst();
  return found ?? null;
}

const readTags = (
  em: EntityManager,
  { id, accountId }: Pick<Submission, 'id' | 'accountId'>,
): Promise<PresentedTag[]> =>
  kyselyIn(em)
    .selectFrom('submission_tags as st')
    .innerJoin('tags as t', (join) =>
      join.onRef('t.account_id', '=', 'st.account_id').onRef('t.id', '=', 'st.tag_id'),
    )
    .select(['t.id', 't.name', 't.color'])
    .where('st.account_id', '=', accountId)
    .where('st.submission_id', '=', id)
    .orderBy(({ fn }) => fn('lower', ['t.name']))
    .execute();
