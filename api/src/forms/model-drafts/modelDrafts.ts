import type { EntityManager } from '@mikro-orm/postgresql';
import type { FormDefinition } from '@inlay/sdk/model';
import type { ModelDraft as PresentedDraft, ModelDraftLog } from '../../platform/contract/index.ts';
import { createId } from '../../platform/db/columns.ts';
import { lockUntilCommit } from '../../platform/db/lockUntilCommit.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { ModelDraft } from '../../platform/entities/modelDraft.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { SessionActor } from '../../platform/identity/actor.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';
import { findNames } from '../findNames.ts';
import { getManagedForm } from '../managedForm.ts';
import { countUsed, findModel } from './modelSettings.ts';
import { modelDraftEvent } from './modelDraftEvent.ts';
import { runModelDraftJob } from './runModelDraft.ts';

/** Lines of the log that are shown. */
const SHOWN = 100;
const UNDER_WAY = ['waiting', 'running'] as const;

/**
 * Asks the model of the account for a form, which a job waits for.
 * @throws {ProblemError} `form.not_found`, `access.denied`, `model.not_ready`, `model.limit_reached`, `model.busy`.
 */
export async function createModelDraft(
  em: EntityManager,
  input: { actor: SessionActor; formId: string | null; description: string; definition: FormDefinition },
): Promise<ModelDraft> {
  const { actor, formId, description, definition } = input;
  const { accountId, id: createdBy } = actor;
  // A form of another account is changed with what that account's owner has not agreed to.
  const form = formId === null ? null : await getManagedForm(em, actor, formId);
  const model = form && form.accountId !== accountId ? null : await findModel(em, accountId);
  if (!model) throw new ProblemError('model.not_ready');
  await lockUntilCommit(em, `model-drafts:${createdBy}`);
  if ((await em.count(ModelDraft, { accountId, createdBy, state: { $in: [...UNDER_WAY] } })) > 0)
    throw new ProblemError('model.busy');
  const used = await countUsed(em, accountId);
  if (used.requests >= model.monthlyRequests || used.tokens >= model.monthlyTokens)
    throw new ProblemError('model.limit_reached');
  const draft = em.create(ModelDraft, {
    id: createId(),
    accountId,
    formId,
    createdBy,
    host: new URL(model.address).host,
    model: model.model,
    description,
    base: definition,
  });
  await em.flush();
  await addJob(em, runModelDraftJob, { draftId: draft.id }, { account: accountId });
  return draft;
}

/** Gets a draft that a person has asked for. @throws {ProblemError} `model_draft.not_found`. */
export async function getModelDraft(
  em: EntityManager,
  { accountId, id: createdBy }: SessionActor,
  id: string,
): Promise<ModelDraft> {
  const draft = await em.findOne(ModelDraft, { id, accountId, createdBy });
  if (!draft) throw new ProblemError('model_draft.not_found');
  return draft;
}

/** Ends a draft: cancels one that is under way, and forgets what was written. */
export async function endModelDraft(em: EntityManager, draft: ModelDraft): Promise<void> {
  if (UNDER_WAY.some((state) => state === draft.state)) draft.state = 'cancelled';
  forgetWritten(draft);
  draft.description = null;
  await em.flush();
  await publishEvent(em, modelDraftEvent, { draftId: draft.id });
}

/** Notes that a person has put it into the form; the description stays for the log, as long as the form's draft. */
export async function takeModelDraft(em: EntityManager, draft: ModelDraft): Promise<void> {
  if (draft.state !== 'ready') throw new ProblemError('model_draft.not_found');
  draft.state = 'taken';
  forgetWritten(draft);
  if (draft.formId === null) draft.description = null;
  await em.flush();
}

function forgetWritten(draft: ModelDraft): void {
  draft.base = null;
  draft.definition = null;
  draft.faults = [];
  draft.addresses = [];
}

export const presentModelDraft = (draft: ModelDraft): PresentedDraft => ({
  id: draft.id,
  state: draft.state,
  round: draft.round,
  problem: draft.problem ?? null,
  definition: draft.definition ?? null,
  faults: draft.faults,
  addresses: draft.addresses,
  tokens: draft.tokens,
});

/** Lists what an account has asked its model for, newest first. */
export async function listModelDrafts(em: EntityManager, accountId: string): Promise<ModelDraftLog> {
  const drafts = await em.find(
    ModelDraft,
    { accountId },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: SHOWN },
  );
  const names = await findNames(em, [...new Set(drafts.flatMap(({ createdBy }) => createdBy ?? []))]);
  const formIds = [...new Set(drafts.flatMap(({ formId }) => formId ?? []))];
  const forms = await em.find(Form, { id: { $in: formIds }, accountId }, { fields: ['title'] });
  const titles = new Map(forms.map(({ id, title }) => [id, title]));
  return {
    drafts: drafts.map((draft) => ({
      id: draft.id,
      createdAt: draft.createdAt.toISOString(),
      by: names.get(draft.createdBy ?? '') ?? null,
      formId: draft.formId ?? null,
      formTitle: titles.get(draft.formId ?? '') ?? null,
      host: draft.host,
      model: draft.model,
      state: draft.state,
      problem: draft.problem ?? null,
      requests: draft.requests,
      tokens: draft.tokens,
      description: draft.description ?? null,
    })),
  };
}
