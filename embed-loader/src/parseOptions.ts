/** How a form is shown in the page. */
const MODES = ['inline', 'popup', 'slide-in', 'side-tab', 'floating-button'] as const;

export type EmbedShape = (typeof MODES)[number];

/** Options of a placeholder. */
export interface FrameOptions {
  formId: string;
  /** Accessible name of the frame. */
  title: string;
  mode: EmbedShape;
  /** The language that a form in several is shown in; empty for the visitor's. */
  lang: string;
  /** Whether the visitor's browser keeps what is not sent yet. */
  keepsDrafts: boolean;
}

/** Parses a placeholder's attributes; null without a valid form id. */
export function parseOptions(placeholder: HTMLElement): FrameOptions | null {
  const read = (name: string) => placeholder.getAttribute(`data-form-embed-${name}`)?.trim() ?? '';
  const formId = read('id').toLowerCase();
  if (!/^[0-9a-f-]{36}$/.test(formId)) return null;
  const mode = MODES.find((one) => one === read('mode')) ?? 'inline';
  const title = read('title') || 'Form';
  return { formId, title, mode, lang: read('lang'), keepsDrafts: read('drafts') !== 'off' };
}
