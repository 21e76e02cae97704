import { OnlineMigration } from '../onlineMigration.ts';

/** Whether a form asks its visitors to sign in, and the field for their address; the forms of before ask nobody (EMBED-138). */
export class Migration20261201006000_form_sign_in extends OnlineMigration {
  override name = 'Migration20261201006000_form_sign_in';

  override async up(): Promise<void> {
    await this.change(
      `alter table form_publishing add column if not exists requires_sign_in boolean not null default false,
        add column if not exists sign_in_field text`,
    );
  }
}
