import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { MAX_ACTIVE_EMAILS, MAX_FORM_EMAILS } from '@inlay/sdk/model';
import type { Config } from '../../platform/config/config.ts';
import type {
  FormNotificationEmailItem,
  NotificationEmail,
  UpdateFormNotificationEmailRequest,
} from '../../platform/contract/index.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { kyselyIn } from '../../platform/entities/kysely.ts';
import { NotificationRecipient } from '../../platform/entities/notificationRecipient.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { askAgain, askForConsent, findConfirmed } from '../../platform/mail/consents.ts';
import { parseRecipientEmail } from './parseRecipientEmail.ts';

/** The list of one form (D-61), or the account's own list, whose addresses are for all forms or for one. */
export interface RecipientList {
  accountId: string;
  formId: string | null;
}

interface NewRecipient {
  email: string;
  label: string | null;
  /** Of an address in the account's own list; null = all forms. */
  formId?: string | null;
}

/** A recipient as either list shows it. */
type PresentedRecipient = NotificationEmail & FormNotificationEmailItem;

const rowsOf = ({ accountId, formId }: RecipientList): FilterQuery<NotificationRecipient> =>
  formId === null ? { accountId, listedAt: { $ne: null } } : { accountId, formId };

/** Lists a form's recipients, oldest first, or those of the account's own list, newest first (NOTIF-019). */
export async function listRecipients(
  em: EntityManager,
  config: Config,
  list: RecipientList,
): Promise<PresentedRecipient[]> {
  const rows = await em.find(NotificationRecipient, rowsOf(list), {
    orderBy: list.formId === null ? { listedAt: 'desc', id: 'desc' } : { createdAt: 'asc', id: 'asc' },
  });
  return present(em, config, list, rows);
}

/**
 * Adds an address. One that the account's list adds for a form is in that form's list, too (NOTIF-017).
 * @throws {ProblemError} `notification.duplicate`, `notification.limit_reached`, `notification.form_limit_reached`,
 *   `request.invalid`.
 */
export async function addRecipient(
  em: EntityManager,
  config: Config,
  { list, input }: { list: RecipientList; input: NewRecipient },
): Promise<PresentedRecipient> {
  const row = await putRecipient(em, list, { ...input, email: parseRecipientEmail(input.email) });
  await askForConsent(em, config, row);
  return presentOne(em, config, list, row);
}

/** Adds an address that is known to be valid, without asking its holder. @throws {ProblemError} as above. */
export async function putRecipient(
  em: EntityManager,
  list: RecipientList,
  { email, label, ...input }: NewRecipient,
): Promise<NotificationRecipient> {
  const { accountId } = list;
  const formId = list.formId ?? input.formId ?? null;
  await lockRecipients(em, accountId);
  const before = await em.findOne(NotificationRecipient, { accountId, formId, email });
  const isListed = list.formId === null || Boolean(before?.listedAt);
  if (list.formId === null ? before?.listedAt : before?.isEnabled) {
    throw new ProblemError('notification.duplicate');
  }
  if (isListed) await assertRoomInAccount(em, accountId);
  if (!before && formId !== null) await assertRoomInForm(em, accountId, formId);
  const row = before ?? em.create(NotificationRecipient, { accountId, formId, email });
  row.isEnabled = true;
  if (label) row.label = label;
  if (isListed) row.listedAt ??= new Date();
  await em.flush();
  return row;
}

/** Changes a recipient, in both lists. @throws {ProblemError} `notification.not_found`, `notification.limit_reached`. */
export async function updateRecipient(
  em: EntityManager,
  config: Config,
  input: { list: RecipientList; emailId: string; changes: UpdateFormNotificationEmailRequest },
): Promise<PresentedRecipient> {
  const { list, emailId, changes } = input;
  await lockRecipients(em, list.accountId);
  const row = await getRecipient(em, list, emailId);
  const { isEnabled = row.isEnabled, label = row.label, condition = row.condition } = changes;
  if (isEnabled && !row.isEnabled && row.listedAt) await assertRoomInAccount(em, list.accountId);
  row.isEnabled = isEnabled;
  row.label = label || null;
  row.condition = condition ?? null;
  await em.flush();
  if (changes.isEnabled) await askForConsent(em, config, row);
  return presentOne(em, config, list, row);
}

/** Asks a recipient for consent again. @throws {ProblemError} `notification.not_found`, `rate_limit.exceeded`. */
export async function askRecipient(
  em: EntityManager,
  config: Config,
  { list, emailId }: { list: RecipientList; emailId: string },
): Promise<void> {
  await askAgain(em, config, await getRecipient(em, list, emailId));
}

/** Removes a recipient from both lists (D-122). @returns its address. @throws {ProblemError} `notification.not_found`. */
export async function removeRecipient(
  em: EntityManager,
  list: RecipientList,
  emailId: string,
): Promise<string> {
  const row = await getRecipient(em, list, emailId);
  await em.remove(row).flush();
  return row.email;
}

async function getRecipient(
  em: EntityManager,
  list: RecipientList,
  id: string,
): Promise<NotificationRecipient> {
  const row = await em.findOne(NotificationRecipient, { $and: [{ id }, rowsOf(list)] });
  if (!row) throw new ProblemError('notification.not_found');
  return row;
}

/** Serialises changes of an account's recipients, whose numbers are limited (T38); new forms need not wait. */
const lockRecipients = (em: EntityManager, accountId: string) =>
  kyselyIn(em).selectFrom('accounts').where('id', '=', accountId).forNoKeyUpdate().execute();

/** Asserts that the account's list is below its limit of active addresses (D-123). */
async function assertRoomInAccount(em: EntityManager, accountId: string): Promise<void> {
  const active = { accountId, listedAt: { $ne: null }, isEnabled: true };
  if ((await em.count(NotificationRecipient, active)) >= MAX_ACTIVE_EMAILS) {
    throw new ProblemError('notification.limit_reached');
  }
}

/** Asserts that a form's list is below its limit (D-61). */
async function assertRoomInForm(em: EntityManager, accountId: string, formId: string): Promise<void> {
  if ((await em.count(NotificationRecipient, { accountId, formId })) >= MAX_FORM_EMAILS) {
    throw new ProblemError('notification.form_limit_reached');
  }
}

async function present(
  em: EntityManager,
  config: Config,
  { accountId, formId }: RecipientList,
  rows: readonly NotificationRecipient[],
): Promise<PresentedRecipient[]> {
  const confirmed = await findConfirmed(em, config, { accountId, emails: rows.map(({ email }) => email) });
  // A form's own list needs no titles.
  const ids = formId === null ? rows.flatMap((row) => row.formId ?? []) : [];
  const forms = ids.length > 0 ? await em.find(Form, { id: { $in: ids } }, { fields: ['id', 'title'] }) : [];
  const titles = new Map(forms.map(({ id, title }) => [id, title]));
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    label: row.label ?? null,
    isActive: row.isEnabled,
    isEnabled: row.isEnabled,
    isConfirmed: confirmed.has(row.email),
    condition: row.condition ?? null,
    formId: row.formId ?? null,
    formTitle: titles.get(row.formId ?? '') ?? null,
    createdAt: (formId === null ? (row.listedAt ?? row.createdAt) : row.createdAt).toISOString(),
  }));
}

async function presentOne(
  em: EntityManager,
  config: Config,
  list: RecipientList,
  row: NotificationRecipient,
): Promise<PresentedRecipient> {
  const [item] = await present(em, config, list, [row]);
  if (!item) throw new Error('One row makes one item');
  return item;
}
