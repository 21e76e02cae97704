import type { Actor, Person } from '../platform/identity/actor.ts';
import type { FormAbilities } from '../platform/contract/index.ts';
import { matches, type Clause } from '../platform/db/clause.ts';
import { ProblemError } from '../platform/http/problemError.ts';
import { sql } from '../platform/db/sql.ts';
import type { Database } from '../platform/entities/database.ts';
import type { Form } from '../platform/entities/form.entity.ts';

/** Which forms somebody may see. The same clause serves `em.find` and, by `selectForms`, SQL. */
export type FormClause = Clause<Form>;

/**
 * Forms the actor may see (section 3 of the specification): owned and assigned ones, or all for administrators.
 * Reads, lists and counts share this clause; a form outside it is a 404.
 */
export function formsVisibleTo(actor: Person): FormClause {
  if (actor.key) return formsOwnedBy(actor);
  if (actor.role === 'admin') return { deletedAt: null };
  return { deletedAt: null, $or: [{ accountId: actor.accountId }, { assignedToUserId: actor.id }] };
}

/** Forms the actor owns, as My Forms lists them; behind an API key, those of them that it reaches. */
export function formsOwnedBy({ accountId, key }: Pick<Actor, 'accountId' | 'key'>): FormClause {
  return { deletedAt: null, accountId, ...(key?.formIds && { id: { $in: [...key.formIds] } }) };
}

/**
 * Returns the condition for forms the actor may annotate: their own, or all for administrators. The clause of
 * the ability `update`.
 */
export function formsManagedBy(actor: Pick<Actor, 'accountId' | 'role' | 'key'>): FormClause {
  return actor.role === 'admin' ? { deletedAt: null } : formsOwnedBy(actor);
}

/** Forms of other owners that an administrator has assigned to the actor (ROLE-022); no API key reaches them. */
export function formsAssignedTo({ id, key }: Pick<Actor, 'id' | 'key'>): FormClause {
  return { deletedAt: null, assignedToUserId: id, ...(key && { id: { $in: [] } }) };
}

/** Selects id, title and account of the forms of a clause, for statements in SQL. */
export const selectForms = (clause: FormClause) =>
  sql<Pick<Database['forms'], 'id' | 'title' | 'account_id'>>`
    select f.id, f.title, f.account_id from forms f where ${matches(clause, 'f')}`;

/** The actor's abilities with a visible form. Assigned forms are read only (ROLE-022). */
export function formAbilities(
  actor: Actor,
  form: Pick<Form, 'accountId' | 'assignedToUserId'>,
): FormAbilities {
  const manages = actor.role === 'admin' || form.accountId === actor.accountId;
  return {
    update: manages,
    activate: manages,
    readSubmissions: manages || form.assignedToUserId === actor.id,
    delete: form.accountId === actor.accountId,
    organise: form.accountId === actor.accountId,
  };
}

/** @throws {ProblemError} `access.denied` for an actor who may see the form but lacks the ability. */
export function assertCan(actor: Actor, ability: keyof FormAbilities, form: Form): void {
  if (!formAbilities(actor, form)[ability]) throw new ProblemError('access.denied');
}
