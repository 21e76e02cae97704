import { OnlineMigration } from '../onlineMigration.ts';

/** A signed log of rows, by hashes that tell nothing of them, and proofs of what the platform itself changes (decision 911). */
export class Migration20261201014001_signed_log extends OnlineMigration {
  override name = 'Migration20261201014001_signed_log';

  override async up(): Promise<void> {
    await this.change(`
      create table if not exists log_heads (
        number int not null,
        first_entry bigint not null,
        last_entry bigint not null,
        root bytea not null,
        previous bytea not null,
        sealed_at timestamptz not null,
        state jsonb not null,
        key_id text not null,
        signature bytea not null,
        primary key (number)
      )`);
    await this.change(`
      create table if not exists log_entries (
        entry bigint not null,
        kind text not null,
        account_id uuid,
        form_id uuid,
        row_id uuid not null,
        row_at timestamptz not null,
        version int,
        digest bytea,
        salt bytea,
        mac bytea not null,
        primary key (entry)
      )`);
    await this.index('log_entries_row', 'log_entries (row_id, entry)');
    await this.change('alter table erasures add column if not exists proof bytea');
    await this.change('alter table submission_versions add column if not exists proof bytea');
    await this.change(
      'alter table form_publishing add column if not exists signs_receipts boolean not null default false',
    );
  }
}
