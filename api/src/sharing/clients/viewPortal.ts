import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import type { portalViewResponseSchema } from '../../platform/contract/index.ts';
import { Client } from '../../platform/entities/client.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { createPortalView } from '../../platform/identity/clientSessions.ts';

/**
 * Opens a session in which an administrator sees a client's portal and changes nothing (CLNT-089).
 * @throws {ProblemError} `client.not_found`.
 */
export async function viewPortal(
  em: EntityManager,
  input: { actor: Actor; clientId: string; source: RequestSource },
): Promise<z.infer<typeof portalViewResponseSchema>> {
  const { actor, clientId, source } = input;
  const client = await em.findOne(Client, { id: clientId });
  if (!client) throw new ProblemError('client.not_found');
  const data = { action: 'client_portal_viewed', email: client.email };
  await recordEvent(em, { type: 'admin_access', source, userId: actor.id, clientId, data });
  const { token, expiresAt } = createPortalView(em, client, actor.id);
  return { token, expiresAt: expiresAt.toISOString() };
}
