import { IconAdjustments, IconBell, IconShieldLock, IconUser, type Icon } from '@tabler/icons-react';

/** A way from the hub to one screen of settings. */
interface SettingsCard {
  title: string;
  text: string;
  path: string;
  icon: Icon;
}

/** What the hub leads to, in this order (SETT-002…005). */
export const SETTINGS_CARDS: readonly SettingsCard[] = [
  {
    title: 'Profile',
    text: 'Your name, your email address and your form limit',
    path: '/settings/profile',
    icon: IconUser,
  },
  {
    title: 'Security',
    text: 'Your password, two-step sign-in and where you are signed in',
    path: '/settings/security',
    icon: IconShieldLock,
  },
  {
    title: 'Notifications',
    text: 'Who is told about new submissions',
    path: '/settings/notifications',
    icon: IconBell,
  },
  {
    title: 'General',
    text: 'Theme, sidebar, time zone and the default view of submissions',
    path: '/settings/general',
    icon: IconAdjustments,
  },
];
