import { OnlineMigration } from '../onlineMigration.ts';

/** Title, description and picture of the card that a link to a form becomes. The release before does not read them. */
export class Migration20261123131419_socialCards extends OnlineMigration {
  override name = 'Migration20261123131419_socialCards';

  override async up(): Promise<void> {
    await this.change(
      'alter table form_publishing add column if not exists social_title text, add column if not exists social_description text, add column if not exists social_picture_url text',
    );
  }

  override async down(): Promise<void> {
    await this.change(
      'alter table form_publishing drop column if exists social_title, drop column if exists social_description, drop column if exists social_picture_url',
    );
  }
}
