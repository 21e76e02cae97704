import type { Scheme } from '@inlay/sdk/protocol';
import type { FrameOptions } from './parseOptions.ts';

/** Height (px) of a frame whose form's height is unknown. */
const INITIAL_HEIGHT = 600;

/**
 * Creates the frame of a placeholder, equal to the one in the Embed dialog's snippet. It loads lazily. On a
 * dark page its first paint is dark already (D-195). Over a page its address names the form's element, by
 * which the form's style sheet knows that it needs padding (decision 127).
 */
export function createFrame(
  platform: string,
  { formId, title, mode, lang, keepsDrafts }: FrameOptions,
  scheme: Scheme,
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('data-form-embed', '');
  frame.loading = 'lazy';
  const query = [
    scheme === 'dark' && 'scheme=dark',
    !keepsDrafts && 'drafts=off',
    lang && `lang=${encodeURIComponent(lang)}`,
  ].filter(Boolean);
  const end = (query.length > 0 ? `?${query.join('&')}` : '') + (mode === 'inline' ? '' : '#form-root');
  frame.src = `${platform}/embed/${formId}${end}`;
  frame.title = title;
  frame.style.cssText = 'width:100%;border:0';
  frame.height = String(INITIAL_HEIGHT);
  return frame;
}
