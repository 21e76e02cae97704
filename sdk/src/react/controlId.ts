/** Id of a field's control within its document or shadow root. */
export const controlId = (formId: string, fieldId: string): string => `fe-${formId.slice(-8)}-${fieldId}`;

/** Id of the form element itself; an input that stands elsewhere in the page belongs to it by this. */
export const postFormId = (formId: string): string => `form-embed-${formId}`;
