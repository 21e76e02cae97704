import { useLocalStorage, useMediaQuery } from '@mantine/hooks';

/** From here on a sidebar with names leaves the screen enough room; below it takes a third of the window. */
const ROOMY = '(min-width: 1024px)';

/**
 * Whether the sidebar shows icons only, remembered in this browser (D-26): of windows with little room on its own,
 * so that a window made narrow for a while is not filled by it.
 */
export function useSidebarCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const isRoomy = useMediaQuery(ROOMY, true, { getInitialValueInEffect: false });
  const [isCollapsed, setCollapsed] = useRemembered('sidebar-collapsed', false);
  const [isCollapsedNarrow, setCollapsedNarrow] = useRemembered('sidebar-collapsed-narrow', true);
  return isRoomy ? [isCollapsed, setCollapsed] : [isCollapsedNarrow, setCollapsedNarrow];
}

function useRemembered(key: string, defaultValue: boolean): [boolean, (value: boolean) => void] {
  const [value, setValue] = useLocalStorage({ key, defaultValue, getInitialValueInEffect: false });
  return [value, setValue];
}
