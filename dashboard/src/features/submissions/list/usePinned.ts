import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useSession } from '../../../domain/identity/session.ts';
import type { InboxRow } from '../inbox/useInboxRows.ts';

/** The details beside the list. */
export interface Pinned {
  /** Null where there is no room beside the list. */
  isPinned: boolean | null;
  pin(isPinned: boolean): void;
  /** The submission that pinned details show while none is open; null = none. */
  shownId: string | null;
}

/**
 * Keeps the details pinned beside the list, per person in this browser: they follow the row with the keyboard
 * (SUBM-085).
 */
export function usePinned(rows: readonly InboxRow[], activeId: string | null): Pinned {
  const userId = useSession().user?.id ?? '';
  const [isRequested, pin] = useLocalStorage({
    key: `submissions-pinned-${userId}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const hasRoom = useMediaQuery('(min-width: 1200px)', false, { getInitialValueInEffect: false });
  const active = rows.find(({ id }) => id === activeId) ?? rows[0];
  return {
    isPinned: hasRoom ? isRequested : null,
    pin,
    shownId: hasRoom && isRequested ? (active?.id ?? null) : null,
  };
}
