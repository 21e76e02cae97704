import { OnlineMigration } from '../onlineMigration.ts';

/** The account that was shown a client's first link; none in the rows of before, which administrators made (decision 812). */
export class Migration20261130153000_client_links extends OnlineMigration {
  override name = 'Migration20261130153000_client_links';

  override async up(): Promise<void> {
    await this.change('alter table clients add column if not exists link_shown_to uuid');
  }
}
