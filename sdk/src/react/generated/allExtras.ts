// Written by `npm run fields` from the folders of sdk/src/fields.
import * as confirm from '../../fields/email/loaded/confirm.ts';
import * as code from '../../fields/email/loaded/code.ts';
import * as dial from '../../fields/phone/loaded/dial.ts';
import * as grouping from '../../fields/phone/loaded/grouping.ts';
import * as byCountry from '../../fields/address/loaded/byCountry.ts';

/** The code of settings of single types. */
export const ALL_TYPE_EXTRAS = {
  confirm,
  code,
  dial,
  grouping,
  byCountry,
};
