import { useLocalStorage } from '@mantine/hooks';

/** Heights of a row of the list, in px. */
export const ROW_HEIGHTS = { compact: 36, comfortable: 44 } as const;

export type InboxDensity = keyof typeof ROW_HEIGHTS;

/** Row height of the list, remembered in this browser. */
export function useInboxDensity(): [InboxDensity, (density: InboxDensity) => void] {
  const [stored, store] = useLocalStorage({
    key: 'submissions-density',
    defaultValue: 'compact',
    getInitialValueInEffect: false,
  });
  return [stored === 'comfortable' ? 'comfortable' : 'compact', store];
}
