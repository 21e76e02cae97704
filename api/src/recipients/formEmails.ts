import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { MAX_FORM_EMAILS } from '@inlay/sdk/model';
import type { Config } from '../config/config.ts';
import type {
  AddFormNotificationEmailRequest,
  FormNotificationEmailItem,
  UpdateFormNotificationEmailRequest,
} from '../contract/index.ts';
import { Form } from '../entities/form.entity.ts';
import { FormNotificationEmail } from '../entities/formNotificationEmail.entity.ts';
import { ProblemError } from '../http/problemError.ts';
import { askForConsent, askAgain, findConfirmed } from '../mail/consents.ts';
import { readEmail } from './readEmail.ts';
import { UserNotificationEmail } from '../entities/userNotificationEmail.entity.ts';

/** Addresses in a form's list, oldest first (D-61). */
export async function listFormEmails(
  em: EntityManager,
  config: Config,
  form: Form,
): Promise<FormNotificationEmailItem[]> {
  const orderBy = { createdAt: 'asc', id: 'asc' } as const;
  return present(em, config, await em.find(FormNotificationEmail, { formId: form.id }, { orderBy }));
}

/** @throws {ProblemError} `notification.duplicate`, `notification.form_limit_reached`, `request.invalid`. */
export async function addFormEmail(
  em: EntityManager,
  config: Config,
  { form, input }: { form: Form; input: AddFormNotificationEmailRequest },
): Promise<FormNotificationEmailItem> {
  const email = readEmail(input.email);
  const isNew = await addToForm(em, { form, email, label: input.label || null });
  if (!isNew) throw new ProblemError('notification.duplicate');
  await askForConsent(em, config, { accountId: form.accountId, email });
  return presentOne(em, config, await em.findOneOrFail(FormNotificationEmail, { formId: form.id, email }));
}

/** Puts an address into a form's list, enabled. @returns false when it was there already. */
export async function addToForm(
  em: EntityManager,
  { form, email, label }: { form: Form; email: string; label: string | null },
): Promise<boolean> {
  // One after the other, or two at once would both find room (T38).
  await em.findOneOrFail(Form, { id: form.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const before = await em.findOne(FormNotificationEmail, { formId: form.id, email });
  if (before) {
    const wasEnabled = before.isEnabled;
    before.isEnabled = true;
    await em.flush();
    return !wasEnabled;
  }
  if ((await em.count(FormNotificationEmail, { formId: form.id })) >= MAX_FORM_EMAILS) {
    throw new ProblemError('notification.form_limit_reached');
  }
  em.create(FormNotificationEmail, { formId: form.id, accountId: form.accountId, email, label });
  await em.flush();
  return true;
}

/** @throws {ProblemError} `notification.not_found`. */
export async function updateFormEmail(
  em: EntityManager,
  config: Config,
  { form, emailId, changes }: { form: Form; emailId: string; changes: UpdateFormNotificationEmailRequest },
): Promise<FormNotificationEmailItem> {
  const row = await getFormEmail(em, form, emailId);
  if (changes.isEnabled !== undefined) row.isEnabled = changes.isEnabled;
  if (changes.label !== undefined) row.label = changes.label || null;
  await em.flush();
  if (changes.isEnabled) await askForConsent(em, config, row);
  return presentOne(em, config, row);
}

/** Asks the holder of an address once more. @throws {ProblemError} `notification.not_found`, `rate_limit.exceeded`. */
export async function askFormEmail(
  em: EntityManager,
  config: Config,
  { form, emailId }: { form: Form; emailId: string },
): Promise<void> {
  await askAgain(em, config, await getFormEmail(em, form, emailId));
}

/** Takes an address out of a form's list, and with it the account's own row for this form. */
export async function removeFormEmail(em: EntityManager, form: Form, emailId: string): Promise<void> {
  const { id, email } = await getFormEmail(em, form, emailId);
  await em.nativeDelete(FormNotificationEmail, { id });
  await em.nativeDelete(UserNotificationEmail, { accountId: form.accountId, formId: form.id, email });
}

async function getFormEmail(em: EntityManager, form: Form, id: string): Promise<FormNotificationEmail> {
  const row = await em.findOne(FormNotificationEmail, { id, formId: form.id });
  if (!row) throw new ProblemError('notification.not_found');
  return row;
}

/** Rows of one form. */
async function present(
  em: EntityManager,
  config: Config,
  rows: readonly FormNotificationEmail[],
): Promise<FormNotificationEmailItem[]> {
  const emails = rows.map(({ email }) => email);
  const confirmed = await findConfirmed(em, config, { accountId: rows[0]?.accountId, emails });
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    label: row.label ?? null,
    isEnabled: row.isEnabled,
    isConfirmed: confirmed.has(row.email),
    createdAt: row.createdAt.toISOString(),
  }));
}

async function presentOne(
  em: EntityManager,
  config: Config,
  row: FormNotificationEmail,
): Promise<FormNotificationEmailItem> {
  const [item] = await present(em, config, [row]);
  if (!item) throw new Error('One row makes one item');
  return item;
}
