// Written by `npm run fields` from the folders of sdk/src/fields.
/** Loads the code of settings of single types. */
export const TYPE_EXTRA_CHUNKS = {
  confirm: () => import('../../fields/email/loaded/confirm.ts'),
  code: () => import('../../fields/email/loaded/code.ts'),
  dial: () => import('../../fields/phone/loaded/dial.ts'),
  grouping: () => import('../../fields/phone/loaded/grouping.ts'),
  byCountry: () => import('../../fields/address/loaded/byCountry.ts'),
};
