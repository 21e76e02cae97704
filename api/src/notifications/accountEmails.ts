import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { MAX_ACTIVE_EMAILS } from '@inlay/sdk/model';
import type { Actor } from '../identity/actor.ts';
import type { Config } from '../config/config.ts';
import type { AddNotificationEmailRequest, NotificationEmail } from '../contract/index.ts';
import { Form } from '../entities/form.entity.ts';
import { FormNotificationEmail } from '../entities/formNotificationEmail.entity.ts';
import { formsOwnedBy } from '../forms/policy.ts';
import { getForm } from '../forms/getForm.ts';
import { ProblemError } from '../http/problemError.ts';
import { askAgain, askForConsent, findConfirmed } from '../mail/consents.ts';
import { Profile } from '../entities/profile.entity.ts';
import { addToForm } from '../recipients/formEmails.ts';
import { readEmail } from '../recipients/readEmail.ts';
import { UserNotificationEmail } from '../entities/userNotificationEmail.entity.ts';

/** Lists the actor's addresses, newest first (NOTIF-019). */
export async function listAccountEmails(
  em: EntityManager,
  config: Config,
  actor: Actor,
): Promise<NotificationEmail[]> {
  const rows = await em.find(
    UserNotificationEmail,
    { accountId: actor.accountId },
    { orderBy: { createdAt: 'desc', id: 'desc' } },
  );
  return present(em, config, rows);
}

/**
 * Adds an address for all forms or for one of the actor's forms, which then lists it too (NOTIF-017).
 * @throws {ProblemError} `notification.limit_reached`, `notification.duplicate`, `form.not_found`, `request.invalid`.
 */
export async function addAccountEmail(
  em: EntityManager,
  config: Config,
  { actor, input }: { actor: Actor; input: AddNotificationEmailRequest },
): Promise<NotificationEmail> {
  const email = readEmail(input.email);
  const { formId } = input;
  const form = formId ? await getForm(em, formsOwnedBy(actor), formId) : null;
  await lockAccount(em, actor);
  const twin = await em.count(UserNotificationEmail, { accountId: actor.accountId, email, formId });
  if (twin > 0) throw new ProblemError('notification.duplicate');
  await assertRoom(em, actor);
  const label = input.label || null;
  if (form) await addToForm(em, { form, email, label });
  const row = em.create(UserNotificationEmail, {
    accountId: actor.accountId,
    email,
    label,
    formId,
    isActive: true,
  });
  await em.flush();
  await askForConsent(em, config, { accountId: actor.accountId, email });
  return presentOne(em, config, row);
}

/** Turns an address on or off, in the form's own list as well. @throws {ProblemError} as above. */
export async function setAccountEmailActive(
  em: EntityManager,
  config: Config,
  { actor, emailId, isActive }: { actor: Actor; emailId: string; isActive: boolean },
): Promise<NotificationEmail> {
  await lockAccount(em, actor);
  const row = await getAccountEmail(em, actor, emailId);
  if (isActive && !row.isActive) await assertRoom(em, actor);
  row.isActive = isActive;
  await em.flush();
  const { formId, email } = row;
  if (formId) await em.nativeUpdate(FormNotificationEmail, { formId, email }, { isEnabled: isActive });
  if (isActive) await askForConsent(em, config, { accountId: actor.accountId, email });
  return presentOne(em, config, row);
}

/** Asks for confirmation of an address again. @throws {ProblemError} `notification.not_found`, `rate_limit.exceeded`. */
export async function askAccountEmail(
  em: EntityManager,
  config: Config,
  { actor, emailId }: { actor: Actor; emailId: string },
): Promise<void> {
  const { email } = await getAccountEmail(em, actor, emailId);
  await askAgain(em, config, { accountId: actor.accountId, email });
}

/** Removes an address; an address of one form leaves that form's list, too (D-122). */
export async function removeAccountEmail(em: EntityManager, actor: Actor, emailId: string): Promise<void> {
  const { id, formId, email } = await getAccountEmail(em, actor, emailId);
  if (formId) await em.nativeDelete(FormNotificationEmail, { formId, email });
  await em.nativeDelete(UserNotificationEmail, { id });
}

async function getAccountEmail(em: EntityManager, actor: Actor, id: string): Promise<UserNotificationEmail> {
  const row = await em.findOne(UserNotificationEmail, { id, accountId: actor.accountId });
  if (!row) throw new ProblemError('notification.not_found');
  return row;
}

/** Serialises changes of the number of active addresses (T38). */
const lockAccount = (em: EntityManager, actor: Actor) =>
  em.findOneOrFail(Profile, { user: actor.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** Asserts that the account is below the limit of active addresses (D-123). */
async function assertRoom(em: EntityManager, actor: Actor): Promise<void> {
  const active = await em.count(UserNotificationEmail, { accountId: actor.accountId, isActive: true });
  if (active >= MAX_ACTIVE_EMAILS) throw new ProblemError('notification.limit_reached');
}

async function findTitles(
  em: EntityManager,
  rows: readonly UserNotificationEmail[],
): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ formId }) => formId ?? []);
  const forms = await em.find(Form, { id: { $in: ids } }, { fields: ['id', 'title'] });
  return new Map(forms.map(({ id, title }) => [id, title]));
}

/** Presents rows of one account. */
async function present(
  em: EntityManager,
  config: Config,
  rows: readonly UserNotificationEmail[],
): Promise<NotificationEmail[]> {
  const titles = await findTitles(em, rows);
  const emails = rows.map(({ email }) => email);
  const confirmed = await findConfirmed(em, config, { accountId: rows[0]?.accountId, emails });
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    label: row.label ?? null,
    isActive: row.isActive,
    isConfirmed: confirmed.has(row.email),
    formId: row.formId ?? null,
    formTitle: row.formId ? (titles.get(row.formId) ?? null) : null,
    createdAt: row.createdAt.toISOString(),
  }));
}

async function presentOne(
  em: EntityManager,
  config: Config,
  row: UserNotificationEmail,
): Promise<NotificationEmail> {
  const [item] = await present(em, config, [row]);
  if (!item) throw new Error('One row makes one item');
  return item;
}
