import { OnlineMigration } from '../onlineMigration.ts';

/** Files that are held back for a while, and what has arrived of the others (decision 622). */
export class Migration20261129051500_heldFiles extends OnlineMigration {
  override name = 'Migration20261129051500_heldFiles';

  override async up(): Promise<void> {
    await this.change(
      `alter table uploads
         add column if not exists reason text null, add column if not exists held_until timestamptz null,
         add column if not exists is_told boolean not null default false,
         add column if not exists received bigint null,
         add column if not exists stored_size bigint null, add column if not exists source text null`,
    );
    await this.index('uploads_sources', 'uploads (account_id, source) where source is not null');
    await this.index('uploads_held', `uploads (held_until) where state = 'quarantined' and key is not null`);
  }

  override async down(): Promise<void> {
    await this.execute('drop index concurrently if exists uploads_sources');
    await this.execute('drop index concurrently if exists uploads_held');
    await this.change(
      `alter table uploads drop column if exists reason, drop column if exists held_until, drop column if exists is_told,
         drop column if exists received, drop column if exists stored_size, drop column if exists source`,
    );
  }
}
