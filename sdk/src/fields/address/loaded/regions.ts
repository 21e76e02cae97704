import { addressData } from '../settings/addressData.ts';
import { regionsOf } from '../settings/regionsOf.ts';
import type { withTextRules } from '../../../model/fields/settings/textRules.ts';

/** Returns the regions of countries, and their postal codes as the format of texts reads them. */
export const createAddressData = (addRules: typeof withTextRules) => ({
  ...addressData(addRules),
  regionsOf,
});
