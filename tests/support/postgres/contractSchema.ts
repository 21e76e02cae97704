/**
 * What the next release does to the schema: takes away what only the release before needs (decisions 151, 180). Test
 * databases are copies of the schema behind it, so that no code leans on a bridge, and accounts have ids of
 * their own, so that an account's id in the place of a user's finds nothing.
 */
export const CONTRACT_SCHEMA = `
  drop function bridge_user, bridge_user_id, bridge_owner_id, bridge_submission, bridge_mail cascade;
  drop function merge_recipient, mirror_list, mirror_recipient cascade;
  drop table form_notification_emails, user_notification_emails;
  alter table forms drop column user_id;
  alter table client_folders drop column user_id;
  alter table saved_views drop column user_id;
  alter table bulk_jobs drop column owner_id;
  alter table exports drop column owner_id;`;
