import { OnlineMigration } from '../onlineMigration.ts';

/** Fields whose answers signed links lock (EMBED-105). */
export class Migration20261124041000_lockedFields extends OnlineMigration {
  override name = 'Migration20261124041000_lockedFields';

  override async up(): Promise<void> {
    await this.change(
      `alter table form_publishing add column if not exists locked_fields text[] not null default '{}'`,
    );
  }

  override async down(): Promise<void> {
    await this.change('alter table form_publishing drop column if exists locked_fields');
  }
}
