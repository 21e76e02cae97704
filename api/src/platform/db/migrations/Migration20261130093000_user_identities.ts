import { Migration } from '@mikro-orm/migrations';

export class Migration20261130093000_user_identities extends Migration {
  override name = 'Migration20261130093000_user_identities';

  override up(): void {
    this.addSql(`
      create table user_identities (
        id uuid not null,
        user_id uuid not null,
        issuer text not null,
        subject text not null,
        email text not null,
        linked_at timestamptz,
        last_used_at timestamptz,
        created_at timestamptz not null,
        primary key (id),
        constraint user_identities_subject unique (issuer, subject),
        constraint user_identities_user unique (user_id, issuer),
        constraint user_identities_user_id_foreign foreign key (user_id) references users (id) on delete cascade
      );`);
    this.addSql('alter table one_time_tokens drop constraint one_time_tokens_purpose;');
    this.addSql(`
      alter table one_time_tokens add constraint one_time_tokens_purpose check (purpose in ('confirm_email',
        'reset_password', 'change_email', 'set_up', 'trust_browser', 'passkey_registration', 'passkey_sign_in',
        'invite', 'sign_on', 'link_identity'));`);
  }
}
