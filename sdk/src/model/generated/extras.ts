// Written by `npm run fields` from the folders of sdk/src/fields.
import { emailExtras } from '../../fields/email/extras.ts';
import { phoneExtras } from '../../fields/phone/extras.ts';
import { addressExtras } from '../../fields/address/extras.ts';

/** The settings of each type whose code a form loads on demand. */
export const TYPE_EXTRAS = {
  email: emailExtras,
  phone: phoneExtras,
  address: addressExtras,
};
