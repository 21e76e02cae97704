import { useLocalStorage, useMediaQuery } from '@mantine/hooks';

/** Below this width, a sidebar with names would take a third of the window. */
const ROOMY = '(min-width: 1024px)';

/**
 * Returns whether the sidebar shows icons only, remembered in this browser (D-26). Narrow windows have their own
 * setting, so that the sidebar does not fill a window made narrow for a while.
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
