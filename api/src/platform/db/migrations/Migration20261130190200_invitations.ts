import { OnlineMigration } from '../onlineMigration.ts';

/** People who are invited to forms (decisions 880, 881). */
export class Migration20261130190200_invitations extends OnlineMigration {
  override name = 'Migration20261130190200_invitations';

  override async up(): Promise<void> {
    await this.change(
      "alter table form_publishing add column if not exists invitations text not null default 'off'",
    );
    await this.change(`
      create table if not exists invitation_lists (
        form_id uuid not null,
        account_id uuid not null,
        is_anonymous boolean not null default false,
        language text not null,
        subject text not null,
        body text not null,
        starts_at timestamptz,
        remind_after_days int,
        remind_every_days int,
        remind_most int not null default 0,
        remind_until timestamptz,
        carried_at timestamptz,
        primary key (form_id, account_id),
        constraint invitation_lists_forms_fkey foreign key (account_id, form_id)
          references forms (account_id, id) on delete cascade
      )`);
    await this.change(`
      create table if not exists invitations (
        id uuid not null,
        account_id uuid not null,
        form_id uuid not null,
        email text not null,
        name text not null,
        answers jsonb,
        key_proof text not null,
        mails int not null default 0,
        mailed_at timestamptz,
        due_at timestamptz,
        stopped_at timestamptz,
        is_answered boolean not null default false,
        primary key (id, account_id),
        constraint invitations_email_lower_case check (email = lower(email)),
        constraint invitations_email unique (form_id, email, account_id),
        constraint invitations_key unique (form_id, key_proof, account_id),
        constraint invitations_forms_fkey foreign key (account_id, form_id)
          references forms (account_id, id) on delete cascade
      )`);
    await this.index('invitations_due', 'invitations (account_id, due_at) where due_at is not null');
    await this.change(`
      create table if not exists invitation_stops (
        form_id uuid not null,
        email_hash text not null,
        account_id uuid not null,
        primary key (form_id, email_hash, account_id),
        constraint invitation_stops_forms_fkey foreign key (account_id, form_id)
          references forms (account_id, id) on delete cascade
      )`);
  }
}
