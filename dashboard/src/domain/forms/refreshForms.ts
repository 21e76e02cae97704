import type { QueryClient } from '@tanstack/react-query';
import { FOLDERS_KEY } from './folders.ts';
import { resetInbox } from '../submissions/inboxCache.ts';
import { FORMS_KEY } from './ownForms.ts';
import { INBOX_COUNT_KEY, INBOX_FORMS_KEY } from '../../lib/queryClient.ts';

const LISTS = [FORMS_KEY, FOLDERS_KEY, ['trash'], ['nearing-deletion'], INBOX_FORMS_KEY, INBOX_COUNT_KEY];

/**
 * Reads again what a form takes along when it goes to the trash, comes back or is removed (D-181): the lists it
 * stands in, and those of its submissions.
 */
export const refreshForms = (client: QueryClient): Promise<unknown> =>
  Promise.all([...LISTS.map((queryKey) => client.invalidateQueries({ queryKey })), resetInbox(client)]);
