import { Migration } from '@mikro-orm/migrations';

export class Migration20261121204222_bulkTags extends Migration {

  override name = 'Migration20261121204222_bulkTags';

  override up(): void | Promise<void> {
    this.addSql(`alter table "bulk_jobs" drop constraint "bulk_jobs_action";`);
    this.addSql(`alter table "bulk_jobs" add "tag" text null;`);
    this.addSql(`alter table "bulk_jobs" add constraint "bulk_jobs_action" check (action in ('trash', 'restore', 'delete', 'read', 'unread', 'tag', 'untag'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "bulk_jobs" where action in ('tag', 'untag');`);
    this.addSql(`alter table "bulk_jobs" drop constraint "bulk_jobs_action";`);
    this.addSql(`alter table "bulk_jobs" drop column "tag";`);
    this.addSql(`alter table "bulk_jobs" add constraint "bulk_jobs_action" check ("action" in ('trash', 'restore', 'delete', 'read', 'unread'));`);
  }

}
