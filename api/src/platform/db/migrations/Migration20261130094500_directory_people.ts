import { Migration } from '@mikro-orm/migrations';

export class Migration20261130094500_directory_people extends Migration {
  override name = 'Migration20261130094500_directory_people';

  override up(): void {
    this.addSql(`
      create table directory_people (
        user_id uuid not null,
        user_name text not null,
        user_name_key text not null,
        external_id text,
        given_name text not null default '',
        family_name text not null default '',
        updated_at timestamptz not null,
        removed_at timestamptz,
        created_at timestamptz not null,
        primary key (user_id),
        constraint directory_people_user_name_key_unique unique (user_name_key),
        constraint directory_people_user_id_foreign foreign key (user_id) references users (id)
          on update cascade on delete cascade
      );`);
    this.addSql('create index directory_people_external on directory_people (external_id);');
  }
}
