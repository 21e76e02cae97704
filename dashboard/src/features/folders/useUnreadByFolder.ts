import { useForms } from '../../domain/forms/ownForms.ts';
import { useTrends } from '../../domain/forms/trends.ts';

/** Returns the unread submissions of own forms by the ids of their folders (FOLD-080). */
export function useUnreadByFolder(): ReadonlyMap<string, number> {
  const { data } = useForms();
  const trends = useTrends();
  const unread = new Map<string, number>();
  for (const { id, clientFolderId } of data?.forms ?? []) {
    if (clientFolderId === null) continue;
    unread.set(clientFolderId, (unread.get(clientFolderId) ?? 0) + (trends.get(id)?.unread ?? 0));
  }
  return unread;
}
