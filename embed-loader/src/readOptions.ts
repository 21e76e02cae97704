/** How a form stands in the page. */
const MODES = ['inline', 'popup', 'slide-in', 'side-tab', 'floating-button'] as const;

export type EmbedShape = (typeof MODES)[number];

/** A form that a page asks for. */
export interface FrameOptions {
  formId: string;
  /** Read out by screen readers as the frame's name. */
  title: string;
  mode: EmbedShape;
}

/** What a placeholder says; null when it names no form. */
export function readOptions(placeholder: HTMLElement): FrameOptions | null {
  const read = (name: string) => placeholder.getAttribute(`data-form-embed-${name}`)?.trim() ?? '';
  const formId = read('id').toLowerCase();
  if (!/^[0-9a-f-]{36}$/.test(formId)) return null;
  const mode = MODES.find((one) => one === read('mode')) ?? 'inline';
  return { formId, title: read('title') || 'Form', mode };
}
