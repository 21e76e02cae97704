import { Migration } from '@mikro-orm/migrations';

/** Security events are written once; only the clean-up removes them, and only old ones (decision 107). */
export class Migration20261122172000_keptEvents extends Migration {
  override name = 'Migration20261122172000_keptEvents';

  override up(): void {
    this.addSql(`create function keep_security_events() returns trigger language plpgsql as $f$
      begin
        if tg_op = 'DELETE' and old.created_at < now() - interval '30 days' then
          return old;
        end if;
        raise exception 'Security events are kept for 30 days and never changed'
          using errcode = 'insufficient_privilege', table = tg_table_name;
      end $f$;`);
    this.addSql(`create trigger security_events_kept before update or delete on security_events
      for each row execute function keep_security_events();`);
    this.addSql(`create trigger security_events_kept_whole before truncate on security_events
      for each statement execute function keep_security_events();`);
  }

  override down(): void {
    this.addSql(`drop trigger security_events_kept_whole on security_events;`);
    this.addSql(`drop trigger security_events_kept on security_events;`);
    this.addSql(`drop function keep_security_events();`);
  }
}
