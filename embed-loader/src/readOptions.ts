/** A form that a page asks for. */
export interface FrameOptions {
  formId: string;
  /** Read out by screen readers as the frame's name. */
  title: string;
}

/** What a placeholder says; null when it names no form. */
export function readOptions(placeholder: HTMLElement): FrameOptions | null {
  const formId = placeholder.getAttribute('data-form-embed-id')?.trim().toLowerCase() ?? '';
  if (!/^[0-9a-f-]{36}$/.test(formId)) return null;
  return { formId, title: placeholder.getAttribute('data-form-embed-title') ?? 'Form' };
}
