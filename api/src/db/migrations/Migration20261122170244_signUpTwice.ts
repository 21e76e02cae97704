import { Migration } from '@mikro-orm/migrations';

export class Migration20261122170244_signUpTwice extends Migration {

  override name = 'Migration20261122170244_signUpTwice';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" alter column "password_hash" drop not null;`);

    this.addSql(`alter table "clients" alter column "password_hash" drop not null;`);

    // Administrators vouch for the addresses of the clients they make (decision 105).
    this.addSql(`update "clients" set "email_confirmed_at" = "created_at" where "created_by" is not null and "email_confirmed_at" is null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`update "clients" set "password_hash" = '' where "password_hash" is null;`);

    this.addSql(`update "users" set "password_hash" = '' where "password_hash" is null;`);

    this.addSql(`alter table "clients" alter column "password_hash" set not null;`);

    this.addSql(`alter table "users" alter column "password_hash" set not null;`);
  }

}
