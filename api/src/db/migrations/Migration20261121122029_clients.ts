import { Migration } from '@mikro-orm/migrations';

export class Migration20261121122029_clients extends Migration {

  override name = 'Migration20261121122029_clients';

  override up(): void | Promise<void> {
    this.addSql(`alter table "forms" add "client_may_export" boolean not null default true, add "client_visible_fields" jsonb null, add "client_visible_from" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "forms" drop column "client_may_export", drop column "client_visible_fields", drop column "client_visible_from";`);
  }

}
