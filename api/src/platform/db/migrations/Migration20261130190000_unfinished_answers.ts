import { Migration } from '@mikro-orm/migrations';

/** Answers in progress on the server, for the forms that keep them (decision 870). */
export class Migration20261130190000_unfinished_answers extends Migration {
  override name = 'Migration20261130190000_unfinished_answers';

  override up(): void {
    this.addSql('alter table form_publishing add column keeps_unfinished boolean not null default false;');
    this.addSql('alter table form_publishing add column unfinished_days int not null default 30;');
    this.addSql(
      `alter table form_publishing add constraint form_publishing_unfinished_days
         check (unfinished_days > 0);`,
    );
    this.addSql(`
      create table unfinished_answers (
        id uuid not null,
        form_id uuid not null,
        account_id uuid not null,
        revision_id uuid not null,
        answers jsonb,
        page_id text,
        idempotency_key uuid not null,
        token_hash text not null,
        version int not null,
        saved_by text not null,
        language text not null,
        email text,
        mailed_token text,
        reminded_at timestamptz,
        started_at timestamptz not null,
        saved_at timestamptz not null,
        expires_at timestamptz not null,
        ended_as text,
        primary key (id, form_id, account_id),
        constraint unfinished_answers_key unique (form_id, idempotency_key, account_id),
        constraint unfinished_answers_token unique (form_id, token_hash, account_id),
        constraint unfinished_answers_ended_as check (ended_as in ('sent', 'expired', 'removed')),
        constraint unfinished_answers_ended_empty check (ended_as is null = (answers is not null)),
        constraint unfinished_answers_forms_fkey foreign key (account_id, form_id)
          references forms (account_id, id) on delete cascade,
        constraint unfinished_answers_form_revisions_fkey foreign key (account_id, form_id, revision_id)
          references form_revisions (account_id, form_id, id) on delete cascade
      );`);
    this.addSql('create index unfinished_answers_ends on unfinished_answers (expires_at);');
    this.addSql(
      'create index unfinished_answers_newest on unfinished_answers (account_id, form_id, saved_at desc, id desc);',
    );
    this.addSql(
      'create index unfinished_answers_revision on unfinished_answers (account_id, form_id, revision_id);',
    );
  }
}
