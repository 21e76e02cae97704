import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor, Person } from '../../platform/identity/actor.ts';
import type { Read } from '../../platform/db/readTogether.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { getForm } from '../../forms/getForm.ts';
import { formsInAccount, formsVisibleTo, selectForms, type FormPlace } from '../../forms/policy.ts';
import type { FormAbility } from '../../platform/identity/roles.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { formsListedFor } from '../policy.ts';

/** A form whose submissions are listed, counted or changed. */
export type ScopeForm = Pick<Form, 'id' | 'title' | 'accountId'>;

/**
 * Finds the forms whose submissions the actor may read: the named one, else all listed for them (D-107).
 * @throws {ProblemError} `form.not_found` when the actor may not see the named form.
 */
export const findReadForms = async (
  em: EntityManager,
  actor: Person,
  formId: string | undefined,
): Promise<(ScopeForm & FormPlace)[]> =>
  formId
    ? [await getForm(em, formsVisibleTo(actor), formId)]
    : em.find(Form, formsListedFor(actor), { fields: ['title', 'accountId', 'clientFolderId'] });

/** Returns the forms of `findReadForms` as a relation of ids, titles and accounts, for hot paths in SQL. */
export const selectReadForms = (actor: Person, formId: string | undefined) =>
  selectForms(formId ? { $and: [{ id: formId }, formsVisibleTo(actor)] } : formsListedFor(actor));

/** Reads the forms of `selectReadForms`. @throws {ProblemError} `form.not_found` when the actor may not see the named form. */
export async function loadForms(read: Read, actor: Person, formId: string | undefined): Promise<ScopeForm[]> {
  const forms = await read(selectReadForms(actor, formId), { isKept: true });
  if (formId && forms.length === 0) throw new ProblemError('form.not_found');
  return forms.map(({ id, title, account_id: accountId }) => ({ id, title, accountId }));
}

/** Finds the forms of the account of which the actor has an ability, as deleting submissions and seeing the trash (D-170). */
export const findOwnForms = (
  em: EntityManager,
  actor: Pick<Actor, 'accountId' | 'member' | 'grants' | 'key'>,
  ability: FormAbility,
  formId?: string,
): Promise<(ScopeForm & FormPlace)[]> =>
  em.find(
    Form,
    { $and: [formsInAccount(actor, ability), formId ? { id: formId } : {}] },
    {
      fields: ['title', 'accountId', 'clientFolderId'],
    },
  );
