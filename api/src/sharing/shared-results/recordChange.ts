import type { EntityManager } from '@mikro-orm/postgresql';
import { recordWork } from '../../platform/audit/recordWork.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import type { AppContext } from '../../platform/http/appContext.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import type { Actor } from '../../platform/identity/actor.ts';

/** Records who opened a form's results to readers without an account, changed what they see, or closed them. */
export async function recordChange(
  em: EntityManager,
  { ctx, actor, config }: { ctx: AppContext; actor: Actor; config: Config },
  {
    form,
    ...change
  }: {
    form: Pick<Form, 'id' | 'accountId'>;
    action: 'shared' | 'changed' | 'renewed' | 'ended';
    linkId: string;
  },
): Promise<void> {
  const { id: formId, accountId } = form;
  const data = { ...change, formId };
  const source = requestSource(ctx, config);
  await recordWork(em, { actor, source }, { type: 'shared_results_changed', accountId, data });
}
