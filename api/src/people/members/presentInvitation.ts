import type { AccountInvitationItem } from '../../platform/contract/index.ts';
import type { AccountInvitation } from '../../platform/entities/accountInvitation.entity.ts';

/** Presents an open invitation, without its link. */
export const presentInvitation = (invitation: AccountInvitation): AccountInvitationItem => ({
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  rights: invitation.rights,
  places: invitation.places ?? null,
  expiresAt: invitation.expiresAt.toISOString(),
});
