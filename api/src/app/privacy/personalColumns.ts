import type { PrivacyPlace } from '../../platform/contract/index.ts';

/**
 * Every column of text, JSON, bytes or addresses that may hold something of a person whom a form has asked, by the place
 * that finds and erases it (PRIV-030). A new column stands here, or below with the reason why it holds nothing of them.
 */
export const PERSONAL_COLUMNS: Readonly<Record<string, { place: PrivacyPlace; columns: string }>> = {
  bulk_jobs: { place: 'selections', columns: 'selection tag' },
  deliveries: { place: 'deliveries', columns: 'last_answer last_error message recipient subject' },
  email_clicks: { place: 'mail_links', columns: 'recipient_email' },
  exports: { place: 'exports', columns: 'selection' },
  file_removals: { place: 'files', columns: 'key' },
  form_redirects: { place: 'submissions', columns: 'ip_address target user_agent' },
  form_result_additions: { place: 'results', columns: 'counts' },
  form_result_blocks: { place: 'results', columns: 'ids times' },
  form_result_changes: { place: 'results', columns: 'answers' },
  form_result_columns: { place: 'results', columns: 'codes entries numbers' },
  form_result_counts: { place: 'results', columns: 'counts' },
  form_result_deltas: { place: 'results', columns: 'answers' },
  form_submissions: {
    place: 'submissions',
    columns: 'content_hash ip_address language receipt_code search_text spam submission_data user_agent',
  },
  invitations: { place: 'invitations', columns: 'answers email key_proof name' },
  legal_holds: { place: 'holds', columns: 'pattern person_hash reason' },
  mail_consents: { place: 'consents', columns: 'email' },
  mail_links: { place: 'mail_links', columns: 'recipient_email target' },
  model_drafts: { place: 'model_drafts', columns: 'description' },
  notification_recipients: { place: 'recipients', columns: 'email label' },
  recurring_exports: { place: 'selections', columns: 'selection' },
  reply_templates: { place: 'reply_templates', columns: 'name text' },
  saved_views: { place: 'saved_views', columns: 'name query' },
  security_events: { place: 'events', columns: 'event_data ip_address source_hash user_agent' },
  shared_results: { place: 'shared_results', columns: 'picture' },
  submission_browsers: { place: 'submissions', columns: 'browser_hash' },
  submission_comments: { place: 'comments', columns: 'mentions text' },
  submission_entries: { place: 'replies', columns: 'address subject text' },
  submission_notes: { place: 'notes', columns: 'text' },
  submission_notices: { place: 'submissions', columns: 'referrer' },
  submission_values: { place: 'submissions', columns: 'value_hash' },
  submission_versions: { place: 'versions', columns: 'answers reason' },
  tags: { place: 'tags', columns: 'name' },
  unfinished_answers: {
    place: 'unfinished',
    columns: 'answers email language mailed_token page_id saved_by token_hash',
  },
  uploads: { place: 'files', columns: 'key name sha256 source type' },
};

/** Why columns hold nothing of a person whom a form has asked. */
const WORDS = 'words and ids of the platform: kinds, states, names of fields, hashes of files';
const OWN = 'what the account has made for everybody to see: its forms, looks, folders, senders';
const SIGNS_IN = 'of people who sign in, who change and delete it themselves';
const SEALED = 'sealed, and gone after a day';
const REQUEST = 'of an erasure: sealed until it is over, hashes and numbers then';
const SOURCES = 'keyed hashes and counts, gone within a day';
const PLATFORM = 'of the installation';
const COUNTS = 'counts by day and page, of nobody alone';
const STOP = 'a keyed hash that keeps mails from an address that wants none: who forgot it would write again';

const LOG = 'hashes of the signed log, whose salt goes with the row';
const KEPT_AWAY = 'addresses and words that the account keeps away: who forgot them would take them again';

export const IMPERSONAL_COLUMNS: Readonly<Record<string, { why: string; columns: string }>> = {
  account_addresses: { why: OWN, columns: 'slug' },
  account_grants: { why: SIGNS_IN, columns: 'rights role' },
  account_invitations: { why: SIGNS_IN, columns: 'email places rights role' },
  account_members: { why: SIGNS_IN, columns: 'rights role' },
  account_models: { why: OWN, columns: 'address key key_hint model' },
  account_spam: { why: KEPT_AWAY, columns: 'blocked' },
  accounts: { why: OWN, columns: 'name picture_url' },
  api_keys: {
    why: SIGNS_IN,
    columns: 'connected_to form_ids grant_hash name scopes secret_hash visible_fields',
  },
  brand_kits: { why: OWN, columns: 'dark_styles logo_url name styles website' },
  bulk_job_changes: { why: WORDS, columns: 'value' },
  bulk_jobs: { why: WORDS, columns: 'action api_key state' },
  client_folder_shares: { why: OWN, columns: 'preset' },
  client_folders: { why: OWN, columns: 'description name' },
  client_sessions: { why: SIGNS_IN, columns: 'token_hash' },
  clients: {
    why: SIGNS_IN,
    columns: 'company_name email locale name password_hash submission_mails time_zone',
  },
  contact_messages: { why: SIGNS_IN, columns: 'email message name subject' },
  deliveries: { why: WORDS, columns: 'channel held_reason kind once_key state' },
  directory_groups: { why: SIGNS_IN, columns: 'display_name external_id' },
  directory_people: { why: SIGNS_IN, columns: 'external_id family_name given_name user_name user_name_key' },
  email_clicks: { why: WORDS, columns: 'click_type' },
  embed_reports: { why: COUNTS, columns: 'mode page problem' },
  erasures: { why: WORDS, columns: 'kind proof' },
  exports: { why: WORDS, columns: 'api_key file_name form_ids format problem sha256 state' },
  form_addresses: { why: OWN, columns: 'slug' },
  form_blocks: { why: OWN, columns: 'definition name' },
  form_drafts: { why: OWN, columns: 'definition' },
  form_looks_before: { why: OWN, columns: 'draft live logo_url' },
  form_publishing: {
    why: OWN,
    columns:
      'allowed_websites closed_text edits_end_with hidden_fields invitations language locked_fields opens_text password_hash prefillable sign_in_field social_description social_picture_url social_title spam_level unique_field',
  },
  form_quotas: { why: OWN, columns: 'quota_id' },
  form_result_columns: { why: WORDS, columns: 'question' },
  form_result_counts: { why: WORDS, columns: 'question' },
  form_revisions: { why: OWN, columns: 'definition' },
  form_stats_details: { why: COUNTS, columns: 'key kind' },
  form_templates: { why: OWN, columns: 'category definition description name' },
  form_websites: { why: OWN, columns: 'address website' },
  forms: {
    why: OWN,
    columns:
      'answered_recipients auto_reply client_primary_email client_visible_fields cover_url description logo_url redirect_url title',
  },
  idempotent_answers: { why: SEALED, columns: 'answer name request_hash' },
  invitation_lists: { why: OWN, columns: 'body language subject' },
  invitation_stops: { why: STOP, columns: 'email_hash' },
  log_entries: { why: LOG, columns: 'digest kind mac salt' },
  log_heads: { why: LOG, columns: 'key_id previous root signature state' },
  login_attempts: { why: SIGNS_IN, columns: 'device_id email ip_address realm source_hash' },
  mail_links: { why: WORDS, columns: 'click_type' },
  model_drafts: { why: WORDS, columns: 'addresses base definition faults host model problem state' },
  notification_recipients: { why: WORDS, columns: 'condition' },
  oauth_records: { why: SIGNS_IN, columns: 'grant_hash id_hash kind payload uid_hash' },
  one_time_tokens: { why: SIGNS_IN, columns: 'new_email purpose realm token_hash' },
  passkeys: { why: SIGNS_IN, columns: 'credential_id name public_key transports' },
  person_erasures: {
    why: REQUEST,
    columns: 'counts person_hash request_hash requester search selection state',
  },
  pictures: { why: OWN, columns: 'name' },
  platform_settings: { why: PLATFORM, columns: 'key value' },
  profiles: { why: SIGNS_IN, columns: 'browser_language email full_name language time_zone' },
  rate_limits: { why: SOURCES, columns: 'key' },
  recovery_codes: { why: SIGNS_IN, columns: 'code_hash' },
  recurring_exports: { why: WORDS, columns: 'every format paused_reason rows' },
  security_events: { why: WORDS, columns: 'event_type' },
  shared_results: { why: WORDS, columns: 'name password_hash questions texts token_hash token_sealed' },
  shared_states: { why: COUNTS, columns: 'state' },
  submission_comments: { why: WORDS, columns: 'audience' },
  submission_entries: { why: WORDS, columns: 'kind' },
  submission_notices: { why: WORDS, columns: 'state' },
  submission_quotas: { why: WORDS, columns: 'quota_ids state' },
  submission_statuses: { why: OWN, columns: 'color name public_name state' },
  submission_values: { why: WORDS, columns: 'field_id' },
  submission_versions: { why: WORDS, columns: 'kind proof' },
  submission_work: { why: WORDS, columns: 'state' },
  submit_attempts: { why: SOURCES, columns: 'bucket' },
  tags: { why: WORDS, columns: 'color' },
  unfinished_answers: { why: WORDS, columns: 'ended_as' },
  uploads: { why: WORDS, columns: 'field_id reason state' },
  used_captcha_tokens: { why: SOURCES, columns: 'provider token_hash' },
  user_identities: { why: SIGNS_IN, columns: 'domain email groups issuer subject' },
  user_sessions: { why: SIGNS_IN, columns: 'kind token_hash user_agent' },
  users: { why: SIGNS_IN, columns: 'email password_hash role totp_secret' },
  visit_marks: { why: SOURCES, columns: 'mark' },
  webhooks: {
    why: OWN,
    columns:
      'channel columns condition credential_hints credentials events name previous_secret secret settings stopped_reason url',
  },
};
