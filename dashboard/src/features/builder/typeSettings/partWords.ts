import { t } from '@lingui/core/macro';
import type { AddressPart, NamePart } from '@inlay/sdk/model';

/** Parts of a name, by their keys. */
export const NAME_WORDS: Readonly<Record<NamePart, () => string>> = {
  prefix: () => t`Title`,
  first: () => t`First name`,
  middle: () => t`Middle name`,
  last: () => t`Last name`,
};

/** Parts of an address, by their keys. */
export const ADDRESS_WORDS: Readonly<Record<AddressPart, () => string>> = {
  street: () => t`Street address`,
  address2: () => t`Address line 2`,
  city: () => t`City`,
  state: () => t`State or region`,
  postal: () => t`Postal code`,
  country: () => t`Country`,
};
