// Written from the entities by `npm run tables`.
import type { Stored } from './stored.ts';
import type { Account } from './account.entity.ts';
import type { AccountGrant } from './accountGrant.entity.ts';
import type { AccountInvitation } from './accountInvitation.entity.ts';
import type { AccountMember } from './accountMember.entity.ts';
import type { ApiKey } from './apiKey.entity.ts';
import type { BrandKit } from './brandKit.entity.ts';
import type { BulkJob } from './bulkJob.entity.ts';
import type { BulkJobChange } from './bulkJobChange.entity.ts';
import type { Client } from './client.entity.ts';
import type { ClientFolder } from './clientFolder.entity.ts';
import type { ClientFolderShare } from './clientFolderShare.entity.ts';
import type { ClientSession } from './clientSession.entity.ts';
import type { ContactMessage } from './contactMessage.entity.ts';
import type { Delivery } from './delivery.entity.ts';
import type { DirectoryGroup } from './directoryGroup.entity.ts';
import type { DirectoryPerson } from './directoryPerson.entity.ts';
import type { EmailClick } from './emailClick.entity.ts';
import type { EmbedReport } from './embedReport.entity.ts';
import type { Export } from './export.entity.ts';
import type { FileRemoval } from './fileRemoval.entity.ts';
import type { Form } from './form.entity.ts';
import type { FormBlock } from './formBlock.entity.ts';
import type { FormLookBefore } from './formLookBefore.entity.ts';
import type { FormPublishing } from './formPublishing.entity.ts';
import type { FormRedirect } from './formRedirect.entity.ts';
import type {
  FormResultAddition,
  FormResultChange,
  FormResultColumn,
  FormResultCounts,
  FormResultDelta,
} from './formResults.entity.ts';
import type { FormStatsDetail } from './formStatsDetail.entity.ts';
import type { FormTemplate } from './formTemplate.entity.ts';
import type { FormWebsite } from './formWebsite.entity.ts';
import type { IdempotentAnswer } from './idempotentAnswer.entity.ts';
import type { LoginAttempt } from './loginAttempt.entity.ts';
import type { MailConsent } from './mailConsent.entity.ts';
import type { MailLink } from './mailLink.entity.ts';
import type { NotificationRecipient } from './notificationRecipient.entity.ts';
import type { OneTimeToken } from './oneTimeToken.entity.ts';
import type { Passkey } from './passkey.entity.ts';
import type { Picture } from './picture.entity.ts';
import type { PlatformSetting } from './platformSetting.entity.ts';
import type { Profile } from './profile.entity.ts';
import type { RateLimit } from './rateLimit.entity.ts';
import type { RecoveryCode } from './recoveryCode.entity.ts';
import type { RecurringExport } from './recurringExport.entity.ts';
import type { ReplyTemplate } from './replyTemplate.entity.ts';
import type { SavedView } from './savedView.entity.ts';
import type { SecurityEvent } from './securityEvent.entity.ts';
import type { SharedResults } from './sharedResults.entity.ts';
import type { Submission } from './submission.entity.ts';
import type { SubmissionBrowser } from './submissionBrowser.entity.ts';
import type { SubmissionComment } from './submissionComment.entity.ts';
import type { SubmissionEntry } from './submissionEntry.entity.ts';
import type { SubmissionNote } from './submissionNote.entity.ts';
import type { SubmissionNotice } from './submissionNotice.entity.ts';
import type { SubmissionStatus } from './submissionStatus.entity.ts';
import type { SubmissionWork } from './submissionWork.entity.ts';
import type { SubmitAttempts } from './submitAttempts.entity.ts';
import type { Tag } from './tag.entity.ts';
import type { Upload } from './upload.entity.ts';
import type { UsedCaptchaToken } from './usedCaptchaToken.entity.ts';
import type { User } from './user.entity.ts';
import type { UserIdentity } from './userIdentity.entity.ts';
import type { UserSession } from './userSession.entity.ts';
import type { VisitMark } from './visitMark.entity.ts';
import type { Webhook } from './webhook.entity.ts';

/** Every table of ours: what the drivers read of its columns. */
export interface Database {
  account_grants: {
    id: string;
    account_id: string;
    user_id: string;
    folder_id: string | null;
    form_id: string | null;
    role: Stored<AccountGrant['role']>;
    rights: Stored<AccountGrant['rights']>;
    is_by_rule: boolean;
    created_at: Date;
  };
  account_invitations: {
    id: string;
    account_id: string;
    email: Stored<AccountInvitation['email']>;
    role: Stored<AccountInvitation['role']>;
    rights: Stored<AccountInvitation['rights']>;
    places: Stored<AccountInvitation['places']> | null;
    invited_by: string | null;
    expires_at: Date;
    created_at: Date;
  };
  account_members: {
    account_id: string;
    user_id: string;
    role: Stored<AccountMember['role']>;
    rights: Stored<AccountMember['rights']>;
    is_by_rule: boolean;
    created_at: Date;
  };
  accounts: {
    id: string;
    name: Stored<Account['name']>;
    picture_url: Stored<Account['pictureUrl']> | null;
    created_at: Date;
  };
  api_keys: {
    id: string;
    account_id: string;
    created_by: string;
    name: Stored<ApiKey['name']>;
    secret_hash: Stored<ApiKey['secretHash']>;
    scopes: Stored<ApiKey['scopes']>;
    form_ids: Stored<ApiKey['formIds']> | null;
    visible_fields: Stored<ApiKey['visibleFields']> | null;
    is_impersonal: boolean;
    visible_from: Date | null;
    expires_at: Date | null;
    last_used_at: Date | null;
    ended_at: Date | null;
    created_at: Date;
  };
  brand_kits: {
    id: string;
    account_id: string;
    name: Stored<BrandKit['name']>;
    styles: Stored<BrandKit['styles']>;
    dark_styles: Stored<BrandKit['darkStyles']> | null;
    logo_url: Stored<BrandKit['logoUrl']> | null;
    website: Stored<BrandKit['website']> | null;
    defaulted_at: Date | null;
    created_at: Date;
  };
  bulk_job_changes: {
    job_id: string;
    id: string;
    account_id: string;
    value: Stored<BulkJobChange['value']> | null;
    submission_ids: string[];
  };
  bulk_jobs: {
    id: string;
    account_id: string;
    created_by: string;
    api_key: Stored<BulkJob['key']> | null;
    action: Stored<BulkJob['action']>;
    selection: Stored<BulkJob['selection']>;
    tag: Stored<BulkJob['value']> | null;
    reached_id: string | null;
    total: number;
    done: number;
    failed: number;
    state: Stored<BulkJob['state']>;
    created_at: Date;
    finished_at: Date | null;
  };
  client_folder_shares: {
    account_id: string;
    folder_id: string;
    client_id: string;
    preset: Stored<ClientFolderShare['preset']>;
    may_export: boolean;
    may_comment: boolean;
    sees_status: boolean;
    created_at: Date;
  };
  client_folders: {
    id: string;
    account_id: string;
    name: Stored<ClientFolder['name']>;
    description: Stored<ClientFolder['description']> | null;
    brand_kit_id: string | null;
    created_at: Date;
  };
  client_form_reads: {
    account_id: string;
    form_id: string;
    client_id: string;
    read_until: Date;
  };
  client_reads: {
    account_id: string;
    form_id: string;
    submission_id: string;
    client_id: string;
  };
  client_sessions: {
    id: string;
    client_id: string;
    viewed_by: string | null;
    token_hash: Stored<ClientSession['tokenHash']>;
    expires_at: Date;
    created_at: Date;
  };
  clients: {
    id: string;
    account_id: string;
    email: Stored<Client['email']>;
    password_hash: Stored<Client['passwordHash']> | null;
    has_initial_password: boolean;
    name: Stored<Client['name']> | null;
    company_name: Stored<Client['companyName']> | null;
    is_active: boolean;
    created_by: string | null;
    email_confirmed_at: Date | null;
    invited_at: Date | null;
    link_shown_to: string | null;
    last_seen_at: Date | null;
    locale: Stored<Client['locale']> | null;
    mention_mails: boolean;
    submission_mails: Stored<Client['submissionMails']>;
    news_until: Date | null;
    weekly_sent_for: string | null;
    time_zone: Stored<Client['timeZone']> | null;
    created_at: Date;
  };
  contact_messages: {
    id: string;
    user_id: string;
    name: Stored<ContactMessage['name']>;
    email: Stored<ContactMessage['email']>;
    message: Stored<ContactMessage['message']>;
    subject: Stored<ContactMessage['subject']>;
    created_at: Date;
    answered_at: Date | null;
  };
  deliveries: {
    id: string;
    channel: Stored<Delivery['channel']>;
    kind: Stored<Delivery['kind']>;
    recipient: Stored<Delivery['recipient']>;
    subject: Stored<Delivery['subject']> | null;
    message: Stored<Delivery['message']> | null;
    once_key: Stored<Delivery['onceKey']> | null;
    account_id: string;
    form_id: string | null;
    submission_id: string | null;
    webhook_id: string | null;
    state: Stored<Delivery['state']>;
    attempts: number;
    next_attempt_at: Date | null;
    queued_at: Date;
    last_status: number | null;
    last_answer: Stored<Delivery['lastAnswer']> | null;
    last_error: Stored<Delivery['lastError']> | null;
    attempt_at: Date | null;
    may_be_double: boolean;
    held_reason: Stored<Delivery['heldReason']> | null;
    sent_at: Date | null;
    created_at: Date;
  };
  digest_periods: {
    id: string;
    form_id: string;
    account_id: string;
    starts_at: Date;
    ends_at: Date;
    told_at: Date | null;
  };
  directory_group_members: {
    group_id: string;
    user_id: string;
  };
  directory_groups: {
    id: string;
    display_name: Stored<DirectoryGroup['displayName']>;
    external_id: Stored<DirectoryGroup['externalId']> | null;
    updated_at: Date;
    created_at: Date;
  };
  directory_people: {
    user_id: string;
    user_name: Stored<DirectoryPerson['userName']>;
    user_name_key: Stored<DirectoryPerson['userNameKey']>;
    external_id: Stored<DirectoryPerson['externalId']> | null;
    given_name: Stored<DirectoryPerson['givenName']>;
    family_name: Stored<DirectoryPerson['familyName']>;
    updated_at: Date;
    removed_at: Date | null;
    created_at: Date;
  };
  email_clicks: {
    id: string;
    form_id: string;
    account_id: string;
    click_type: Stored<EmailClick['clickType']>;
    clicked_at: Date;
    recipient_email: Stored<EmailClick['recipientEmail']>;
    submission_id: string | null;
  };
  embed_reports: {
    form_id: string;
    problem: Stored<EmbedReport['problem']>;
    page: Stored<EmbedReport['page']>;
    mode: Stored<EmbedReport['mode']>;
    account_id: string;
    count: number;
    first_seen_at: Date;
    last_seen_at: Date;
  };
  exports: {
    id: string;
    account_id: string;
    created_by: string;
    api_key: Stored<Export['key']> | null;
    format: Stored<Export['format']>;
    selection: Stored<Export['selection']>;
    form_ids: Stored<Export['formIds']>;
    file_name: Stored<Export['fileName']>;
    state: Stored<Export['state']>;
    total: number;
    rows: number;
    bytes: string | null;
    sha256: Stored<Export['sha256']> | null;
    problem: Stored<Export['problem']> | null;
    created_at: Date;
    expires_at: Date;
  };
  file_removals: {
    account_id: string;
    key: Stored<FileRemoval['key']>;
    created_at: Date;
  };
  form_blocks: {
    id: string;
    account_id: string;
    name: Stored<FormBlock['name']>;
    definition: unknown;
    created_at: Date;
  };
  form_drafts: {
    id: string;
    form_id: string;
    account_id: string;
    is_current: boolean;
    definition: unknown;
    base_revision_id: string;
    state: string;
    saved_by: string | null;
    created_at: Date;
    saved_at: Date;
  };
  form_looks_before: {
    form_id: string;
    account_id: string;
    kit_id: string;
    live: Stored<FormLookBefore['live']>;
    draft: Stored<FormLookBefore['draft']> | null;
    logo_url: Stored<FormLookBefore['logoUrl']> | null;
    created_at: Date;
  };
  form_publishing: {
    form_id: string;
    account_id: string;
    allowed_websites: Stored<FormPublishing['allowedWebsites']> | null;
    frame_only: boolean;
    closes_at: Date | null;
    closed_text: Stored<FormPublishing['closedText']> | null;
    max_submissions: number | null;
    one_per_browser: boolean;
    shows_status: boolean;
    language: Stored<FormPublishing['language']> | null;
    prefillable: Stored<FormPublishing['prefillable']>;
    hidden_fields: Stored<FormPublishing['hiddenFields']>;
    locked_fields: Stored<FormPublishing['lockedFields']>;
    host_may_read_answers: boolean;
    social_title: Stored<FormPublishing['socialTitle']> | null;
    social_description: Stored<FormPublishing['socialDescription']> | null;
    social_picture_url: Stored<FormPublishing['socialPictureUrl']> | null;
  };
  form_redirects: {
    id: string;
    form_id: string;
    account_id: string;
    target: Stored<FormRedirect['target']>;
    submission_id: string;
    redirected_at: Date | null;
    ip_address: string | null;
    user_agent: Stored<FormRedirect['userAgent']> | null;
  };
  form_result_additions: {
    form_id: string;
    version: string;
    account_id: string;
    before: string;
    added_at: Date;
    counts: Stored<FormResultAddition['counts']>;
  };
  form_result_blocks: {
    form_id: string;
    block: number;
    account_id: string;
    starts_at: Date;
    ends_at: Date;
    row_count: number;
    ids: Buffer;
    times: Buffer;
  };
  form_result_changes: {
    form_id: string;
    number: string;
    account_id: string;
    sign: number;
    revision_id: string;
    submitted_at: Date;
    answers: Stored<FormResultChange['answers']>;
  };
  form_result_columns: {
    form_id: string;
    block: number;
    question: Stored<FormResultColumn['question']>;
    account_id: string;
    entries: Stored<FormResultColumn['entries']>;
    codes: Buffer;
    numbers: Buffer | null;
    scale: number;
    is_filterable: boolean;
  };
  form_result_counts: {
    form_id: string;
    day: string;
    question: Stored<FormResultCounts['question']>;
    account_id: string;
    counts: Stored<FormResultCounts['counts']>;
  };
  form_result_deltas: {
    form_id: string;
    number: string;
    account_id: string;
    sign: number;
    revision_id: string;
    submitted_at: Date;
    answers: Stored<FormResultDelta['answers']>;
    kept_at: Date;
  };
  form_result_states: {
    form_id: string;
    account_id: string;
    checked_at: Date | null;
    version: string;
    kept_until: Date | null;
  };
  form_revisions: {
    id: string;
    form_id: string;
    account_id: string;
    number: number;
    definition: unknown;
    field_count: number;
    created_by: string | null;
    created_at: Date;
  };
  form_stats_days: {
    form_id: string;
    day: string;
    shard: number;
    account_id: string;
    views: number;
    starts: number;
    completions: number;
    submissions: number;
    clicks: number;
    redirects: number;
    views_at: string;
    starts_at: string;
    completions_at: string;
    submissions_at: string;
    clicks_at: string;
    redirects_at: string;
  };
  form_stats_details: {
    form_id: string;
    kind: Stored<FormStatsDetail['kind']>;
    day: string;
    key: Stored<FormStatsDetail['key']>;
    shard: number;
    account_id: string;
    count: number;
    count_at: string;
  };
  form_stats_versions: {
    form_id: string;
    shard: number;
    account_id: string;
    version: string;
  };
  form_submissions: {
    id: string;
    form_id: string;
    account_id: string;
    revision_id: string;
    submission_data: Stored<Submission['answers']>;
    ip_address: string | null;
    user_agent: Stored<Submission['userAgent']> | null;
    submitted_at: Date;
    deleted_at: Date | null;
    trashed_by: string | null;
    idempotency_key: string;
    content_hash: Stored<Submission['contentHash']>;
    receipt_code: Stored<Submission['receiptCode']>;
    search_text: Stored<Submission['searchText']> | null;
  };
  form_templates: {
    id: string;
    account_id: string;
    name: Stored<FormTemplate['name']>;
    description: Stored<FormTemplate['description']>;
    category: Stored<FormTemplate['category']>;
    definition: unknown;
    created_at: Date;
  };
  form_websites: {
    form_id: string;
    website: Stored<FormWebsite['website']>;
    account_id: string;
    address: Stored<FormWebsite['address']> | null;
    chosen_at: Date | null;
    seen_at: Date | null;
  };
  forms: {
    id: string;
    account_id: string;
    title: Stored<Form['title']>;
    description: Stored<Form['description']>;
    active: boolean;
    is_sample: boolean;
    version: number;
    current_revision_id: string;
    logo_url: Stored<Form['logoUrl']> | null;
    cover_url: Stored<Form['coverUrl']> | null;
    redirect_url: Stored<Form['redirectUrl']> | null;
    client_primary_email: Stored<Form['clientPrimaryEmail']> | null;
    auto_reply: Stored<Form['autoReply']> | null;
    answered_recipients: Stored<Form['answeredRecipients']> | null;
    attaches_pdf: boolean;
    client_folder_id: string | null;
    assigned_to_user_id: string | null;
    client_id: string | null;
    client_may_read_submissions: boolean;
    client_may_export: boolean;
    client_may_comment: boolean;
    client_sees_status: boolean;
    client_visible_fields: Stored<Form['clientVisibleFields']> | null;
    client_visible_from: Date | null;
    deleted_at: Date | null;
    erased_at: Date | null;
    created_at: Date;
    updated_at: Date;
  };
  idempotent_answers: {
    account_id: string;
    key_id: string;
    name: Stored<IdempotentAnswer['name']>;
    request_hash: Stored<IdempotentAnswer['requestHash']>;
    answer: Stored<IdempotentAnswer['answer']>;
    created_at: Date;
  };
  login_attempts: {
    id: string;
    realm: Stored<LoginAttempt['realm']>;
    email: Stored<LoginAttempt['email']>;
    success: boolean;
    attempt_time: Date;
    ip_address: string | null;
    source_hash: Stored<LoginAttempt['sourceHash']> | null;
    device_id: Stored<LoginAttempt['deviceId']> | null;
    cleared_at: Date | null;
  };
  mail_consents: {
    account_id: string;
    email: Stored<MailConsent['email']>;
    confirmed_at: Date;
  };
  mail_links: {
    id: string;
    form_id: string;
    account_id: string;
    submission_id: string | null;
    click_type: Stored<MailLink['clickType']>;
    recipient_email: Stored<MailLink['recipientEmail']>;
    target: Stored<MailLink['target']>;
  };
  notification_recipients: {
    id: string;
    account_id: string;
    form_id: string | null;
    email: Stored<NotificationRecipient['email']>;
    label: Stored<NotificationRecipient['label']> | null;
    is_enabled: boolean;
    condition: Stored<NotificationRecipient['condition']> | null;
    listed_at: Date | null;
    created_at: Date;
  };
  one_time_tokens: {
    id: string;
    realm: Stored<OneTimeToken['realm']>;
    subject_id: string | null;
    purpose: Stored<OneTimeToken['purpose']>;
    token_hash: Stored<OneTimeToken['tokenHash']>;
    new_email: Stored<OneTimeToken['newEmail']> | null;
    expires_at: Date;
    used_at: Date | null;
    created_at: Date;
  };
  passkeys: {
    id: string;
    user_id: string;
    credential_id: Stored<Passkey['credentialId']>;
    public_key: Buffer;
    counter: string;
    transports: Stored<Passkey['transports']>;
    name: Stored<Passkey['name']>;
    created_at: Date;
    last_used_at: Date | null;
  };
  pictures: {
    account_id: string;
    name: Stored<Picture['name']>;
    size: string;
    created_at: Date;
    unused_since: Date | null;
  };
  platform_settings: {
    key: Stored<PlatformSetting['key']>;
    value: Stored<PlatformSetting['value']>;
    updated_at: Date;
    updated_by: string | null;
  };
  profiles: {
    user_id: string;
    email: Stored<Profile['email']>;
    full_name: Stored<Profile['fullName']>;
    is_approved: boolean;
    approval_requested_at: Date | null;
    notifications_enabled: boolean;
    mention_mails: boolean;
    approved_at: Date | null;
    approved_by: string | null;
    form_limit: number | null;
    time_zone: Stored<Profile['timeZone']> | null;
    language: Stored<Profile['language']> | null;
    browser_language: Stored<Profile['browserLanguage']> | null;
  };
  rate_limits: {
    key: Stored<RateLimit['key']>;
    points: number;
    expire: string | null;
  };
  recovery_codes: {
    id: string;
    user_id: string;
    code_hash: Stored<RecoveryCode['codeHash']>;
    used_at: Date | null;
    created_at: Date;
  };
  recurring_exports: {
    user_id: string;
    form_id: string;
    account_id: string;
    every: Stored<RecurringExport['every']>;
    rows: Stored<RecurringExport['rows']>;
    format: Stored<RecurringExport['format']>;
    selection: Stored<RecurringExport['selection']>;
    sent_for: string;
    paused_reason: Stored<RecurringExport['pausedReason']> | null;
    created_at: Date;
  };
  refused_submissions: {
    form_id: string;
    account_id: string;
    count: number;
    sources: number[];
    first_at: Date;
    last_at: Date;
  };
  reply_templates: {
    id: string;
    account_id: string;
    name: Stored<ReplyTemplate['name']>;
    text: Stored<ReplyTemplate['text']>;
    created_at: Date;
  };
  saved_views: {
    id: string;
    account_id: string;
    name: Stored<SavedView['name']>;
    query: Stored<SavedView['query']>;
    created_at: Date;
  };
  security_events: {
    id: string;
    event_type: Stored<SecurityEvent['eventType']>;
    created_at: Date;
    account_id: string | null;
    user_id: string | null;
    client_id: string | null;
    ip_address: string | null;
    source_hash: Stored<SecurityEvent['sourceHash']> | null;
    user_agent: Stored<SecurityEvent['userAgent']> | null;
    event_data: Stored<SecurityEvent['eventData']>;
  };
  shared_results: {
    id: string;
    account_id: string;
    form_id: string;
    name: Stored<SharedResults['name']>;
    token_hash: Stored<SharedResults['tokenHash']>;
    token_sealed: Stored<SharedResults['tokenSealed']>;
    questions: Stored<SharedResults['questions']>;
    texts: Stored<SharedResults['texts']>;
    smallest_group: number;
    picture: Stored<SharedResults['snapshot']> | null;
    frozen_at: Date | null;
    expires_at: Date | null;
    password_hash: Stored<SharedResults['passwordHash']> | null;
    views: number;
    created_by: string | null;
    created_at: Date;
  };
  submission_browsers: {
    form_id: string;
    browser_hash: Stored<SubmissionBrowser['browserHash']>;
    account_id: string;
    submission_id: string;
  };
  submission_comments: {
    id: string;
    form_id: string;
    account_id: string;
    submission_id: string;
    is_by_client: boolean;
    author_id: string | null;
    client_id: string | null;
    text: Stored<SubmissionComment['text']>;
    audience: Stored<SubmissionComment['audience']>;
    mentions: Stored<SubmissionComment['mentions']>;
    created_at: Date;
    edited_at: Date | null;
    awaits_mail: boolean;
  };
  submission_entries: {
    id: string;
    form_id: string;
    account_id: string;
    submission_id: string;
    author_id: string | null;
    kind: Stored<SubmissionEntry['kind']>;
    text: Stored<SubmissionEntry['text']>;
    address: Stored<SubmissionEntry['address']> | null;
    subject: Stored<SubmissionEntry['subject']> | null;
    created_at: Date;
  };
  submission_marks: {
    user_id: string;
    submission_id: string;
    account_id: string;
    form_id: string;
    read_at: Date | null;
    starred_at: Date | null;
  };
  submission_notes: {
    id: string;
    form_id: string;
    account_id: string;
    submission_id: string;
    author_id: string | null;
    text: Stored<SubmissionNote['text']>;
    created_at: Date;
  };
  submission_notices: {
    submission_id: string;
    form_id: string;
    account_id: string;
    state: Stored<SubmissionNotice['state']>;
    referrer: Stored<SubmissionNotice['referrer']> | null;
    created_at: Date;
  };
  submission_statuses: {
    id: string;
    account_id: string;
    name: Stored<SubmissionStatus['name']>;
    public_name: Stored<SubmissionStatus['publicName']> | null;
    color: Stored<SubmissionStatus['color']>;
    state: Stored<SubmissionStatus['state']>;
    place: number;
    created_at: Date;
  };
  submission_tags: {
    submission_id: string;
    tag_id: string;
    account_id: string;
    form_id: string;
    created_at: Date;
  };
  submission_work: {
    submission_id: string;
    form_id: string;
    account_id: string;
    submitted_at: Date;
    state: Stored<SubmissionWork['state']>;
    status_id: string | null;
    assignee_id: string | null;
    changed_at: Date;
  };
  submit_attempts: {
    bucket: Stored<SubmitAttempts['bucket']>;
    times: Date[];
    keys: string[];
    streak: number;
    last_at: Date;
  };
  tags: {
    id: string;
    account_id: string;
    name: Stored<Tag['name']>;
    color: Stored<Tag['color']> | null;
    created_at: Date;
  };
  uploads: {
    id: string;
    form_id: string;
    account_id: string;
    field_id: Stored<Upload['fieldId']>;
    submission_id: string | null;
    state: Stored<Upload['state']>;
    reason: Stored<Upload['reason']> | null;
    held_until: Date | null;
    is_told: boolean;
    name: Stored<Upload['name']>;
    size: string;
    received: string | null;
    stored_size: string | null;
    source: Stored<Upload['source']> | null;
    type: Stored<Upload['type']> | null;
    sha256: Stored<Upload['sha256']> | null;
    key: Stored<Upload['key']> | null;
    created_at: Date;
    expires_at: Date;
    locked_by: string | null;
    locked_until: Date | null;
    is_lock_wanted: boolean;
  };
  used_captcha_tokens: {
    token_hash: Stored<UsedCaptchaToken['tokenHash']>;
    provider: Stored<UsedCaptchaToken['provider']>;
    expires_at: Date;
  };
  user_identities: {
    id: string;
    user_id: string;
    issuer: Stored<UserIdentity['issuer']>;
    subject: Stored<UserIdentity['subject']>;
    email: Stored<UserIdentity['email']>;
    groups: Stored<UserIdentity['groups']>;
    domain: Stored<UserIdentity['domain']> | null;
    linked_at: Date | null;
    last_used_at: Date | null;
    created_at: Date;
  };
  user_sessions: {
    id: string;
    user_id: string;
    account_id: string | null;
    token_hash: Stored<UserSession['tokenHash']>;
    kind: Stored<UserSession['kind']>;
    second_factor_at: Date | null;
    user_agent: Stored<UserSession['userAgent']> | null;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
  };
  users: {
    id: string;
    email: Stored<User['email']>;
    password_hash: Stored<User['passwordHash']> | null;
    role: Stored<User['role']>;
    email_confirmed_at: Date | null;
    last_signed_in_at: Date | null;
    totp_secret: Stored<User['totpSecret']> | null;
    totp_confirmed_at: Date | null;
    totp_last_step: number | null;
    created_at: Date;
  };
  visit_marks: {
    load_id: string;
    mark: Stored<VisitMark['mark']>;
    seen_at: Date;
  };
  webhooks: {
    id: string;
    form_id: string | null;
    account_id: string;
    api_key_id: string | null;
    channel: Stored<Webhook['channel']>;
    name: Stored<Webhook['name']>;
    url: Stored<Webhook['url']>;
    settings: Stored<Webhook['settings']>;
    credentials: Stored<Webhook['credentials']> | null;
    credential_hints: Stored<Webhook['credentialHints']>;
    columns: Stored<Webhook['columns']>;
    is_active: boolean;
    payload_version: number;
    events: Stored<Webhook['events']>;
    condition: Stored<Webhook['condition']> | null;
    stopped_reason: Stored<Webhook['stoppedReason']> | null;
    failing_since: Date | null;
    secret: Stored<Webhook['secret']> | null;
    previous_secret: Stored<Webhook['previousSecret']> | null;
    previous_expires_at: Date | null;
    created_at: Date;
  };
  weekly_reports: {
    user_id: string;
    form_id: string;
    account_id: string;
    sent_for: string;
    created_at: Date;
  };
}
