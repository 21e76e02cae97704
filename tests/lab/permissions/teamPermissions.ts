import {
  ACCOUNT_CHOICE,
  ANYBODY,
  APPROVED,
  managing,
  NOT_YOURS,
  SIGNED_IN,
  type Verdicts,
} from './verdicts.ts';

/** Permissions of the routes of accounts, their people and invitations into them. */
export const TEAM_PERMISSIONS: Readonly<Record<string, Verdicts>> = {
  'GET /api/accounts': APPROVED,
  'POST /api/accounts/:accountId/choose': ACCOUNT_CHOICE,
  'GET /api/account': APPROVED,
  'PATCH /api/account': managing('manage', APPROVED),
  'PUT /api/account/picture': managing('manage', APPROVED),
  'DELETE /api/account/picture': managing('manage', APPROVED),
  'GET /api/account/audit-log': managing('manage', APPROVED),
  'GET /api/account/audit-log/export': managing('manage', APPROVED),
  'GET /api/members': managing('manage', APPROVED),
  'PUT /api/members/:userId': managing('manage', NOT_YOURS),
  'DELETE /api/members/:userId': managing('manage', NOT_YOURS),
  'POST /api/members/:userId/transfer': managing('manage', NOT_YOURS),
  'POST /api/members/leave': APPROVED,
  'POST /api/members/invitations': managing('manage', APPROVED),
  'POST /api/members/invitations/:invitationId/send': managing('manage', NOT_YOURS),
  'DELETE /api/members/invitations/:invitationId': managing('manage', NOT_YOURS),
  'POST /api/invitations/look': ANYBODY,
  'POST /api/invitations/accept': SIGNED_IN,
  'POST /api/invitations/sign-up': ANYBODY,
};
