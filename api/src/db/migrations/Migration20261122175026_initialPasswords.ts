import { Migration } from '@mikro-orm/migrations';

export class Migration20261122175026_initialPasswords extends Migration {

  override name = 'Migration20261122175026_initialPasswords';

  override up(): void | Promise<void> {
    this.addSql(`alter table "clients" add "has_initial_password" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "clients" drop column "has_initial_password";`);
  }

}
