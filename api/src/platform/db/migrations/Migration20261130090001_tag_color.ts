import { Migration } from '@mikro-orm/migrations';

export class Migration20261130090001_tag_color extends Migration {
  override name = 'Migration20261130090001_tag_color';

  override up(): void {
    this.addSql('alter table tags add column color text;');
  }
}
