import { OnlineMigration } from '../onlineMigration.ts';

/** Roles that rules of groups and domains give, and the groups of a directory (decision 813). */
export class Migration20261130160000_account_rules extends OnlineMigration {
  override name = 'Migration20261130160000_account_rules';

  override async up(): Promise<void> {
    await this.change(
      'alter table account_members add column if not exists is_by_rule boolean not null default false',
    );
    await this.change(
      'alter table account_grants add column if not exists is_by_rule boolean not null default false',
    );
    await this.change(
      "alter table user_identities add column if not exists groups jsonb not null default '[]'",
      'alter table user_identities add column if not exists domain text',
    );
    await this.change(`
      create table if not exists directory_groups (
        id uuid not null,
        display_name text not null,
        external_id text,
        updated_at timestamptz not null,
        created_at timestamptz not null,
        primary key (id),
        constraint directory_groups_display_name_unique unique (display_name)
      )`);
    await this.change(`
      create table if not exists directory_group_members (
        group_id uuid not null,
        user_id uuid not null,
        primary key (group_id, user_id),
        constraint directory_group_members_group_id_foreign foreign key (group_id) references directory_groups (id)
          on update cascade on delete cascade,
        constraint directory_group_members_user_id_foreign foreign key (user_id) references users (id)
          on update cascade on delete cascade
      )`);
    await this.index('directory_group_members_user', 'directory_group_members (user_id)');
  }
}
