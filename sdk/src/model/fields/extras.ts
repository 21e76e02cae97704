import type { Field, FieldType } from './field.ts';
import { TYPE_EXTRAS } from '../generated/extras.ts';
import { capabilitiesOf } from './capabilities.ts';
import type { FieldExtra } from './fieldExtra.ts';
import { hasChoiceSettings } from './settings/choiceSettings.ts';

/** Returns whether the places of an option are limited. */
export const isLimit = (places: number | null | undefined): places is number => typeof places === 'number';

/** Settings that several types have. */
const SHARED_EXTRAS = {
  choices: {
    isUsed: (field) => capabilitiesOf(field).settings.includes('choices') && hasChoiceSettings(field),
  },
  textRules: { isUsed: (field) => 'minLength' in field || 'format' in field },
  days: {
    isUsed: (field) => 'earliestDay' in field || 'latestDay' in field,
    // Its script changes the component of dates, whichever of the two is loaded first.
    imports: ['date'],
  },
  search: { isUsed: (field) => 'search' in field },
  shuffle: { isUsed: (field) => 'shuffle' in field },
  places: {
    isUsed: (field) => 'options' in field && field.options.some(({ places }) => isLimit(places)),
  },
} satisfies Readonly<Record<string, FieldExtra>>;

type KeysOf<Record> = Record extends unknown ? keyof Record : never;

/** Names of the chunks of settings that several types have. */
export type SharedExtra = keyof typeof SHARED_EXTRAS;
/** Names of the chunks of all such settings; chunks lie around those before them. */
export type ExtraChunk = KeysOf<(typeof TYPE_EXTRAS)[keyof typeof TYPE_EXTRAS]> | SharedExtra;

const EXTRAS_BY_TYPE: Readonly<Partial<Record<FieldType, Readonly<Record<string, FieldExtra>>>>> =
  TYPE_EXTRAS;

/** Returns the names of the chunks that a field's settings need besides its type's. */
export const extrasOf = (field: Field): [name: ExtraChunk, extra: FieldExtra][] =>
  Object.entries<FieldExtra>({ ...EXTRAS_BY_TYPE[field.type], ...SHARED_EXTRAS }).filter(([, { isUsed }]) =>
    isUsed(field),
  ) as [ExtraChunk, FieldExtra][];
