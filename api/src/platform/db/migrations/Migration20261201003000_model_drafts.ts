import { OnlineMigration } from '../onlineMigration.ts';

/** Models by which accounts draft forms, and the log of that (decision 910). */
export class Migration20261201003000_model_drafts extends OnlineMigration {
  override name = 'Migration20261201003000_model_drafts';

  override async up(): Promise<void> {
    await this.change(`
      create table if not exists account_models (
        account_id uuid not null,
        is_on boolean not null,
        address text not null,
        model text not null,
        key text,
        key_hint text,
        monthly_requests int not null,
        monthly_tokens bigint not null,
        changed_by uuid,
        changed_at timestamptz not null,
        primary key (account_id),
        constraint account_models_changed_by_foreign foreign key (changed_by)
          references users (id) on delete set null,
        constraint account_models_accounts_fkey foreign key (account_id)
          references accounts (id) on delete cascade
      )`);
    await this.change(`
      create table if not exists model_drafts (
        id uuid not null,
        account_id uuid not null,
        form_id uuid,
        created_by uuid,
        host text not null,
        model text not null,
        state text not null default 'waiting',
        description text,
        base jsonb,
        definition jsonb,
        faults jsonb not null default '[]',
        addresses jsonb not null default '[]',
        problem text,
        round int not null default 0,
        requests int not null default 0,
        tokens int not null default 0,
        created_at timestamptz not null,
        primary key (id, account_id),
        constraint model_drafts_state
          check (state in ('waiting', 'running', 'ready', 'taken', 'failed', 'cancelled')),
        constraint model_drafts_created_by_foreign foreign key (created_by)
          references users (id) on delete set null,
        constraint model_drafts_accounts_fkey foreign key (account_id)
          references accounts (id) on delete cascade
      )`);
    await this.index('model_drafts_account', 'model_drafts (account_id, created_at)');
    await this.index(
      'model_drafts_form',
      'model_drafts (account_id, form_id) where description is not null',
    );
    await this.index(
      'model_drafts_created_by',
      'model_drafts (created_by) where created_by is not null',
    );
  }
}
