import { Migration } from '@mikro-orm/migrations';

export class Migration20261130064512_sample_form extends Migration {
  override name = 'Migration20261130064512_sample_form';

  override up(): void {
    this.addSql('alter table forms add column is_sample boolean not null default false;');
  }
}
