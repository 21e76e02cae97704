import type { EntityManager } from '@mikro-orm/postgresql';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import type { Config } from '../../platform/config/config.ts';
import type { AppContext } from '../../platform/http/appContext.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import type { Actor } from '../../platform/identity/actor.ts';

/** Records who opened a form's results to readers without an account, changed what they see, or closed them. */
export async function recordChange(
  em: EntityManager,
  { ctx, actor, config }: { ctx: AppContext; actor: Actor; config: Config },
  data: { action: 'shared' | 'changed' | 'renewed' | 'ended'; formId: string; linkId: string },
): Promise<void> {
  await recordEvent(em, {
    type: 'shared_results_changed',
    source: requestSource(ctx, config),
    userId: actor.id,
    data,
  });
}
