import { t } from '@lingui/core/macro';
import { formPath } from '../forms/formPath.ts';

/** Groups of a form's settings, as their addresses name them (decision 347). */
export const SETTING_GROUPS = [
  'general',
  'notifications',
  'submissions',
  'access',
  'website',
  'webhooks',
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

export const GROUP_LABELS: Readonly<Record<SettingGroup, string>> = {
  general: t`General`,
  notifications: t`Notifications`,
  submissions: t`Submissions`,
  access: t`Access`,
  website: t`Website`,
  webhooks: t`Webhooks`,
};

/** Groups that hold what an address of old opened. */
const MOVED: Readonly<Record<string, SettingGroup>> = {
  'after-submission': 'submissions',
  embedding: 'website',
  deliveries: 'notifications',
};

/** Parses the group of an address; anything unknown is the first one. */
export const toGroup = (text: string | undefined): SettingGroup =>
  SETTING_GROUPS.find((group) => group === text) ?? MOVED[text ?? ''] ?? 'general';

interface Setting {
  group: SettingGroup;
  label: string;
  /** Other words that people look for. */
  words?: string;
}

/** Every setting of a form: its label, and where it is. */
export const SETTINGS = {
  active: { group: 'general', label: t`Form is active`, words: t`open close disable publish status` },
  folder: { group: 'general', label: t`Folder`, words: t`client move` },
  language: { group: 'general', label: t`Language`, words: t`translation messages buttons` },
  logo: { group: 'general', label: t`Logo URL`, words: t`picture image brand` },
  emails: { group: 'notifications', label: t`Notification emails`, words: t`address recipients notify mail` },
  clientEmail: { group: 'notifications', label: t`Client primary email`, words: t`mail address` },
  weeklyReport: { group: 'notifications', label: t`Weekly email`, words: t`report monday figures digest` },
  autoReply: {
    group: 'notifications',
    label: t`Automatic reply`,
    words: t`answer visitor confirmation mail subject autoresponder`,
  },
  mailLog: { group: 'notifications', label: t`Emails`, words: t`sent deliveries log` },
  redirect: { group: 'submissions', label: t`Redirect URL`, words: t`thank you page after sending` },
  closesAt: { group: 'submissions', label: t`Closes at`, words: t`end date time deadline` },
  limit: { group: 'submissions', label: t`Submission limit`, words: t`maximum number responses` },
  closedText: { group: 'submissions', label: t`Closed form message`, words: t`text` },
  onePerBrowser: {
    group: 'submissions',
    label: t`One response per browser`,
    words: t`repeat duplicate once`,
  },
  websites: { group: 'access', label: t`Only on certain websites`, words: t`domain allow restrict` },
  frameOnly: { group: 'access', label: t`Iframe only`, words: t`scripts security` },
  embedCode: { group: 'website', label: t`Embed code`, words: t`link address html` },
  prefill: { group: 'website', label: t`Who fills in a field`, words: t`prefill hidden` },
  readAnswers: { group: 'website', label: t`Share answers with page`, words: t`scripts data` },
  webhooks: { group: 'webhooks', label: t`Webhooks`, words: t`api integration json zapier deliveries` },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;

/** Names of all settings, in the order of their groups. */
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** Returns the address of a setting: that of its group, which marks it. */
export const settingPath = (formId: string, name: SettingName): string =>
  `${formPath(formId, 'settings', SETTINGS[name].group)}#${name}`;

/** Returns all texts by which a setting is found, in one. */
export const wordsOf = (name: SettingName): string => {
  const { label, group, words }: Setting = SETTINGS[name];
  return `${label} ${GROUP_LABELS[group]} ${words ?? ''}`;
};
