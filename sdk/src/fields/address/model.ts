import type { AddressAnswer } from '../../model/fields/field.ts';
import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import type { QuestionModel } from '../../model/fields/fieldType.ts';
import { isWellFormedText } from '../../model/validation/wellFormedText.ts';
import { addressLines } from './addressLines.ts';
import { ADDRESS_PARTS, MAX_ADDRESS_PART_LENGTH, type AddressPart } from './addressParts.ts';
import { COUNTRIES } from '../../model/fields/places/countries.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';
import { isBlank, parseText } from '../../model/fields/textualAnswer.ts';

/** The parts a required address must have; the second line never is (EMBED-022, D-95). */
const REQUIRED_PARTS: readonly AddressPart[] = ['street', 'city', 'state', 'postal', 'country'];

const emptyAddress = (): AddressAnswer => ({
  street: '',
  address2: '',
  city: '',
  state: '',
  postal: '',
  country: COUNTRIES[0],
});

/** Returns whether an address is empty; the country alone is a default, not an answer. */
const isEmpty = (address: AddressAnswer): boolean =>
  ADDRESS_PARTS.every((part) => part === 'country' || isBlank(address[part]));

const filledParts = (address: AddressAnswer): string[] =>
  ADDRESS_PARTS.map((part) => address[part]).filter((text) => !isBlank(text));

/** An address in its parts (BUILD-071). */
export const addressField: QuestionModel<'address'> = {
  parseAnswer(_field, raw, context) {
    const address = emptyAddress();
    if (raw === undefined || raw === null) return address;
    if (typeof raw !== 'object' || Array.isArray(raw)) return undefined;
    for (const part of ADDRESS_PARTS) {
      if (!Object.hasOwn(raw, part)) continue;
      const text = parseText((raw as Record<string, unknown>)[part], context);
      if (text === undefined) return undefined;
      address[part] = text.trim();
    }
    return address;
  },
  isEmpty: (_field, address) => isEmpty(address),
  check(field, address) {
    const fieldId = field.id;
    const parts = ADDRESS_PARTS.map((part) => address[part]);
    if (!parts.every(isWellFormedText)) return [{ fieldId, code: 'invalid_characters' }];
    if (parts.some((text) => text.length > MAX_ADDRESS_PART_LENGTH)) {
      return [{ fieldId, code: 'too_long', params: { max: MAX_ADDRESS_PART_LENGTH } }];
    }
    if (address.country !== '' && !(COUNTRIES as readonly string[]).includes(address.country)) {
      return [{ fieldId, code: 'invalid_option' }];
    }
    const missing = field.required ? REQUIRED_PARTS.filter((part) => isBlank(address[part])) : [];
    return missing.length > 0 ? [{ fieldId, code: 'address_incomplete', params: { parts: missing } }] : [];
  },
  print: (_field, address) => (isEmpty(address) ? '' : filledParts(address).join(', ')),
};

/** Label of a new address; true while all its parts are required (D-75, D-194). */
export const ALL_PARTS_REQUIRED = 'Address (ALL Fields are required)';

export const addressCapabilities: FieldCapabilities<'address'> = {
  name: 'Address',
  texts: { country: null },
  isPlain: true,
  createDefaults: () => ({
    type: 'address',
    ...baseDefaults(ALL_PARTS_REQUIRED),
    required: true,
  }),
  settings: ['label', 'help', 'required', 'addressCountries'],
  nameAsks: true,
  isPersonal: true,
  parts: () => ADDRESS_PARTS,
  typeOf: (_field, part) => (part === undefined ? null : { kind: 'text' }),
  sample: () => ({
    street: '1 High St',
    address2: 'Flat 2',
    city: 'Leeds',
    state: 'Yorks',
    postal: 'LS1 1AA',
    country: 'United Kingdom',
  }),
  printLines: (address) => addressLines(address) ?? filledParts(address),
};
