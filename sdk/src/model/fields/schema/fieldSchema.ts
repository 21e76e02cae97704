import { z } from 'zod';
import { FIELD_SCHEMAS } from '../../generated/schemas.ts';

/** Settings of one field of any type. Drops unknown keys. */
export const fieldSchema = /* @__PURE__ */ (() => {
  const { header, ...others } = FIELD_SCHEMAS;
  return z.discriminatedUnion('type', [header, ...Object.values(others)]);
})();
