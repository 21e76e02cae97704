import type { Actor, Person } from '../platform/identity/actor.ts';
import type { FormAbilities } from '../platform/contract/index.ts';
import { ABILITIES, may, type FormAbility, type Grant, type RoleHeld } from '../platform/identity/roles.ts';
import { matches, type Clause } from '../platform/db/clause.ts';
import { roleProblem } from '../platform/http/assertAccess.ts';
import { sql } from '../platform/db/sql.ts';
import type { Database } from '../platform/entities/database.ts';
import type { Form } from '../platform/entities/form.entity.ts';

/** Which forms somebody may see. The same clause serves `em.find` and, by `selectForms`, SQL. */
export type FormClause = Clause<Form>;

/** The properties of a form that decide who may do what with it. */
export type FormPlace = Pick<Form, 'id' | 'accountId' | 'clientFolderId'>;

/** What administrators of the platform may do with forms of every account. */
const BY_ADMINISTRATORS: ReadonlySet<FormAbility> = new Set([
  'readSubmissions',
  'export',
  'work',
  'update',
  'activate',
  'share',
]);

const isAdministrator = ({ role, key }: Pick<Person, 'role' | 'key'>, ability: FormAbility): boolean =>
  role === 'admin' && key === null && BY_ADMINISTRATORS.has(ability);

/**
 * Forms of which the actor has an ability, as section 3 of the specification has it: by their role in the account they
 * work in, by roles in single folders and forms anywhere, and all for administrators. The clause of `formAbilities`:
 * reads, lists and counts share it, and a form outside `readSubmissions` is a 404.
 */
export function formsAllowing(actor: Person, ability: FormAbility): FormClause {
  if (isAdministrator(actor, ability)) return { deletedAt: null };
  const elsewhere = grantsElsewhere(actor);
  const own = ofAccount(actor, ability);
  if (elsewhere.length === 0) return { deletedAt: null, ...own };
  return { deletedAt: null, $or: [own, granted(elsewhere, ability)] };
}

/** Forms the actor may see. */
export const formsVisibleTo = (actor: Person): FormClause => formsAllowing(actor, 'readSubmissions');

/**
 * Forms of the account that the actor works in, as My Forms lists them, of which they have an ability; behind an API
 * key, those of them that it reaches.
 */
export const formsInAccount = (actor: InAccount, ability: FormAbility = 'readSubmissions'): FormClause => ({
  deletedAt: null,
  ...ofAccount(actor, ability),
});

/** The same of forms in the trash, without those that are being deleted permanently. */
export const trashedForms = (actor: InAccount, ability: FormAbility): FormClause => ({
  deletedAt: { $ne: null },
  erasedAt: null,
  ...ofAccount(actor, ability),
});

type InAccount = Pick<Person, 'accountId' | 'member' | 'grants' | 'key'>;

function ofAccount({ accountId, member, grants, key }: InAccount, ability: FormAbility): FormClause {
  const reached = key?.formIds ? { id: { $in: [...key.formIds] } } : {};
  if (member && may(member, ability)) return { accountId, ...reached };
  const inAccount = grants.filter((grant) => grant.accountId === accountId);
  return { $and: [granted(inAccount, ability), reached] };
}

/**
 * Forms of other accounts in which the actor has a role, as an administrator assigns them (ROLE-022); no API key reaches
 * them.
 */
export const formsAssignedTo = (actor: Pick<Person, 'accountId' | 'grants' | 'key'>): FormClause => ({
  deletedAt: null,
  ...granted(grantsElsewhere(actor), 'readSubmissions'),
});

const grantsElsewhere = ({ accountId, grants, key }: Pick<Person, 'accountId' | 'grants' | 'key'>): Grant[] =>
  key ? [] : grants.filter((grant) => grant.accountId !== accountId);

/** Forms of the folders and the forms in which roles have an ability. */
function granted(grants: readonly Grant[], ability: FormAbility): FormClause {
  const able = grants.filter((grant) => may(grant, ability));
  const folderIds = able.flatMap(({ folderId }) => folderId ?? []);
  const named: FormClause = { id: { $in: able.flatMap(({ formId }) => formId ?? []) } };
  return folderIds.length === 0 ? named : { $or: [named, { clientFolderId: { $in: folderIds } }] };
}

/** Selects id, title and account of the forms of a clause, for statements in SQL. */
export const selectForms = (clause: FormClause) =>
  sql<Pick<Database['forms'], 'id' | 'title' | 'account_id'>>`
    select f.id, f.title, f.account_id from forms f where ${matches(clause, 'f')}`;

/** The roles that an actor has on a form. */
function rolesOn({ accountId, member, grants, key }: Person, form: FormPlace): RoleHeld[] {
  const inForm = grants.filter(
    (grant) =>
      grant.accountId === form.accountId &&
      (grant.formId === form.id || (grant.folderId !== null && grant.folderId === form.clientFolderId)),
  );
  if (form.accountId === accountId) return member ? [member, ...inForm] : inForm;
  return key ? [] : inForm;
}

/** The actor's abilities with a form; the same of many forms is `formsAllowing`. */
export function formAbilities(actor: Person, form: FormPlace): FormAbilities {
  const roles = rolesOn(actor, form);
  return Object.fromEntries(
    ABILITIES.map((ability) => [
      ability,
      isAdministrator(actor, ability) || roles.some((role) => may(role, ability)),
    ]),
  ) as Record<FormAbility, boolean>;
}

/** @throws {ProblemError} `access.denied` for an actor who may see the form but lacks the ability. */
export function assertCan(actor: Actor, ability: FormAbility, form: FormPlace): void {
  if (!formAbilities(actor, form)[ability]) throw roleProblem();
}
