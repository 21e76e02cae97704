import { OnlineMigration } from '../onlineMigration.ts';

/** The picture of an account (TEAM-060). */
export class Migration20261130154500_account_picture extends OnlineMigration {
  override name = 'Migration20261130154500_account_picture';

  override async up(): Promise<void> {
    await this.change('alter table accounts add column if not exists picture_url text');
  }
}
