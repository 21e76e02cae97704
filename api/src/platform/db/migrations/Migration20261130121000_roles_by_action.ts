import { Migration } from '@mikro-orm/migrations';

/**
 * The action that assigns a form writes the reader's role (decision 830). The trigger stays for the build before, on one
 * machine: shards are tables of other names, and may not write a table that is copied to every node.
 */
export class Migration20261130121000_roles_by_action extends Migration {
  override name = 'Migration20261130121000_roles_by_action';

  override up(): void {
    this.addSql(`
      create or replace function assign_form() returns trigger language plpgsql as $f$
        begin
          if tg_table_name <> 'forms' then
            return null;
          end if;
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
        end $f$;`);
  }
}
