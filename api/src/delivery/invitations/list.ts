import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@inlay/sdk/model';
import { getCurrentRevision } from '../../forms/getForm.ts';
import { getPublishing, updatePublishing } from '../../forms/publishing/publishing.ts';
import type { InvitationListView, SaveInvitationListRequest } from '../../platform/contract/index.ts';
import { run, sql } from '../../platform/db/sql.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { Invitation } from '../../platform/entities/invitation.entity.ts';
import { InvitationList } from '../../platform/entities/invitationList.entity.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { invalidField } from '../../platform/http/invalidField.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { sayIn } from '../../platform/texts/translate.ts';
import { languageOf } from '../../submissions/printSubmission.ts';
import { SEND_JOB } from './sendJob.ts';

type Settings = Omit<InvitationListView, 'counts' | 'isOnly' | 'isStored'>;

/** Returns what a list begins with: mails in the form's language, a reminder after a week, nothing sent yet. */
async function initialSettings(em: EntityManager, form: Form): Promise<Settings> {
  const { definition } = await getCurrentRevision(em, form);
  const language: Language = (await getPublishing(em, form)).language ?? languageOf(definition);
  const say = sayIn(language);
  return {
    isAnonymous: false,
    language,
    subject: say('Please answer: {title}', { title: definition.title }).slice(0, 200),
    body: say(
      'Hello {name},\n\nwe would like to hear from you. Please answer “{title}” by your own link:\n\n{link}\n\nThank you!',
      { title: definition.title, name: '{{name}}', link: '{{link}}' },
    ),
    startsAt: null,
    reminders: { afterDays: 7, everyDays: 7, most: 1, until: null },
  };
}

/** Finds the list of a form. */
export const findList = (
  em: EntityManager,
  { id: formId, accountId }: Form,
): Promise<InvitationList | null> => em.findOne(InvitationList, { formId, accountId });

/** Returns the list of a form as its people see it; what it would begin with, where there is none. */
export async function presentList(
  em: EntityManager,
  form: Form,
): Promise<Omit<InvitationListView, 'counts'>> {
  const list = await findList(em, form);
  const { invitations } = await getPublishing(em, form);
  const shown = list ? settingsOf(list) : await initialSettings(em, form);
  return { ...shown, isStored: list !== null, isOnly: invitations === 'only' };
}

const settingsOf = (list: InvitationList): Settings => ({
  isAnonymous: list.isAnonymous,
  language: list.language,
  subject: list.subject,
  body: list.body,
  startsAt: list.startsAt?.toISOString() ?? null,
  reminders:
    list.remindMost > 0
      ? {
          afterDays: list.remindAfterDays ?? 1,
          everyDays: list.remindEveryDays ?? 1,
          most: list.remindMost,
          until: list.remindUntil?.toISOString() ?? null,
        }
      : null,
});

const columnsOf = (settings: Settings) => ({
  isAnonymous: settings.isAnonymous,
  language: settings.language,
  subject: settings.subject,
  body: settings.body,
  startsAt: settings.startsAt === null ? null : new Date(settings.startsAt),
  remindAfterDays: settings.reminders?.afterDays ?? null,
  remindEveryDays: settings.reminders?.everyDays ?? null,
  remindMost: settings.reminders?.most ?? 0,
  remindUntil: settings.reminders?.until ? new Date(settings.reminders.until) : null,
});

/**
 * Makes the list of a form, or changes what is named; the form's links open from then on.
 * @throws {ProblemError} `request.invalid` for a list that becomes anonymous, or no longer is, with people on it: what
 *   was promised to them holds.
 */
export async function saveList(
  em: EntityManager,
  { form, changes }: { form: Form; changes: SaveInvitationListRequest },
): Promise<InvitationList> {
  const { id: formId, accountId } = form;
  const { isOnly, ...given } = changes;
  const before = await findList(em, form);
  const { invitations } = await getPublishing(em, form);
  const mode =
    isOnly === undefined ? (invitations === 'off' ? 'also' : invitations) : isOnly ? 'only' : 'also';
  // Locks the form, so that two changes follow one another.
  if (mode !== invitations || !before) await updatePublishing(em, { form, changes: { invitations: mode } });
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const next: Settings = { ...(before ? settingsOf(before) : await initialSettings(em, form)), ...named };
  const isTurned = before !== null && before.isAnonymous !== next.isAnonymous;
  if (isTurned && (await em.count(Invitation, { formId, accountId })) > 0)
    throw invalidField('isAnonymous', {
      code: 'has_people',
      message: 'A list with people on it cannot become anonymous, or stop being it.',
    });
  const list = before ?? em.create(InvitationList, { formId, accountId, ...columnsOf(next) });
  em.assign(list, columnsOf(next));
  await em.flush();
  await schedule(em, list);
  return list;
}

/** Gets the list of a form, with a lock that keeps its people as they are. @throws {ProblemError} `invitations.none`. */
export async function getList(em: EntityManager, form: Form): Promise<InvitationList> {
  const list = await findList(em, form);
  if (!list) throw new ProblemError('invitations.none');
  return list;
}

/** Removes the list and everybody on it: their links open nothing any more. Those who stopped the mails stay known. */
export async function removeList(em: EntityManager, form: Form): Promise<void> {
  const { id: formId, accountId } = form;
  await em.nativeDelete(Invitation, { formId, accountId });
  await em.nativeDelete(InvitationList, { formId, accountId });
  await updatePublishing(em, { form, changes: { invitations: 'off' } });
}

/** When the next mail of each person is due, by the list and the mails that the person has had. */
const DUE = sql`
  case
    when i.stopped_at is not null or i.is_answered or l.starts_at is null then null
    when i.mails = 0 then l.starts_at
    when i.mails > l.remind_most then null
    else (
      select due from (select i.mailed_at + make_interval(days =>
        case when i.mails = 1 then l.remind_after_days else l.remind_every_days end) as due) next
      where l.remind_until is null or due < l.remind_until)
  end`;

/** Gives everybody on a list, or one person, the time of their next mail, and has mails sent that are due. */
export async function schedule(
  em: EntityManager,
  { formId, accountId }: Pick<InvitationList, 'formId' | 'accountId'>,
  ids: readonly string[] | null = null,
): Promise<void> {
  const only = ids === null ? sql`true` : sql`i.id = any(${`{${ids.join(',')}}`}::uuid[])`;
  await run(
    em,
    sql`
      update invitations i set due_at = ${DUE}
      from invitation_lists l
      where l.account_id = ${accountId} and l.form_id = ${formId} and i.account_id = ${accountId}
        and i.form_id = l.form_id and ${only} and i.due_at is distinct from ${DUE}`,
  );
  await addJob(em, SEND_JOB, {});
}
