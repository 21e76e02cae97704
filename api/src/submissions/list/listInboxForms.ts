import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import type { InboxFormsResponse } from '../../platform/contract/index.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { formAbilities } from '../../forms/policy.ts';
import { formsListedFor } from '../policy.ts';

/** Lists the forms of the form filter, by title, without counts (SUBM-009, D-107). */
export async function listInboxForms(em: EntityManager, actor: Actor): Promise<InboxFormsResponse> {
  const forms = await em.find(Form, formsListedFor(actor), {
    fields: ['title', 'accountId', 'assignedToUserId'],
    orderBy: { title: 'asc', id: 'asc' },
  });
  return {
    forms: forms.map((form) => ({
      id: form.id,
      title: form.title,
      isReadOnly: !formAbilities(actor, form).delete,
    })),
  };
}
