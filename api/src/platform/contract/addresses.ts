import { z } from 'zod';

/** Longest word of an address, in characters. */
export const MAX_SLUG_LENGTH = 60;

/** `GET /api/forms/{formId}/address`: the address of a form in words. */
export const formAddressSchema = z.object({
  /** The whole address; `null` for a form that has none. */
  url: z.url().nullable(),
  /** Its word of the account and of the form, or those that are suggested. */
  account: z.string(),
  form: z.string(),
});

/** `PUT /api/forms/{formId}/address`: words are written as addresses have them, so "Order a cake" is `order-a-cake`. */
export const setAddressRequestSchema = z.strictObject({
  account: z.string().max(MAX_SLUG_LENGTH * 2),
  form: z.string().max(MAX_SLUG_LENGTH * 2),
});

export type FormAddressResponse = z.infer<typeof formAddressSchema>;
export type SetAddressRequest = z.infer<typeof setAddressRequestSchema>;
