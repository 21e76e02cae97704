/** Key of the form that the set-up has made, as the server answered. */
export const FIRST_FORM_KEY = ['first-form'] as const;
