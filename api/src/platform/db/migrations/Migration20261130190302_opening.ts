import { OnlineMigration } from '../onlineMigration.ts';

/** When forms open, and what they say before; the forms of before are open (EMBED-124). */
export class Migration20261130190302_opening extends OnlineMigration {
  override name = 'Migration20261130190302_opening';

  override async up(): Promise<void> {
    await this.change(
      'alter table form_publishing add column if not exists opens_at timestamptz',
      'alter table form_publishing add column if not exists opens_text text',
    );
  }
}
