import type { ClientState } from '../../platform/contract/index.ts';
import type { Client } from '../../platform/entities/client.entity.ts';
import { INVITATION_MS } from './oneTimeTokens.ts';

/** Returns how an invitation stands; null for clients who were not invited. */
export function invitationOf({
  invitedAt,
  emailConfirmedAt,
}: Pick<Client, 'invitedAt' | 'emailConfirmedAt'>): 'invited' | 'accepted' | 'expired' | null {
  if (!invitedAt) return null;
  return emailConfirmedAt ? 'accepted' : invitedSince(invitedAt);
}

/** Returns how an invitation of a moment stands that nobody has accepted. */
export const invitedSince = (at: Date): 'invited' | 'expired' =>
  at.getTime() + INVITATION_MS > Date.now() ? 'invited' : 'expired';

/** Returns whether a client has not been in the portal since something was shared with them. */
export const isNewIn = ({ lastSeenAt }: Pick<Client, 'lastSeenAt'>, sharedAt: Date): boolean =>
  !lastSeenAt || lastSeenAt < sharedAt;

/** Returns how a client stands, in one word. */
export function clientStateOf(client: Client): ClientState {
  const invitation = invitationOf(client);
  if (invitation === 'invited' || invitation === 'expired') return invitation;
  return client.isActive ? 'active' : 'inactive';
}
