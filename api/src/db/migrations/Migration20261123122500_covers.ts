import { OnlineMigration } from '../onlineMigration.ts';

/** Cover pictures of forms. The release before does not read them. */
export class Migration20261123122500_covers extends OnlineMigration {
  override name = 'Migration20261123122500_covers';

  override async up(): Promise<void> {
    await this.change('alter table forms add column if not exists cover_url text null');
    await this.index('forms_cover', 'forms (cover_url) where cover_url is not null');
  }

  override async down(): Promise<void> {
    await this.change('alter table forms drop column if exists cover_url');
  }
}
