import { t } from '@lingui/core/macro';
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import IconMoon from '~icons/moon';
import IconSun from '~icons/sun';
import type { Icon } from '../components/icons/createIcon.ts';

/** Switches between light and dark; system is chosen in the settings (D-29). */
export function useThemeToggle(): { label: string; icon: Icon; toggle(): void } {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return {
    icon: isDark ? IconSun : IconMoon,
    label: isDark ? t`Light mode` : t`Dark mode`,
    toggle: () => setColorScheme(isDark ? 'light' : 'dark'),
  };
}
