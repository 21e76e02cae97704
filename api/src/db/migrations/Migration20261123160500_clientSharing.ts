import { OnlineMigration } from '../onlineMigration.ts';

const PURPOSES = [
  'confirm_email',
  'reset_password',
  'change_email',
  'set_up',
  'trust_browser',
  'passkey_registration',
  'passkey_sign_in',
];

/**
 * Invitations of clients, folders that are shared with them, what they have read, and sessions in which an
 * administrator looks at a client's portal. The release before reads none of it.
 */
export class Migration20261123160500_clientSharing extends OnlineMigration {
  override name = 'Migration20261123160500_clientSharing';

  override async up(): Promise<void> {
    await this.change(
      `alter table clients add column if not exists invited_at timestamptz,
         add column if not exists last_seen_at timestamptz, add column if not exists locale text`,
      'alter table client_sessions add column if not exists viewed_by uuid',
    );
    await this.foreignKey({
      name: 'client_sessions_viewed_by_foreign',
      table: 'client_sessions',
      columns: ['viewed_by'],
      target: 'users',
      targetColumns: ['id'],
      onDelete: 'cascade',
    });
    await this.allowPurposes([...PURPOSES, 'invite']);
    await this.createShares();
    await this.createReads();
  }

  override async down(): Promise<void> {
    for (const table of ['client_reads', 'client_form_reads', 'client_folder_shares'])
      await this.execute(`drop table if exists ${table} cascade`);
    await this.execute(`delete from one_time_tokens where purpose = 'invite'`);
    await this.allowPurposes(PURPOSES);
    await this.execute('delete from client_sessions where viewed_by is not null');
    await this.change(
      'alter table client_sessions drop column if exists viewed_by',
      `alter table clients drop column if exists invited_at, drop column if exists last_seen_at,
         drop column if exists locale`,
    );
  }

  private async allowPurposes(purposes: readonly string[]): Promise<void> {
    const allowed = purposes.map((purpose) => `'${purpose}'`).join(', ');
    await this.change(
      'alter table one_time_tokens drop constraint if exists one_time_tokens_purpose',
      `alter table one_time_tokens add constraint one_time_tokens_purpose check (purpose in (${allowed}))`,
    );
  }

  private async createShares(): Promise<void> {
    await this.execute(`
      create table if not exists client_folder_shares (
        account_id uuid not null, folder_id uuid not null, client_id uuid not null, preset text not null,
        may_export boolean not null default true, created_at timestamptz not null,
        primary key (account_id, folder_id, client_id),
        constraint client_folder_shares_preset check (preset in ('everything', 'impersonal', 'figures')))`);
    await this.index('client_folder_shares_client', 'client_folder_shares (client_id)');
    await this.toClient('client_folder_shares');
    await this.foreignKey({
      table: 'client_folder_shares',
      columns: ['account_id', 'folder_id'],
      target: 'client_folders',
      targetColumns: ['account_id', 'id'],
      onDelete: 'cascade',
    });
  }

  private async createReads(): Promise<void> {
    await this.execute(`
      create table if not exists client_form_reads (
        account_id uuid not null, form_id uuid not null, client_id uuid not null, read_until timestamptz not null,
        primary key (account_id, form_id, client_id))`);
    await this.execute(`
      create table if not exists client_reads (
        account_id uuid not null, form_id uuid not null, submission_id uuid not null, client_id uuid not null,
        primary key (account_id, form_id, submission_id, client_id))`);
    for (const table of ['client_form_reads', 'client_reads']) {
      await this.index(`${table}_client`, `${table} (client_id)`);
      await this.toClient(table);
    }
    await this.foreignKey({
      table: 'client_form_reads',
      columns: ['account_id', 'form_id'],
      target: 'forms',
      targetColumns: ['account_id', 'id'],
      onDelete: 'cascade',
    });
    await this.foreignKey({
      table: 'client_reads',
      columns: ['account_id', 'form_id', 'submission_id'],
      target: 'form_submissions',
      targetColumns: ['account_id', 'form_id', 'id'],
      onDelete: 'cascade',
    });
  }

  private async toClient(table: string): Promise<void> {
    await this.foreignKey({
      name: `${table}_client_id_foreign`,
      table,
      columns: ['client_id'],
      target: 'clients',
      targetColumns: ['id'],
      onDelete: 'cascade',
    });
  }
}
