import { LockMode } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { isSameJson, type FormDefinition } from '@inlay/sdk/model';
import { HOUR_MS } from '../../platform/calendar/durations.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { rebaseDraft } from '../drafts/draft.ts';
import { publishFormChange } from '../formEvent.ts';
import { getCurrentRevision } from '../getForm.ts';
import { saveRevision } from '../revisions/saveRevision.ts';

/** Wait for room under the account's limit of saves, in ms. */
const NO_ROOM_WAIT_MS = HOUR_MS;

/** Locks a form and reads it again. */
export async function lockForm(em: EntityManager, form: Form): Promise<void> {
  await em.lock(form, LockMode.PESSIMISTIC_WRITE);
  await em.refresh(form);
}

/**
 * Changes the look of a locked form, which visitors see at once, and of its draft, which stays unpublished; where
 * nothing differs, nothing is stored (decision 327).
 *
 * @param changes.draft of the draft; as of the form without it
 */
export async function changeLook(
  em: EntityManager,
  form: Form,
  changes: {
    userId: string | null;
    live(before: FormDefinition): FormDefinition;
    draft?: (before: FormDefinition) => FormDefinition;
  },
): Promise<void> {
  const { userId, live, draft = live } = changes;
  const { definition: before } = await getCurrentRevision(em, form);
  const definition = live(before);
  const isLiveSame = isSameJson(definition, before);
  if (!isLiveSame) await saveRevision(em, { form, definition, createdBy: userId });
  const draftState = await rebaseDraft(em, form, draft);
  await em.flush();
  if (!isLiveSame || draftState)
    await publishFormChange(em, form, isLiveSame ? draftState : form.currentRevisionId);
}

/**
 * Changes forms one by one, each in a transaction of its own, so that an interrupted run is simply repeated.
 *
 * @param again adds the job once more, for a time when the account may save again
 */
export async function changeEachForm(
  orm: MikroORM,
  formIds: readonly string[],
  run: {
    signal: AbortSignal;
    change(em: EntityManager, formId: string): Promise<void>;
    again(em: EntityManager, runAt: Date): Promise<void>;
  },
): Promise<void> {
  for (const id of formIds) {
    run.signal.throwIfAborted();
    try {
      await inTransaction(orm, (em) => run.change(em, id));
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'form.too_many_saves') throw error;
      return inTransaction(orm, (em) => run.again(em, new Date(Date.now() + NO_ROOM_WAIT_MS)));
    }
  }
}
