import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { checkEmail, checkUrl, type FormDefinition } from '@inlay/sdk/model';
import type { Actor } from '../platform/identity/actor.ts';
import type { AuditAction, UpdateFormRequest } from '../platform/contract/index.ts';
import { assertMayPlaceForm } from './folderPolicy.ts';
import { invalidField } from '../platform/http/invalidField.ts';
import { setLogo } from './setLogo.ts';
import type { Form } from '../platform/entities/form.entity.ts';
import { getCurrentRevision } from './getForm.ts';
import { assertCan } from './policy.ts';
import { rebaseDraft } from './drafts/draft.ts';
import { tellOfForm } from '../platform/jobs/tellOfForm.ts';
import { publishFormChange } from './formEvent.ts';
import { parseAnsweredRecipients, parseAutoReply } from './parseAutoReply.ts';
import { parseDefinition, parseDraft } from './parseDefinition.ts';
import { saveRevision } from './revisions/saveRevision.ts';

interface FormUpdate {
  actor: Actor;
  form: Form;
  changes: UpdateFormRequest;
  allowedHosts: readonly string[];
}

/** Attributes that visitors see at once. */
const LIVE = [
  'active',
  'title',
  'description',
  'textHandling',
  'showSecurityBadge',
  'logoUrl',
  'redirectUrl',
] as const;

/** Names what changes are to visitors, for the audit log of the account; none where visitors see nothing of them. */
export const liveActionsOf = (changes: UpdateFormRequest): AuditAction[] => [
  ...(changes.active === undefined ? [] : [changes.active ? ('opened' as const) : ('closed' as const)]),
  ...(LIVE.some((name) => name !== 'active' && changes[name] !== undefined)
    ? (['settings_changed'] as const)
    : []),
];

/**
 * Changes settings of a form, each on its own (FSET-013). Changes visitors see become a new revision (D-184).
 * @throws {ProblemError} `request.invalid` with the invalid attribute; `access.denied` and `folder.not_found` for a
 *   move the actor may not make.
 */
export async function updateForm(em: EntityManager, input: FormUpdate): Promise<void> {
  const { actor, form, changes, allowedHosts } = input;
  if (LIVE.some((name) => changes[name] !== undefined)) assertCan(actor, 'activate', form);
  if (changes.clientPrimaryEmail !== undefined || changes.answeredRecipients !== undefined)
    assertCan(actor, 'share', form);
  // Before anything is set, because both lock the row and refresh it.
  if (changes.logoUrl !== undefined) {
    await setLogo(em, form, parseAddress('logoUrl', changes.logoUrl, allowedHosts));
  }
  const isRevised = await reviseForm(em, input);
  const isTurned = changes.active !== undefined && changes.active !== form.active;
  if (changes.active !== undefined) form.active = changes.active;
  if (changes.redirectUrl !== undefined) {
    form.redirectUrl = parseAddress('redirectUrl', changes.redirectUrl, allowedHosts);
  }
  if (changes.clientPrimaryEmail !== undefined) {
    form.clientPrimaryEmail = parsePrimaryEmail(changes.clientPrimaryEmail);
  }
  if (changes.autoReply !== undefined) form.autoReply = await parseAutoReply(em, form, changes.autoReply);
  if (changes.answeredRecipients !== undefined)
    form.answeredRecipients = await parseAnsweredRecipients(em, form, changes.answeredRecipients);
  if (changes.attachesPdf !== undefined) form.attachesPdf = changes.attachesPdf;
  if (changes.clientFolderId !== undefined) {
    assertCan(actor, 'organise', form);
    const { clientFolderId } = changes;
    await assertMayPlaceForm(em, actor, clientFolderId);
    form.clientFolderId = clientFolderId;
  }
  await em.flush();
  if (isRevised) await tellOfForm(em, form, { type: 'form.published' });
  if (isTurned)
    await tellOfForm(em, form, { type: form.active ? 'form.opened' : 'form.closed', reason: 'by_hand' });
  // Settings that are open elsewhere show the change; the revision is the one that builders know.
  if (!isRevised) await publishFormChange(em, form, form.currentRevisionId);
}

/** Changes the attributes of the definition; stores nothing, and returns false, where none is named. */
async function reviseForm(em: EntityManager, { actor, form, changes }: FormUpdate): Promise<boolean> {
  const { title, description, textHandling, showSecurityBadge } = changes;
  const asked = [title, description, textHandling, showSecurityBadge];
  if (asked.every((one) => one === undefined)) return false;
  // Concurrent changes of different attributes are both kept.
  await em.lock(form, LockMode.PESSIMISTIC_WRITE);
  await em.refresh(form);
  const change = (before: FormDefinition): FormDefinition => ({
    ...before,
    title: title ?? before.title,
    description: description ?? before.description,
    textHandling: textHandling ?? before.textHandling,
    customStyles: {
      ...before.customStyles,
      ...(showSecurityBadge !== undefined && { showSecurityBadge }),
    },
  });
  const { definition: before } = await getCurrentRevision(em, form);
  const definition = parseDefinition(change(before));
  const { id } = await saveRevision(em, { form, definition, createdBy: actor.id });
  // Publishing the draft later must not revert this.
  await rebaseDraft(em, form, (draft) => parseDraft(change(draft)));
  await publishFormChange(em, form, id);
  return true;
}

/** Parses the address of a redirect or logo (D-64); the installation's own hosts are allowed (D-166). Empty is none. */
function parseAddress(
  name: 'redirectUrl' | 'logoUrl',
  text: string | null,
  allowedHosts: readonly string[],
): string | null {
  if (text === null || text.trim() === '') return null;
  const result = checkUrl(text, { allowedHosts });
  if (result.ok) return result.value;
  throw invalidField(name, result);
}

function parsePrimaryEmail(text: string | null): string | null {
  if (text === null || text.trim() === '') return null;
  const result = checkEmail(text);
  if (result.ok) return result.value;
  throw invalidField('clientPrimaryEmail', result);
}
