import type { Scope } from '../../../api/src/platform/contract/index.ts';
import { NOBODY } from './requests.ts';

/** Writes the hook that requests name, of a form ($1) and the key of its account with a single scope. */
const subscribeHook = (scope: Scope): string => `
  insert into webhooks (id, form_id, account_id, channel, url, secret, created_at, payload_version, api_key_id)
  select '${NOBODY}', f.id, f.account_id, 'webhook', 'https://hooks.example.com/', 'x', now(), 2, k.id
  from forms f join api_keys k on k.account_id = f.account_id and k.scopes = '["${scope}"]' where f.id = $1
  on conflict (id, account_id) do update set form_id = excluded.form_id, api_key_id = excluded.api_key_id`;

/** Statements for a form ($1) that come before requests, so that only the caller decides the response. */
export const PREPARE: Readonly<Record<string, string>> = {
  'GET /api/trash': 'update form_submissions set deleted_at = now() where form_id = $1',
  'POST /api/submissions/restore': 'update form_submissions set deleted_at = now() where form_id = $1',
  'POST /api/forms/:formId/restore': 'update forms set deleted_at = now() where id = $1',
  'DELETE /api/trash/forms/:formId': 'update forms set deleted_at = now() where id = $1',
  'POST /api/v1/submissions/:submissionId/restore':
    'update form_submissions set deleted_at = now() where form_id = $1',
  'POST /api/v1/forms/:formId/restore': 'update forms set deleted_at = now() where id = $1',
  'GET /api/v1/hooks/:hookId': subscribeHook('webhooks:read'),
  'DELETE /api/v1/hooks/:hookId': subscribeHook('webhooks:write'),
};
