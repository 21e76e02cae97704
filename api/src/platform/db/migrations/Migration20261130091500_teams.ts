import { Migration } from '@mikro-orm/migrations';

/** The form that an administrator assigns to somebody is theirs to read, whichever build assigns it (D-199). */
const ASSIGNMENTS = [
  `create function assign_form() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'UPDATE' then
        delete from account_grants
        where account_id = old.account_id and form_id = old.id and user_id = old.assigned_to_user_id
          and role = 'viewer';
      end if;
      if new.assigned_to_user_id is not null then
        insert into account_grants (id, account_id, user_id, form_id, role, rights, created_at)
        values (gen_random_uuid(), new.account_id, new.assigned_to_user_id, new.id, 'viewer', '["export"]', now())
        on conflict (account_id, form_id, user_id) where form_id is not null do nothing;
      end if;
      return null;
    end $f$;`,
  `create trigger assign_new_form after insert on forms for each row
    when (new.assigned_to_user_id is not null) execute function assign_form();`,
  `create trigger assign_form after update of assigned_to_user_id on forms for each row
    when (old.assigned_to_user_id is distinct from new.assigned_to_user_id) execute function assign_form();`,
];

export class Migration20261130091500_teams extends Migration {
  override name = 'Migration20261130091500_teams';

  override up(): void {
    this.addSql(`alter table accounts add column name text not null default '';`);
    this.addSql(`alter table account_members add column rights jsonb not null default '[]';`);
    this.addSql('alter table account_members drop constraint account_members_user;');
    this.addSql('alter table account_members drop constraint account_members_role;');
    this.addSql(`
      alter table account_members add constraint account_members_role
        check (role in ('owner', 'admin', 'editor', 'responder', 'viewer'));`);
    this.addSql('create index account_members_user on account_members (user_id);');
    this.addSql('alter table user_sessions add column account_id uuid;');
    this.addSql(`
      alter table user_sessions add constraint user_sessions_account_id_foreign
        foreign key (account_id) references accounts (id) on delete set null;`);
    this.addSql(`
      create table account_grants (
        id uuid not null,
        account_id uuid not null,
        user_id uuid not null,
        folder_id uuid,
        form_id uuid,
        role text not null,
        rights jsonb not null default '[]',
        created_at timestamptz not null,
        primary key (id, account_id),
        constraint account_grants_role check (role in ('editor', 'responder', 'viewer')),
        constraint account_grants_place check ((folder_id is null) <> (form_id is null)),
        constraint account_grants_accounts_fkey foreign key (account_id) references accounts (id) on delete cascade,
        constraint account_grants_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint account_grants_forms_fkey foreign key (account_id, form_id)
          references forms (account_id, id) on delete cascade,
        constraint account_grants_client_folders_fkey foreign key (account_id, folder_id)
          references client_folders (account_id, id) on delete cascade
      );`);
    this.addSql('create index account_grants_user on account_grants (user_id);');
    this.addSql(`
      create unique index account_grants_folder on account_grants (account_id, folder_id, user_id)
        where folder_id is not null;`);
    this.addSql(`
      create unique index account_grants_form on account_grants (account_id, form_id, user_id)
        where form_id is not null;`);
    this.addSql(`
      create table account_invitations (
        id uuid not null,
        account_id uuid not null,
        email text not null,
        role text not null,
        rights jsonb not null default '[]',
        places jsonb,
        invited_by uuid,
        expires_at timestamptz not null,
        created_at timestamptz not null,
        primary key (id, account_id),
        constraint account_invitations_role check (role in ('owner', 'admin', 'editor', 'responder', 'viewer')),
        constraint account_invitations_email_lower_case check (email = lower(email)),
        constraint account_invitations_accounts_fkey foreign key (account_id)
          references accounts (id) on delete cascade,
        constraint account_invitations_invited_by_foreign foreign key (invited_by)
          references users (id) on delete set null
      );`);
    this.addSql('create unique index account_invitations_email on account_invitations (account_id, email);');
    for (const statement of ASSIGNMENTS) this.addSql(statement);
    this.addSql(`
      insert into account_grants (id, account_id, user_id, form_id, role, rights, created_at)
      select gen_random_uuid(), account_id, assigned_to_user_id, id, 'viewer', '["export"]', now()
      from forms where assigned_to_user_id is not null
      on conflict (account_id, form_id, user_id) where form_id is not null do nothing;`);
  }
}
