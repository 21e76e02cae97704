/**
 * Permissions by route and role: section 3 of the specification. `api/src/app/permissions.test.ts` calls
 * every route of the running application in every role and compares the result with this table; `npm run
 * permissions` prints it.
 */

/** Roles of the table. `owner` owns the form in question, `assigned` has it assigned to read. */
export const ROLES = [
  'visitor',
  'pending',
  'owner',
  'other',
  'assigned',
  'client',
  'otherClient',
  'admin',
] as const;
export type Role = (typeof ROLES)[number];

/** `ok`, or the status of the refusal. */
export type Verdict = 'ok' | 401 | 403 | 404;
type Verdicts = Readonly<Record<Role, Verdict>>;

const table = (...row: readonly Verdict[]): Verdicts =>
  Object.fromEntries(ROLES.map((role, at) => [role, row[at]])) as Verdicts;

//                     visitor pending owner other assigned client otherClient admin
const ANYBODY = table('ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok');
const SIGNED_IN = table(401, 'ok', 'ok', 'ok', 'ok', 401, 401, 'ok');
const APPROVED = table(401, 403, 'ok', 'ok', 'ok', 401, 401, 'ok');
const ADMIN = table(401, 403, 403, 403, 403, 401, 401, 'ok');
const CLIENT = table(401, 401, 401, 401, 401, 'ok', 'ok', 401);
/** The form of `owner` that is assigned to `client`. */
const CLIENT_FORM = table(401, 401, 401, 401, 401, 'ok', 404, 401);
/** A folder of `owner`: administrators read it (D-55); the assignee of one of its forms gets no access. */
const FOLDER_READ = table(401, 403, 'ok', 404, 404, 401, 401, 'ok');
const FOLDER_WRITE = table(401, 403, 'ok', 404, 404, 401, 401, 403);
/** The same, but the administrator comes last, when the owner has removed it. */
const FOLDER_REMOVE = table(401, 403, 'ok', 404, 404, 401, 401, 404);
/** The form of `owner`: strangers cannot tell it from a missing one (D-172). */
const FORM_READ = table(401, 403, 'ok', 404, 'ok', 401, 401, 'ok');
/** Figures of one form: its assignee reads its submissions, not its figures. */
const FIGURES = table(401, 403, 'ok', 404, 404, 401, 401, 'ok');
const FORM_WRITE = table(401, 403, 'ok', 404, 403, 401, 401, 'ok');
/** Something of the form that is missing: whoever may not change the form is told that first. */
const FORM_MISSING = table(401, 403, 404, 404, 403, 401, 401, 404);
/** Private data of `owner`'s account, hidden from administrators too. */
const OWN_ONLY = table(401, 403, 'ok', 404, 404, 401, 401, 404);
/** The same, but the administrator comes last, when the owner has removed it. */
const FORM_REMOVE = table(401, 403, 'ok', 404, 403, 401, 401, 404);
/** A comment is changed and deleted by its author alone, here the owner. */
const COMMENT_CHANGE = table(401, 403, 'ok', 404, 403, 401, 401, 404);
/** Only the owner deletes and restores; others may read (D-170). */
const OWNER_ONLY = table(401, 403, 'ok', 404, 403, 401, 401, 403);
/** Data of the caller's own account, requested by another user's id. */
const NOT_YOURS = table(401, 403, 404, 404, 404, 401, 401, 404);
/** Needs a session that only a right password or a mailed link opens. */
const HALFWAY = table(401, 401, 401, 401, 401, 401, 401, 401);
/** Nothing to find, or only at an address from one of our mails. */
const NOTHING = table(404, 404, 404, 404, 404, 404, 404, 404);
/** Requires a password: an ordinary session and the current password suffice. */
const PASSWORD = table(401, 'ok', 'ok', 'ok', 'ok', 401, 401, 'ok');

export const PERMISSIONS: Readonly<Record<string, Verdicts>> = {
  'GET /healthz': ANYBODY,
  'GET /readyz': ANYBODY,

  'GET /api/public/captcha': ANYBODY,
  'GET /api/public/captcha/challenge': ANYBODY,
  'GET /api/public/forms/:formId': ANYBODY,
  'GET /api/public/platform': ANYBODY,
  'POST /api/public/forms/:formId/submissions': ANYBODY,
  'OPTIONS /api/public/{*path}': ANYBODY,
  'GET /embed/:formId': ANYBODY,
  'POST /embed/:formId': ANYBODY,
  'GET /api/track-click': NOTHING,
  'GET /api/stop-mails': NOTHING,
  'POST /api/stop-mails': NOTHING,
  'GET /api/confirm-mails': NOTHING,
  'POST /api/confirm-mails': NOTHING,
  'GET /embed/:formId/form.js': ANYBODY,
  'GET /embed/:formId/include': ANYBODY,
  'POST /api/public/forms/:formId/embed-reports': ANYBODY,
  'POST /api/public/forms/:formId/visits': ANYBODY,
  'POST /api/public/forms/:formId/steps': ANYBODY,
  'GET /api/public/forms/:formId/places': ANYBODY,
  'POST /api/public/forms/:formId/email-codes': ANYBODY,
  'POST /api/public/forms/:formId/email-proofs': ANYBODY,

  // Whoever has the ticket of an upload, or a signed link to a file.
  'POST /api/public/forms/:formId/uploads': ANYBODY,
  'PATCH /api/public/uploads/:ticket': ANYBODY,
  'DELETE /api/public/uploads/:ticket': ANYBODY,
  'GET /files/uploads/:id/:use/:expires/:proof': ANYBODY,
  'GET /api/submissions/:submissionId/files': FORM_READ,
  'GET /api/submissions/:submissionId/files/:fileId': FORM_READ,
  'GET /api/submissions/:submissionId/pdf': FORM_READ,
  'GET /api/forms/:formId/files': FORM_READ,
  'GET /api/client-forms/:formId/files/:fileId': CLIENT_FORM,

  'GET /files/logos/:name': ANYBODY,
  'GET /files/pictures/:name': ANYBODY,
  'GET /files/{*path}': NOTHING,

  'POST /api/auth/signin': ANYBODY,
  'POST /api/auth/signup': ANYBODY,
  'GET /api/auth/confirm': ANYBODY,
  'POST /api/auth/confirm': ANYBODY,
  'POST /api/auth/reset-request': ANYBODY,
  'POST /api/auth/resend-confirmation': ANYBODY,
  'POST /api/auth/signout': ANYBODY,
  'GET /api/auth/session': ANYBODY,
  'GET /api/auth/options': ANYBODY,
  'POST /api/auth/browser-link-request': ANYBODY,
  'POST /api/auth/browser-link': ANYBODY,
  'POST /api/auth/set-up/link': ANYBODY,
  'POST /api/auth/set-up': ANYBODY,
  'POST /api/auth/recover': ANYBODY,
  'POST /api/auth/password': PASSWORD,
  'POST /api/auth/second-factor': HALFWAY,
  'POST /api/auth/passkey/options': ANYBODY,
  'POST /api/auth/passkey': ANYBODY,

  'GET /api/profile': SIGNED_IN,
  'PATCH /api/profile': APPROVED,
  'POST /api/profile/email': APPROVED,
  'GET /api/profile/sessions': APPROVED,
  'POST /api/profile/sessions/revoke-others': APPROVED,
  'POST /api/profile/sessions/:sessionId/revoke': NOT_YOURS,
  'GET /api/profile/sign-ins': APPROVED,
  'GET /api/profile/second-factor': APPROVED,
  'POST /api/profile/second-factor/totp': APPROVED,
  'POST /api/profile/second-factor/totp/confirm': APPROVED,
  'POST /api/profile/second-factor/totp/disable': APPROVED,
  'POST /api/profile/second-factor/recovery-codes': APPROVED,
  'POST /api/profile/second-factor/passkeys/options': APPROVED,
  'POST /api/profile/second-factor/passkeys': APPROVED,
  'POST /api/profile/second-factor/passkeys/:passkeyId/remove': NOT_YOURS,

  'POST /api/client-auth': ANYBODY,
  'POST /api/validate-client-session': CLIENT,
  'POST /api/logout-client': CLIENT,
  'POST /api/client-signup': ANYBODY,
  'GET /api/client-confirm': ANYBODY,
  'POST /api/client-confirm': ANYBODY,
  'POST /api/client-browser-link-request': ANYBODY,
  'POST /api/client-browser-link': ANYBODY,
  'POST /api/client-forgot-password': ANYBODY,
  'POST /api/client-reset-password': ANYBODY,
  'GET /api/client-forms': CLIENT,
  'POST /api/client-password': CLIENT,
  'GET /api/client-analytics': CLIENT_FORM,
  'GET /api/client-events': CLIENT,
  'GET /api/client-forms/:formId/submissions': CLIENT_FORM,
  'GET /api/client-forms/:formId/submissions/:submissionId/pdf': CLIENT_FORM,
  'GET /api/client-forms/:formId/results': CLIENT_FORM,
  'GET /api/client-forms/:formId/results/pdf': CLIENT_FORM,
  'GET /api/client-forms/:formId/submissions/count': CLIENT_FORM,
  'POST /api/client-forms/:formId/submissions/read': CLIENT_FORM,
  'GET /api/client-forms/:formId/submissions/export': CLIENT_FORM,
  'GET /api/client-forms/:formId/submissions/:submissionId/comments': CLIENT_FORM,
  'POST /api/client-forms/:formId/submissions/:submissionId/comments': CLIENT_FORM,
  'PATCH /api/client-forms/:formId/submissions/:submissionId/comments/:commentId': CLIENT_FORM,
  'DELETE /api/client-forms/:formId/submissions/:submissionId/comments/:commentId': CLIENT_FORM,
  'PATCH /api/client-settings': CLIENT,

  'GET /api/folders': APPROVED,
  'POST /api/folders': APPROVED,
  'GET /api/folders/:folderId': FOLDER_READ,
  'PATCH /api/folders/:folderId': FOLDER_WRITE,
  'DELETE /api/folders/:folderId': FOLDER_REMOVE,

  'GET /api/forms': APPROVED,
  'GET /api/forms/trends': APPROVED,
  'GET /api/forms/pictures': APPROVED,
  'POST /api/forms': APPROVED,
  'GET /api/forms/:formId': FORM_READ,
  'PATCH /api/forms/:formId': FORM_WRITE,
  'POST /api/forms/:formId/clone': OWNER_ONLY,
  'PUT /api/forms/:formId/definition': FORM_WRITE,
  'PUT /api/forms/:formId/draft': FORM_WRITE,
  'DELETE /api/forms/:formId/draft': FORM_WRITE,
  'GET /api/forms/:formId/versions': FORM_WRITE,
  'GET /api/forms/:formId/versions/:versionId': FORM_WRITE,
  'POST /api/forms/:formId/versions/:versionId/restore': FORM_WRITE,
  'POST /api/forms/:formId/impact': FORM_WRITE,
  'GET /api/forms/:formId/definition.json': FORM_READ,
  'GET /api/forms/:formId/publishing': FORM_WRITE,
  'PATCH /api/forms/:formId/publishing': FORM_WRITE,
  'GET /api/forms/:formId/shared-results': FORM_WRITE,
  'POST /api/forms/:formId/shared-results': FORM_WRITE,
  'PATCH /api/forms/:formId/shared-results/:linkId': FORM_MISSING,
  'POST /api/forms/:formId/shared-results/:linkId/renew': FORM_MISSING,
  'DELETE /api/forms/:formId/shared-results/:linkId': FORM_MISSING,
  'GET /r/:token': NOTHING,
  'POST /r/:token': NOTHING,
  'GET /api/public/results/:token': NOTHING,
  'GET /api/forms/:formId/embed-reports': FORM_WRITE,
  'DELETE /api/forms/:formId/embed-reports': FORM_WRITE,
  'PUT /api/forms/:formId/cover': FORM_WRITE,
  'DELETE /api/forms/:formId/cover': FORM_WRITE,
  'PUT /api/forms/:formId/social-picture': FORM_WRITE,
  'DELETE /api/forms/:formId/social-picture': FORM_WRITE,
  'PUT /api/forms/:formId/logo': FORM_WRITE,
  'DELETE /api/forms/:formId/logo': FORM_WRITE,
  'GET /api/blocks': APPROVED,
  'POST /api/blocks': APPROVED,
  'DELETE /api/blocks/:blockId': OWN_ONLY,
  'PUT /api/pictures': APPROVED,
  'GET /api/brand-kits': APPROVED,
  'POST /api/brand-kits': APPROVED,
  'POST /api/brand-kits/look': APPROVED,
  'PATCH /api/brand-kits/:kitId': OWN_ONLY,
  'PUT /api/brand-kits/:kitId/logo': OWN_ONLY,
  'DELETE /api/brand-kits/:kitId/logo': OWN_ONLY,
  'DELETE /api/brand-kits/:kitId': OWN_ONLY,
  'GET /api/templates': APPROVED,
  'POST /api/templates': FORM_WRITE,
  'DELETE /api/templates/:templateId': OWN_ONLY,
  'GET /api/forms/:formId/notification-emails': FORM_WRITE,
  'POST /api/forms/:formId/notification-emails': FORM_WRITE,
  'PATCH /api/forms/:formId/notification-emails/:emailId': FORM_WRITE,
  'DELETE /api/forms/:formId/notification-emails/:emailId': FORM_REMOVE,
  'POST /api/forms/:formId/notification-emails/:emailId/confirmation': FORM_WRITE,
  'GET /api/forms/:formId/deliveries': FORM_WRITE,
  'POST /api/forms/:formId/deliveries/:mailId/resend': FORM_WRITE,
  'GET /api/forms/:formId/webhooks': FORM_WRITE,
  'POST /api/forms/:formId/webhooks': FORM_WRITE,
  'PATCH /api/forms/:formId/webhooks/:webhookId': FORM_WRITE,
  'DELETE /api/forms/:formId/webhooks/:webhookId': FORM_REMOVE,
  'POST /api/forms/:formId/webhooks/:webhookId/rotate-secret': FORM_WRITE,
  'POST /api/forms/:formId/webhooks/:webhookId/test': FORM_WRITE,
  'GET /api/forms/:formId/webhooks/:webhookId/deliveries': FORM_WRITE,
  'POST /api/forms/:formId/webhooks/:webhookId/deliveries/:deliveryId/replay': FORM_WRITE,
  'POST /api/forms/:formId/webhooks/:webhookId/replay-failed': FORM_WRITE,
  'GET /api/notification-emails': APPROVED,
  'POST /api/notification-emails': APPROVED,
  'PATCH /api/notification-emails/:emailId': OWN_ONLY,
  'POST /api/notification-emails/:emailId/confirmation': OWN_ONLY,
  'DELETE /api/notification-emails/:emailId': OWN_ONLY,
  'GET /api/assigned-forms': APPROVED,
  'GET /api/submissions': APPROVED,
  'GET /api/submissions/count': APPROVED,
  'GET /api/submissions/forms': APPROVED,
  'GET /api/submissions/tags': APPROVED,
  'PUT /api/submissions/marks': APPROVED,
  'GET /api/submissions/:submissionId': FORM_READ,
  'POST /api/submissions/trash': OWNER_ONLY,
  'POST /api/submissions/restore': OWNER_ONLY,
  'POST /api/submissions/delete': OWNER_ONLY,
  'POST /api/submissions/tag': FORM_WRITE,
  'POST /api/submissions/untag': FORM_WRITE,
  'POST /api/submissions/status': FORM_WRITE,
  'POST /api/submissions/assign': FORM_WRITE,
  'GET /api/submission-statuses': APPROVED,
  'PUT /api/submission-statuses': APPROVED,
  'POST /api/submissions/read': FORM_READ,
  'POST /api/submissions/unread': FORM_READ,
  'GET /api/submissions/nearing-deletion': APPROVED,
  'GET /api/trash': APPROVED,
  'GET /api/trash/forms': APPROVED,
  'DELETE /api/trash/forms/:formId': OWNER_ONLY,
  'DELETE /api/forms/:formId': OWNER_ONLY,
  'POST /api/forms/:formId/restore': OWNER_ONLY,
  'GET /api/bulk-jobs/:jobId': OWN_ONLY,
  'POST /api/bulk-jobs/:jobId/cancel': OWN_ONLY,
  'POST /api/bulk-jobs/:jobId/undo': OWN_ONLY,
  'GET /api/submissions/export': APPROVED,
  'POST /api/exports': FORM_READ,
  'GET /api/exports/:exportId': OWN_ONLY,
  'GET /api/exports/:exportId/file': OWN_ONLY,
  'GET /api/settings': SIGNED_IN,
  'PUT /api/submissions/:submissionId/marks': FORM_READ,
  'PUT /api/submissions/:submissionId/tags': FORM_WRITE,
  'POST /api/submissions/:submissionId/notes': FORM_WRITE,
  'DELETE /api/submissions/:submissionId/notes/:noteId': FORM_WRITE,
  'GET /api/submissions/:submissionId/comments': FORM_READ,
  'POST /api/submissions/:submissionId/comments': FORM_WRITE,
  'PATCH /api/submissions/:submissionId/comments/:commentId': COMMENT_CHANGE,
  'DELETE /api/submissions/:submissionId/comments/:commentId': COMMENT_CHANGE,
  'GET /api/forms/:formId/clicks': FORM_READ,
  'POST /api/submissions/:submissionId/replies': FORM_WRITE,
  'GET /api/reply-templates': APPROVED,
  'POST /api/reply-templates': APPROVED,
  'DELETE /api/reply-templates/:templateId': NOT_YOURS,
  'GET /api/saved-views': APPROVED,
  'POST /api/saved-views': APPROVED,
  'DELETE /api/saved-views/:viewId': NOT_YOURS,

  'GET /api/analytics': FIGURES,
  'GET /api/analytics/export': FIGURES,
  'GET /api/results': FORM_READ,
  'GET /api/results/pdf': FORM_READ,
  'GET /api/forms/:formId/weekly-report': FORM_READ,
  'PUT /api/forms/:formId/weekly-report': FORM_READ,
  'GET /api/weekly-reports': APPROVED,
  'GET /api/forms/:formId/recurring-export': FORM_READ,
  'PUT /api/forms/:formId/recurring-export': FORM_READ,
  'DELETE /api/forms/:formId/recurring-export': FORM_READ,
  'GET /api/stop-exports': NOTHING,
  'POST /api/stop-exports': NOTHING,
  'GET /api/exported-file': NOTHING,
  'POST /api/exported-file': NOTHING,
  'GET /api/stop-weekly-report': NOTHING,
  'POST /api/stop-weekly-report': NOTHING,

  'POST /api/contact-message': APPROVED,
  'GET /api/events': SIGNED_IN,

  'GET /api/admin/overview': ADMIN,
  'POST /api/admin/contact-messages/:messageId/answered': ADMIN,
  'GET /api/admin/forms': ADMIN,
  'PATCH /api/admin/forms/:formId/assignment': ADMIN,
  'GET /api/admin/assignable-users': ADMIN,
  'GET /api/admin/folders': ADMIN,
  'GET /api/admin/clients': ADMIN,
  'POST /api/admin/clients': ADMIN,
  'PATCH /api/admin/clients/:clientId': ADMIN,
  'POST /api/admin/clients/:clientId/sign-out': ADMIN,
  'POST /api/admin/client-invitations': ADMIN,
  'POST /api/admin/clients/:clientId/invitation': ADMIN,
  'DELETE /api/admin/clients/:clientId/invitation': ADMIN,
  'POST /api/admin/clients/:clientId/password-reset': ADMIN,
  'POST /api/admin/clients/:clientId/portal-view': ADMIN,
  'PATCH /api/admin/clients/:clientId/folders/:folderId': ADMIN,
  'DELETE /api/admin/clients/:clientId/folders/:folderId': ADMIN,
  'GET /api/admin/users': ADMIN,
  'PATCH /api/admin/users/:userId': ADMIN,
  'POST /api/admin/users/:userId/approve': ADMIN,
  'POST /api/admin/users/:userId/revoke': ADMIN,
  'POST /api/admin/users/:userId/sign-out': ADMIN,
  'GET /api/admin/settings': ADMIN,
  'PATCH /api/admin/settings': ADMIN,
  'GET /api/admin/mail': ADMIN,
  'POST /api/admin/mail/test': ADMIN,
  'GET /api/admin/mail/:mailId': ADMIN,
  'POST /api/admin/mail/:mailId/retry': ADMIN,
  'GET /api/admin/security/summary': ADMIN,
  'GET /api/admin/security/events': ADMIN,
  'GET /api/admin/security/attempts': ADMIN,
  'GET /api/admin/security/lockouts': ADMIN,
  'POST /api/admin/security/unlock': ADMIN,
  'GET /api/auth-logs': ADMIN,
};
