/**
 * What the next release does to the schema: takes away what only the release before needs (decisions 151, 167, 180). Test
 * databases are copies of the schema behind it, so that no code leans on a bridge, and accounts have ids of
 * their own, so that an account's id in the place of a user's finds nothing.
 */
export const CONTRACT_SCHEMA = `
  drop function bridge_user, bridge_user_id, bridge_owner_id, bridge_submission, bridge_mail cascade;
  drop function merge_recipient, mirror_list, mirror_recipient cascade;
  do $do$ declare counting text; begin
    for counting in select pg_get_functiondef(oid) from pg_proc where prosrc like '%-- bridge%' loop
      execute regexp_replace(counting, '[^\\n]*-- bridge\\n', '', 'g');
    end loop;
  end $do$;
  drop function bridge_pack, bridge_unpack, bridge_form_stats_days, bridge_form_stats_details cascade;
  drop function form_stats_quarter;
  alter table form_stats_days drop column views_at, drop column starts_at, drop column completions_at,
    drop column submissions_at, drop column clicks_at, drop column redirects_at;
  alter table form_stats_details drop column count_at;
  drop table form_notification_emails, user_notification_emails;
  alter table forms drop column user_id;
  alter table client_folders drop column user_id;
  alter table saved_views drop column user_id;
  alter table bulk_jobs drop column owner_id;
  alter table exports drop column owner_id;`;
