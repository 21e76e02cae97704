import { PLATFORM_ACCOUNT } from './platformAccount.ts';

/** Who is told of submissions: by mail, by digest and by webhook. */
export const DELIVERY = `
  create table notification_recipients (
    id uuid not null,
    account_id uuid not null,
    form_id uuid,
    email text not null,
    label text,
    is_enabled boolean not null default true,
    listed_at timestamptz,
    created_at timestamptz not null,
    primary key (id, account_id),
    constraint notification_recipients_email_lower_case check (email = lower(email)),
    constraint notification_recipients_in_a_list check (form_id is not null or listed_at is not null),
    constraint notification_recipients_accounts_fkey foreign key (account_id)
      references accounts (id) on delete cascade,
    constraint notification_recipients_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade
  );
  create unique index notification_recipients_address on notification_recipients (account_id, form_id, email)
    nulls not distinct;

  create table mail_consents (
    account_id uuid not null,
    email text not null,
    confirmed_at timestamptz not null,
    primary key (account_id, email),
    constraint mail_consents_email_lower_case check (email = lower(email)),
    constraint mail_consents_accounts_fkey foreign key (account_id) references accounts (id) on delete cascade
  );

  create table mail_links (
    id uuid not null,
    form_id uuid not null,
    account_id uuid not null,
    submission_id uuid,
    click_type text not null,
    recipient_email text not null,
    target text not null,
    primary key (id, form_id, account_id),
    constraint mail_links_click_type check (click_type in ('view_submission', 'view_form')),
    constraint mail_links_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade
  );
  create index mail_links_form on mail_links (form_id);
  create index mail_links_submission on mail_links (submission_id);

  create table email_clicks (
    id uuid not null,
    form_id uuid not null,
    account_id uuid not null,
    click_type text not null,
    clicked_at timestamptz not null,
    recipient_email text not null,
    submission_id uuid,
    primary key (id, form_id, account_id),
    constraint email_clicks_click_type check (click_type in ('view_submission', 'view_form')),
    constraint email_clicks_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade
  );
  create index email_clicks_form on email_clicks (form_id, clicked_at);
  create index email_clicks_submission on email_clicks (submission_id);

  -- Links and clicks outlive their submission. Citus refuses a foreign key for it, which the account is part of.
  create function forget_submissions_of_links() returns trigger language plpgsql as $f$
    declare
      one record;
    begin
      for one in select account_id, form_id, array_agg(id) as ids from gone group by 1, 2 loop
        update mail_links set submission_id = null
        where account_id = one.account_id and form_id = one.form_id and submission_id = any(one.ids);
        update email_clicks set submission_id = null
        where account_id = one.account_id and form_id = one.form_id and submission_id = any(one.ids);
      end loop;
      return null;
    end $f$;
  create trigger forget_links after delete on form_submissions referencing old table as gone for each statement
    execute function forget_submissions_of_links();

  create table form_redirects (
    id uuid not null,
    form_id uuid not null,
    account_id uuid not null,
    submission_id uuid not null,
    redirected_at timestamptz,
    ip_address inet,
    user_agent text,
    target text not null,
    primary key (id, form_id, account_id),
    constraint form_redirects_form_submissions_fkey foreign key (account_id, form_id, submission_id)
      references form_submissions (account_id, form_id, id) on delete cascade
  );
  create index form_redirects_form on form_redirects (form_id, redirected_at);
  create index form_redirects_submission on form_redirects (submission_id);

  create table submission_notices (
    submission_id uuid not null,
    form_id uuid not null,
    account_id uuid not null,
    state text not null,
    referrer text,
    created_at timestamptz not null,
    primary key (submission_id, form_id, account_id),
    constraint submission_notices_state check (state in ('quiet', 'mailed', 'gathered')),
    constraint submission_notices_form_submissions_fkey foreign key (account_id, form_id, submission_id)
      references form_submissions (account_id, form_id, id) on delete cascade
  );
  create index submission_notices_mailed on submission_notices (form_id, created_at) where state = 'mailed';

  create table digest_periods (
    id uuid not null,
    form_id uuid not null,
    account_id uuid not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    told_at timestamptz,
    primary key (id, form_id, account_id),
    constraint digest_periods_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade
  );
  create index digest_periods_form on digest_periods (form_id, ends_at);

  create table weekly_reports (
    user_id uuid not null,
    form_id uuid not null,
    account_id uuid not null,
    sent_for date not null,
    created_at timestamptz not null,
    primary key (user_id, form_id, account_id),
    constraint weekly_reports_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade,
    constraint weekly_reports_user_id_foreign foreign key (user_id) references users (id) on delete cascade
  );
  create index weekly_reports_due on weekly_reports (sent_for);
  create index weekly_reports_user on weekly_reports (user_id);

  create table webhooks (
    id uuid not null,
    form_id uuid not null,
    account_id uuid not null,
    channel text not null,
    url text not null,
    is_active boolean not null default true,
    stopped_reason text,
    secret text not null,
    previous_secret text,
    previous_expires_at timestamptz,
    created_at timestamptz not null,
    payload_version smallint not null,
    events text[] not null default '{form.submitted}',
    primary key (id, form_id, account_id),
    constraint webhooks_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade
  );
  create index webhooks_form on webhooks (form_id, created_at);

  create table deliveries (
    id uuid not null,
    channel text not null,
    kind text not null,
    recipient text not null,
    subject text,
    message jsonb,
    once_key text,
    account_id uuid not null default '${PLATFORM_ACCOUNT}',
    form_id uuid,
    submission_id uuid,
    webhook_id uuid,
    state text not null default 'waiting',
    attempts int not null default 0,
    next_attempt_at timestamptz,
    queued_at timestamptz not null default now(),
    last_status int,
    last_answer text,
    last_error text,
    held_reason text,
    sent_at timestamptz,
    created_at timestamptz not null,
    primary key (id, account_id),
    constraint deliveries_once unique (once_key, account_id),
    constraint deliveries_state check (state in ('waiting', 'sent', 'failed')),
    constraint deliveries_accounts_fkey foreign key (account_id) references accounts (id) on delete cascade,
    constraint deliveries_form_submissions_fkey foreign key (account_id, form_id, submission_id)
      references form_submissions (account_id, form_id, id) on delete cascade,
    constraint deliveries_forms_fkey foreign key (account_id, form_id)
      references forms (account_id, id) on delete cascade,
    constraint deliveries_webhooks_fkey foreign key (account_id, form_id, webhook_id)
      references webhooks (account_id, form_id, id) on delete cascade
  );
  create index deliveries_form on deliveries (form_id, created_at, id);
  create index deliveries_submission on deliveries (submission_id);
  create index deliveries_waiting on deliveries (next_attempt_at) where state = 'waiting';
  create index deliveries_webhook on deliveries (webhook_id);`;
