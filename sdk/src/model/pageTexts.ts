/** Texts that stand in place of a form (EMBED-004, EMBED-005, EMBED-051, EMBED-052); apart, because a form that is there needs none. */
export interface PageTexts {
  formUnavailable: string;
  formNotFound: string;
  formDisabled: string;
  formDisabledText: string;
  loadFailed: (message: string) => string;
}

export const ENGLISH_PAGE: PageTexts = {
  formUnavailable: 'Form Unavailable',
  formNotFound: 'Form not found or not published',
  formDisabled: 'Form Disabled',
  formDisabledText: 'This form has been temporarily disabled.',
  loadFailed: (message) => `Failed to load form: ${message}`,
};
