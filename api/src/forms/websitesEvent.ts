import { z } from 'zod';
import { defineEvent } from '../platform/realtime/defineEvent.ts';

/** A website has shown a form, or reported a problem with it: who installs it sees so at once. */
export const websitesEvent = defineEvent(
  'websites',
  z.object({ formId: z.uuid(), accountId: z.uuid(), clientFolderId: z.uuid().nullable() }),
);

/** The statement that publishes it for the rows of `told (form_id, account_id)`; $1 is the channel. */
export const TELL_WEBSITES = `
  select pg_notify($1, json_build_object('type', 'websites', 'formId', f.id, 'accountId', f.account_id,
    'clientFolderId', f.client_folder_id)::text)
  from told join forms f on f.account_id = told.account_id and f.id = told.form_id`;
