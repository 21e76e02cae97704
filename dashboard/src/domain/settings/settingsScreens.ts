import { t } from '@lingui/core/macro';

/** The screens of a person's settings, in the order of their tabs (SETT-002…005). */
export const SETTINGS_SCREENS = [
  { title: t`Profile`, path: '/settings/profile' },
  { title: t`Security`, path: '/settings/security' },
  { title: t`Notifications`, path: '/settings/notifications' },
  { title: t`Brands`, path: '/settings/brands' },
  { title: t`People`, path: '/settings/people' },
  { title: t`API keys`, path: '/settings/api-keys' },
  { title: t`Webhooks`, path: '/settings/webhooks' },
  { title: t`AI drafting`, path: '/settings/model' },
  { title: t`Audit log`, path: '/settings/audit-log' },
  { title: t`General`, path: '/settings/general' },
] as const;
