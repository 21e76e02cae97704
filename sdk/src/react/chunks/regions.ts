import { addressData } from '../../model/fields/places/addressData.ts';
import { regionsOf } from '../../model/fields/places/regions.ts';
import type { withTextRules } from '../../model/fields/settings/textRules.ts';

/** Returns the regions of countries, and their postal codes as the format of texts reads them. */
export const createAddressData = (addRules: typeof withTextRules) => ({
  ...addressData(addRules),
  regionsOf,
});
