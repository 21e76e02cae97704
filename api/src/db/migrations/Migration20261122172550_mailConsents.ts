import { Migration } from '@mikro-orm/migrations';

export class Migration20261122172550_mailConsents extends Migration {

  override name = 'Migration20261122172550_mailConsents';

  override up(): void | Promise<void> {
    this.addSql(`create table "mail_consents" ("account_id" uuid not null, "email" text not null, "confirmed_at" timestamptz not null, primary key ("account_id", "email"));`);

    this.addSql(`drop index "mail_outbox_auto_reply";`);
    this.addSql(`alter table "mail_outbox" add "held_reason" text null;`);

    this.addSql(`alter table "mail_consents" add constraint "mail_consents_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "mail_consents" add constraint "mail_consents_email_lower_case" check (email = lower(email));`);

    // Addresses that are told already were told without being asked; they go on.
    this.addSql(`insert into mail_consents (account_id, email, confirmed_at)
      select account_id, email, now() from form_notification_emails
      union select user_id, email, now() from user_notification_emails
      union select user_id, lower(client_primary_email), now() from forms where client_primary_email is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "mail_consents" cascade;`);

    this.addSql(`alter table "mail_outbox" drop column "held_reason";`);
    this.addSql(`create index mail_outbox_auto_reply on mail_outbox (recipient, created_at) where kind = 'auto_reply';`);
  }

}
