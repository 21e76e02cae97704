import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import type { InboxFormsResponse } from '../../platform/contract/index.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { formAbilities } from '../../forms/policy.ts';
import { findRefused } from '../../forms/publishing/refusedSubmissions.ts';
import { anyId, run, sql } from '../../platform/db/sql.ts';
import { formsListedFor } from '../policy.ts';

/** Lists the forms of the form filter, by title, with what was refused of the actor's own (SUBM-009, SUBM-094, D-107). */
export async function listInboxForms(em: EntityManager, actor: Actor): Promise<InboxFormsResponse> {
  const forms = await em.find(Form, formsListedFor(actor), {
    fields: ['title', 'accountId', 'clientFolderId'],
    orderBy: { title: 'asc', id: 'asc' },
  });
  const able = forms.map((form) => ({ form, abilities: formAbilities(actor, form) }));
  const own = able.filter(({ abilities }) => abilities.discard).map(({ form }) => form.id);
  const refused = await findRefused(em, own);
  const keeping = await findKeeping(em, forms);
  return {
    forms: able.map(({ form: { id, title }, abilities }) => ({
      id,
      title,
      isReadOnly: !abilities.discard,
      abilities: { export: abilities.export, erase: abilities.erase },
      refused: refused.get(id) ?? null,
      hasUnfinished: keeping.has(id),
    })),
  };
}

/** Finds the forms that keep answers in progress, or have some from when they did. */
async function findKeeping(em: EntityManager, forms: readonly Pick<Form, 'id'>[]): Promise<Set<string>> {
  if (forms.length === 0) return new Set();
  const ids = forms.map(({ id }) => id);
  const rows = await run<{ id: string }>(
    em,
    sql`select form_id as id from form_publishing where form_id = ${anyId(ids)} and keeps_unfinished
      union select form_id from unfinished_answers where form_id = ${anyId(ids)} and ended_as is null`,
  );
  return new Set(rows.map(({ id }) => id));
}
