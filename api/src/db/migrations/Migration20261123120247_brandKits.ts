import { OnlineMigration } from '../onlineMigration.ts';

/** Brand kits of accounts, and the way to the forms that follow one. The release before does not read them. */
export class Migration20261123120247_brandKits extends OnlineMigration {
  override name = 'Migration20261123120247_brandKits';

  override async up(): Promise<void> {
    await this.execute(`
      create table if not exists brand_kits (
        id uuid not null, account_id uuid not null, name text not null, styles jsonb not null,
        dark_styles jsonb null, logo_url text null, created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (id, account_id))`);
    await this.index('brand_kits_account', 'brand_kits (account_id, created_at)');
    await this.foreignKey({
      table: 'brand_kits',
      columns: ['account_id'],
      target: 'accounts',
      targetColumns: ['id'],
      onDelete: 'cascade',
    });
    await this.index('forms_logo', 'forms (logo_url) where logo_url is not null');
    await this.index(
      'form_revisions_brand',
      `form_revisions (account_id, (definition -> 'brand' ->> 'kitId')) where jsonb_exists(definition, 'brand')`,
    );
  }

  override async down(): Promise<void> {
    await this.execute('drop index if exists form_revisions_brand');
    await this.execute('drop index if exists forms_logo');
    await this.execute('drop table if exists brand_kits cascade');
  }
}
