import { Migration } from '@mikro-orm/migrations';

/** Connections of assistants: keys that a person has granted by OAuth, and what its server remembers (decision 903). */
export class Migration20261201002000_assistants extends Migration {
  override name = 'Migration20261201002000_assistants';

  override up(): void {
    this.addSql('alter table api_keys add column grant_hash text;');
    this.addSql('alter table api_keys add column connected_to text;');
    this.addSql('create index api_keys_grant on api_keys (grant_hash) where grant_hash is not null;');
    this.addSql(`
      create table oauth_records (
        kind text not null,
        id_hash text not null,
        payload text not null,
        grant_hash text,
        uid_hash text,
        consumed_at timestamptz,
        expires_at timestamptz not null,
        primary key (kind, id_hash)
      );`);
    this.addSql('create index oauth_records_grant on oauth_records (grant_hash) where grant_hash is not null;');
    this.addSql('create index oauth_records_uid on oauth_records (uid_hash) where uid_hash is not null;');
    this.addSql('create index oauth_records_expires on oauth_records (expires_at);');
  }
}
