import type { FirstFormResponse } from '@inlay/api/contract';

/** Key of the form that the set-up has made, as this browser knows it. */
export const FIRST_FORM_KEY = ['first-form'] as const;

/** The form as the server answered, and the website's address as it was typed. */
export interface FirstForm extends FirstFormResponse {
  website: string;
}
