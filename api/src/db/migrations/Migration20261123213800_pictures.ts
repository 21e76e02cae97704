import { OnlineMigration } from '../onlineMigration.ts';

/**
 * Pictures that accounts put into their forms (decision 334). The files of one go when the last account that has it
 * is done with it.
 */
export class Migration20261123213800_pictures extends OnlineMigration {
  override name = 'Migration20261123213800_pictures';

  override async up(): Promise<void> {
    await this.execute(`
      create table if not exists pictures (
        account_id uuid not null, name text not null, size bigint not null,
        created_at timestamptz not null, unused_since timestamptz null,
        primary key (account_id, name))`);
    await this.index('pictures_name', 'pictures (name)');
    await this.foreignKey({
      table: 'pictures',
      columns: ['account_id'],
      target: 'accounts',
      targetColumns: ['id'],
      onDelete: 'cascade',
    });
    await this.change(
      `create or replace function remove_files_of_pictures() returns trigger language plpgsql as $$
       begin
         insert into file_removals (key, created_at)
         select 'pictures/' || gone.name || version || '.webp', now()
         from gone cross join (values (''), ('-480'), ('-960')) versions (version)
         where not exists (select from pictures where pictures.name = gone.name)
         on conflict (key) do nothing;
         return null;
       end $$`,
      `create or replace trigger pictures_files after delete on pictures referencing old table as gone
       for each statement execute function remove_files_of_pictures()`,
    );
  }

  override async down(): Promise<void> {
    await this.execute('drop table if exists pictures cascade');
    await this.execute('drop function if exists remove_files_of_pictures');
  }
}
