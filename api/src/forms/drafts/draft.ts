import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isSameJson, type FormDefinition } from '@inlay/sdk/model';
import { HOUR_MS } from '../../platform/calendar/durations.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { FormDraft as PresentedDraft } from '../../platform/contract/index.ts';
import { createId } from '../../platform/db/columns.ts';
import { FormDraft } from '../../platform/entities/formDraft.entity.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { publishFormChange } from '../formEvent.ts';
import { findNames } from '../findNames.ts';
import { forgetDescriptions } from '../model-drafts/forgetDescriptions.ts';
import { keepPictures } from '../keepPictures.ts';
import { assertRoomForSave } from '../revisions/saveRevision.ts';

/** Time within which the saves of one editor replace each other, in ms. */
const COMPACTED_MS = HOUR_MS;

/** A draft to be stored, onto the state of it that its editor has seen. */
interface DraftInput {
  actor: Actor;
  form: Form;
  definition: FormDefinition;
  state: string | null;
}

/** Finds the draft of a form; null for a form whose visitors see everything. */
export const findDraft = (em: EntityManager, form: Form): Promise<FormDraft | null> =>
  em.findOne(FormDraft, { accountId: form.accountId, formId: form.id, isCurrent: true });

/** Returns the ids of the forms that have a draft. */
export async function findDrafted(em: EntityManager, forms: readonly Form[]): Promise<ReadonlySet<string>> {
  const among = { formId: { $in: forms.map(({ id }) => id) }, isCurrent: true };
  const drafts = await em.find(FormDraft, among, { fields: ['formId'], disableIdentityMap: true });
  return new Set(drafts.map(({ formId }) => formId));
}

/** Presents the draft of a form with the name of whom it is from. */
export async function presentDraft(em: EntityManager, form: Form): Promise<PresentedDraft | null> {
  const draft = await findDraft(em, form);
  if (!draft) return null;
  const { definition, state, savedAt, savedBy } = draft;
  const names = await findNames(em, savedBy ? [savedBy] : []);
  return {
    definition,
    state,
    savedAt: savedAt.toISOString(),
    savedBy: savedBy ? (names.get(savedBy) ?? null) : null,
  };
}

/**
 * Stores the draft of a form, onto the state of it that its editor has seen. Within an hour the saves of one
 * editor replace each other; of an older draft, somebody else's, or one's own of another tab, a copy stays (decision
 * 320).
 * @throws {ProblemError} `form.revision_conflict`, `form.draft_conflict`, `form.too_many_saves`.
 */
export async function saveDraft(
  em: EntityManager,
  input: DraftInput & { revisionId: string; keepsCopy?: boolean | undefined },
): Promise<void> {
  const { actor, form, definition, revisionId, state, keepsCopy = false } = input;
  const before = await lockDraft(em, form, state);
  if (form.currentRevisionId !== revisionId) throw new ProblemError('form.revision_conflict');
  await assertRoomForSave(em, form.accountId);
  await keepPictures(em, form.accountId, definition);
  const now = new Date();
  const isSameHour = before && now.getTime() - before.createdAt.getTime() < COMPACTED_MS;
  if (!before || keepsCopy || !isSameHour || before.savedBy !== actor.id)
    return beginDraft(em, input, before);
  em.assign(before, { definition, state: createId(), savedAt: now });
  await em.flush();
  return publishFormChange(em, form, before.state);
}

/**
 * Makes an earlier version the draft; of the draft before, a copy stays.
 * @throws {ProblemError} `form.draft_conflict`, `form.too_many_saves`.
 */
export async function restoreAsDraft(em: EntityManager, input: DraftInput): Promise<void> {
  const before = await lockDraft(em, input.form, input.state);
  await assertRoomForSave(em, input.form.accountId);
  await beginDraft(em, input, before);
}

async function beginDraft(
  em: EntityManager,
  { actor, form, definition }: DraftInput,
  before: FormDraft | null,
): Promise<void> {
  await keepCopy(em, before);
  const { state } = em.create(FormDraft, {
    formId: form.id,
    accountId: form.accountId,
    definition,
    baseRevisionId: form.currentRevisionId,
    state: createId(),
    savedBy: actor.id,
    savedAt: new Date(),
  });
  await em.flush();
  await publishFormChange(em, form, state);
}

/**
 * Takes the draft back: the builder shows what visitors see. A copy stays in the history.
 * @throws {ProblemError} `form.draft_conflict` when somebody has gone on with it.
 */
export async function discardDraft(em: EntityManager, form: Form, state: string): Promise<void> {
  if (!(await findDraft(em, form))) return;
  await keepCopy(em, await lockDraft(em, form, state));
  await forgetDescriptions(em, form);
  await publishFormChange(em, form, null);
}

/** Ends the draft of a form that was published: the one with this state is live now, of another a copy stays. */
export async function closeDraft(em: EntityManager, form: Form, state: string | null): Promise<void> {
  const draft = await findDraft(em, form);
  if (!draft) return;
  if (draft.state === state) await em.remove(draft).flush();
  else await keepCopy(em, draft);
  await forgetDescriptions(em, form);
}

/**
 * Changes what was changed in the live form in its draft as well, which is based on that form from now on.
 * @returns the draft's new state; null without a draft, and for one that stays as it is
 */
export async function rebaseDraft(
  em: EntityManager,
  form: Form,
  change: (before: FormDefinition) => FormDefinition,
): Promise<string | null> {
  const draft = await findDraft(em, form);
  if (!draft) return null;
  const definition = change(draft.definition);
  const isSame = isSameJson(definition, draft.definition);
  if (isSame && draft.baseRevisionId === form.currentRevisionId) return null;
  const state = createId();
  em.assign(draft, { definition, baseRevisionId: form.currentRevisionId, state });
  return state;
}

/**
 * Returns the draft for a change of it; concurrent changes wait for this transaction.
 * @throws {ProblemError} `form.draft_conflict` when its state is another one than the caller knows.
 */
async function lockDraft(em: EntityManager, form: Form, state: string | null): Promise<FormDraft | null> {
  await em.lock(form, LockMode.PESSIMISTIC_WRITE);
  await em.refresh(form);
  const draft = await findDraft(em, form);
  if ((draft?.state ?? null) !== state) throw new ProblemError('form.draft_conflict');
  return draft;
}

/** Turns a draft into a copy, before another one may become the form's draft. */
async function keepCopy(em: EntityManager, draft: FormDraft | null): Promise<void> {
  if (!draft) return;
  draft.isCurrent = false;
  await em.flush();
}
