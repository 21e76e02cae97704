import type { EntityManager } from '@mikro-orm/postgresql';
import { recordWork } from '../platform/audit/recordWork.ts';
import type { Config } from '../platform/config/config.ts';
import type { AuditAction, AuditEventType } from '../platform/contract/index.ts';
import type { Form } from '../platform/entities/form.entity.ts';
import type { AppContext } from '../platform/http/appContext.ts';
import { requestSource } from '../platform/http/requestSource.ts';
import type { Actor } from '../platform/identity/actor.ts';

/** A request that changes a form. */
interface FormCall {
  ctx: AppContext;
  actor: Actor;
  config: Config;
}

/** What was done with a form. */
interface FormWork {
  type: AuditEventType;
  action: AuditAction;
  form: Pick<Form, 'id' | 'accountId'>;
  /** What else there is to say. */
  data?: Record<string, unknown>;
}

/** Work of a form that was made, and with it published. */
export const createdWork = (form: FormWork['form']): FormWork => ({
  type: 'form_published',
  action: 'created',
  form,
});

/** Writes what was done with a form into the audit log of its account, in the transaction (TEAM-050). */
export function recordFormWork(
  em: EntityManager,
  { ctx, actor, config }: FormCall,
  { type, action, form: { id: formId, accountId }, data }: FormWork,
): Promise<void> {
  const source = requestSource(ctx, config);
  return recordWork(em, { actor, source }, { type, accountId, data: { action, formId, ...data } });
}
