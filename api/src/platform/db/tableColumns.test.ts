import { afterAll, beforeAll, expect, test } from 'vitest';
import { readColumns } from '../../../../tests/support/postgres/readColumns.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/postgres/testDatabase.ts';

let database: TestDatabase;
let found: ReadonlyMap<string, string[]>;

beforeAll(async () => {
  database = await createTestDatabase();
  found = await readColumns(database);
});
afterAll(() => database.drop());

test.each([
  [
    'DATA-026',
    'bulk_jobs',
    `
      account_id action api_key? created_at created_by done failed finished_at? id reached_id? selection
      state tag? total`,
  ],
  ['DATA-077', 'bulk_job_changes', 'account_id id job_id submission_ids value?'],
  [
    'DATA-044',
    'shared_results',
    `
      account_id created_at created_by? expires_at? form_id frozen_at? id name password_hash? picture? questions
      smallest_group texts token_hash token_sealed views`,
  ],
  ['RESULT-029', 'shared_states', 'account_id form_id state version'],
  [
    'DATA-045',
    'client_folder_shares',
    'account_id client_id created_at folder_id may_comment may_export preset sees_status',
  ],
  ['DATA-046', 'client_form_reads', 'account_id client_id form_id read_until'],
  ['DATA-047', 'client_reads', 'account_id client_id form_id submission_id'],
  ['DATA-009', 'client_folders', 'account_id brand_kit_id? created_at description? id name'],
  ['D-173', 'client_sessions', 'client_id created_at expires_at id token_hash viewed_by?'],
  [
    'DATA-003',
    'clients',
    `
      account_id company_name? created_at created_by? email email_confirmed_at?
      has_initial_password id invited_at? is_active last_seen_at? link_shown_to? locale? mention_mails
      name? news_until? password_hash? submission_mails time_zone? weekly_sent_for?`,
  ],
  ['DATA-017', 'contact_messages', 'answered_at? created_at email id message name subject user_id'],
  ['DATA-064', 'digest_periods', 'account_id ends_at form_id id starts_at told_at?'],
  ['DATA-012', 'email_clicks', 'account_id click_type clicked_at form_id id recipient_email submission_id?'],
  ['D-173', 'embed_reports', 'account_id count first_seen_at form_id last_seen_at mode page problem'],
  [
    'INVITE-001',
    'invitation_lists',
    `
      account_id body carried_at? form_id is_anonymous language remind_after_days? remind_every_days? remind_most
      remind_until? starts_at? subject`,
  ],
  [
    'INVITE-001',
    'invitations',
    `
      account_id answers? due_at? email form_id id is_answered key_proof mailed_at? mails name stopped_at?`,
  ],
  ['INVITE-030', 'invitation_stops', 'account_id email_hash form_id'],
  ['LINK-050', 'form_websites', 'account_id address? chosen_at? form_id seen_at? website'],
  [
    'DATA-027',
    'exports',
    `
      account_id api_key? bytes? created_at created_by expires_at file_name form_ids format id problem?
      rows selection sha256? state total`,
  ],
  ['UPLOAD-005', 'file_removals', 'account_id created_at key'],
  [
    'UPLOAD-001',
    'uploads',
    `
      account_id created_at expires_at field_id form_id held_until? id is_lock_wanted is_told key? locked_by?
      locked_until? name reason? received? sha256? size source? state stored_size? submission_id? type?`,
  ],
  ['BUILD-101', 'form_blocks', 'account_id created_at definition id name'],
  ['DATA-048', 'pictures', 'account_id created_at name size unused_since?'],
  [
    'D-193',
    'form_drafts',
    'account_id base_revision_id created_at definition form_id id is_current saved_at saved_by? state',
  ],
  [
    'D-173',
    'form_publishing',
    `
      account_id allowed_websites? allows_edits allows_withdrawal closed_text? closes_at? edit_days? edits_end_at?
      edits_end_with? form_id frame_only hidden_fields host_may_read_answers invitations keeps_unfinished language?
      locked_fields max_submissions? one_per_browser opens_at? opens_text? password_hash? prefillable
      requires_sign_in shows_status sign_in_field? signs_receipts
      social_description? social_picture_url? social_title? spam_level? unfinished_days unique_field?`,
  ],
  [
    'DATA-011',
    'form_redirects',
    `
      account_id form_id id ip_address? redirected_at? submission_id target user_agent?`,
  ],
  ['DATA-076', 'form_result_additions', 'account_id added_at before counts form_id version'],
  ['DATA-073', 'form_result_blocks', 'account_id block ends_at form_id ids row_count starts_at times'],
  ['RESULT-002', 'form_result_changes', 'account_id answers form_id number revision_id sign submitted_at'],
  [
    'DATA-074',
    'form_result_columns',
    'account_id block codes entries form_id is_filterable numbers? question scale',
  ],
  ['RESULT-002', 'form_result_counts', 'account_id counts day form_id question'],
  [
    'DATA-075',
    'form_result_deltas',
    'account_id answers form_id kept_at number revision_id sign submitted_at',
  ],
  ['RESULT-002', 'form_result_states', 'account_id checked_at? form_id kept_until? version'],
  [
    'D-173',
    'form_revisions',
    `
      account_id created_at created_by? definition field_count form_id id
      number`,
  ],
  [
    'D-173',
    'form_stats_days',
    `
      account_id clicks clicks_at completions completions_at day form_id redirects redirects_at
      shard starts starts_at submissions submissions_at views views_at`,
  ],
  ['D-173', 'form_stats_details', 'account_id count count_at day form_id key kind shard'],
  ['DATA-028', 'form_stats_versions', 'account_id form_id shard version'],
  [
    'DATA-010',
    'form_submissions',
    `
      account_id content_hash deleted_at? edited_at? entered_by? form_id id idempotency_key ip_address? language? receipt_code
      revision_id search_text? spam? submission_data submitted_at trashed_by? user_agent? version? withdrawn_at?`,
  ],
  ['DATA-025', 'form_templates', 'account_id category created_at definition description id name'],
  [
    'DATA-005 DATA-006',
    'forms',
    `
      account_id active answered_recipients? assigned_to_user_id? attaches_pdf auto_reply? client_folder_id? client_id?
      client_may_comment client_may_export client_may_read_submissions client_primary_email? client_sees_status
      client_visible_fields? client_visible_from? cover_url? created_at current_revision_id deleted_at? description erased_at? id is_sample
      logo_url? redirect_url? title updated_at version`,
  ],
  ['RCPT-010', 'log_entries', 'account_id? digest? entry form_id? kind mac row_at row_id salt? version?'],
  ['RCPT-010', 'log_heads', 'first_entry key_id last_entry number previous root sealed_at signature state'],
  [
    'DATA-016 D-174',
    'login_attempts',
    `
      attempt_time cleared_at? device_id? email id ip_address? realm source_hash? success`,
  ],
  ['D-173', 'mail_consents', 'account_id confirmed_at email'],
  [
    'DATA-029',
    'mail_links',
    `
      account_id click_type form_id id recipient_email submission_id? target`,
  ],
  [
    'DATA-013 D-61',
    'notification_recipients',
    'account_id condition? created_at email form_id? id is_enabled label? listed_at?',
  ],
  [
    'D-173',
    'one_time_tokens',
    `
      created_at expires_at id new_email? purpose realm subject_id? token_hash used_at?`,
  ],
  [
    'DATA-030',
    'passkeys',
    `
      counter created_at credential_id id last_used_at? name public_key transports user_id`,
  ],
  ['D-173', 'platform_settings', 'key updated_at updated_by? value'],
  [
    'DATA-001',
    'profiles',
    `
      approval_requested_at? approved_at? approved_by? browser_language? email form_limit? full_name
      is_approved language? mention_mails notifications_enabled time_zone? user_id`,
  ],
  ['D-173', 'rate_limits', 'expire? key points'],
  ['DATA-031', 'recovery_codes', 'code_hash created_at id used_at? user_id'],
  ['DATA-032', 'saved_views', 'account_id created_at id name query'],
  [
    'DATA-014',
    'security_events',
    `
      account_id? client_id? created_at event_data event_type id ip_address? source_hash? user_agent?
      user_id?`,
  ],
  ['D-173', 'submission_browsers', 'account_id browser_hash form_id submission_id'],
  ['DATA-033', 'submission_marks', 'account_id form_id read_at? starred_at? submission_id user_id'],
  ['DATA-034', 'submission_notes', 'account_id author_id? created_at form_id id submission_id text'],
  [
    'DATA-061',
    'submission_comments',
    `
      account_id audience author_id? awaits_mail client_id? created_at edited_at? form_id id is_by_client mentions
      submission_id text`,
  ],
  ['DATA-035', 'submission_notices', 'account_id created_at form_id referrer? state submission_id'],
  ['DATA-036', 'submission_tags', 'account_id created_at form_id submission_id tag_id'],
  ['DATA-040', 'submission_statuses', 'account_id color created_at id name place public_name? state'],
  [
    'DATA-041',
    'submission_work',
    'account_id assignee_id? changed_at form_id state status_id? submission_id submitted_at',
  ],
  [
    'DATA-042',
    'submission_entries',
    'account_id address? author_id? created_at form_id id kind subject? submission_id text',
  ],
  [
    'SUBM-119',
    'submission_versions',
    `
      account_id answers changed_at changed_by? form_id is_by_visitor kind proof? reason? revision_id submission_id version`,
  ],
  ['DATA-043', 'reply_templates', 'account_id created_at id name text'],
  ['MCP-033', 'oauth_records', 'consumed_at? expires_at grant_hash? id_hash kind payload uid_hash?'],
  ['D-173', 'submit_attempts', 'bucket keys last_at streak times'],
  ['DATA-037', 'tags', 'account_id color? created_at id name'],
  ['D-173', 'used_captcha_tokens', 'expires_at provider token_hash'],
  [
    'D-173',
    'user_sessions',
    `
      account_id? created_at expires_at id kind last_used_at second_factor_at? token_hash user_agent?
      user_id`,
  ],
  [
    'D-173',
    'users',
    `
      created_at email email_confirmed_at? id last_signed_in_at? password_hash? role
      totp_confirmed_at? totp_last_step? totp_secret?`,
  ],
  ['D-173', 'visit_marks', 'load_id mark seen_at'],
  [
    'DATA-038',
    'deliveries',
    `
      account_id attempt_at? attempts channel created_at form_id? held_reason? id kind last_answer? last_error?
      last_status? may_be_double message? next_attempt_at? once_key? queued_at recipient sent_at? state subject? submission_id? webhook_id?`,
  ],
  [
    'DATA-039',
    'webhooks',
    `
      account_id api_key_id? channel columns condition? created_at credential_hints credentials? events failing_since? form_id?
      id is_active name payload_version previous_expires_at? previous_secret? secret? settings stopped_reason? url`,
  ],
  [
    'DATA-063',
    'recurring_exports',
    'account_id created_at every form_id format paused_reason? rows selection sent_for user_id',
  ],
  ['LINK-061', 'account_addresses', 'account_id is_current slug taken_at'],
  ['LINK-061', 'form_addresses', 'account_id form_id is_current slug taken_at'],
  ['EMBED-120', 'form_quotas', 'account_id form_id quota_id taken waiting'],
  ['EMBED-125', 'submission_values', 'account_id field_id form_id submission_id value_hash'],
  ['EMBED-121', 'submission_quotas', 'account_id form_id quota_ids state submission_id turn?'],
  ['SUBM-094', 'refused_submissions', 'account_id count first_at form_id last_at sources'],
  [
    'SUBM-113',
    'unfinished_answers',
    `account_id answers? email? ended_as? expires_at form_id id idempotency_key language mailed_token? page_id?
     reminded_at?
     revision_id saved_at saved_by started_at token_hash version`,
  ],
  ['SPAM-009', 'account_spam', 'account_id blocked blocks_disposable kept_days'],
  ['DATA-062', 'weekly_reports', 'account_id created_at form_id sent_for user_id'],
])('%s the table %s has these columns and no other', (_ids, table, columns) => {
  expect(found.get(table)?.toSorted()).toEqual(columns.trim().split(/\s+/).toSorted());
});

test('D-173 every id is a uuid', async () => {
  const types = await database.query(
    `select distinct data_type from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and table_name <> 'schema_migrations'`,
  );
  expect(types).toEqual([{ data_type: 'uuid' }]);
});
