import { checkWebsite, DEFAULT_UNFINISHED_DAYS } from '@inlay/sdk/model';
import type { FormPublishingSettings } from '../../platform/contract/index.ts';
import type { FormPublishing } from '../../platform/entities/formPublishing.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';

/** The password has an endpoint of its own, since nobody reads it back. */
type Key = Exclude<keyof FormPublishingSettings, 'hasPassword'>;

/** Conversion of one setting between column and contract. */
interface Setting<Name extends Key> {
  /** The value of a form whose owner has chosen none. */
  initial: FormPublishingSettings[Name];
  /** The column's value, where it is not the setting itself. */
  toColumn?(
    value: FormPublishingSettings[Name],
    all: FormPublishingSettings,
  ): FormPublishing[Name] | null | undefined;
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

/** Every setting, once: reading, writing and the public form's query go through this table. */
const SETTINGS = {
  allowedWebsites: { initial: null, toColumn: parseWebsites },
  frameOnly: { initial: false },
  opensAt: { initial: null, toColumn: toTime },
  opensText: { initial: null, toColumn: (text) => text || null },
  closesAt: { initial: null, toColumn: toTime },
  closedText: { initial: null, toColumn: (text) => text || null },
  maxSubmissions: { initial: null },
  onePerBrowser: { initial: false },
  uniqueField: { initial: null },
  requiresSignIn: { initial: false },
  signInField: { initial: null, toColumn: (id, { requiresSignIn }) => (requiresSignIn ? id : null) },
  showsStatus: { initial: false },
  signsReceipts: { initial: false },
  allowsEdits: { initial: false },
  allowsWithdrawal: { initial: false },
  editDays: { initial: null },
  editsEndAt: { initial: null, toColumn: (time) => (time === null ? null : new Date(time)) },
  editsEndWith: { initial: null },
  keepsUnfinished: { initial: false },
  unfinishedDays: { initial: DEFAULT_UNFINISHED_DAYS },
  language: { initial: null },
  prefillable: { initial: [], toColumn: unique },
  // Only the host page can fill in a hidden field.
  hiddenFields: {
    initial: [],
    toColumn: (ids, { prefillable }) => unique(ids).filter((id) => prefillable.includes(id)),
  },
  lockedFields: {
    initial: [],
    toColumn: (ids, { prefillable }) => unique(ids).filter((id) => prefillable.includes(id)),
  },
  hostMayReadAnswers: { initial: false },
  invitations: { initial: 'off' },
  spamLevel: { initial: 'careful' },
  socialTitle: { initial: null, toColumn: (text) => text || null },
  socialDescription: { initial: null, toColumn: (text) => text || null },
  socialPictureUrl: { initial: null },
} satisfies { [Name in Key]: Setting<Name> };

const ENTRIES = Object.entries(SETTINGS) as [Key, Setting<Key>][];

/** The settings of a row; the initial ones without a row. */
export const presentSettings = (row: FormPublishing | null): FormPublishingSettings =>
  ({
    ...mapSettings((key, { initial }) => {
      const value = row?.[key] ?? initial;
      return value instanceof Date ? value.toISOString() : value;
    }),
    hasPassword: Boolean(row?.passwordHash),
  }) as FormPublishingSettings;

/**
 * The columns of a row with these settings.
 * @throws {ProblemError} `request.invalid`, naming each website that is none.
 */
export const settingsColumns = (settings: FormPublishingSettings): Partial<FormPublishing> =>
  mapSettings((key, { toColumn }) => (toColumn ? toColumn(settings[key], settings) : settings[key]));

/** The SQL that selects all settings but one from a row of `form_publishing` that may be missing. */
export const selectSettings = (alias: string, omitted: Key): string =>
  ENTRIES.filter(([key]) => key !== omitted)
    .map(([key]) => `${sqlOf(alias, key)} as "${key}"`)
    .join(', ');

function sqlOf(alias: string, key: Key): string {
  const column = `${alias}.${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
  const { initial } = SETTINGS[key];
  if (initial === null) return column;
  if (typeof initial === 'string') return `coalesce(${column}, '${initial}')`;
  return `coalesce(${column}, ${Array.isArray(initial) ? "'{}'" : String(initial)})`;
}

const mapSettings = (valueOf: (key: Key, setting: Setting<Key>) => unknown): object =>
  Object.fromEntries(ENTRIES.map(([key, setting]) => [key, valueOf(key, setting)]));

/** The moment of a setting. */
function toTime(time: string | null): Date | null {
  return time === null ? null : new Date(time);
}

/** The websites in their one spelling, each once (T9). */
function parseWebsites(websites: readonly string[] | null): string[] | null {
  if (websites === null) return null;
  const checked = websites.map((text) => checkWebsite(text));
  const issues = checked.flatMap((result, at) =>
    result.ok ? [] : [{ path: ['allowedWebsites', at], code: result.code, message: result.message }],
  );
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
  return unique(checked.flatMap((result) => (result.ok ? [result.value] : [])));
}
