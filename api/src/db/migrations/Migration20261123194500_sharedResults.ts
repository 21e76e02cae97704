import { OnlineMigration } from '../onlineMigration.ts';

/** Links to some results of a form (decision 365). The release before reads none of it. */
export class Migration20261123194500_sharedResults extends OnlineMigration {
  override name = 'Migration20261123194500_sharedResults';

  override async up(): Promise<void> {
    await this.execute(`
      create table if not exists shared_results (
        id uuid not null, account_id uuid not null, form_id uuid not null, name text not null,
        token_hash text not null, token_sealed text not null, questions jsonb not null, texts jsonb not null,
        smallest_group int not null, picture jsonb null, frozen_at timestamptz null,
        expires_at timestamptz null,
        created_by uuid null, created_at timestamptz not null,
        primary key (id, account_id),
        constraint shared_results_created_by_foreign foreign key (created_by) references users (id)
          on delete set null)`);
    await this.index('shared_results_form', 'shared_results (account_id, form_id, created_at)');
    await this.index('shared_results_token', 'shared_results (token_hash)', 'unique index');
    await this.foreignKey({
      table: 'shared_results',
      columns: ['account_id', 'form_id'],
      target: 'forms',
      targetColumns: ['account_id', 'id'],
      onDelete: 'cascade',
    });
  }

  override async down(): Promise<void> {
    await this.execute('drop table if exists shared_results');
  }
}
