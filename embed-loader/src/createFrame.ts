import type { FrameOptions } from './readOptions.ts';

/** What a frame takes up before anything is known of its form, in px. */
const INITIAL_HEIGHT = 600;

/**
 * The frame of a placeholder; the same one that the Embed dialog's line holds. Far below the fold the
 * browser loads it when it is scrolled near.
 */
export function createFrame(
  platform: string,
  { formId, title }: Pick<FrameOptions, 'formId' | 'title'>,
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('data-form-embed', '');
  frame.loading = 'lazy';
  frame.src = `${platform}/embed/${formId}`;
  frame.title = title;
  frame.style.cssText = 'width:100%;border:0';
  frame.height = String(INITIAL_HEIGHT);
  return frame;
}
