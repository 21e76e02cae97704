import type { EntityManager } from '@mikro-orm/postgresql';
import type { FormDefinition } from '@inlay/sdk/model';
import { LockMode } from '@mikro-orm/core';
import type { Actor } from '../platform/identity/actor.ts';
import { ProblemError } from '../platform/http/problemError.ts';
import type { Form } from '../platform/entities/form.entity.ts';
import { settleQuotas } from '../platform/jobs/settleQuotas.ts';
import { tellOfForm } from '../platform/jobs/tellOfForm.ts';
import { publishFormChange } from './formEvent.ts';
import { closeDraft } from './drafts/draft.ts';
import { saveRevision } from './revisions/saveRevision.ts';

/**
 * Saves a form's definition from the builder: visitors see it from now on. The draft with `draftState` is done
 * with; another one, of somebody else, stays as a copy (decision 320).
 * @throws {ProblemError} `form.revision_conflict` when the form has changed since the builder loaded it (D-67).
 */
export async function saveDefinition(
  em: EntityManager,
  input: {
    actor: Actor;
    form: Form;
    definition: FormDefinition;
    version: number;
    draftState?: string | null;
  },
): Promise<void> {
  const { actor, form, definition, version, draftState = null } = input;
  await em.lock(form, LockMode.PESSIMISTIC_WRITE);
  await em.refresh(form);
  if (form.version !== version) throw new ProblemError('form.revision_conflict');
  const { id } = await saveRevision(em, { form, definition, createdBy: actor.id });
  form.isSample = false;
  await closeDraft(em, form, draftState);
  await em.flush();
  // More places may be free now.
  await settleQuotas(em, [{ formId: form.id, ids: [] }]);
  await tellOfForm(em, form, { type: 'form.published' });
  await publishFormChange(em, form, id);
}
