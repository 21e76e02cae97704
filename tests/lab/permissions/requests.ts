import { moveBodies } from './spamPermissions.ts';
import { NEW_KEY } from '../../support/api/programOf.ts';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { TEST_PASSWORD } from '../../support/api/testApi.ts';

export const definition = withFields(createEmptyDefinition('Form'), [{ ...createField('text'), id: 'name' }]);
/** An id of nothing; of a hook, the one that a test subscribes. */
export const NOBODY = '00000000-0000-4000-8000-000000000000';

const TABLES_ASKED = { channel: 'sheets', spreadsheetId: 'book', credentials: { key: '{}' } };

/** Ids of the objects that the requests of one route name. */
export interface Targets {
  form: { id: string; revisionId: string };
  submissionId: string;
  note: string;
  /** A comment of `owner`, and one of `client`. */
  comment: string;
  clientComment: string;
  folder: string;
  accountId: string;
  clientId: string;
  userId: string;
  message: string;
  template: string;
  block: string;
  kit: string;
  logoName: string;
  pictureName: string;
  mail: string;
  formEmailId: string;
  emailId: string;
  webhookId: string;
  accountWebhookId: string;
  deliveryId: string;
  job: string;
  file: string;
  /** An upload of the submission, its ticket, and a signed link to it. */
  upload: { id: string; ticket: string; link: string };
}

/** Returns a valid body, so that only the caller decides the response. */
export const bodyOf = (route: string, { form, folder, submissionId }: Targets): unknown =>
  ({
    ...Object.fromEntries(
      ['POST /scim/v2/Users', 'PUT /scim/v2/Users/:id'].map((one) => [
        one,
        {
          schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
          userName: `${crypto.randomUUID()}@example.com`,
        },
      ]),
    ),
    ...Object.fromEntries(
      ['POST /scim/v2/Groups', 'PUT /scim/v2/Groups/:id'].map((one) => [
        one,
        { schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'], displayName: crypto.randomUUID() },
      ]),
    ),
    'POST /api/public/forms/:formId/submissions': {
      revisionId: form.revisionId,
      idempotencyKey: crypto.randomUUID(),
      answers: { name: 'Grace' },
    },
    'POST /api/public/forms/:formId/embed-reports': {
      problem: 'csp',
      page: 'https://example.com/contact',
      mode: 'element',
    },
    'POST /api/public/forms/:formId/steps': {
      revisionId: form.revisionId,
      answers: { name: 'Grace' },
      pageId: 'p1',
    },
    'POST /api/public/forms/:formId/email-codes': { fieldId: 'email', address: 'ada@example.org' },
    'POST /api/public/forms/:formId/email-proofs': {
      fieldId: 'email',
      address: 'ada@example.org',
      ticket: 'none',
      code: '123456',
    },
    'POST /api/public/forms/:formId/unfinished': {
      revisionId: form.revisionId,
      idempotencyKey: crypto.randomUUID(),
      token: 'x'.repeat(32),
      savedBy: 'x'.repeat(32),
      version: 0,
      pageId: null,
      answers: { name: 'Grace' },
    },
    'POST /api/public/forms/:formId/unfinished/mail': { token: 'x'.repeat(32), address: 'ada@example.org' },
    'POST /api/public/forms/:formId/visits': {
      loadId: crypto.randomUUID(),
      hasStarted: true,
      seconds: 12,
      reached: ['name'],
      errors: [],
    },
    'POST /api/forms/:formId/unfinished/removals': { ids: [crypto.randomUUID()] },
    'POST /api/forms': { definition },
    'POST /api/first-form': { name: 'F', website: null },
    'POST /api/folders': { name: 'F' },
    'PATCH /api/folders/:folderId': { name: 'G' },
    'PUT /api/forms/:formId/definition': { definition, version: 1 },
    'PUT /api/model': {
      isOn: true,
      address: 'https://models.example.com/v1',
      model: 'a',
      monthlyRequests: 1,
      monthlyTokens: 1_000,
    },
    'POST /api/model/drafts': { formId: null, description: 'A form', definition },
    'PUT /api/forms/:formId/draft': { definition, revisionId: form.revisionId, state: null },
    'PATCH /api/forms/:formId': { active: true },
    'PATCH /api/forms/:formId/publishing': { frameOnly: false },
    'PUT /api/forms/:formId/password': { password: null },
    'PUT /api/forms/:formId/address': { account: 'acme', form: 'order' },
    'POST /api/forms/:formId/prefilled-links': { answers: {} },
    'POST /api/forms/:formId/shared-results': { name: 'All', questions: ['name'], texts: [] },
    'PATCH /api/forms/:formId/shared-results/:linkId': { name: 'All' },
    'POST /api/blocks': { name: 'B', definition },
    'POST /api/brand-kits': { name: 'K', styles: {} },
    'PATCH /api/brand-kits/:kitId': { name: 'L' },
    'POST /api/templates': { formId: form.id, name: 'T', category: 'C' },
    'POST /api/forms/:formId/notification-emails': { email: `${crypto.randomUUID()}@b.example` },
    'PATCH /api/forms/:formId/notification-emails/:emailId': { isEnabled: true },
    'POST /api/forms/:formId/routing/try': { definition, answers: {}, today: '2026-05-03' },
    'POST /api/forms/:formId/webhooks': { url: `https://hooks.example.com/${crypto.randomUUID()}` },
    // No key: no vendor is asked.
    'POST /api/forms/:formId/sender-tables': TABLES_ASKED,
    'POST /api/webhooks/sender-tables': TABLES_ASKED,
    'PATCH /api/forms/:formId/webhooks/:webhookId': { isActive: true },
    'PUT /api/forms/:formId/invitations': { subject: 'Please' },
    'POST /api/forms/:formId/invitations/people': { text: 'a@b.example' },
    'POST /api/forms/:formId/invitations/remind': {},
    'POST /api/webhooks': { url: `https://hooks.example.com/${crypto.randomUUID()}` },
    'PATCH /api/webhooks/:webhookId': { isActive: true },
    'POST /api/notification-emails': { email: `${crypto.randomUUID()}@b.example`, formId: null },
    'PATCH /api/notification-emails/:emailId': { isActive: true },
    ...moveBodies(submissionId),
    'POST /api/submissions/delete': { ids: [submissionId] },
    'PUT /api/forms/:formId/websites': { address: 'https://bloom.example/' },
    'POST /api/forms/:formId/page-check': { address: 'https://bloom.example/' },
    'PATCH /api/submissions/tags': { name: 'Urgent', color: 'red' },
    'POST /api/submissions/tag': { ids: [submissionId], name: 'Urgent' },
    'POST /api/submissions/untag': { ids: [submissionId], name: 'Urgent' },
    'POST /api/submissions/status': { ids: [submissionId], status: 'done' },
    'POST /api/submissions/assign': { ids: [submissionId], assigneeId: null },
    'PUT /api/submission-statuses': { statuses: [] },
    'POST /api/submissions/read': { filter: { formId: form.id } },
    'POST /api/submissions/unread': { filter: { formId: form.id } },
    'POST /api/exports': { format: 'csv', filter: { formId: form.id } },
    'PUT /api/submissions/marks': { ids: [submissionId], read: true },
    'PUT /api/submissions/:submissionId/marks': { starred: true },
    'PUT /api/submissions/:submissionId/tags': { names: ['Urgent'] },
    'PUT /api/submissions/:submissionId/answers': { version: 1, answers: { name: 'Grace' } },
    'POST /api/public/staff-pages/:token/:version': {
      revisionId: form.revisionId,
      idempotencyKey: crypto.randomUUID(),
      answers: { name: 'Grace' },
    },
    'POST /api/public/edits/:token/:version': {
      revisionId: form.revisionId,
      idempotencyKey: crypto.randomUUID(),
      answers: { name: 'Grace' },
    },
    'POST /api/forms/:formId/entries': {
      revisionId: form.revisionId,
      idempotencyKey: crypto.randomUUID(),
      answers: { name: 'Grace' },
    },
    'POST /api/submissions/:submissionId/notes': { text: 'Called back' },
    'POST /api/submissions/:submissionId/comments': { text: 'Hello' },
    'PATCH /api/submissions/:submissionId/comments/:commentId': { text: 'Hello' },
    'POST /api/client-forms/:formId/submissions/:submissionId/comments': { text: 'Hello' },
    'PATCH /api/client-forms/:formId/submissions/:submissionId/comments/:commentId': { text: 'Hello' },
    'POST /api/submissions/:submissionId/replies': { subject: 'Re', text: 'Hello' },
    'POST /api/reply-templates': { name: 'Thanks', text: 'Thank you' },
    'POST /api/keys': NEW_KEY,
    'POST /api/oauth/consent/:uid': { isAllowed: false },
    'POST /api/saved-views': { name: 'Unread', query: '?read=unread' },
    'POST /api/auth/signin': { email: 'a@b.example', password: 'x' },
    'POST /api/auth/signup': { email: 'a@b.example', password: TEST_PASSWORD },
    'POST /api/auth/reset-request': { email: 'a@b.example' },
    'POST /api/auth/resend-confirmation': { email: 'a@b.example' },
    'POST /api/auth/recover': { token: 'x' },
    'POST /api/auth/set-up/link': { token: 'x' },
    'POST /api/auth/set-up': { token: 'x', email: 'a@b.example', password: TEST_PASSWORD },
    'PATCH /api/account': { name: 'Team' },
    'PUT /api/members/:userId': { role: 'viewer' },
    'POST /api/members/:userId/transfer': { password: TEST_PASSWORD },
    'POST /api/members/invitations': { email: `${crypto.randomUUID()}@b.example`, role: 'viewer' },
    'POST /api/invitations/look': { token: 'x' },
    'POST /api/invitations/accept': { token: 'x' },
    'POST /api/invitations/sign-up': { token: 'x', fullName: 'A', password: TEST_PASSWORD },
    'POST /api/auth/browser-link-request': { email: 'a@b.example' },
    'POST /api/auth/browser-link': { token: 'x' },
    'POST /api/client-browser-link-request': { email: 'a@b.example' },
    'POST /api/client-browser-link': { token: 'x' },
    'POST /api/auth/password': { newPassword: 'x', currentPassword: TEST_PASSWORD },
    'POST /api/auth/second-factor': { code: '000000' },
    'POST /api/auth/passkey': { response: {} },
    'POST /api/auth/sign-on': {},
    'POST /api/auth/sign-on/link': { token: 'none' },
    'POST /api/profile/sign-on/link': { password: TEST_PASSWORD },
    'POST /api/profile/sign-on/unlink': { password: TEST_PASSWORD },
    'PUT /api/admin/sign-in-provider': {
      issuer: 'https://login.example.com',
      clientId: 'inlay',
      name: 'Example',
      unknownPeople: 'refuse',
      trustsAddresses: false,
      trustsSecondFactor: false,
      isPrivate: false,
      withTest: false,
    },
    'PATCH /api/profile': { fullName: 'Ada' },
    'POST /api/profile/email': { email: 'new@example.com', password: TEST_PASSWORD },
    'POST /api/profile/second-factor/totp/confirm': { code: '000000' },
    'POST /api/profile/second-factor/passkeys': { name: 'Key', response: {} },
    'POST /api/client-auth': { email: `${crypto.randomUUID()}@b.example`, password: 'x' },
    'POST /api/client-signup': { email: `${crypto.randomUUID()}@b.example`, password: TEST_PASSWORD },
    'POST /api/auth/confirm': { token: 'x' },
    'POST /api/client-confirm': { token: 'x' },
    'POST /api/client-forgot-password': { email: 'a@b.example' },
    'POST /api/forms/:formId/versions/:versionId/restore': { draftState: null },
    'POST /api/forms/:formId/impact': { definition },
    'POST /api/client-password-page': { token: 'x' },
    'POST /api/client-reset-password': { token: 'x', newPassword: TEST_PASSWORD },
    'POST /api/admin/clients': { email: `${crypto.randomUUID()}@b.example`, password: TEST_PASSWORD },
    'PATCH /api/admin/clients/:clientId': { isActive: true },
    'POST /api/admin/client-invitations': { emails: [`${crypto.randomUUID()}@b.example`], folderId: folder },
    'PUT /api/admin/account-rules': { groupsClaim: 'groups', rules: [] },
    'POST /api/client-invitations': { emails: [`${crypto.randomUUID()}@b.example`], folderId: folder },
    'PATCH /api/folders/:folderId/clients/:clientId': { preset: 'impersonal' },
    'PATCH /api/admin/clients/:clientId/folders/:folderId': { preset: 'impersonal' },
    'POST /api/client-forms/:formId/submissions/read': { ids: 'all' },
    'POST /api/client-password': { currentPassword: TEST_PASSWORD, newPassword: `${TEST_PASSWORD}x` },
    'POST /api/contact-message': { name: 'A', email: 'a@b.example', message: 'M', subject: 'S' },
    'PATCH /api/admin/forms/:formId/assignment': { assignedToUserId: null },
    'PUT /api/forms/:formId/weekly-report': { isOn: true },
    'PUT /api/forms/:formId/recurring-export': { every: 'week', rows: 'new', format: 'csv', filter: {} },
    'PATCH /api/admin/users/:userId': { formLimit: 3 },
    'PATCH /api/admin/settings': { trashRetentionDays: 100 },
    'POST /api/v1/forms': { definition },
    'PUT /api/v1/forms/:formId/definition': { definition },
    'PUT /api/v1/forms/:formId/draft': { definition },
    'POST /api/v1/forms/:formId/impact': { definition },
    'POST /api/v1/forms/:formId/submissions': { answers: { name: 'Grace' } },
    'POST /api/v1/forms/:formId/webhooks': { url: `https://hooks.example.com/${crypto.randomUUID()}` },
    'POST /api/v1/hooks': {
      event: 'form.submitted',
      formId: form.id,
      target: `https://hooks.example.com/${crypto.randomUUID()}`,
    },
    'PATCH /api/v1/submissions/:submissionId/answers': { answers: { name: 'Grace' } },
    'POST /api/v1/submissions/:submissionId/notes': { text: 'Called back' },
    'POST /api/v1/bulk-changes': { change: 'tag', submissionIds: [submissionId], tag: 'Urgent' },
    'POST /api/v1/exports': { format: 'csv', filter: { formId: form.id } },
    'POST /api/v1/folders': { name: 'F' },
    'PUT /api/v1/forms/:formId/recipients': { recipients: [] },
    'PUT /api/v1/forms/:formId/senders': { senders: [] },
    'PUT /api/admin/mail-server': {
      host: '127.0.0.1',
      port: 1,
      security: 'none',
      user: null,
      senderName: '',
      senderAddress: 'a@b.example',
      withTest: false,
    },
    'POST /api/admin/security/unlock': { realm: 'user', email: 'a@b.example' },
  })[route] ??
  (/^POST \/api\/profile\/(second-factor|sessions)/.test(route) ? { password: TEST_PASSWORD } : {});

export const pathOf = (route: string, targets: Targets): string =>
  (route.split(' ')[1] ?? '')
    .replace(':formId', targets.form.id)
    .replace(':versionId', targets.form.revisionId)
    .replace(':submissionId', targets.submissionId)
    .replace(':noteId', targets.note)
    .replace(':commentId', route.includes('/api/client-') ? targets.clientComment : targets.comment)
    .replace(':folderId', targets.folder)
    .replace(':clientId', targets.clientId)
    .replace(':userId', targets.userId)
    .replace(':accountId', targets.accountId)
    .replace(':messageId', targets.message)
    .replace(':templateId', targets.template)
    .replace(':blockId', targets.block)
    .replace(':kitId', targets.kit)
    .replace('pictures/:name', `pictures/${targets.pictureName}`)
    .replace(':name', targets.logoName)
    .replace(':fileId', targets.upload.id)
    .replace(':ticket', targets.upload.ticket)
    .replace('/files/uploads/:id/:use/:expires/:proof', targets.upload.link)
    .replace(':mailId', targets.mail)
    .replace(':emailId', route.includes('/api/forms/') ? targets.formEmailId : targets.emailId)
    .replace(':webhookId', route.includes('/api/webhooks/') ? targets.accountWebhookId : targets.webhookId)
    .replace(/v1\/hooks\/sample$/, `$&?event=form.submitted&formId=${targets.form.id}`)
    .replace(':deliveryId', targets.deliveryId)
    .replace(':jobId', targets.job)
    .replace(':exportId', targets.file)
    .replace(/:(\w+Id|token)\b/, NOBODY)
    .replace(/(\/scim\/.*):id$/, `$1${NOBODY}`)
    .replace('{*path}', 'forms')
    .replace(/(v1\/forms\/[^/]+\/uploads)$/, '$1?fieldId=name&name=a.txt')
    .replace('/api/client-analytics', `$&?from_date=2026-01-01&to_date=2026-01-31&form_id=${targets.form.id}`)
    .replace(/^\/api\/results(\/pdf)?$/, `$&?formId=${targets.form.id}`)
    .replace(/\/pictures$/, `$&?formIds=${targets.form.id}`)
    .replace(/^(\/api\/forms\/[^/]+\/draft)$/, `$&?state=${NOBODY}`)
    .replace(/^\/api\/analytics.*/, `$&?from=2026-01-01&to=2026-01-31&formId=${targets.form.id}`);
