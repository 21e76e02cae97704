import { Migration } from '@mikro-orm/migrations';

/** The owners of an account without reading all of its people: each submission, mail and form asks for them. */
export class Migration20261130121500_account_owners extends Migration {
  override name = 'Migration20261130121500_account_owners';

  override up(): void {
    this.addSql(
      `create index account_members_owner on account_members (account_id, created_at, user_id) where role = 'owner';`,
    );
  }
}
