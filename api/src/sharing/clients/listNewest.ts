import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { MAX_NEWEST, type ClientNewest, type ClientSubmission } from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { readTogether } from '../../platform/db/readTogether.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import type { RevisionCache } from '../../forms/revisions/revisionCache.ts';
import { asReader, type ClientActor } from '../../platform/identity/clientActor.ts';
import { findPageOf } from '../../submissions/list/findPage.ts';
import { findRevisionFields } from '../../submissions/list/listSubmissions.ts';
import { revisionsOf, submissionsOf } from '../../submissions/list/pageStatement.ts';
import { asClientSubmission } from '../../submissions/list/submissionJson.ts';
import { scopeOf } from '../../submissions/list/submissionFilter.ts';
import { answersVisibleToClient } from '../../submissions/visibility/clientVisibility.ts';
import { findClientForms, type FormOfClient } from './policy.ts';
import { isReadBy, sinceOf, visibleRows } from './unread.ts';

interface NewestDeps {
  orm: MikroORM;
  reads: Pool;
  revisions: RevisionCache;
}

/** Lists what arrived last in all forms that a client may read, each under the mask of its form (CLNT-112). */
export async function listNewest(deps: NewestDeps, client: ClientActor): Promise<ClientNewest> {
  const forms = await inTransaction(deps.orm, (em) => findAnsweredLast(em, client));
  const found: ClientNewest = { submissions: [], revisions: {} };
  for (const shared of forms) {
    // oxlint-disable-next-line no-await-in-loop -- a few forms, each with a mask of its own
    const { submissions, revisions } = await newestOf(deps, client, shared);
    const { id: formId, title: formTitle } = shared.form;
    found.submissions.push(...submissions.map((one) => ({ ...one, formId, formTitle })));
    Object.assign(found.revisions, revisions);
  }
  const newest = found.submissions.toSorted((one, other) => other.submittedAt.localeCompare(one.submittedAt));
  return { ...found, submissions: newest.slice(0, MAX_NEWEST) };
}

/** Finds the readable forms with the latest submissions: no other form has one of the newest. */
async function findAnsweredLast(em: EntityManager, client: ClientActor): Promise<FormOfClient[]> {
  const { filter, accessOf } = await findClientForms(em, client);
  const readable = (await em.find(Form, filter)).flatMap((form) => {
    const access = accessOf(form);
    return access?.mayReadSubmissions ? [{ form, access }] : [];
  });
  const answered: { shared: FormOfClient; at: number }[] = [];
  for (const [accountId, ofAccount] of Map.groupBy(readable, ({ form }) => form.accountId)) {
    // oxlint-disable-next-line no-await-in-loop -- a statement for each account
    const rows = await run<{ id: string; at: number | null }>(
      em,
      sql`
        select f.id, (
          select extract(epoch from s.submitted_at)::float8 from ${visibleRows(accountId)}
          order by s.submitted_at desc limit 1) as at
        from unnest(${ofAccount.map(({ form }) => form.id)}::uuid[], ${ofAccount.map(sinceOf)}::timestamptz[])
          as f (id, since)`,
    );
    for (const { id, at } of rows) {
      const shared = ofAccount.find(({ form }) => form.id === id);
      if (shared && at !== null) answered.push({ shared, at });
    }
  }
  return answered
    .sort((one, other) => other.at - one.at)
    .slice(0, MAX_NEWEST)
    .map(({ shared }) => shared);
}

/** Returns the newest submissions of one form. */
async function newestOf(
  { orm, reads, revisions }: NewestDeps,
  client: ClientActor,
  { form, access }: FormOfClient,
): Promise<{ submissions: ClientSubmission[]; revisions: ClientNewest['revisions'] }> {
  const scope = await inTransaction(orm, async (em) => {
    const visibility = await answersVisibleToClient(em, revisions, { formId: form.id, access });
    return scopeOf(asReader(client), [form], {}, visibility);
  });
  const shape = asClientSubmission(scope.visibility, {
    isRead: isReadBy(client.id, form),
    seesStatus: false,
  });
  const page = await readTogether(reads, (read) =>
    findPageOf(read, scope, { sort: 'newest', limit: MAX_NEWEST }, shape),
  );
  return {
    submissions: JSON.parse(submissionsOf(page).text) as ClientSubmission[],
    revisions: await findRevisionFields(revisions, revisionsOf(page), scope.visibility),
  };
}
