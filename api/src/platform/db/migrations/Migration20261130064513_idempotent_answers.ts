import { Migration } from '@mikro-orm/migrations';

export class Migration20261130064513_idempotent_answers extends Migration {
  override name = 'Migration20261130064513_idempotent_answers';

  override up(): void {
    this.addSql(`
      create table idempotent_answers (
        account_id uuid not null,
        key_id uuid not null,
        name text not null,
        request_hash text not null,
        answer text not null,
        created_at timestamptz not null,
        primary key (account_id, key_id, name),
        constraint idempotent_answers_accounts_fkey foreign key (account_id) references accounts (id) on delete cascade
      );`);
    this.addSql('create index idempotent_answers_created on idempotent_answers (created_at);');
  }
}
