import { OnlineMigration } from '../onlineMigration.ts';

/** The language of a user's dashboard and mails. The release before reads neither. */
export class Migration20261123183000_languages extends OnlineMigration {
  override name = 'Migration20261123183000_languages';

  override async up(): Promise<void> {
    await this.change(
      `alter table profiles add column if not exists language text,
         add column if not exists browser_language text`,
    );
  }

  override async down(): Promise<void> {
    await this.change('alter table profiles drop column if exists language, drop column if exists browser_language');
  }
}
