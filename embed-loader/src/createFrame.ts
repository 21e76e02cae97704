import type { Scheme } from '@inlay/sdk/protocol';
import type { FrameOptions } from './readOptions.ts';

/** What a frame takes up before anything is known of its form, in px. */
const INITIAL_HEIGHT = 600;

/**
 * The frame of a placeholder; the same one that the Embed dialog's line holds. Far below the fold the
 * browser loads it when it is scrolled near. On a dark page its first picture is dark already (D-195).
 */
export function createFrame(
  platform: string,
  { formId, title }: Pick<FrameOptions, 'formId' | 'title'>,
  scheme: Scheme,
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('data-form-embed', '');
  frame.loading = 'lazy';
  frame.src = `${platform}/embed/${formId}${scheme === 'dark' ? '?scheme=dark' : ''}`;
  frame.title = title;
  frame.style.cssText = 'width:100%;border:0';
  frame.height = String(INITIAL_HEIGHT);
  return frame;
}
