import { OnlineMigration } from '../onlineMigration.ts';

/** Submissions are counted by the ending that the visitor met. */
export class Migration20261123094000_metEndings extends OnlineMigration {
  override name = 'Migration20261123094000_metEndings';

  override async up(): Promise<void> {
    await this.allow(['click', 'reached', 'finished', 'error', 'duration', 'ending']);
  }

  override async down(): Promise<void> {
    await this.execute(`delete from form_stats_details where kind = 'ending'`);
    await this.allow(['click', 'reached', 'finished', 'error', 'duration']);
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
