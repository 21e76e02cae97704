import { OnlineMigration } from '../onlineMigration.ts';

/** What links to results show of a form until enough new answers have come (decision 924). */
export class Migration20261201017001_shared_states extends OnlineMigration {
  override name = 'Migration20261201017001_shared_states';

  override async up(): Promise<void> {
    await this.change(`
      create table if not exists shared_states (
        form_id uuid not null,
        account_id uuid not null,
        version uuid not null default gen_random_uuid(),
        state jsonb not null,
        primary key (form_id, account_id),
        constraint shared_states_forms_fkey foreign key (account_id, form_id)
          references forms (account_id, id) on delete cascade
      )`);
    await this.change(`select fence_table('shared_states')`);
  }
}
