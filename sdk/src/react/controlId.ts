/** Returns the id of a field's control, unique in its document or shadow root. */
export const controlId = (formId: string, fieldId: string): string => `fe-${formId.slice(-8)}-${fieldId}`;

/** Returns the id of the form element, by which inputs elsewhere in the page belong to it. */
export const postFormId = (formId: string): string => `form-embed-${formId}`;
