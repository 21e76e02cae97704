import type { QueryClient } from '@tanstack/react-query';
import { FOLDERS_KEY } from './folders.ts';
import { resetInbox } from '../submissions/inboxCache.ts';
import { FORMS_KEY } from './ownForms.ts';
import { INBOX_COUNT_KEY, INBOX_FORMS_KEY } from '../../lib/queryClient.ts';

const LISTS = [FORMS_KEY, FOLDERS_KEY, ['trash'], ['nearing-deletion'], INBOX_FORMS_KEY, INBOX_COUNT_KEY];

/**
 * Reloads the lists of a form and of its submissions after the form moved to the trash, came back or was
 * removed (D-181).
 */
export const refreshForms = (client: QueryClient): Promise<unknown> =>
  Promise.all([...LISTS.map((queryKey) => client.invalidateQueries({ queryKey })), resetInbox(client)]);
