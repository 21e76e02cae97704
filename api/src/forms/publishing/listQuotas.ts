import type { EntityManager } from '@mikro-orm/postgresql';
import type { FormQuotas } from '../../platform/contract/index.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { FormQuota } from '../../platform/entities/formQuota.entity.ts';

/** Lists how full the quotas of a form are. */
export async function listQuotas(em: EntityManager, { id: formId, accountId }: Form): Promise<FormQuotas> {
  const found = await em.find(FormQuota, { formId, accountId }, { orderBy: { quotaId: 'asc' } });
  return { quotas: found.map(({ quotaId, taken, waiting }) => ({ id: quotaId, taken, waiting })) };
}
