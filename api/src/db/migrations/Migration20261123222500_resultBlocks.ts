import { OnlineMigration } from '../onlineMigration.ts';

/**
 * Answers laid out by question, for filtered results (decision 373). The release before counts changes without keeping
 * them; blocks are only built by this release, and the nightly check finds what changed beside both.
 */
export class Migration20261123222500_resultBlocks extends OnlineMigration {
  override name = 'Migration20261123222500_resultBlocks';

  override async up(): Promise<void> {
    await this.change('alter table form_result_states add column if not exists kept_until timestamptz null');
    await this.execute(`
      create table if not exists form_result_deltas (
        form_id uuid not null, number bigint not null, account_id uuid not null,
        sign smallint not null, revision_id uuid not null, submitted_at timestamptz not null, answers jsonb not null,
        kept_at timestamptz not null default now(),
        primary key (form_id, number, account_id))`);
    await this.execute(`
      create table if not exists form_result_blocks (
        form_id uuid not null, block int not null, account_id uuid not null,
        starts_at timestamptz not null, ends_at timestamptz not null, row_count int not null,
        ids bytea not null, times bytea not null,
        primary key (form_id, block, account_id))`);
    await this.execute(`
      create table if not exists form_result_columns (
        form_id uuid not null, block int not null, question text not null, account_id uuid not null,
        entries json not null, codes bytea not null, numbers bytea null, scale smallint not null,
        is_filterable boolean not null,
        primary key (form_id, block, question, account_id))`);
    // Packed already: to compress them would cost each reader more than it saves.
    for (const [table, column] of PACKED)
      await this.change(`alter table ${table} alter column ${column} set storage external`);
    for (const table of ['form_result_deltas', 'form_result_blocks']) {
      await this.foreignKey({
        table,
        columns: ['account_id', 'form_id'],
        target: 'forms',
        targetColumns: ['account_id', 'id'],
        onDelete: 'cascade',
      });
    }
    await this.foreignKey({
      table: 'form_result_deltas',
      columns: ['account_id', 'form_id', 'revision_id'],
      target: 'form_revisions',
      targetColumns: ['account_id', 'form_id', 'id'],
      onDelete: 'cascade',
    });
    await this.foreignKey({
      table: 'form_result_columns',
      columns: ['form_id', 'block', 'account_id'],
      target: 'form_result_blocks',
      targetColumns: ['form_id', 'block', 'account_id'],
      onDelete: 'cascade',
    });
  }

  override async down(): Promise<void> {
    await this.execute('drop table if exists form_result_columns, form_result_blocks, form_result_deltas');
    await this.change('alter table form_result_states drop column if exists kept_until');
  }
}

const PACKED = [
  ['form_result_blocks', 'ids'],
  ['form_result_blocks', 'times'],
  ['form_result_columns', 'codes'],
  ['form_result_columns', 'numbers'],
] as const;
