import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { FOLDERS_KEY } from './folders.ts';
import { FORMS_KEY } from './ownForms.ts';
import { INBOX_COUNT_KEY, INBOX_FORMS_KEY, INBOX_KEY } from '../../lib/queryClient.ts';
import { refreshForms } from './refreshForms.ts';

test('D-181 a form takes the lists it stands in along, and those of its submissions', async () => {
  const client = new QueryClient();
  const lists = [FORMS_KEY, FOLDERS_KEY, INBOX_FORMS_KEY, [...INBOX_COUNT_KEY, ''], ['trash', 'forms']];
  const inbox = [...INBOX_KEY, '', 'newest'];
  for (const key of [...lists, inbox]) client.setQueryData(key, {});
  await refreshForms(client);
  expect(lists.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual(lists.map(() => true));
  // Its pages were dropped, because they would never be reloaded as they are.
  expect(client.getQueryData(inbox)).toBeUndefined();
});
