import type { Field } from '../field.ts';
import { hasChoiceSettings } from './settings/choiceSettings.ts';

/** Whether an option has a limit of how often it can be chosen. */
export const isLimit = (places: number | null | undefined): places is number => typeof places === 'number';

/** Whether an address asks the parts of its country. */
const isByCountry = (field: Field): boolean => field.type === 'address' && 'country' in field;

/** Whether a phone number has a country. */
const hasDialling = (field: Field): boolean => field.type === 'phone' && 'country' in field;

/**
 * Whether a field uses what a chunk has: settings that few fields of a type use (decision 339). Chunks lie
 * around those before them.
 */
const EXTRAS = {
  choices: (field: Field) =>
    (field.type === 'radio' || field.type === 'select' || field.type === 'checkbox') &&
    hasChoiceSettings(field),
  textRules: (field: Field) => 'minLength' in field || 'format' in field,
  confirm: (field: Field) => 'confirm' in field,
  code: (field: Field) => 'confirm' in field && field.confirm === 'code',
  dial: hasDialling,
  grouping: hasDialling,
  byCountry: isByCountry,
  days: (field: Field) => 'earliestDay' in field || 'latestDay' in field,
  search: (field: Field) => 'search' in field,
  shuffle: (field: Field) => 'shuffle' in field,
  places: (field: Field) => 'options' in field && field.options.some(({ places }) => isLimit(places)),
} as const satisfies Readonly<Record<string, (field: Field) => boolean>>;

/** Chunks for such settings. */
export type ExtraChunk = keyof typeof EXTRAS;

const NAMES = Object.keys(EXTRAS) as ExtraChunk[];

/** Returns the chunks that a field's settings need beside its type. */
export const extrasOf = (field: Field): readonly ExtraChunk[] => NAMES.filter((name) => EXTRAS[name](field));

/** Chunks that such a chunk imports: the server names them as well, so that no request follows another. */
export const IMPORTED_CHUNKS: Readonly<Partial<Record<ExtraChunk, readonly string[]>>> = {
  byCountry: ['addressFormats'],
  // Its script changes the component of dates, whichever of the two is loaded first.
  days: ['date'],
};
