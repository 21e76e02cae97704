import { OnlineMigration } from '../onlineMigration.ts';

const ACTIONS = ['trash', 'restore', 'delete', 'read', 'unread', 'tag', 'untag', 'status', 'assign'];

/** The Spam folder: why a submission is in it, and what an account and a form say of spam (decision 895). */
export class Migration20261201011000_spam extends OnlineMigration {
  override name = 'Migration20261201011000_spam';

  override async up(): Promise<void> {
    await this.change('alter table form_submissions add column if not exists spam jsonb');
    await this.change('alter table form_publishing add column if not exists spam_level text');
    await this.change(`
      create table if not exists account_spam (
        account_id uuid primary key,
        blocked text[] not null default '{}',
        blocks_disposable boolean not null default false,
        kept_days integer not null default 30,
        constraint account_spam_kept_days check (kept_days > 0),
        constraint account_spam_accounts_fkey foreign key (account_id) references accounts (id) on delete cascade
      )`);
    await this.index(
      'form_submissions_spam',
      'form_submissions (account_id, deleted_at desc, id desc) where spam is not null',
    );
    const actions = [...ACTIONS, 'spam', 'release'].map((action) => `'${action}'`).join(', ');
    await this.change(
      'alter table bulk_jobs drop constraint if exists bulk_jobs_action',
      `alter table bulk_jobs add constraint bulk_jobs_action check (action in (${actions})) not valid`,
    );
    await this.execute('alter table bulk_jobs validate constraint bulk_jobs_action');
  }
}
