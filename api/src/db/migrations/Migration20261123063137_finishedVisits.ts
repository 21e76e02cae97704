import { OnlineMigration } from '../onlineMigration.ts';

/** Completions are counted by the last field that was used: whoever skipped the rest did not leave. */
export class Migration20261123063137_finishedVisits extends OnlineMigration {
  override name = 'Migration20261123063137_finishedVisits';

  override async up(): Promise<void> {
    await this.allow(['click', 'reached', 'finished', 'error', 'duration']);
  }

  override async down(): Promise<void> {
    await this.execute(`delete from form_stats_details where kind = 'finished'`);
    await this.allow(['click', 'reached', 'error', 'duration']);
  }

  private async allow(kinds: readonly string[]): Promise<void> {
    const list = kinds.map((kind) => `'${kind}'`).join(', ');
    await this.change(
      'alter table form_stats_details drop constraint if exists form_stats_details_kind',
      `alter table form_stats_details add constraint form_stats_details_kind check (kind in (${list})) not valid`,
    );
    await this.execute('alter table form_stats_details validate constraint form_stats_details_kind');
  }
}
