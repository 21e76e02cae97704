import { OnlineMigration } from '../onlineMigration.ts';

/** Email fields of a form whose answers are notified; none in the forms of before (decision 861). */
export class Migration20261130160100_answered_recipients extends OnlineMigration {
  override name = 'Migration20261130160100_answered_recipients';

  override async up(): Promise<void> {
    await this.change('alter table forms add column if not exists answered_recipients jsonb');
  }
}
