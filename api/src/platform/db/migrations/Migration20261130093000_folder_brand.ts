import { Migration } from '@mikro-orm/migrations';

export class Migration20261130093000_folder_brand extends Migration {
  override name = 'Migration20261130093000_folder_brand';

  override up(): void {
    this.addSql('alter table client_folders add column brand_kit_id uuid;');
    this.addSql(`
      alter table client_folders add constraint client_folders_brand_kits_fkey
        foreign key (account_id, brand_kit_id)
          references brand_kits (account_id, id) on delete set null (brand_kit_id);`);
  }
}
