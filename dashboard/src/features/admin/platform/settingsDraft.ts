import type { PlatformSettings, UpdateSettingsRequest } from '@inlay/api/contract';
import { FORM_LIMIT_RULE, parseWholeNumber, type NumberRule } from '../wholeNumber.ts';

/** Days, as the contract allows them. */
const DAYS_RULE: NumberRule = { min: 1, max: 3_650 };

/** Days of security events, as the contract allows them. */
const EVENT_DAYS_RULE: NumberRule = { min: 30, max: 3_650 };

/** Submissions, as the contract allows them. */
const SUBMIT_RULE: NumberRule = { min: 1, max: 1_000 };

/** Calls of an API key, as the contract allows them. */
const KEY_RULE: NumberRule = { min: 1, max: 100_000 };

/** Invitations by mail, as the contract allows them. */
const MAIL_RULE: NumberRule = { min: 1, max: 10_000 };

/** Limits of each number of the settings. */
const NUMBER_RULES = {
  trashRetentionDays: DAYS_RULE,
  submitLimitMinute: SUBMIT_RULE,
  submitLimitHour: SUBMIT_RULE,
  keyReadsPerMinute: KEY_RULE,
  keyWritesPerMinute: KEY_RULE,
  invitationMailsPerMinute: MAIL_RULE,
  securityEventDays: EVENT_DAYS_RULE,
  defaultFormLimit: FORM_LIMIT_RULE,
} satisfies Partial<Record<keyof PlatformSettings, NumberRule>>;

export type NumberSetting = keyof typeof NUMBER_RULES;
const TEXT_SETTINGS = ['securityBadgeName', 'helpContact'] as const;
export type TextSetting = (typeof TEXT_SETTINGS)[number];
export type SwitchSetting = Exclude<keyof PlatformSettings, NumberSetting | TextSetting>;

/** The settings while they are edited: numbers as they are typed. */
export type SettingsDraft = Record<NumberSetting, string | number> &
  Record<SwitchSetting, boolean> &
  Record<TextSetting, string>;

/** Messages beside the fields that cannot be saved. */
export type SettingsProblems = Partial<Record<keyof PlatformSettings, string>>;

const NUMBER_SETTINGS = Object.keys(NUMBER_RULES) as NumberSetting[];

/** The stored settings as they are edited: no limit of forms is an empty box. */
export const draftOf = (settings: PlatformSettings): SettingsDraft => ({
  ...settings,
  defaultFormLimit: settings.defaultFormLimit ?? '',
});

/** Returns the changed settings, and the problems of invalid ones. */
export function parseDraft(
  draft: SettingsDraft,
  stored: PlatformSettings,
): { changes: UpdateSettingsRequest; problems: SettingsProblems } {
  const read: Record<keyof PlatformSettings, string | number | boolean | null> = { ...draft };
  for (const key of TEXT_SETTINGS) read[key] = draft[key].trim();
  const problems: SettingsProblems = {};
  for (const key of NUMBER_SETTINGS) {
    const number = parseWholeNumber(draft[key], NUMBER_RULES[key]);
    if (number.ok) read[key] = number.value;
    else problems[key] = number.message;
  }
  const changed = (Object.keys(stored) as (keyof PlatformSettings)[]).filter(
    (key) => !(key in problems) && read[key] !== stored[key],
  );
  return { changes: Object.fromEntries(changed.map((key) => [key, read[key]])), problems };
}
