import { OnlineMigration } from '../onlineMigration.ts';

/** Fields that an account keeps to put into its forms (BUILD-101). The release before does not read them. */
export class Migration20261123100138_formBlocks extends OnlineMigration {
  override name = 'Migration20261123100138_formBlocks';

  override async up(): Promise<void> {
    await this.execute(`
      create table if not exists form_blocks (
        id uuid not null, account_id uuid not null, name text not null, definition jsonb not null,
        created_at timestamptz not null,
        primary key (id, account_id))`);
    await this.index('form_blocks_account', 'form_blocks (account_id, created_at)');
    await this.foreignKey({
      table: 'form_blocks',
      columns: ['account_id'],
      target: 'accounts',
      targetColumns: ['id'],
      onDelete: 'cascade',
    });
  }

  override async down(): Promise<void> {
    await this.execute('drop table if exists form_blocks cascade');
  }
}
