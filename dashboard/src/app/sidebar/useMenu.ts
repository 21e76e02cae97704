import { useSession } from '../../domain/identity/session.ts';
import { MAIN_MENU, type MenuEntry } from '../navigation.ts';

/** The entries this person may open. */
export function useMenu(): readonly MenuEntry[] {
  const { user } = useSession();
  return MAIN_MENU.filter((entry) => !entry.isAdminOnly || user?.role === 'admin');
}
