import { OnlineMigration, type ForeignKey } from '../onlineMigration.ts';

const PLATFORM_ACCOUNT = '00000000-0000-7000-8000-000000000000';

/** Tenant tables of which the account is known by a column of the release before: table, that column. */
const BY_USER = ['forms', 'client_folders', 'saved_views', 'user_notification_emails'];
const BY_OWNER = ['bulk_jobs', 'exports'];
/** Rows of a submission that get account and form from it; their keys. */
const BY_SUBMISSION: Readonly<Record<string, readonly string[]>> = {
  submission_browsers: ['form_id', 'browser_hash'],
  submission_marks: ['user_id', 'submission_id'],
  submission_notes: ['id'],
  submission_tags: ['submission_id', 'tag_id'],
};

const OF_ACCOUNT = ['id', 'account_id'];
const OF_FORM = ['id', 'form_id', 'account_id'];

/**
 * Primary keys. The id stands first: it alone leads to a row, and ids that grow are appended. Tables whose key
 * the release before names in ON CONFLICT keep it until the next release (decision 151).
 */
const PRIMARY_KEYS: Readonly<Record<string, readonly string[]>> = {
  bulk_jobs: OF_ACCOUNT,
  client_folders: OF_ACCOUNT,
  exports: OF_ACCOUNT,
  form_templates: OF_ACCOUNT,
  saved_views: OF_ACCOUNT,
  tags: OF_ACCOUNT,
  user_notification_emails: OF_ACCOUNT,
  email_clicks: OF_FORM,
  form_notification_emails: OF_FORM,
  form_redirects: OF_FORM,
  form_revisions: OF_FORM,
  form_submissions: OF_FORM,
  mail_links: OF_FORM,
  submission_notes: OF_FORM,
  submission_notices: ['submission_id', 'form_id', 'account_id'],
  webhook_deliveries: OF_FORM,
  webhooks: OF_FORM,
};

/** Unique keys by name: table, columns. */
const UNIQUE_KEYS: Readonly<Record<string, readonly [string, readonly string[]]>> = {
  clients_account: ['clients', ['account_id', 'id']],
  form_revisions_number: ['form_revisions', ['form_id', 'number', 'account_id']],
  form_submissions_receipt: ['form_submissions', ['form_id', 'receipt_code', 'account_id']],
  forms_account: ['forms', ['account_id', 'id']],
  submission_browsers_submission: ['submission_browsers', ['submission_id', 'browser_hash', 'account_id']],
};

const toAccount = (table: string): ForeignKey => ({
  table,
  columns: ['account_id'],
  target: 'accounts',
  targetColumns: ['id'],
  onDelete: 'cascade',
});
const toForm = (table: string): ForeignKey => ({
  table,
  columns: ['account_id', 'form_id'],
  target: 'forms',
  targetColumns: ['account_id', 'id'],
  onDelete: 'cascade',
});
const toSubmission = (table: string, onDelete = 'cascade'): ForeignKey => ({
  table,
  columns: ['account_id', 'form_id', 'submission_id'],
  target: 'form_submissions',
  targetColumns: ['account_id', 'form_id', 'id'],
  onDelete,
});
const toUser = (table: string): ForeignKey => ({
  name: `${table}_created_by_foreign`,
  table,
  columns: ['created_by'],
  target: 'users',
  targetColumns: ['id'],
  onDelete: 'cascade',
});

/** Whoever points to a submission needs no key to its form, whoever points to a form none to its account. */
const FOREIGN_KEYS: readonly ForeignKey[] = [
  ...['clients', 'form_templates', 'mail_consents', 'tags', ...BY_USER, ...BY_OWNER].map(toAccount),
  ...BY_OWNER.map(toUser),
  ...[
    'email_clicks',
    'embed_reports',
    'form_notification_emails',
    'form_publishing',
    'form_revisions',
    'form_stats_days',
    'form_stats_details',
    'form_stats_versions',
    'form_submissions',
    'mail_links',
    'mail_outbox',
    'user_notification_emails',
    'webhooks',
  ].map(toForm),
  ...[
    'form_redirects',
    'mail_outbox',
    'submission_browsers',
    'submission_marks',
    'submission_notes',
    'submission_notices',
    'submission_tags',
    'webhook_deliveries',
  ].map((table) => toSubmission(table)),
  ...['email_clicks', 'mail_links'].map((table) => toSubmission(table, 'set null (submission_id)')),
  {
    table: 'form_submissions',
    columns: ['account_id', 'form_id', 'revision_id'],
    target: 'form_revisions',
    targetColumns: ['account_id', 'form_id', 'id'],
    onDelete: 'cascade',
  },
  {
    table: 'forms',
    columns: ['account_id', 'client_folder_id'],
    target: 'client_folders',
    targetColumns: ['account_id', 'id'],
    onDelete: 'set null (client_folder_id)',
  },
  {
    table: 'submission_tags',
    columns: ['account_id', 'tag_id'],
    target: 'tags',
    targetColumns: ['account_id', 'id'],
    onDelete: 'cascade',
  },
  {
    table: 'webhook_deliveries',
    columns: ['account_id', 'form_id', 'webhook_id'],
    target: 'webhooks',
    targetColumns: ['account_id', 'form_id', 'id'],
    onDelete: 'cascade',
  },
];

/** Columns whose foreign keys the composite ones replace. */
const FORMER_FOREIGN_KEYS: Readonly<Record<string, readonly string[]>> = {
  bulk_jobs: ['owner_id'],
  client_folders: ['user_id'],
  email_clicks: ['account_id', 'form_id', 'submission_id'],
  embed_reports: ['account_id', 'form_id'],
  exports: ['owner_id'],
  form_notification_emails: ['account_id', 'form_id'],
  form_publishing: ['account_id', 'form_id'],
  form_redirects: ['account_id', 'form_id', 'submission_id'],
  form_revisions: ['account_id', 'form_id'],
  form_stats_days: ['account_id', 'form_id'],
  form_stats_details: ['account_id', 'form_id'],
  form_stats_versions: ['account_id', 'form_id'],
  form_submissions: ['account_id', 'form_id', 'revision_id'],
  form_templates: ['account_id'],
  forms: ['user_id', 'client_folder_id'],
  mail_consents: ['account_id'],
  mail_links: ['account_id', 'form_id', 'submission_id'],
  mail_outbox: ['form_id', 'submission_id'],
  saved_views: ['user_id'],
  submission_browsers: ['form_id', 'submission_id'],
  submission_marks: ['submission_id'],
  submission_notes: ['account_id', 'submission_id'],
  submission_notices: ['account_id', 'form_id', 'submission_id'],
  submission_tags: ['account_id', 'submission_id', 'tag_id'],
  tags: ['account_id'],
  user_notification_emails: ['form_id', 'user_id'],
  webhook_deliveries: ['account_id', 'form_id', 'submission_id', 'webhook_id'],
  webhooks: ['account_id', 'form_id'],
};

/** Tables whose account was held by triggers. */
const FENCED = [
  'email_clicks',
  'embed_reports',
  'form_notification_emails',
  'form_publishing',
  'form_redirects',
  'form_revisions',
  'form_submissions',
  'forms',
  'mail_links',
  'submission_notes',
  'submission_notices',
  'submission_tags',
  'webhook_deliveries',
  'webhooks',
];

/**
 * What the release before writes, completed: it knows no accounts, and takes a user's id for theirs. While it may
 * run, the account of a user has the user's id. The next release drops these functions with their triggers, and
 * the columns user_id and owner_id of the tenant tables.
 */
const BRIDGES = [
  `create or replace function bridge_user() returns trigger language plpgsql as $f$
    begin
      insert into accounts (id, created_at) values (new.id, new.created_at);
      insert into account_members (account_id, user_id, role, created_at) values (new.id, new.id, 'owner', new.created_at);
      return null;
    end $f$`,
  `create or replace function bridge_user_id() returns trigger language plpgsql as $f$
    begin
      new.account_id := coalesce(new.account_id, new.user_id);
      new.user_id := coalesce(new.user_id, new.account_id);
      return new;
    end $f$`,
  `create or replace function bridge_owner_id() returns trigger language plpgsql as $f$
    begin
      new.account_id := coalesce(new.account_id, new.owner_id);
      new.created_by := coalesce(new.created_by, new.owner_id);
      new.owner_id := coalesce(new.owner_id, new.created_by);
      return new;
    end $f$`,
  `create or replace function bridge_submission() returns trigger language plpgsql as $f$
    begin
      select s.account_id, s.form_id into new.account_id, new.form_id
      from form_submissions s where s.id = new.submission_id;
      return new;
    end $f$`,
  `create or replace function bridge_mail() returns trigger language plpgsql as $f$
    begin
      select f.account_id into new.account_id from forms f where f.id = new.form_id;
      return new;
    end $f$`,
];

/** Gives every tenant table its account, in its keys and in its foreign keys (decisions 150 and 151). */
export class Migration20261122201500_tenants extends OnlineMigration {
  override name = 'Migration20261122201500_tenants';

  override async up(): Promise<void> {
    await this.makeAccounts();
    await this.addColumns();
    await this.fillIn();
    for (const [table, columns] of Object.entries(PRIMARY_KEYS)) {
      await this.prepareKey(table, `${table}_pkey`, columns);
    }
    for (const [name, [table, columns]] of Object.entries(UNIQUE_KEYS)) await this.key(table, name, columns);
    for (const key of FOREIGN_KEYS) await this.foreignKey(key);
    await this.dropFormerForeignKeys();
    for (const [table, columns] of Object.entries(PRIMARY_KEYS)) {
      await this.key(table, `${table}_pkey`, columns);
    }
    await this.replaceIndexes();
    await this.replaceTriggers();
  }

  private async makeAccounts(): Promise<void> {
    await this.change(
      `create table if not exists accounts (id uuid not null, created_at timestamptz not null, primary key (id))`,
      `create table if not exists account_members (
         account_id uuid not null, user_id uuid not null, role text not null default 'owner',
         created_at timestamptz not null, primary key (account_id, user_id),
         constraint account_members_user unique (user_id),
         constraint account_members_role check (role in ('owner')),
         constraint account_members_account_id_foreign foreign key (account_id) references accounts (id)
           on update cascade on delete cascade,
         constraint account_members_user_id_foreign foreign key (user_id) references users (id)
           on update cascade on delete cascade)`,
      `insert into accounts (id, created_at) values ('${PLATFORM_ACCOUNT}', now()) on conflict do nothing`,
      // An account goes with its last member.
      `create or replace function remove_account_without_members() returns trigger language plpgsql as $f$
        begin
          delete from accounts a where a.id = old.account_id
            and not exists (select from account_members m where m.account_id = a.id);
          return null;
        end $f$`,
      `create or replace trigger remove_account_without_members after delete on account_members for each row
        execute function remove_account_without_members()`,
      ...BRIDGES,
      `create or replace trigger bridge after insert on users for each row execute function bridge_user()`,
      `insert into accounts (id, created_at) select id, created_at from users on conflict do nothing`,
      `insert into account_members (account_id, user_id, role, created_at)
         select id, id, 'owner', created_at from users on conflict do nothing`,
    );
  }

  private async addColumns(): Promise<void> {
    const bridge = (table: string, name: string, condition: string): string =>
      `create or replace trigger bridge before insert on ${table} for each row
       when (${condition}) execute function bridge_${name}()`;
    for (const table of BY_USER) {
      await this.change(
        `alter table ${table} add column if not exists account_id uuid, alter column user_id drop not null`,
        bridge(table, 'user_id', 'new.account_id is null or new.user_id is null'),
      );
    }
    for (const table of BY_OWNER) {
      await this.change(
        `alter table ${table} add column if not exists account_id uuid,
           add column if not exists created_by uuid, alter column owner_id drop not null`,
        bridge(table, 'owner_id', 'new.account_id is null or new.owner_id is null'),
      );
    }
    for (const table of Object.keys(BY_SUBMISSION)) {
      await this.change(
        `alter table ${table} add column if not exists account_id uuid, add column if not exists form_id uuid`,
        bridge(table, 'submission', 'new.account_id is null or new.form_id is null'),
      );
    }
    await this.change(
      `alter table mail_outbox add column if not exists account_id uuid`,
      bridge('mail_outbox', 'mail', 'new.account_id is null and new.form_id is not null'),
    );
    await this.change(
      `alter table clients add column if not exists account_id uuid not null default '${PLATFORM_ACCOUNT}'`,
    );
  }

  private async fillIn(): Promise<void> {
    const key = ['id'];
    const others = { key, from: 'users u', where: 't.account_id is null and u.id = ' };
    for (const table of BY_USER) {
      await this.backfill(table, { ...others, set: 'account_id = t.user_id', where: `${others.where}t.user_id` });
    }
    for (const table of BY_OWNER) {
      const set = 'account_id = t.owner_id, created_by = t.owner_id';
      await this.backfill(table, { ...others, set, where: `${others.where}t.owner_id` });
      await this.notNull(table, 'created_by');
    }
    for (const [table, ofTable] of Object.entries(BY_SUBMISSION)) {
      await this.backfill(table, {
        key: ofTable,
        set: 'account_id = s.account_id, form_id = s.form_id',
        from: 'form_submissions s',
        where: '(t.account_id is null or t.form_id is null) and s.id = t.submission_id',
      });
      await this.notNull(table, 'form_id');
    }
    await this.backfill('mail_outbox', {
      key,
      set: 'account_id = f.account_id',
      from: 'forms f',
      where: 't.account_id is null and f.id = t.form_id',
    });
    for (const table of [...BY_USER, ...BY_OWNER, ...Object.keys(BY_SUBMISSION)]) {
      await this.notNull(table, 'account_id');
    }
    await this.change(
      `alter table mail_outbox drop constraint if exists mail_outbox_account`,
      `alter table mail_outbox add constraint mail_outbox_account
         check (form_id is null or account_id is not null) not valid`,
    );
    await this.execute(`alter table mail_outbox validate constraint mail_outbox_account`);
  }

  private async dropFormerForeignKeys(): Promise<void> {
    for (const [table, columns] of Object.entries(FORMER_FOREIGN_KEYS)) {
      // One at a time: each takes a lock on the table it points to as well.
      for (const column of columns) {
        await this.change(`alter table ${table} drop constraint if exists ${table}_${column}_foreign`);
      }
    }
  }

  private async replaceIndexes(): Promise<void> {
    await this.index('forms_account_created', 'forms (account_id, created_at)');
    await this.index('client_folders_account', 'client_folders (account_id, created_at)');
    await this.index('bulk_jobs_account', 'bulk_jobs (account_id, created_at)');
    await this.index('exports_account', 'exports (account_id, created_at)');
    await this.index('saved_views_account_name', 'saved_views (account_id, lower(name))', 'unique index');
    await this.index(
      'user_notification_emails_address',
      'user_notification_emails (account_id, email, form_id) nulls not distinct',
      'unique index',
    );
    // These were for the foreign keys to users.
    for (const table of ['submission_notes', 'submission_tags']) {
      await this.execute(`drop index concurrently if exists ${table}_account`);
    }
  }

  private async replaceTriggers(): Promise<void> {
    for (const table of FENCED) {
      await this.change(
        `drop trigger if exists account_fence on ${table}`,
        `drop trigger if exists account_stays on ${table}`,
      );
    }
    await this.change(
      `drop function if exists assert_account_of_form()`,
      `drop function if exists assert_account_of_submission()`,
      `drop function if exists assert_account_of_folder()`,
      `drop function if exists refuse_other_account()`,
      // Functions that count: an account that is being deleted has lost its forms before its submissions.
      `do $do$
       declare counting text;
       begin
         for counting in select pg_get_functiondef(oid) from pg_proc
           where pronamespace = 'public'::regnamespace and prosrc like '%join users u on u.id = f.user_id%'
         loop
           execute replace(replace(counting, 'join users u on u.id = f.user_id', ''), 'f.user_id', 'f.account_id');
         end loop;
       end $do$`,
    );
  }
}
