import { addressData } from '../../model/fields/addressData.ts';
import { regionsOf } from '../../model/fields/regions.ts';
import type { withTextRules } from '../../model/fields/textRules.ts';

/** Returns the regions of countries, and their postal codes as the format of texts reads them. */
export const createAddressData = (addRules: typeof withTextRules) => ({
  ...addressData(addRules),
  regionsOf,
});
