import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { ModelDraft } from '../../platform/entities/modelDraft.entity.ts';
import { defineJob, type Attempt } from '../../platform/jobs/defineJob.ts';
import { progressEvent } from '../../platform/jobs/progressEvent.ts';
import { publishEvent, type LiveEvents } from '../../platform/realtime/liveEvents.ts';
import type { ModelAnswer, ModelMessage } from './callModel.ts';
import { modelDraftEvent } from './modelDraftEvent.ts';
import { ModelFailure } from './modelFailure.ts';
import { countUsed, findModel, openModelKey } from './modelSettings.ts';

interface Deps {
  config: Config;
  orm: MikroORM;
  live: LiveEvents;
}

/** A draft that nobody waits for any more. */
class CancelledDraft extends Error {
  override name = 'CancelledDraft';
}

/** Asks the model and keeps what it writes. Another attempt begins anew; what was asked before counts. */
async function runModelDraft(deps: Deps, draftId: string, { isLast, signal }: Attempt): Promise<void> {
  const cancelled = new AbortController();
  const stop = deps.live.subscribe(modelDraftEvent, (event) => {
    if (event.draftId === draftId) cancelled.abort(new CancelledDraft());
  });
  try {
    const draft = await note(deps, draftId, () => ({ state: 'running' }));
    if (!draft?.base) return;
    // Most processes draft nothing: what reads YAML and calls models is loaded with the first draft.
    const { writeDraft } = await import('./writeDraft.ts');
    const wish = { base: draft.base, description: draft.description ?? '' };
    const signals = AbortSignal.any([signal, cancelled.signal]);
    const written = await writeDraft(wish, (messages, round) =>
      ask(deps, { draftId, messages, round, signal: signals }),
    );
    await note(deps, draftId, () => ({ ...written, state: 'ready', base: null }));
  } catch (error) {
    if (error instanceof CancelledDraft || cancelled.signal.aborted) return;
    const isSaid = error instanceof ModelFailure;
    const problem = isSaid ? error.message : 'The draft couldn’t be written. Try again.';
    if (isSaid || isLast) await note(deps, draftId, () => ({ state: 'failed', problem, base: null }));
    if (!isSaid) throw error;
  } finally {
    stop();
  }
}

export const runModelDraftJob = defineJob({
  name: 'run_model_draft',
  payload: z.object({ draftId: z.uuid() }),
  queue: 'calls',
  key: ({ draftId }) => [draftId],
  run: (deps: Deps, { draftId }, attempt) => runModelDraft(deps, draftId, attempt),
});

/** Asks the model once, within the limits of the month. */
async function ask(
  deps: Deps,
  input: { draftId: string; messages: readonly ModelMessage[]; round: number; signal: AbortSignal },
): Promise<ModelAnswer> {
  const { draftId, messages, round, signal } = input;
  const model = await inTransaction(deps.orm, async (em) => {
    const draft = await em.findOne(ModelDraft, { id: draftId });
    if (draft?.state !== 'running') throw new CancelledDraft();
    // Requests of one account are counted one after the other.
    await run(em, sql`select 1 from account_models where account_id = ${draft.accountId} for update`);
    const found = await findModel(em, draft.accountId);
    if (!found) throw new ModelFailure('Drafting by a model is turned off.');
    const used = await countUsed(em, draft.accountId);
    if (used.requests >= found.monthlyRequests || used.tokens >= found.monthlyTokens)
      throw new ModelFailure('This month’s limit is used up. Whoever manages the account can raise it.');
    draft.round = round;
    draft.requests += 1;
    await tell(em, draft);
    const { address, model: name } = found;
    return { address, model: name, key: openModelKey(found, deps.config) };
  });
  const { callModel } = await import('./callModel.ts');
  const answer = await callModel(deps.config, { ...model, messages, signal });
  await note(deps, draftId, (draft) => ({ tokens: draft.tokens + answer.tokens }));
  return answer;
}

/** Changes a draft that is under way, and tells whoever waits for it. @returns null once it has ended. */
const note = (
  { orm }: Deps,
  draftId: string,
  change: (draft: ModelDraft) => Partial<ModelDraft>,
): Promise<ModelDraft | null> =>
  inTransaction(orm, async (em) => {
    const draft = await em.findOne(ModelDraft, { id: draftId });
    if (draft?.state !== 'waiting' && draft?.state !== 'running') return null;
    Object.assign(draft, change(draft));
    await tell(em, draft);
    return draft;
  });

async function tell(em: EntityManager, { createdBy }: ModelDraft): Promise<void> {
  await em.flush();
  if (createdBy) await publishEvent(em, progressEvent, { userId: createdBy });
}
