import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../platform/identity/actor.ts';
import type { FormSummary } from '../platform/contract/index.ts';
import { Form } from '../platform/entities/form.entity.ts';
import type { PageKey } from '../platform/http/pageByKey.ts';
import { anyId } from '../platform/db/sql.ts';
import { kyselyIn } from '../platform/entities/kysely.ts';
import { findDrafted } from './drafts/draft.ts';
import { findFormActivity, NO_ACTIVITY } from './formActivity.ts';
import { findClientNames } from './findClientNames.ts';
import type { FormClause } from './policy.ts';
import { presentFormSummary } from './presentForm.ts';

/** A part of a list: `limit` forms behind a place in it. */
interface Part {
  limit: number;
  after: PageKey | null;
}

/** Lists the visible forms of a scope, newest first (D-48): all of them, or a part. */
export async function listForms(
  em: EntityManager,
  actor: Actor,
  scope: FormClause,
  part?: Part,
): Promise<FormSummary[]> {
  const orderBy = { createdAt: 'desc', id: 'desc' } as const;
  const forms = part?.after
    ? await em.find(Form, { $and: [scope, isAfter(part.after)] }, { orderBy, limit: part.limit })
    : await em.find(Form, scope, { orderBy, ...(part && { limit: part.limit }) });
  if (forms.length === 0) return [];
  const activity = await findFormActivity(em, forms);
  const fieldCounts = await findFieldCounts(em, forms);
  const drafted = await findDrafted(em, forms);
  const clientNames = await findClientNames(em, forms);
  return forms.map((form) =>
    presentFormSummary(form, {
      actor,
      fieldCount: fieldCounts.get(form.id) ?? 0,
      activity: activity.get(form.id) ?? NO_ACTIVITY,
      hasDraft: drafted.has(form.id),
      clientName: clientNames.get(form.clientId ?? '') ?? null,
    }),
  );
}

const isAfter = ({ at, id }: PageKey) => ({
  $or: [{ createdAt: { $lt: at } }, { createdAt: at, id: { $lt: id } }],
});

/** Number of fields by form id. Leaves the definitions themselves in the database. */
async function findFieldCounts(em: EntityManager, forms: readonly Form[]): Promise<Map<string, number>> {
  const ids = forms.map((form) => form.currentRevisionId);
  const accountIds = forms.map((form) => form.accountId);
  const revisions = await kyselyIn(em)
    .selectFrom('form_revisions')
    .select(['form_id', 'field_count'])
    .where('account_id', '=', anyId(accountIds))
    .where('id', '=', anyId(ids))
    .execute();
  return new Map(revisions.map((row) => [row.form_id, row.field_count]));
}
