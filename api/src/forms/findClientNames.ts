import type { EntityManager } from '@mikro-orm/postgresql';
import { Client } from '../platform/entities/client.entity.ts';
import type { Form } from '../platform/entities/form.entity.ts';

/** Finds what the clients of forms are called, by their ids: company, else name, else address. */
export async function findClientNames(
  em: EntityManager,
  forms: readonly Pick<Form, 'clientId'>[],
): Promise<Map<string, string>> {
  const ids = new Set(forms.flatMap(({ clientId }) => clientId ?? []));
  if (ids.size === 0) return new Map();
  const clients = await em.find(Client, { id: { $in: [...ids] } });
  return new Map(
    clients.map(({ id, companyName, name, email }) => [id, companyName || name || email] as const),
  );
}
