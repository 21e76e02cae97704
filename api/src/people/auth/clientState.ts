import type { ClientState } from '../../platform/contract/index.ts';
import type { Client } from '../../platform/entities/client.entity.ts';
import { INVITATION_MS } from './oneTimeTokens.ts';

/** Returns how an invitation stands; null for clients who were not invited. */
export function invitationOf({
  invitedAt,
  emailConfirmedAt,
}: Pick<Client, 'invitedAt' | 'emailConfirmedAt'>): 'invited' | 'accepted' | 'expired' | null {
  if (!invitedAt) return null;
  if (emailConfirmedAt) return 'accepted';
  return invitedAt.getTime() + INVITATION_MS > Date.now() ? 'invited' : 'expired';
}

/** Returns how a client stands, in one word. */
export function clientStateOf(client: Client): ClientState {
  const invitation = invitationOf(client);
  if (invitation === 'invited' || invitation === 'expired') return invitation;
  return client.isActive ? 'active' : 'inactive';
}
