import type { Scope } from '../../../api/src/platform/contract/index.ts';
import { NOBODY } from './requests.ts';

/** Writes the hook that requests name, of a form ($1) and the key of its account with a single scope. */
const subscribeHook = (scope: Scope): string => `
  insert into webhooks (id, form_id, account_id, channel, url, secret, created_at, payload_version, api_key_id)
  select '${NOBODY}', f.id, f.account_id, 'webhook', 'https://hooks.example.com/', 'x', now(), 2, k.id
  from forms f join api_keys k on k.account_id = f.account_id and k.scopes = '["${scope}"]' where f.id = $1
  on conflict (id, account_id) do update set form_id = excluded.form_id, api_key_id = excluded.api_key_id`;

/** Writes the list of invited people that requests name. */
const MAKE_LIST = `
  insert into invitation_lists (form_id, account_id, language, subject, body)
  select id, account_id, 'en', 'Please', '{{link}}' from forms where id = $1 on conflict do nothing`;

/** Writes the person that requests name. */
const INVITE = `
  insert into invitations (id, form_id, account_id, email, name, key_proof)
  select '${NOBODY}', id, account_id, 'somebody@b.example', '', 'x' from forms where id = $1
  on conflict (id, account_id) do nothing`;

/** Writes the draft by a model that requests name. */
const WRITE_DRAFT = `
  insert into model_drafts (id, account_id, created_by, host, model, state, created_at)
  select '${NOBODY}', f.account_id, m.user_id, 'models.example.com', 'a', 'ready', now()
  from forms f join account_members m on m.account_id = f.account_id and m.role = 'owner' where f.id = $1
  on conflict (id, account_id) do update set state = 'ready'`;

/** Moves everything to the Spam folder. */
const MARK_SPAM = `
  update form_submissions set deleted_at = now(), spam = '{"score": 0, "reasons": []}' where form_id = $1`;

/** Statements for a form ($1) that come before requests, so that only the caller decides the response. */
export const PREPARE: Readonly<Record<string, string>> = {
  'GET /api/spam': MARK_SPAM,
  'POST /api/submissions/release': MARK_SPAM,
  'GET /api/trash': 'update form_submissions set deleted_at = now() where form_id = $1',
  'POST /api/submissions/restore': 'update form_submissions set deleted_at = now() where form_id = $1',
  'POST /api/forms/:formId/restore': 'update forms set deleted_at = now() where id = $1',
  'DELETE /api/trash/forms/:formId': 'update forms set deleted_at = now() where id = $1',
  'POST /api/v1/submissions/:submissionId/restore':
    'update form_submissions set deleted_at = now() where form_id = $1',
  'POST /api/v1/forms/:formId/restore': 'update forms set deleted_at = now() where id = $1',
  'GET /api/forms/:formId/invitations/people': MAKE_LIST,
  'POST /api/forms/:formId/invitations/people': MAKE_LIST,
  'POST /api/forms/:formId/invitations/remind': MAKE_LIST,
  'GET /api/forms/:formId/invitations/links': MAKE_LIST,
  'DELETE /api/forms/:formId/invitations/people/:personId': INVITE,
  'GET /api/model/drafts/:draftId': WRITE_DRAFT,
  'POST /api/model/drafts/:draftId/take': WRITE_DRAFT,
  'DELETE /api/model/drafts/:draftId': WRITE_DRAFT,
  'GET /api/v1/hooks/:hookId': subscribeHook('webhooks:read'),
  'DELETE /api/v1/hooks/:hookId': subscribeHook('webhooks:write'),
};
