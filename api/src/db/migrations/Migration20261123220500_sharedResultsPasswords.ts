import { OnlineMigration } from '../onlineMigration.ts';

/** Passwords of links to results, and how often they were looked at. The release before reads none of it. */
export class Migration20261123220500_sharedResultsPasswords extends OnlineMigration {
  override name = 'Migration20261123220500_sharedResultsPasswords';

  override async up(): Promise<void> {
    await this.change(
      `alter table shared_results add column if not exists password_hash text null,
         add column if not exists views int not null default 0`,
    );
  }

  override async down(): Promise<void> {
    await this.change('alter table shared_results drop column if exists password_hash, drop column if exists views');
  }
}
