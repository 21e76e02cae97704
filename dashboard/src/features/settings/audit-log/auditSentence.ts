import { plural, t } from '@lingui/core/macro';
import type { AuditAction, AuditEntry, AuditKind } from '@inlay/api/contract';
import { ROLE_NAMES } from '../../../domain/identity/roleNames.ts';

/** Kinds of entries by their names, in the order of the filter. */
export const AUDIT_KINDS: Readonly<Record<AuditKind, string>> = {
  people: t`People and roles`,
  keys: t`API keys`,
  publishing: t`Publishing`,
  sharing: t`Sharing`,
  exports: t`Exports and downloads`,
  reading: t`Opened submissions`,
  deletion: t`Deletion`,
};

/** The form of an entry as its sentence names it, or the number of its forms. */
function formOf({ form, formCount }: AuditEntry): string {
  if (form) {
    if (form.title === null) return t`a deleted form`;
    const title = form.title.trim() || t`Untitled Form`;
    return t`“${title}”`;
  }
  // What belongs to the account itself.
  if (formCount === 0) return t`all forms`;
  return plural(formCount, { one: '# form', other: '# forms' });
}

/** What a sentence names; what is gone is named as that. */
interface Parts {
  /** The person, address, key or website that it was done to. */
  name: string;
  form: string;
  folder: string;
}

const assigned = ({ name, form }: Parts): string => t`Assigned ${form} to ${name}`;
const unassigned = ({ name, form }: Parts): string => t`Unassigned ${form} from ${name}`;

/** Sentences of each action. */
const SENTENCES: Readonly<Record<AuditAction, (parts: Parts) => string>> = {
  invited: ({ name }) => t`Invited ${name}`,
  invited_again: ({ name }) => t`Sent another invitation to ${name}`,
  invitation_ended: ({ name }) => t`Ended the invitation of ${name}`,
  joined: () => t`Joined the account`,
  member_changed: ({ name }) => t`Changed the role of ${name}`,
  member_removed: ({ name }) => t`Removed ${name} from the account`,
  left: () => t`Left the account`,
  transferred: ({ name }) => t`Made ${name} the owner`,
  key_made: ({ name }) => t`Created the API key ${name}`,
  key_ended: ({ name }) => t`Ended the API key ${name}`,
  created: ({ form }) => t`Created ${form}`,
  published: ({ form }) => t`Published ${form}`,
  opened: ({ form }) => t`Activated ${form}`,
  closed: ({ form }) => t`Deactivated ${form}`,
  settings_changed: ({ form }) => t`Changed settings of ${form}`,
  people_invited: ({ form }) => t`Invited people to ${form}`,
  results_shared: ({ form }) => t`Created a link to results of ${form}`,
  results_changed: ({ form }) => t`Changed a link to results of ${form}`,
  results_renewed: ({ form }) => t`Renewed a link to results of ${form}`,
  results_ended: ({ form }) => t`Ended a link to results of ${form}`,
  webhook_added: ({ name, form }) => t`Added a webhook of ${form} to ${name}`,
  webhook_changed: ({ name, form }) => t`Changed the webhook of ${form} to ${name}`,
  webhook_removed: ({ name, form }) => t`Removed the webhook of ${form} to ${name}`,
  secret_rotated: ({ name, form }) => t`Rotated the secret of the webhook of ${form} to ${name}`,
  model_changed: ({ name }) => t`Changed the model that drafts forms, at ${name}`,
  recipient_added: ({ name }) => t`Added the notification email ${name}`,
  recipient_changed: ({ name }) => t`Changed the notification email ${name}`,
  recipient_removed: ({ name }) => t`Removed the notification email ${name}`,
  user_assigned: assigned,
  user_unassigned: unassigned,
  client_assigned: assigned,
  client_unassigned: unassigned,
  client_access: ({ name, form }) => t`Changed what ${name} sees of ${form}`,
  folder_shared: ({ name, folder }) => t`Shared the folder ${folder} with ${name}`,
  folder_access: ({ name, folder }) => t`Changed what ${name} sees of the folder ${folder}`,
  folder_unshared: ({ name, folder }) => t`Stopped sharing the folder ${folder} with ${name}`,
  exported: ({ form }) => t`Exported submissions of ${form}`,
  files_downloaded: ({ form }) => t`Downloaded files of ${form}`,
  audit_log_exported: () => t`Exported the audit log`,
  submission_opened: ({ form }) => t`Opened a submission of ${form}`,
  more_opened: () => t`Opened more submissions that day than are listed`,
  form_trashed: ({ form }) => t`Moved ${form} to the trash`,
  form_restored: ({ form }) => t`Restored ${form} from the trash`,
  form_erased: ({ form }) => t`Deleted ${form} permanently`,
  submissions_trashed: ({ form }) => t`Moved submissions of ${form} to the trash`,
  submissions_restored: ({ form }) => t`Restored submissions of ${form} from the trash`,
  submissions_erased: ({ form }) => t`Deleted submissions of ${form} permanently`,
  spam_changed: () => t`Changed the settings of spam`,
  submissions_marked_spam: ({ form }) => t`Moved submissions of ${form} to Spam`,
  submissions_released: ({ form }) => t`Moved submissions of ${form} out of Spam`,
  person_exported: () => t`Exported what is stored of a person`,
  person_erased: () => t`Erased a person`,
  hold_placed: () => t`Placed a legal hold`,
  hold_lifted: () => t`Lifted a legal hold`,
  other: () => t`Did something that this version can’t name`,
};

/** Says what somebody did (TEAM-055). */
export const sentenceOf = (entry: AuditEntry): string =>
  SENTENCES[entry.action]({
    name: entry.subject ?? t`somebody`,
    form: formOf(entry),
    folder: entry.folder ?? t`a deleted folder`,
  });

/** Entries whose sentence leaves its form out. */
const WITHOUT_FORM: ReadonlySet<AuditAction> = new Set([
  'recipient_added',
  'recipient_changed',
  'recipient_removed',
]);

const countOf = ({ action, count }: AuditEntry): string | null => {
  if (count === null) return null;
  if (action === 'files_downloaded') return plural(count, { one: '# file', other: '# files' });
  return action === 'audit_log_exported'
    ? plural(count, { one: '# entry', other: '# entries' })
    : plural(count, { one: '# submission', other: '# submissions' });
};

const rolesOf = ({ from, to }: AuditEntry): string | null => {
  if (from && to) {
    const [before, after] = [ROLE_NAMES[from], ROLE_NAMES[to]];
    return t`Before: ${before}, now: ${after}`;
  }
  const role = to ?? from;
  return role ? ROLE_NAMES[role] : null;
};

/** Everything an entry has beside its sentence: roles, numbers, the format, the key. */
export function detailsOf(entry: AuditEntry): string {
  const { action, form, format, apiKey, subject, who } = entry;
  const isTaken = action === 'exported' || action === 'files_downloaded';
  const isAsClient = isTaken && who.kind === 'user' && subject !== null;
  return [
    rolesOf(entry),
    WITHOUT_FORM.has(action) && form ? formOf(entry) : null,
    countOf(entry),
    format?.toUpperCase(),
    isAsClient ? t`In the portal of ${subject}` : null,
    apiKey === null ? null : t`API key: ${apiKey}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Names who did it. */
export function nameOfDoer({ who: { kind, name, email } }: AuditEntry): string {
  if (kind === 'platform') return t`The platform`;
  return name || email || t`Deleted account`;
}
