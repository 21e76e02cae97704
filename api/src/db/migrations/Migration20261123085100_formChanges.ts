import { OnlineMigration } from '../onlineMigration.ts';

/** Tables whose rows decide what the public page of a form shows, with the form's id in a row. */
const TABLES = { forms: 'id', form_publishing: 'form_id' } as const;

/** Publishes `formChangedEvent` with every change of a form, for caches in front (decision 290). */
export class Migration20261123085100_formChanges extends OnlineMigration {
  override name = 'Migration20261123085100_formChanges';

  override async up(): Promise<void> {
    for (const [table, id] of Object.entries(TABLES)) {
      await this.change(
        `create or replace function announce_${table}_change() returns trigger language plpgsql as $f$
         begin
           perform pg_notify('inlay_events', json_build_object('type', 'form_changed', 'formId',
             case when tg_op = 'DELETE' then old.${id} else new.${id} end)::text);
           return null;
         end $f$`,
        `create or replace trigger announce_change after insert or delete on ${table} for each row
         execute function announce_${table}_change()`,
        `create or replace trigger announce_update after update on ${table} for each row
         when (old.* is distinct from new.*) execute function announce_${table}_change()`,
      );
    }
    // The name on the badge of every form.
    await this.change(
      `create or replace function announce_setting_change() returns trigger language plpgsql as $f$
       begin
         perform pg_notify('inlay_events', '{"type":"form_changed","formId":null}');
         return null;
       end $f$`,
      `create or replace trigger announce_change after insert or update on platform_settings for each row
       when (new.key = 'securityBadgeName') execute function announce_setting_change()`,
    );
  }

  override async down(): Promise<void> {
    await this.change(
      'drop trigger announce_change on platform_settings',
      'drop function announce_setting_change()',
    );
    for (const table of Object.keys(TABLES)) {
      await this.change(
        `drop trigger announce_change on ${table}`,
        `drop trigger announce_update on ${table}`,
        `drop function announce_${table}_change()`,
      );
    }
  }
}
