import { t } from '@lingui/core/macro';
import type { SettingChoices } from '../../components/SettingSearch.tsx';
import { formPath } from '../forms/formPath.ts';

/** Groups of a form's settings, as their addresses name them (decision 170). */
export const SETTING_GROUPS = [
  'general',
  'notifications',
  'submissions',
  'access',
  'website',
  'webhooks',
  'deliveries',
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

export const GROUP_LABELS: Readonly<Record<SettingGroup, string>> = {
  general: t`General`,
  notifications: t`Notifications`,
  submissions: t`Submissions`,
  access: t`Access`,
  website: t`Website`,
  webhooks: t`On submission`,
  deliveries: t`Deliveries`,
};

/** Groups that hold what an address of old opened. */
const MOVED: Readonly<Record<string, SettingGroup>> = {
  'after-submission': 'submissions',
  embedding: 'website',
};

/** Parses the group of an address; anything unknown is the first one. */
export const toGroup = (text: string | undefined): SettingGroup =>
  SETTING_GROUPS.find((group) => group === text) ?? MOVED[text ?? ''] ?? 'general';

/** Screen of a setting: a group of settings, or the builder for parts of the form's draft (D-77). */
export type SettingPlace = SettingGroup | 'build';

export const PLACES: readonly SettingPlace[] = [...SETTING_GROUPS, 'build'];
export const PLACE_LABELS: Readonly<Record<SettingPlace, string>> = { ...GROUP_LABELS, build: t`Build` };

interface Setting {
  place: SettingPlace;
  label: string;
  /** Other words that people look for. */
  words?: string;
}

/** Every setting of a form: its label, and where it is. */
export const SETTINGS = {
  active: { place: 'general', label: t`Form is active`, words: t`open close disable publish status` },
  folder: { place: 'general', label: t`Folder`, words: t`client move` },
  language: { place: 'general', label: t`Language`, words: t`translation messages button text submit` },
  logo: { place: 'general', label: t`Logo URL`, words: t`picture image brand` },
  delete: { place: 'general', label: t`Delete form`, words: t`remove trash` },
  emails: { place: 'notifications', label: t`Notification emails`, words: t`address recipients notify mail` },
  attachesPdf: {
    place: 'notifications',
    label: t`Attach submissions as PDF`,
    words: t`attachment document file`,
  },
  clientEmail: { place: 'notifications', label: t`Client primary email`, words: t`mail address` },
  weeklyReport: { place: 'notifications', label: t`Weekly email`, words: t`report monday figures digest` },
  autoReply: {
    place: 'notifications',
    label: t`Automatic reply`,
    words: t`answer visitor confirmation mail subject autoresponder`,
  },
  redirect: { place: 'submissions', label: t`Redirect URL`, words: t`thank you page after sending` },
  showsStatus: {
    place: 'submissions',
    label: t`Let senders follow the status`,
    words: t`receipt link progress`,
  },
  signsReceipts: {
    place: 'submissions',
    label: t`Offer signed receipts`,
    words: t`proof signature certificate`,
  },
  allowsEdits: {
    place: 'submissions',
    label: t`Let visitors edit their answers`,
    words: t`change correct after sending link`,
  },
  allowsWithdrawal: {
    place: 'submissions',
    label: t`Let visitors withdraw their answers`,
    words: t`delete cancel take back`,
  },
  editDays: { place: 'submissions', label: t`Days to edit`, words: t`until deadline after sending` },
  editsEndAt: { place: 'submissions', label: t`Edits end at`, words: t`until date time deadline` },
  editsEndWith: { place: 'submissions', label: t`Edits and status`, words: t`until in progress done` },
  opensAt: { place: 'submissions', label: t`Opens at`, words: t`start date time begin` },
  opensText: { place: 'submissions', label: t`Message before opening`, words: t`text` },
  closesAt: { place: 'submissions', label: t`Closes at`, words: t`end date time deadline` },
  limit: { place: 'submissions', label: t`Submission limit`, words: t`maximum number responses` },
  closedText: { place: 'submissions', label: t`Closed form message`, words: t`text` },
  onePerBrowser: {
    place: 'submissions',
    label: t`One response per browser`,
    words: t`repeat duplicate once`,
  },
  uniqueField: {
    place: 'submissions',
    label: t`One response for each value of`,
    words: t`unique duplicate same email number once`,
  },
  password: { place: 'submissions', label: t`Ask for a password`, words: t`protect secret access` },
  requiresSignIn: {
    place: 'submissions',
    label: t`Ask visitors to sign in`,
    words: t`login account provider sso oidc access`,
  },
  keepsUnfinished: { place: 'submissions', label: t`Let visitors continue later` },
  websites: { place: 'access', label: t`Only on certain websites`, words: t`domain allow restrict` },
  frameOnly: { place: 'access', label: t`Iframe only`, words: t`scripts security` },
  spam: {
    place: 'access',
    label: t`Spam protection`,
    words: t`captcha bots robots junk limit`,
  },
  embedCode: { place: 'website', label: t`Embed code`, words: t`link address html` },
  prefill: { place: 'website', label: t`Who fills in a field`, words: t`prefill hidden` },
  readAnswers: { place: 'website', label: t`Share answers with page`, words: t`scripts data` },
  webhooks: {
    place: 'webhooks',
    label: t`When somebody submits…`,
    words: t`webhooks api json slack teams discord mattermost sheets notion airtable`,
  },
  deliveries: { place: 'deliveries', label: t`Deliveries`, words: t`sent emails calls log resend failed` },
  layout: { place: 'build', label: t`Visitors see`, words: t`layout pages one question at a time` },
  progress: { place: 'build', label: t`Progress`, words: t`pages bar steps` },
  back: { place: 'build', label: t`Visitors can go back`, words: t`pages previous button` },
  review: { place: 'build', label: t`Review before sending`, words: t`pages check answers summary` },
  scoring: {
    place: 'build',
    label: t`Points and quiz`,
    words: t`score scoring right answers pass mark grade test exam`,
  },
  translations: {
    place: 'build',
    label: t`Translations`,
    words: t`languages translate multilingual international`,
  },
  textHandling: { place: 'build', label: t`Keep text exactly as typed`, words: t`text handling html strip` },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;

/** Names of all settings, in the order of their groups. */
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** Returns the address of a setting: that of its place, which marks it. */
export function settingPath(formId: string, name: SettingName): string {
  const { place } = SETTINGS[name];
  return `${place === 'build' ? formPath(formId, 'build') : formPath(formId, 'settings', place)}#${name}`;
}

/** All settings by place, for a search; a value is the name with this before it. */
export const settingChoices = (prefix = ''): SettingChoices[] =>
  PLACES.map((place) => ({
    group: PLACE_LABELS[place],
    items: SETTING_NAMES.filter((name) => SETTINGS[name].place === place).map((name) => ({
      value: prefix + name,
      label: SETTINGS[name].label,
      words: wordsOf(name),
    })),
  }));

/** Returns all texts by which a setting is found, in one. */
export const wordsOf = (name: SettingName): string => {
  const { label, place, words }: Setting = SETTINGS[name];
  return `${label} ${PLACE_LABELS[place]} ${words ?? ''}`;
};
