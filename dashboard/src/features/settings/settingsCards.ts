import { t } from '@lingui/core/macro';
import IconAdjustments from '~icons/adjustments';
import IconBell from '~icons/bell';
import IconKey from '~icons/key';
import IconPalette from '~icons/palette';
import IconShieldLock from '~icons/shield-lock';
import IconUser from '~icons/user';
import IconUsers from '~icons/users';
import type { Icon } from '../../components/icons/createIcon.ts';

/** A link from the hub to a settings screen. */
interface SettingsCard {
  title: string;
  text: string;
  path: string;
  icon: Icon;
}

/** The links of the hub, in this order (SETT-002…005). */
export const SETTINGS_CARDS: readonly SettingsCard[] = [
  {
    title: t`Profile`,
    text: t`Your name, your email address and your form limit`,
    path: '/settings/profile',
    icon: IconUser,
  },
  {
    title: t`Security`,
    text: t`Your password, two-step sign-in and sessions`,
    path: '/settings/security',
    icon: IconShieldLock,
  },
  {
    title: t`Notifications`,
    text: t`Who is notified about new submissions`,
    path: '/settings/notifications',
    icon: IconBell,
  },
  {
    title: t`Brands`,
    text: t`Colors, font and logo for all your forms`,
    path: '/settings/brands',
    icon: IconPalette,
  },
  {
    title: t`People`,
    text: t`Who works on this account’s forms, and as what`,
    path: '/settings/people',
    icon: IconUsers,
  },
  {
    title: t`API keys`,
    text: t`Access for programs to your forms and submissions`,
    path: '/settings/api-keys',
    icon: IconKey,
  },
  {
    title: t`General`,
    text: t`Theme, sidebar, time zone and the default view of submissions`,
    path: '/settings/general',
    icon: IconAdjustments,
  },
];
