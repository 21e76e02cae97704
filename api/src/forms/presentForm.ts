import { embedLines, fieldsOf } from '@inlay/sdk/model';
import type { Actor } from '../platform/identity/actor.ts';
import type { FormDetail, FormDraft, FormSummary } from '../platform/contract/index.ts';
import type { Form } from '../platform/entities/form.entity.ts';
import type { FormActivity } from './formActivity.ts';
import type { NotificationRecipient } from '../platform/entities/notificationRecipient.entity.ts';
import type { FormRevision } from '../platform/entities/formRevision.entity.ts';
import { formAbilities } from './policy.ts';

/** Presents a form for a list (D-48). */
export function presentFormSummary(
  form: Form,
  context: {
    actor: Actor;
    fieldCount: number;
    activity: FormActivity;
    hasDraft: boolean;
    clientName: string | null;
  },
): FormSummary {
  const { actor, fieldCount, activity, hasDraft, clientName } = context;
  const abilities = formAbilities(actor, form);
  return {
    id: form.id,
    title: form.title,
    description: form.description,
    active: form.active,
    isSample: form.isSample,
    hasDraft: hasDraft && abilities.update,
    fieldCount,
    submissionCount: activity.submissionCount,
    lastSubmissionAt: activity.lastSubmissionAt?.toISOString() ?? null,
    clientFolderId: abilities.update ? (form.clientFolderId ?? null) : null,
    clientName: abilities.update ? clientName : null,
    createdAt: form.createdAt.toISOString(),
    updatedAt: form.updatedAt.toISOString(),
    abilities,
  };
}

/** Presents a whole form for the builder and its dialogs. */
export function presentForm(
  form: Form,
  context: {
    actor: Actor;
    revision: FormRevision;
    draft: FormDraft | null;
    activity: FormActivity;
    clientName: string | null;
    emails: readonly NotificationRecipient[];
    publicUrl: string;
    /** Its address in words, if it has one. */
    address: string | null;
    hasMailServer: boolean;
  },
): FormDetail {
  const { revision, draft, publicUrl } = context;
  const fieldCount = fieldsOf(revision.definition).length;
  const canUpdate = formAbilities(context.actor, form).update;
  const emails = canUpdate ? context.emails : [];
  return {
    ...presentFormSummary(form, { ...context, fieldCount, hasDraft: draft !== null }),
    definition: revision.definition,
    revisionId: revision.id,
    draft: canUpdate ? draft : null,
    version: form.version,
    redirectUrl: form.redirectUrl ?? null,
    logoUrl: form.logoUrl ?? null,
    coverUrl: form.coverUrl ?? null,
    // Hidden from people the form is assigned to.
    clientPrimaryEmail: canUpdate ? (form.clientPrimaryEmail ?? null) : null,
    autoReply: canUpdate ? (form.autoReply ?? null) : null,
    answeredRecipients: canUpdate ? (form.answeredRecipients ?? []) : [],
    attachesPdf: form.attachesPdf,
    notificationEmails: emails.map(({ email }) => email),
    emailNotifications: Object.fromEntries(emails.map(({ email, isEnabled }) => [email, isEnabled])),
    hasMailServer: context.hasMailServer,
    embed: { ...embedLines(publicUrl, form), ...(context.address && { address: context.address }) },
  };
}
