import { OnlineMigration } from '../onlineMigration.ts';

/** The version of a form's counters. The release before adds to them without naming another one. */
export class Migration20261123183137_resultVersions extends OnlineMigration {
  override name = 'Migration20261123183137_resultVersions';

  override async up(): Promise<void> {
    await this.change(
      'alter table form_result_states add column if not exists version uuid not null default gen_random_uuid()',
    );
  }

  override async down(): Promise<void> {
    await this.change('alter table form_result_states drop column if exists version');
  }
}
