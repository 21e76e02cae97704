import type { EntityManager } from '@mikro-orm/postgresql';
import type { FormDefinition } from '@inlay/sdk/model';
import type { Person } from '../platform/identity/actor.ts';
import { createId } from '../platform/db/columns.ts';
import { lockUntilCommit } from '../platform/db/lockUntilCommit.ts';
import { findFormLimit } from '../platform/identity/workingAccount.ts';
import { tellOfForm } from '../platform/jobs/tellOfForm.ts';
import { assertMayPlaceForm } from './folderPolicy.ts';
import { ProblemError } from '../platform/http/problemError.ts';
import { Form } from '../platform/entities/form.entity.ts';
import type { Text } from '../platform/texts/translate.ts';
import { saveRevision } from './revisions/saveRevision.ts';

/** The person in whose account the new form is. */
type Owner = Person;

/**
 * Creates a form with its first revision, in a folder of the account where one is named.
 * @throws {ProblemError} `form.limit_reached` (D-45), `folder.not_found`, `access.denied`.
 */
export async function createForm(
  em: EntityManager,
  input: {
    owner: Owner;
    definition: FormDefinition;
    clientFolderId?: string | null;
    /** Whether it takes submissions; by default it does. */
    active?: boolean | undefined;
  },
): Promise<Form> {
  const { owner, definition, clientFolderId = null, active = true } = input;
  await assertMayPlaceForm(em, owner, clientFolderId);
  await assertBelowFormLimit(em, owner);
  const form = em.create(Form, {
    id: createId(),
    accountId: owner.accountId,
    title: definition.title,
    description: definition.description,
    clientFolderId,
    active,
    currentRevisionId: createId(),
  });
  await saveRevision(em, { form, definition, createdBy: owner.id });
  await em.flush();
  await tellOfForm(em, form, { type: 'form.published' });
  return form;
}

/**
 * Asserts that the account is below its limit of forms. The lock serialises concurrent calls (T38).
 * @throws {ProblemError} `form.limit_reached` (D-45).
 */
export async function assertBelowFormLimit(em: EntityManager, owner: Owner): Promise<void> {
  if (owner.role === 'admin') return;
  const { accountId } = owner;
  await lockUntilCommit(em, `forms:${accountId}`);
  const limit = await findFormLimit(em, accountId);
  if (limit === null) return;
  const count = await em.count(Form, { accountId, deletedAt: null });
  if (count < limit) return;
  const message: Text =
    limit === 1
      ? 'Your plan allows 1 form. Request more forms to create another.'
      : 'Your plan allows {limit} forms. Request more forms to create another.';
  throw new ProblemError('form.limit_reached', { message, values: { limit } });
}
