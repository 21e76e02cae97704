import { asksForCode, isCaptcha, mapFields } from '@inlay/sdk/model';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { getManagedForm } from '../../forms/managedForm.ts';
import { findAnnotatable } from '../../submissions/findVisible.ts';
import { visibilityFor } from '../../submissions/visibility/visibilityFor.ts';
import type { SubmitDeps } from '../public-forms/publicFormDeps.ts';
import type { PublishedForm } from '../public-forms/publishedForm.ts';
import { TRUSTED } from '../public-forms/password/formPass.ts';
import type { EditedSubmission } from './editAnswers.ts';

/**
 * Finds a submission whose answers the actor may correct, with the revision that was answered.
 * @throws {ProblemError} `submission.not_found`; `access.denied` for who only reads it, or does not see all of it.
 */
export async function findEditable(
  { orm, published }: SubmitDeps,
  actor: Actor,
  submissionId: string,
): Promise<{ submission: EditedSubmission; form: PublishedForm }> {
  const submission = await inTransaction(orm, async (em) => {
    const found = await findAnnotatable(em, actor, submissionId);
    const { seesRules } = await visibilityFor(em, actor, found.form.id);
    if (!seesRules) throw new ProblemError('access.denied');
    return found.submission;
  });
  const form = await published.find(submission.formId, submission.revisionId, TRUSTED);
  if (!form) throw new ProblemError('submission.not_found');
  return { submission, form: inOwnLanguage(form) };
}

export async function findEnterable(
  { orm, published }: SubmitDeps,
  actor: Actor,
  { formId, revisionId = null }: { formId: string; revisionId?: string | null },
): Promise<PublishedForm> {
  await inTransaction(orm, (em) => getManagedForm(em, actor, formId, 'work'));
  const form = await published.find(formId, revisionId, TRUSTED);
  if (!form) throw new ProblemError('form.not_found');
  if (form.isOutdated) throw new ProblemError('form.changed');
  return inOwnLanguage(form);
}

/** Whoever works on submissions reads their form in its own language. */
const inOwnLanguage = (form: PublishedForm): PublishedForm => ({ ...form, languages: [] });

/**
 * Returns a form as it is for those who work on its submissions: whatever its state, with all of its fields, and without
 * what only a visitor can prove.
 */
export function forStaff(form: PublishedForm): PublishedForm {
  const asked = mapFields(form.definition, (field) => {
    if (isCaptcha(field)) return null;
    if (!asksForCode(field)) return field;
    const { confirm: _byCode, ...plain } = field;
    return plain;
  });
  const open = { closed: null, keepsUnfinished: false, hiddenFields: [], lockedFields: [] };
  return { ...form, ...open, definition: asked };
}
