import { t } from '@lingui/core/macro';
import type { SettingChoices } from '../../components/SettingSearch.tsx';
import { SETTINGS_SCREENS } from '../../domain/settings/settingsScreens.ts';

interface PersonSetting {
  /** The screen that holds it. */
  path: string;
  label: string;
  /** Other words that people look for. */
  words?: string;
}

/** Every setting of a person and their account: its label, and where it is. */
export const PERSON_SETTINGS = {
  name: { path: '/settings/profile', label: t`Full name` },
  email: { path: '/settings/profile', label: t`Email`, words: t`address sign in` },
  account: { path: '/settings/profile', label: t`Account`, words: t`role approval form limit plan` },
  storage: { path: '/settings/profile', label: t`Storage`, words: t`files space disk` },
  password: { path: '/settings/security', label: t`Password`, words: t`change sign in` },
  secondFactor: {
    path: '/settings/security',
    label: t`Two-step sign-in`,
    words: t`2fa totp passkey authenticator recovery codes`,
  },
  sessions: { path: '/settings/security', label: t`Active sessions`, words: t`devices browsers sign out` },
  signIns: { path: '/settings/security', label: t`Recent sign-ins`, words: t`history log` },
  notifications: {
    path: '/settings/notifications',
    label: t`Email notifications`,
    words: t`turn off stop mail comments mentions`,
  },
  recipients: {
    path: '/settings/notifications',
    label: t`Notification emails`,
    words: t`address recipients notify mail`,
  },
  weekly: {
    path: '/settings/notifications',
    label: t`Weekly emails`,
    words: t`report monday figures digest`,
  },
  brands: {
    path: '/settings/brands',
    label: t`Brands`,
    words: t`colors font logo look design default`,
  },
  people: {
    path: '/settings/people',
    label: t`People`,
    words: t`team members colleagues roles invite owner transfer leave`,
  },
  apiKeys: {
    path: '/settings/api-keys',
    label: t`API keys`,
    words: t`token program integration`,
  },
  webhooks: {
    path: '/settings/webhooks',
    label: t`Webhooks`,
    words: t`hook integration zapier make n8n slack sheets`,
  },
  model: {
    path: '/settings/model',
    label: t`Drafting forms by AI`,
    words: t`ai model llm openai ollama describe write`,
  },
  auditLog: {
    path: '/settings/audit-log',
    label: t`Audit log`,
    words: t`audit trail activity history who`,
  },
  theme: { path: '/settings/general', label: t`Theme`, words: t`dark light appearance` },
  sidebar: { path: '/settings/general', label: t`Collapse the sidebar`, words: t`menu icons` },
  language: { path: '/settings/general', label: t`Language`, words: t`translation` },
  timeZone: { path: '/settings/general', label: t`Time zone`, words: t`clock hours` },
  defaultView: {
    path: '/settings/general',
    label: t`Default view`,
    words: t`submissions inbox list table board`,
  },
} as const satisfies Readonly<Record<string, PersonSetting>>;

export type PersonSettingName = keyof typeof PERSON_SETTINGS;

const NAMES = Object.keys(PERSON_SETTINGS) as PersonSettingName[];

/** Returns the address of a setting: that of its screen, which marks it. */
export const personSettingPath = (name: PersonSettingName): string => `${PERSON_SETTINGS[name].path}#${name}`;

/** All settings of a person by screen, for a search; a value is an address. */
export const personChoices = (): SettingChoices[] =>
  SETTINGS_SCREENS.map(({ title, path }) => ({
    group: title,
    items: NAMES.filter((name) => PERSON_SETTINGS[name].path === path).map((name) => ({
      value: personSettingPath(name),
      label: PERSON_SETTINGS[name].label,
      words: (PERSON_SETTINGS[name] as PersonSetting).words ?? '',
    })),
  })).filter(({ items }) => items.length > 0);
