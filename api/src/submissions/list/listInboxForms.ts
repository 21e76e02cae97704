import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import type { InboxFormsResponse } from '../../platform/contract/index.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { formAbilities } from '../../forms/policy.ts';
import { findRefused } from '../../forms/publishing/refusedSubmissions.ts';
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
  return {
    forms: able.map(({ form: { id, title }, abilities }) => ({
      id,
      title,
      isReadOnly: !abilities.discard,
      abilities: { export: abilities.export, erase: abilities.erase },
      refused: refused.get(id) ?? null,
    })),
  };
}
