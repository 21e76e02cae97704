/** Id of a field's control within its document or shadow root. */
export const controlId = (formId: string, fieldId: string): string => `fe-${formId.slice(-8)}-${fieldId}`;
