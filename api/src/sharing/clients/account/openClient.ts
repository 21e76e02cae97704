import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { issueToken } from '../../../people/auth/oneTimeTokens.ts';
import { recordSignedIn, type SignInProof } from '../../../people/auth/passwordSignIn.ts';
import type { clientSessionSchema } from '../../../platform/contract/index.ts';
import type { Client } from '../../../platform/entities/client.entity.ts';
import { createClientSession } from '../../../platform/identity/clientSessions.ts';

/** A client's new session. */
export interface OpenedClient {
  kind: 'signed_in';
  clientId: string;
  session: z.infer<typeof clientSessionSchema>;
}
type Opened = OpenedClient | { kind: 'initial_password'; passwordToken: string };

/** Opens what a client's right password opens: the session, or the choice of a password (D-138, decision 105). */
export async function openClient(
  em: EntityManager,
  client: Client,
  proof: SignInProof,
): Promise<Opened | 'client.inactive' | 'auth.email_not_confirmed'> {
  if (!client.isActive) return 'client.inactive';
  if (!client.emailConfirmedAt) return 'auth.email_not_confirmed';
  const { id, email, name = null, companyName = null } = client;
  if (client.hasInitialPassword) {
    const once = { realm: 'client', purpose: 'reset_password', subjectId: id } as const;
    return { kind: 'initial_password', passwordToken: await issueToken(em, once) };
  }
  await recordSignedIn(em, 'client', client, proof);
  const { token, expiresAt } = createClientSession(em, client);
  const record = { id, email, name, companyName };
  return {
    kind: 'signed_in',
    clientId: id,
    session: { token, expiresAt: expiresAt.toISOString(), client: record },
  };
}
