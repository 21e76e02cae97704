import { Migration } from '@mikro-orm/migrations';

/** Rows of a form that carry its account. Counters are not among them: they are made from fenced rows. */
const OF_FORMS = [
  'email_clicks',
  'embed_reports',
  'form_notification_emails',
  'form_publishing',
  'form_redirects',
  'form_revisions',
  'form_submissions',
  'mail_links',
  'submission_notices',
  'webhook_deliveries',
  'webhooks',
];
/** Rows of a submission that carry its account. */
const OF_SUBMISSIONS = ['submission_notes', 'submission_tags'];

/** What is written together is held against its owners by one statement. `limit 1` keeps the plan on the key. */
const assertSameAccount = (name: string, key: string, owners: string, account: string): string =>
  `create function ${name}() returns trigger language plpgsql as $f$
    begin
      if exists (
        select from written w
        cross join lateral (select o.${account} as account_id from ${owners} o where o.id = w.${key} limit 1) o
        where o.account_id <> w.account_id
      ) then
        raise exception 'A row of % names another account than what it belongs to', tg_table_name
          using errcode = 'check_violation', constraint = 'account_fence', table = tg_table_name;
      end if;
      return null;
    end $f$;`;

export class Migration20261121210500_accountFence extends Migration {
  override name = 'Migration20261121210500_accountFence';

  override up(): void {
    this.addSql(assertSameAccount('assert_account_of_form', 'form_id', 'forms', 'user_id'));
    this.addSql(
      assertSameAccount('assert_account_of_submission', 'submission_id', 'form_submissions', 'account_id'),
    );
    this.addSql(`create function refuse_other_account() returns trigger language plpgsql as $f$
      begin
        raise exception 'A row of % never moves to another account', tg_table_name
          using errcode = 'check_violation', constraint = 'account_fence', table = tg_table_name;
      end $f$;`);
    this.addSql(`create function assert_account_of_folder() returns trigger language plpgsql as $f$
      begin
        if (select user_id from client_folders where id = new.client_folder_id) <> new.user_id then
          raise exception 'A form lies in a folder of its own account'
            using errcode = 'check_violation', constraint = 'account_fence', table = 'forms';
        end if;
        return null;
      end $f$;`);
    this.fence(OF_FORMS, 'form_id', 'assert_account_of_form');
    this.fence(OF_SUBMISSIONS, 'submission_id', 'assert_account_of_submission');
    this.addSql(`create trigger account_stays before update of user_id on forms for each row
      when (old.user_id is distinct from new.user_id) execute function refuse_other_account();`);
    this.addSql(`create trigger account_fence after insert or update of client_folder_id on forms for each row
      when (new.client_folder_id is not null) execute function assert_account_of_folder();`);
  }

  /** @param key what the rows belong to. */
  private fence(tables: readonly string[], key: string, assert: string): void {
    for (const table of tables) {
      this.addSql(`create trigger account_fence after insert on ${table} referencing new table as written
        for each statement execute function ${assert}();`);
      this.addSql(`create trigger account_stays before update of account_id, ${key} on ${table} for each row
        when ((old.account_id, old.${key}) is distinct from (new.account_id, new.${key}))
        execute function refuse_other_account();`);
    }
  }

  override down(): void {
    for (const table of [...OF_FORMS, ...OF_SUBMISSIONS, 'forms']) {
      this.addSql(`drop trigger account_fence on ${table};`);
      this.addSql(`drop trigger account_stays on ${table};`);
    }
    for (const name of ['of_form', 'of_submission', 'of_folder'])
      this.addSql(`drop function assert_account_${name}();`);
    this.addSql(`drop function refuse_other_account();`);
  }
}
