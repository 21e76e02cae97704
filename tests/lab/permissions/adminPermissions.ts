import { ADMIN, type Verdicts } from './verdicts.ts';

/** Routes for administrators alone. */
const ROUTES = [
  'GET /api/admin/overview',
  'POST /api/admin/contact-messages/:messageId/answered',
  'GET /api/admin/forms',
  'PATCH /api/admin/forms/:formId/assignment',
  'GET /api/admin/assignable-users',
  'GET /api/admin/folders',
  'GET /api/admin/clients',
  'POST /api/admin/clients',
  'PATCH /api/admin/clients/:clientId',
  'POST /api/admin/clients/:clientId/sign-out',
  'POST /api/admin/client-invitations',
  'POST /api/admin/clients/:clientId/invitation',
  'DELETE /api/admin/clients/:clientId/invitation',
  'POST /api/admin/clients/:clientId/password-reset',
  'POST /api/admin/clients/:clientId/portal-view',
  'PATCH /api/admin/clients/:clientId/folders/:folderId',
  'DELETE /api/admin/clients/:clientId/folders/:folderId',
  'GET /api/admin/users',
  'PATCH /api/admin/users/:userId',
  'POST /api/admin/users/:userId/approve',
  'POST /api/admin/users/:userId/revoke',
  'POST /api/admin/users/:userId/sign-out',
  'GET /api/admin/settings',
  'PATCH /api/admin/settings',
  'GET /api/admin/mail',
  'GET /api/admin/mail/:mailId',
  'POST /api/admin/mail/:mailId/retry',
  'GET /api/admin/mail-server',
  'PUT /api/admin/mail-server',
  'DELETE /api/admin/mail-server',
  'POST /api/admin/mail-server/test',
  'GET /api/admin/sign-in-provider',
  'PUT /api/admin/sign-in-provider',
  'DELETE /api/admin/sign-in-provider',
  'POST /api/admin/sign-in-provider/test',
  'GET /api/admin/security/summary',
  'GET /api/admin/security/events',
  'GET /api/admin/security/attempts',
  'GET /api/admin/security/lockouts',
  'POST /api/admin/security/unlock',
  'GET /api/auth-logs',
] as const;

/** The permissions of these routes. */
export const ADMIN_PERMISSIONS = Object.fromEntries(ROUTES.map((route) => [route, ADMIN])) as Record<
  (typeof ROUTES)[number],
  Verdicts
>;
