import type { Scheme } from '@inlay/sdk/protocol';
import type { FrameOptions } from './parseOptions.ts';

/** Height (px) of a frame whose form's height is unknown. */
const INITIAL_HEIGHT = 600;

/**
 * Creates the frame of a placeholder, equal to the one in the Embed dialog's snippet. It loads lazily. On a
 * dark page its first paint is dark already (D-195).
 */
export function createFrame(
  platform: string,
  { formId, title, keepsDrafts }: Omit<FrameOptions, 'mode'>,
  scheme: Scheme,
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('data-form-embed', '');
  frame.loading = 'lazy';
  const query = [scheme === 'dark' && 'scheme=dark', !keepsDrafts && 'drafts=off'].filter(Boolean);
  frame.src = `${platform}/embed/${formId}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  frame.title = title;
  frame.style.cssText = 'width:100%;border:0';
  frame.height = String(INITIAL_HEIGHT);
  return frame;
}
