import { OnlineMigration } from '../onlineMigration.ts';

/** The password that a form asks its visitors for, as an argon2id hash; the forms of before ask for none (EMBED-130). */
export class Migration20261201001000_form_password extends OnlineMigration {
  override name = 'Migration20261201001000_form_password';

  override async up(): Promise<void> {
    await this.change('alter table form_publishing add column if not exists password_hash text');
  }
}
