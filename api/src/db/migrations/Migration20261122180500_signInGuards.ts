import { Migration } from '@mikro-orm/migrations';

export class Migration20261122180500_signInGuards extends Migration {

  override name = 'Migration20261122180500_signInGuards';

  override up(): void | Promise<void> {
    this.addSql(`alter table "login_attempts" add "cleared_at" timestamptz null;`);

    this.addSql(`alter table "one_time_tokens" drop constraint "one_time_tokens_purpose";`);
    this.addSql(`alter table "one_time_tokens" add constraint "one_time_tokens_purpose" check (purpose in ('confirm_email', 'reset_password', 'change_email', 'set_up', 'trust_browser', 'passkey_registration', 'passkey_sign_in'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "login_attempts" drop column "cleared_at";`);

    this.addSql(`alter table "one_time_tokens" drop constraint "one_time_tokens_purpose";`);
    this.addSql(`alter table "one_time_tokens" add constraint "one_time_tokens_purpose" check (purpose in ('confirm_email', 'reset_password', 'change_email', 'passkey_registration', 'passkey_sign_in'));`);
  }

}
