// Written by `npm run fields` from the folders of sdk/src/fields.
/** Loads the code of plain types outside the core. */
export const PLAIN_TYPES = {
  date: () => import('../../fields/date/chunk.ts'),
  address: () => import('../../fields/address/chunk.ts'),
  captcha: () => import('../../fields/captcha/chunk.ts'),
};
