import { OnlineMigration } from '../onlineMigration.ts';

/** Addresses in words of accounts and of their forms; none in the forms of before (decision 885). */
export class Migration20261130190301_addresses extends OnlineMigration {
  override name = 'Migration20261130190301_addresses';

  override async up(): Promise<void> {
    await this.change(`
      create table if not exists account_addresses (
        slug text not null,
        account_id uuid not null,
        is_current boolean not null,
        taken_at timestamptz not null,
        primary key (slug),
        constraint account_addresses_accounts_fkey foreign key (account_id) references accounts (id) on delete cascade
      )`);
    await this.index(
      'account_addresses_current',
      'account_addresses (account_id) where is_current',
      'unique index',
    );
    await this.change(`
      create table if not exists form_addresses (
        account_id uuid not null,
        slug text not null,
        form_id uuid not null,
        is_current boolean not null,
        taken_at timestamptz not null,
        primary key (account_id, slug),
        constraint form_addresses_forms_fkey foreign key (account_id, form_id)
          references forms (account_id, id) on delete cascade
      )`);
    await this.index(
      'form_addresses_current',
      'form_addresses (account_id, form_id) where is_current',
      'unique index',
    );
  }
}
